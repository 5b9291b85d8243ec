"""Two worlds on the wire: what a seat cannot see changes no byte of what it is sent."""

import asyncio
import dataclasses
import random
import secrets

import pytest

from lunasol import games
from lunasol.engine.position import snapshot
from lunasol.server import table as tables
from lunasol.server import thinkers, watching
from lunasol.server.messages import EventInfo, ViewInfo
from lunasol.server.room import Room
from lunasol.server.telling import Letter, Teller
from lunasol.server.thinkers import Task
from lunasol.server.watching import Shared
from server.twin_tables import Twins, told, twins

PLACES = (0, 1, 2, 3, None)
SEEDS = range(3)


@pytest.fixture(autouse=True)
def _bots_alike_and_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint depends on chance and on the time there is, and must depend on nothing else."""
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)
    monkeypatch.setattr(tables, "ADVISER", "search:40")


def both(worlds: Twins) -> tuple[list[bytes], list[bytes]]:
    async def listen() -> tuple[list[bytes], list[bytes]]:
        minds = random.Random(len(worlds.one.log))
        return await told(worlds.one, worlds.place), await told(worlds.other, worlds.place, minds)

    return asyncio.run(listen())


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("game", games.GAMES)
def test_worlds_alike_to_a_place_send_it_the_same_bytes(game: str, place: int | None) -> None:
    for seed in SEEDS:
        one, other = both(twins(game, place, seed))
        assert one == other


# Planted leaks: the test above can fail --------------------------------------------------------

view_of, task_for = watching.view_of, thinkers.task_for
written_updates = Teller.written_updates


def next_seats_view(room: Room, seat: int | None, shared: Shared | None) -> ViewInfo | None:
    return view_of(room, 0 if seat is None else (seat + 1) % room.players, shared)


def next_seats_moves(room: Room, seat: int | None) -> tuple[str, ...]:
    return room.legal(0 if seat is None else (seat + 1) % room.players).texts


def all_events(room: Room, _seat: int | None, since: int) -> tuple[EventInfo, ...]:
    assert room.match is not None
    events = room.match.events_since(since)
    notation = room.match.notation
    return tuple(watching.event_info(event.seen_by(event.owner), notation) for event in events)


def all_last_events(room: Room, seat: int | None) -> tuple[EventInfo, ...]:
    return () if room.match is None else all_events(room, seat, 0)


def task_with_all_cards(room: Room, seat: int, bot: str) -> Task:
    task = task_for(room, seat, bot)
    return dataclasses.replace(task, position=snapshot(room.playing().game))


def tell_all_of_a_change_of_mind(
    teller: Teller, room: Room, since: int, _only: object
) -> list[Letter]:
    return written_updates(teller, room, since, None)


LEAKS = {
    "view": (watching, "view_of", next_seats_view),
    "moves": (watching, "legal_of", next_seats_moves),
    "events": (watching, "events_of", all_events),
    "last events": (watching, "last_events", all_last_events),
    "hint": (tables, "task_for", task_with_all_cards),
    "change of mind": (Teller, "written_updates", tell_all_of_a_change_of_mind),
}


@pytest.mark.skipif(
    not watching.__file__.endswith(".py"), reason="nothing can be planted in compiled modules"
)
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    found = (both(twins(game, 1, seed)) for seed in SEEDS for game in games.GAMES)
    assert any(one != other for one, other in found)
