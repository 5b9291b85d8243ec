"""The policy of NOX: what the bots know about the game."""

from lunasol.bots.policies.nox.meddling import meddles
from lunasol.bots.policies.nox.policy import NoxPolicy

POLICY = NoxPolicy
MEDDLING = meddles
TEMPERATURES = {"beginner": 600.0, "casual": 180.0, "skilled": 0.08, "strong": 0.03}
NEARLY_EQUAL = 3
MEDDLER_TEMPERATURE = 0.93
