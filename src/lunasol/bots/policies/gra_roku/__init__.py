"""What our bots know about Gra roku."""

from lunasol.bots.policies.gra_roku.policy import GraRokuPolicy

POLICY = GraRokuPolicy
