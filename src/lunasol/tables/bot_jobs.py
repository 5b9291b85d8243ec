"""What a bot is given to think about. Not compiled: compiled classes cannot be pickled."""

import secrets

from msgspec import Struct

from lunasol.engine.options import OptionValue
from lunasol.engine.position import Snapshot, snapshot
from lunasol.tables.state import TableState

SEED_BITS = 63


class BotJob(Struct, frozen=True):
    """All that a bot is given: a position blinded for its seat, as plain data, and a seed."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    position: Snapshot
    seat: int
    bot: str
    seed: int


def job_for(state: TableState, seat: int, bot: str) -> BotJob:
    """The position as this seat knows it, for the bot of this name."""
    opened = state.opened
    return BotJob(
        game=opened.game,
        players=opened.players,
        options=tuple(opened.options.items()),
        position=snapshot(state.playing().blinded(seat)),
        seat=seat,
        bot=bot,
        seed=secrets.randbits(SEED_BITS),
    )
