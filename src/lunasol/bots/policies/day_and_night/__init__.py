"""What our bots know about Day & Night."""

from lunasol.bots.policies.day_and_night.policy import DayAndNightPolicy

POLICY = DayAndNightPolicy
