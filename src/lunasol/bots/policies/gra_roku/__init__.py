"""The policy of Gra roku: what the bots know about the game."""

from lunasol.bots.policies.gra_roku.meddling import meddles
from lunasol.bots.policies.gra_roku.policy import GraRokuPolicy

POLICY = GraRokuPolicy
MEDDLING = meddles
TEMPERATURES = {"beginner": 700.0, "casual": 130.0, "skilled": 0.085, "strong": 0.03}
NEARLY_EQUAL = 8
MEDDLER_TEMPERATURE = 0.95
