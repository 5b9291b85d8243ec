"""What our bots know about Sun and Moon."""

from lunasol.bots.policies.sun_and_moon.policy import SunAndMoonPolicy

POLICY = SunAndMoonPolicy
