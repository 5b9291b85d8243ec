"""A real server that plays the same matches in every run: `python same_deals.py serve …`.

Every table has the same secret and the same characters, and a bot's randomness comes from the
position that it thinks about. A deal then depends only on the game, its options and the salts of
the people at the table, so tests in a browser choose their deals by their salts and may run in any
order.
"""

import hashlib
import sys

import msgspec

from lunasol.bots.answer import Answer
from lunasol.cli import main
from lunasol.engine import shuffle
from lunasol.server import app
from lunasol.server.bots.pool import ProcessBotPool
from lunasol.tables import opening
from lunasol.tables.bot_jobs import BotJob, BotMove

SECRET = hashlib.sha256(b"the same deals").digest()
SEED_BYTES = 7


class SameAnswers(ProcessBotPool):
    """Bots that answer the same whenever they are asked the same."""

    async def choose(self, job: BotJob, whose: str) -> BotMove:
        return await super().choose(seeded(job), whose)

    async def advise(self, job: BotJob, whose: str) -> Answer:
        return await super().advise(seeded(job), whose)


def seeded(job: BotJob) -> BotJob:
    asked = msgspec.structs.replace(job, seed=0)
    seed = hashlib.sha256(repr(asked).encode()).digest()[:SEED_BYTES]
    return msgspec.structs.replace(job, seed=int.from_bytes(seed, "big"))


def deal_the_same() -> None:
    """From now on this process deals the same cards and has the same bots every time."""
    shuffle.new_secret = lambda: SECRET
    opening.luck_of = lambda opened: 0  # noqa: ARG005
    app.ProcessBotPool = SameAnswers  # type: ignore[attr-defined]


if __name__ == "__main__":
    deal_the_same()
    sys.exit(main(sys.argv[1:]))
