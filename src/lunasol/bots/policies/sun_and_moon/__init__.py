"""The policy of Sun and Moon: what the bots know about the game."""

from lunasol.bots.policies.sun_and_moon.meddling import meddles
from lunasol.bots.policies.sun_and_moon.policy import SunAndMoonPolicy

POLICY = SunAndMoonPolicy
MEDDLING = meddles
TEMPERATURES = {"beginner": 500.0, "casual": 110.0, "skilled": 0.1, "strong": 0.03}
NEARLY_EQUAL = 7
MEDDLER_TEMPERATURE = 1.0
