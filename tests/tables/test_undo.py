"""Undo against bots: only while nothing hidden was revealed, and as if nothing had happened."""

import random

import pytest

from lunasol import games
from lunasol.engine.match import Match, MovePlayed, Shuffled
from lunasol.engine.record import read_record, write_record
from lunasol.engine.testing.laws import shown_cards
from lunasol.protocol.client_messages import AnyClientMessage, PlayMove, Undo
from lunasol.tables import entries
from lunasol.tables.entries import DECODER, ENCODER, AnyEntry
from lunasol.tables.state import TableState, rebuild
from tables.test_commands import NOW, actor, decided, why_not
from tables.test_leaving import alone
from tables.test_state import position, seated

UNDO: AnyClientMessage = Undo(id="u")
MOST = 400


def random_move(state: TableState, luck: random.Random) -> entries.Moved:
    seat = luck.choice(state.to_act)
    code = luck.choice(list(state.legal(seat).codes))
    return entries.Moved(at=NOW, seat=seat, code=code, by_bot=seat != 0)


def undone(state: TableState, id: str = "u") -> list[AnyEntry]:
    return decided(state, Undo(id=id), actor(0))


def seen(state: TableState) -> tuple[object, str]:
    """What all seats see and may play, and the record so far."""
    match = match_of(state)
    views = [match.view(seat) for seat in range(state.players)]
    return (views, [state.legal(seat).texts for seat in range(state.players)]), write_record(match)


def match_of(state: TableState) -> Match:
    assert state.match is not None
    return state.match


def shown(state: TableState) -> set[int]:
    """The cards that the person was shown, found by other means: from the events."""
    whole = Match(match_of(state).settings)
    whole.replay(match_of(state).log)
    return shown_cards(whole, 0)


def has_revealed(before: int, known: set[int], state: TableState) -> bool:
    """Whether a shuffle, a new card or a revealed choice came since the log had this length."""
    log = match_of(state).log[before:]
    return any(isinstance(entry, Shuffled) for entry in log) or not shown(state) <= known


@pytest.mark.parametrize("game", games.GAMES)
def test_undo_is_possible_exactly_while_nothing_was_revealed(game: str) -> None:
    """Every position of a random match is compared with what the events have shown."""
    log = alone(game, games.definition(game).usual)
    state, luck = rebuild("t", log), random.Random(game)
    since: tuple[int, set[int]] | None = None
    possible = refused = 0
    for _ in range(MOST):
        if state.status != "running":
            break
        entry = random_move(state, luck)
        if entry.seat == 0:
            since = len(match_of(state).log), shown(state)
        was_choosing = [seat for seat in range(state.players) if state.has_chosen(seat)]
        state.apply(entry)
        gone = [seat for seat in was_choosing if seat != entry.seat and not state.has_chosen(seat)]
        if since is not None and (gone or has_revealed(*since, state) or state.status != "running"):
            since = None
        assert state.can_undo(0) == (since is not None)
        refused, possible = refused + (since is None), possible + (since is not None)
    assert refused
    assert possible or game == "nox", "in NOX a card is drawn after every move"


@pytest.mark.parametrize("game", games.GAMES)
def test_after_an_undo_everything_is_as_before_the_move(game: str) -> None:
    """The views of all seats, the moves, the record; also after a restart."""
    log, luck = alone(game, games.definition(game).usual), random.Random(f"undo {game}")
    state, count = rebuild("t", log), 0
    before: dict[int, tuple[object, str]] = {}
    for number in range(MOST):
        if state.status != "running":
            break
        if state.can_undo(0) and luck.random() < 0.4:
            log += undone(state, f"u{number}")
            state.apply(log[-1])
            length = len(match_of(state).log)
            assert seen(state) == before[length]
            count += 1
        else:
            log.append(random_move(state, luck))
            before[len(match_of(state).log)] = seen(state)
            state.apply(log[-1])
    stored = [DECODER.decode(ENCODER.encode(entry)) for entry in log]
    again = rebuild("t", stored)
    assert position(again) == position(state)
    assert again.can_undo(0) == state.can_undo(0)
    assert count or game == "nox"
    record = write_record(match_of(state))
    assert read_record(record, games).log == match_of(state).log
    moves = sum(isinstance(entry, MovePlayed) for entry in match_of(state).log)
    assert moves < len(log) or not count


def position_after_my_move() -> TableState:
    """Day & Night: my secret choice waits, so it can still be undone."""
    state = rebuild("t", alone("day_and_night", 4))
    text = state.legal(0).texts[0]
    for entry in decided(state, PlayMove(id="m", move=text), actor(0)):
        state.apply(entry)
    return state


def test_what_a_bot_thinks_about_is_no_longer_due_after_an_undo() -> None:
    state = position_after_my_move()
    decisions = [holder.decisions for holder in state.seats]
    state.apply(undone(state)[-1])
    assert all(
        holder.decisions > count for holder, count in zip(state.seats, decisions, strict=True)
    )


def test_an_undo_sent_twice_counts_once() -> None:
    state = position_after_my_move()
    state.apply(undone(state)[-1])
    assert undone(state) == []
    assert why_not(state, Undo(id="another"), actor(0)) == "nothing-to-undo"


def test_a_move_that_was_undone_is_not_played_when_it_is_sent_again() -> None:
    state = position_after_my_move()
    state.apply(undone(state)[-1])
    assert decided(state, PlayMove(id="m", move="anything"), actor(0)) == []


def test_undo_is_refused_with_the_reason() -> None:
    assert why_not(rebuild("t", seated("nox", 3)), UNDO, actor(0)) == "not-alone"
    assert why_not(rebuild("t", alone(kind="program")), UNDO, actor(0)) == "not-alone"
    state = rebuild("t", alone("nox", 3))
    assert why_not(state, UNDO, actor(0)) == "nothing-to-undo"
    state.apply(entries.Moved(at=NOW, seat=0, code=next(iter(state.legal(0).codes))))
    assert why_not(state, UNDO, actor(0)) == "already-revealed"
