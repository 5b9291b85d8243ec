"""The policy of Sun and Moon: what the bots know about the game."""

from lunasol.bots.policies.sun_and_moon.policy import SunAndMoonPolicy

POLICY = SunAndMoonPolicy
