"""Two worlds on the wire: what a seat cannot see changes no byte of what it is sent."""

import asyncio
import random

import msgspec
import pytest

from lunasol import games
from lunasol.engine.position import snapshot
from lunasol.protocol.server_messages import EventInfo, TableView
from lunasol.tables import bot_jobs, projection
from lunasol.tables.bot_jobs import BotJob
from lunasol.tables.broadcast import Broadcaster, PreparedMessage
from lunasol.tables.commands import sessions
from lunasol.tables.state import TableState
from tables.twin_tables import Twins, received, received_alone, twins

VIEWERS = (0, 1, 2, 3, None)
SEEDS = range(3)


@pytest.fixture(autouse=True)
def _bots_alike_and_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints depend on randomness and time, so fix both: nothing else may make them differ."""
    monkeypatch.setattr(bot_jobs, "seed_for", lambda _state, _seat: 7)
    monkeypatch.setattr(sessions, "ADVISER", "search:40")


def both(worlds: Twins) -> tuple[list[bytes], list[bytes]]:
    async def listen() -> tuple[list[bytes], list[bytes]]:
        minds = random.Random(len(worlds.one.log))
        return await received(worlds.one, worlds.viewer), await received(
            worlds.other, worlds.viewer, minds
        )

    return asyncio.run(listen())


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", games.GAMES)
def test_twin_tables_send_a_viewer_the_same_bytes(game: str, viewer: int | None) -> None:
    for seed in SEEDS:
        one, other = both(twins(game, viewer, seed))
        assert one == other


def both_alone(worlds: Twins, seat: int) -> tuple[list[bytes], list[bytes]]:
    async def listen() -> tuple[list[bytes], list[bytes]]:
        one, other = [
            await received_alone(world, seat, random.Random(seat))
            for world in (worlds.one, worlds.other)
        ]
        return one, other

    return asyncio.run(listen())


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("game", games.GAMES)
def test_twin_tables_against_bots_send_the_same_bytes_with_undo(game: str, seat: int) -> None:
    """Whether a move can be undone, and what undoing it shows, tells nothing of hidden cards."""
    for seed in SEEDS:
        one, other = both_alone(twins(game, seat, seed), seat)
        assert one == other


def test_moves_are_undone_in_these_matches() -> None:
    """Otherwise the test above would show nothing."""
    found = both_alone(twins("day_and_night", 0, 0), 0)[0]
    assert any(b'"undo":true' in message for message in found)
    assert sum(b'"type":"welcome"' in message for message in found) > 3


# Planted leaks: the tests above can fail --------------------------------------------------------

view_for, job_for = projection.view_for, bot_jobs.job_for
prepare_updates = Broadcaster.prepare_updates


def next_seats_view(
    state: TableState, seat: int | None, shared: TableView | None
) -> TableView | None:
    return view_for(state, 0 if seat is None else (seat + 1) % state.players, shared)


def next_seats_moves(state: TableState, seat: int | None) -> tuple[str, ...]:
    return state.legal(0 if seat is None else (seat + 1) % state.players).texts


def all_events(state: TableState, _seat: int | None, since: int) -> tuple[EventInfo, ...]:
    assert state.match is not None
    events = state.match.events_since(since)
    notation = state.match.notation
    return tuple(projection.event_info(event.seen_by(event.owner), notation) for event in events)


def all_last_events(state: TableState, seat: int | None) -> tuple[EventInfo, ...]:
    return () if state.match is None else all_events(state, seat, 0)


def task_with_all_cards(state: TableState, seat: int, bot: str) -> BotJob:
    task = job_for(state, seat, bot)
    return msgspec.structs.replace(task, position=snapshot(state.playing().game))


def tell_all_of_a_change_of_mind(
    broadcaster: Broadcaster, state: TableState, since: int, _only: object
) -> list[PreparedMessage]:
    return prepare_updates(broadcaster, state, since, None)


def the_next_card_is_even(state: TableState, seat: int | None) -> bool:
    if state.match is None or seat is None:
        return False
    return any(card % 2 == 0 for card in list(state.match.game.hands[(seat + 1) % 2])[:1])


LEAKS = {
    "view": (projection, "view_for", next_seats_view),
    "moves": (projection, "legal_for", next_seats_moves),
    "events": (projection, "events_for", all_events),
    "last events": (projection, "last_events", all_last_events),
    "hint": (sessions, "job_for", task_with_all_cards),
    "change of mind": (Broadcaster, "prepare_updates", tell_all_of_a_change_of_mind),
}


IN_SOURCES = pytest.mark.skipif(
    not projection.__file__.endswith(".py"), reason="nothing can be planted in compiled modules"
)


@IN_SOURCES
def test_a_planted_leak_of_undo_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(projection, "may_undo", the_next_card_is_even)
    found = (both_alone(twins(game, 1, seed), 1) for seed in SEEDS for game in games.GAMES)
    assert any(one != other for one, other in found)


@IN_SOURCES
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    found = (both(twins(game, 1, seed)) for seed in SEEDS for game in games.GAMES)
    assert any(one != other for one, other in found)
