"""Giving up and removing a table: what is written, for whom, and what the index then shows."""

import pytest

from lunasol.protocol.client_messages import AnyClientMessage, Resign
from lunasol.tables import entries
from lunasol.tables.commands.context import Actor, Context
from lunasol.tables.commands.leaving import remove
from lunasol.tables.entries import AnyEntry
from lunasol.tables.index import index_row, seat_rows
from lunasol.tables.state import TableState, rebuild
from tables.test_commands import NOW, actor, decided, why_not
from tables.test_state import opened, played, seated

RESIGN: AnyClientMessage = Resign(id="1")
ME = "p0"


def alone(game: str = "nox", players: int = 3, kind: str = "bot") -> list[AnyEntry]:
    """A log up to the start of a match of one person, at seat 0, against bots or programs."""
    sat: AnyEntry = entries.Sat(at=2, seat=0, person=ME, name="Me", salt="0" * 32)
    others: list[AnyEntry] = [
        entries.BotSat(at=2, seat=seat, level="casual", name=f"Bot {seat + 1}")
        if kind == "bot"
        else entries.ProgramSat(at=2, seat=seat, name=f"Program {seat}")
        for seat in range(1, players)
    ]
    return [opened(game, players), sat, *others, entries.Started(at=1000)]


def removed(state: TableState, person: str) -> list[AnyEntry]:
    return remove(Context(state, Actor(person, state.seat_of(person)), (), NOW))


def applied(state: TableState, new: list[AnyEntry]) -> TableState:
    for entry in new:
        state.apply(entry)
    return state


def listed(state: TableState) -> list[str]:
    """The people who find the table in their list."""
    rows = [str(index_row(state, 1)["host"]), *(str(row["person"]) for row in seat_rows(state))]
    return sorted({person for person in rows if person})


# Giving up -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["bot", "program"])
def test_giving_up_against_bots_or_programs_ends_the_match(kind: str) -> None:
    state = rebuild("t", alone(kind=kind))
    found = decided(state, RESIGN, actor(0))
    assert found == [entries.Ended(at=NOW, why="resigned")]
    applied(state, found)
    assert (state.status, state.why_ended, state.to_act) == ("ended", "resigned", ())


def test_giving_up_with_other_people_leaves_the_seat_to_a_bot() -> None:
    state = rebuild("t", seated("nox", 3))
    found = decided(state, RESIGN, actor(1))
    assert found == [entries.Substituted(at=NOW, seat=1, why="left")]
    assert why_not(applied(state, found), RESIGN, actor(1)) == "already-away"
    assert state.status == "running"


def test_the_host_closes_a_table_that_has_not_started_and_others_only_rise() -> None:
    state = rebuild("t", seated("nox", 3)[:-1])
    assert decided(state, RESIGN, actor(1)) == [entries.Rose(at=NOW, seat=1)]
    assert decided(state, RESIGN, actor(0)) == [entries.Ended(at=NOW, why="host")]
    assert listed(applied(state, decided(state, RESIGN, actor(0)))) == []


def test_a_program_cannot_end_the_match_of_a_person() -> None:
    state = rebuild("t", alone(kind="program"))
    assert decided(state, RESIGN, Actor("", 1)) == [entries.Substituted(at=NOW, seat=1, why="left")]


def test_nobody_gives_up_from_outside_or_after_the_end() -> None:
    state = rebuild("t", alone())
    assert why_not(state, RESIGN, Actor("stranger", None)) == "not-seated"
    over = applied(state, decided(state, RESIGN, actor(0)))
    assert why_not(over, RESIGN, actor(0)) == "not-running"


# Removing --------------------------------------------------------------------------------------


def test_removing_an_unfinished_match_against_bots_gives_it_up() -> None:
    state = rebuild("t", alone())
    assert listed(state) == [ME]
    applied(state, removed(state, ME))
    assert (state.status, listed(state)) == ("ended", [])
    assert removed(state, ME) == []


def test_removing_a_finished_match_hides_it_for_one_person_only() -> None:
    state = rebuild("t", played("nox", 3, most=500))
    assert state.status == "over"
    finished = index_row(state, 1)["changed"]
    applied(state, removed(state, "p1"))
    assert listed(state) == ["p0", "p2"]
    assert index_row(state, 1)["changed"] == finished
    assert state.status == "over"


def test_removing_a_match_with_friends_leaves_it_until_i_come_back() -> None:
    state = rebuild("t", seated("nox", 3))
    applied(state, removed(state, "p1"))
    assert (state.seats[1].substituted, listed(state)) == ("left", ["p0", "p2"])
    state.apply(entries.Returned(at=NOW, seat=1))
    assert listed(state) == ["p0", "p1", "p2"]


def test_removing_a_table_of_mine_that_has_not_started_closes_it() -> None:
    state = rebuild("t", seated("nox", 3)[:-1])
    applied(state, removed(state, ME))
    assert (state.status, listed(state)) == ("ended", [])


def test_a_stranger_removes_nothing() -> None:
    state = rebuild("t", alone())
    with pytest.raises(Exception, match="no-such-table"):
        removed(state, "stranger")


# The index -------------------------------------------------------------------------------------


def test_a_rematch_does_not_change_when_a_match_ended() -> None:
    state = rebuild("t", played("nox", 3, most=500))
    before = index_row(state, 1)
    state.apply(entries.Rematched(at=10**9, table="next"))
    assert index_row(state, 1) == before


def test_a_table_against_bots_is_listed_once_somebody_plays() -> None:
    first, sat, *rest = alone()
    assert isinstance(first, entries.Opened)
    first = entries.Opened(
        **first.settings() | {"bots": True}, at=1, players=3, host=ME, secret=first.secret
    )
    assert listed(rebuild("t", [first, *rest[:-1]])) == []
    assert listed(rebuild("t", [first, *rest[:-1], sat, rest[-1]])) == [ME]
