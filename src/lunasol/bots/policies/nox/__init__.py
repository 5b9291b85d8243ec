"""The policy of NOX: what the bots know about the game."""

from lunasol.bots.policies.nox.policy import NoxPolicy

POLICY = NoxPolicy
