"""The policy of Day & Night: what the bots know about the game."""

from lunasol.bots.policies.day_and_night.policy import DayAndNightPolicy

POLICY = DayAndNightPolicy
