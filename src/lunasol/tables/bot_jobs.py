# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What a bot is given to think about."""

import secrets

from lunasol.engine.position import snapshot
from lunasol.tables.ports import BotJob
from lunasol.tables.state import TableState

SEED_BITS = 63


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
