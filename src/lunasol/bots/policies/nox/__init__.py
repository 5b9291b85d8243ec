"""What our bots know about NOX."""

from lunasol.bots.policies.nox.policy import NoxPolicy

POLICY = NoxPolicy
