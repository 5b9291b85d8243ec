"""What a bot is given to think about. Not compiled: compiled classes cannot be pickled."""

import hashlib

from msgspec import Struct

from lunasol.bots.cast import Manner, manner_of
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
    manner: Manner = ""


class BotMove(Struct, frozen=True):
    """The move that a bot plays."""

    code: int
    is_forced: bool
    """Whether no other move was legal."""
    seconds: float | None
    """How long it searched, without the wait for its turn; None if it did not search."""


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
        seed=seed_for(state, seat),
        manner=manner_of(state.seats[seat].character),
    )


def seed_for(state: TableState, seat: int) -> int:
    """Follows from the log and stays while the bot thinks, whatever else happens at the table: so
    it makes the same move if another node takes over meanwhile. Nobody can foresee it: the secret
    is revealed only with the result."""
    text = f"lunasol bot 2\n{state.opened.secret} {seat} {state.seats[seat].decisions}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()) >> (256 - SEED_BITS)
