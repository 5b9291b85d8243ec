"""The policy of Day & Night: what the bots know about the game."""

from lunasol.bots.policies.day_and_night.meddling import meddles
from lunasol.bots.policies.day_and_night.policy import DayAndNightPolicy

POLICY = DayAndNightPolicy
MEDDLING = meddles
TEMPERATURES = {"beginner": 2000.0, "casual": 400.0, "skilled": 0.08, "strong": 0.035}
NEARLY_EQUAL = 8
MEDDLER_TEMPERATURE = 1.0
