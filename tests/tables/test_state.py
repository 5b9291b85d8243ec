"""The state of a table as its log makes it, without sockets and without time."""

import random

import pytest

from lunasol import games
from lunasol.engine.record import write_record
from lunasol.protocol.time_control import NO_CLOCK, TimeControl
from lunasol.tables import catalog, entries
from lunasol.tables.entries import DECODER, ENCODER, AnyEntry
from lunasol.tables.state import TableState, rebuild

SECRET = "5a" * 32


def opened(game: str, players: int, pace: TimeControl = NO_CLOCK) -> entries.Opened:
    options = catalog.checked(games.definition(game), players, {"first_seat": 0})
    return entries.Opened(
        at=1, game=game, players=players, options=options, pace=pace, host="p0", secret=SECRET
    )


def seated(game: str, players: int, pace: TimeControl = NO_CLOCK) -> list[AnyEntry]:
    """A log up to the start of the match."""
    people = [
        entries.Sat(at=2, seat=seat, person=f"p{seat}", name=f"Person {seat}", salt=f"{seat}" * 32)
        for seat in range(players)
    ]
    return [opened(game, players, pace), *people, entries.Started(at=1000)]


def played(game: str, players: int, most: int) -> list[AnyEntry]:
    """A log of random moves in which secret choices are sometimes replaced."""
    log = seated(game, players)
    state, luck = rebuild("t", log), random.Random(f"{game}{players}")
    for number in range(most):
        may = [seat for seat in range(players) if state.legal(seat).texts]
        if not may:
            break
        seat = luck.choice(may)
        code = luck.choice(list(state.legal(seat).codes))
        log.append(entries.Moved(at=2000 + number, seat=seat, code=code, id=f"m{number}"))
        state.apply(log[-1])
    return log


def position(state: TableState) -> object:
    assert state.match is not None
    views = [state.match.view(seat) for seat in range(state.players)]
    return (
        views,
        [state.legal(seat).texts for seat in range(state.players)],
        state.status,
        state.seats,
    )


@pytest.mark.parametrize("game", games.GAMES)
def test_a_stored_log_brings_the_same_table_back(game: str) -> None:
    log = played(game, 3, most=60)
    stored = [DECODER.decode(ENCODER.encode(entry)) for entry in log]
    assert stored == log
    assert position(rebuild("t", stored)) == position(rebuild("t", log))


@pytest.mark.parametrize("game", ["day_and_night", "gra_roku"])
def test_a_replaced_choice_is_as_if_it_had_been_the_first(game: str) -> None:
    log = seated(game, 3)
    first, second = list(rebuild("t", log).legal(1).codes)[:2]
    other = next(iter(rebuild("t", log).legal(0).codes))

    def chosen(*choices: tuple[int, int]) -> TableState:
        moves = [entries.Moved(at=3, seat=seat, code=code) for seat, code in choices]
        return rebuild("t", [*log, *moves])

    changed = chosen((1, first), (0, other), (1, second))
    at_once = chosen((1, second), (0, other))
    assert changed.match is not None
    assert at_once.match is not None
    assert write_record(changed.match) == write_record(at_once.match)
    assert changed.seats[1].decisions == 1
    for seat in range(3):
        assert changed.match.events(seat) == at_once.match.events(seat)


def test_a_waiting_choice_can_be_replaced_by_any_legal_one() -> None:
    log = seated("gra_roku", 2)
    state = rebuild("t", log)
    before = state.legal(0).texts
    state.apply(entries.Moved(at=3, seat=0, code=next(iter(state.legal(0).codes))))
    assert state.legal(0).texts == before
    assert state.has_chosen(0)
    assert not state.has_chosen(1)
    assert state.to_act == (1,)


def test_all_salts_go_into_the_shuffles_in_the_order_of_the_seats() -> None:
    state = rebuild("t", seated("nox", 3))
    assert state.match is not None
    assert state.match.settings.salt == bytes.fromhex("0" * 32 + "1" * 32 + "2" * 32)


def test_a_clock_runs_only_while_its_player_has_to_decide() -> None:
    state = rebuild("t", seated("nox", 2, TimeControl("live", move=10, reserve=60)))
    assert state.left(0, 1000) == 70_000
    assert state.left(0, 5000) == 66_000
    assert state.left(1, 5000) == 70_000
    assert state.left(0, 10**9) == 0


def test_the_reserve_is_used_only_after_the_time_of_the_move() -> None:
    state = rebuild("t", seated("nox", 2, TimeControl("live", move=10, reserve=60)))
    assert state.reserve_after(0, 1000 + 9_000) == 60_000
    assert state.reserve_after(0, 1000 + 25_000) == 45_000
    assert state.reserve_after(0, 1000 + 999_000) == 0


def test_decisions_get_their_full_time_again_after_a_restart() -> None:
    state = rebuild("t", seated("nox", 2, TimeControl("live", move=10, reserve=60)))
    state.restart_clocks(10**9)
    assert state.left(0, 10**9) == 70_000


def test_a_table_without_a_clock_has_no_time() -> None:
    state = rebuild("t", seated("nox", 2))
    assert state.left(0, 10**9) is None
