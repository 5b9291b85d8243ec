"""The policy of Gra roku: what the bots know about the game."""

from lunasol.bots.policies.gra_roku.policy import GraRokuPolicy

POLICY = GraRokuPolicy
