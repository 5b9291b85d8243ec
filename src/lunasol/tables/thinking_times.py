"""How long bots have searched lately, so that a quick answer does not give a bot away."""

import random
from collections import deque

from lunasol.tables.bot_jobs import BotJob, BotMove

REMEMBERED = 32


class ThinkingTimes:
    """By game and bot, the latest searches that had a choice.

    A bot with only one legal move answers at once, and so would show what it holds. It waits as
    long as one of these searches took. Always the longest of them would give it away as well.
    """

    def __init__(self) -> None:
        self.recent: dict[tuple[str, str], deque[float]] = {}

    def missing(self, job: BotJob, found: BotMove) -> float:
        """How many seconds this answer came too soon; a search that had a choice is remembered."""
        if found.seconds is None:
            return 0.0
        recent = self.recent.setdefault((job.game, job.bot), deque(maxlen=REMEMBERED))
        if not found.is_forced:
            recent.append(found.seconds)
            return 0.0
        return max(0.0, random.choice(recent) - found.seconds) if recent else 0.0
