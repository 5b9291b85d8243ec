"""No log grows without end: what people can do at will is bounded, and long logs load quickly."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from lunasol import games
from lunasol.protocol import client_messages as messages
from lunasol.protocol.client_messages import AnyClientMessage
from lunasol.protocol.refusals import RequestRefused
from lunasol.tables import entries, projection, state
from lunasol.tables.allowances import (
    FREE_REPLACEMENTS,
    MOST_ABSENCES,
    MOST_ARRANGED,
    MOST_REMATCHES,
    MOST_REPLACED,
    MOST_SAID,
    MOST_UNDONE,
    MOST_VOTES,
    REPLACEMENT_PAUSE,
)
from lunasol.tables.broadcast import MOST_DELAYED_INFOS, Broadcaster
from lunasol.tables.clock import SystemClock
from lunasol.tables.commands.command_table import COMMANDS
from lunasol.tables.commands.context import Actor, Context
from lunasol.tables.entries import AnyEntry
from lunasol.tables.opening import check_rematches
from lunasol.tables.state import TableState, rebuild
from tables.test_state import opened, position, seated

HOST = Actor("p0", 0)
SECURITY = Path(__file__).parents[2] / "SECURITY.md"


def decided(
    table: TableState, message: AnyClientMessage, who: Actor = HOST, now: int = 5000
) -> list[AnyEntry]:
    decide = COMMANDS[type(message)].decide
    assert decide is not None
    return decide(Context(table, who, range(table.players), now), message)


def carried_out(table: TableState, message: AnyClientMessage, now: int = 5000) -> str:
    """Carry the message out as often as it is asked for; "" or the key of the refusal."""
    try:
        for entry in decided(table, message, now=now):
            table.apply(entry)
    except RequestRefused as no:
        return no.key
    return ""


def repeated(table: TableState, *wanted: AnyClientMessage, most: int) -> int:
    """How many entries these messages write in turn until they are refused for good."""
    for count in range(most):
        before = table.changed
        refused = [carried_out(table, message, before + 1 + count) for message in wanted]
        if "too-often" in refused:
            return count
    raise AssertionError("nothing ends this")


# Arranging a table ----------------------------------------------------------------------------


def test_a_setting_that_stays_is_not_written() -> None:
    table = rebuild("t", seated("nox", 3))
    assert decided(table, messages.AllowChat(id="1", free=table.free_chat)) == []
    assert len(decided(table, messages.AllowChat(id="1", free=not table.free_chat))) == 1
    assert decided(table, messages.GiveHost(id="1", seat=0)) == []


@pytest.mark.parametrize(
    "wanted",
    [
        [messages.Sit(id="1", name="Anna", commitment="0" * 64)],
        [messages.Sit(id="1", name="Anna", commitment="0" * 64), messages.Rise(id="2")],
        [messages.SeatBot(id="1", level="casual", seat=2)],
        [messages.SeatBot(id="1", level="casual", seat=2), messages.Kick(id="2", seat=2)],
        [messages.SeatProgram(id="1", seat=2, name="Program")],
        [messages.AllowChat(id="1", free=False), messages.AllowChat(id="2", free=True)],
    ],
    ids=lambda wanted: " ".join(type(each).__name__ for each in wanted),
)
def test_a_table_is_not_arranged_without_end(wanted: list[AnyClientMessage]) -> None:
    table = rebuild("t", seated("nox", 3)[:2])
    assert repeated(table, *wanted, most=MOST_ARRANGED + 1) <= MOST_ARRANGED
    assert carried_out(table, messages.Resign(id="end")) == ""
    assert table.status == "ended", "the host can always close it"


# During a match -------------------------------------------------------------------------------


def choosing() -> tuple[TableState, list[str]]:
    """A match in which everybody chooses in secret, and the choices of the first seat."""
    table = rebuild("t", seated("gra_roku", 3))
    return table, list(table.legal(0).texts)


def chosen(table: TableState, moves: list[str], number: int, now: int) -> str:
    move = messages.PlayMove(id=f"m{number}", move=moves[number % len(moves)])
    return carried_out(table, move, now)


def test_a_choice_that_is_replaced_quickly_has_to_wait() -> None:
    table, moves = choosing()
    for number in range(1 + FREE_REPLACEMENTS):
        assert chosen(table, moves, number, 5000) == ""
    number = 1 + FREE_REPLACEMENTS
    assert chosen(table, moves, number, 5000 + REPLACEMENT_PAUSE - 1) == "too-many-changes"
    assert chosen(table, moves, number, 5000 + REPLACEMENT_PAUSE) == ""
    assert table.has_chosen(0)


def test_a_choice_that_was_replaced_too_often_stands() -> None:
    table, moves = choosing()
    for number in range(1 + MOST_REPLACED):
        assert chosen(table, moves, number, 5000 + number * REPLACEMENT_PAUSE) == ""
    kept = table.playing().game.choice[0]
    assert chosen(table, moves, 1 + MOST_REPLACED, 10**9) == "choice-stands"
    assert table.playing().game.choice[0] == kept
    while table.seats[0].replaced:
        seat = table.to_act[0]
        table.apply(entries.Moved(at=10**9, seat=seat, code=next(iter(table.legal(seat).codes))))
    assert table.seats[0].decisions == 2, "the next choice starts afresh"


def test_a_player_comes_and_goes_a_bounded_number_of_times() -> None:
    table = rebuild("t", seated("nox", 3))
    rise, back = messages.Rise(id="1"), messages.Back(id="2")
    assert repeated(table, rise, back, most=MOST_ABSENCES + 1) == MOST_ABSENCES - 1
    assert table.seats[0].substituted == "left", "the bot plays on"
    move = messages.PlayMove(id="m", move=table.legal(0).texts[0])
    assert carried_out(table, move) == "too-often"


def test_votes_are_bounded_but_a_match_can_be_ended() -> None:
    table = rebuild("t", seated("nox", 3))
    table.apply(entries.Substituted(at=3, seat=2, why="away"))
    wait, end = messages.Vote(id="1", choice="wait"), messages.Vote(id="2", choice="end")
    assert repeated(table, wait, end, most=MOST_VOTES) == MOST_VOTES // 2
    assert table.seats[0].vote == "end"
    assert decided(table, end) == []
    table.apply(entries.Voted(at=4, seat=1, choice="end"))
    assert carried_out(table, end) == ""
    assert table.status == "ended"


def test_chat_is_bounded_for_each_seat() -> None:
    table = rebuild("t", seated("nox", 3))
    hello = messages.Say(id="1", preset="hello")
    assert repeated(table, hello, most=MOST_SAID + 1) == MOST_SAID
    assert len(decided(table, hello, Actor("p1", 1))) == 1


def test_moves_are_taken_back_a_bounded_number_of_times() -> None:
    bots = [entries.BotSat(at=2, seat=seat, level="casual", name=f"Bot {seat}") for seat in (1, 2)]
    table = rebuild("t", [*seated("gra_roku", 3)[:2], *bots, entries.Started(at=3)])
    undo = messages.Undo(id="undo")
    for number in range(MOST_UNDONE):
        table.apply(entries.Moved(at=4, seat=0, code=next(iter(table.legal(0).codes))))
        wanted = msgspec.structs.replace(undo, id=f"u{number}")
        assert carried_out(table, wanted) == ""
    table.apply(entries.Moved(at=4, seat=0, code=next(iter(table.legal(0).codes))))
    assert carried_out(table, undo) == "too-often"


def test_rematches_are_bounded() -> None:
    table = rebuild("t", [*seated("nox", 3), entries.Ended(at=3, why="host")])
    for number in range(MOST_REMATCHES):
        check_rematches(table)
        table.apply(entries.Rematched(at=4, table=f"t{number}"))
    with pytest.raises(RequestRefused):
        check_rematches(table)


# Loading --------------------------------------------------------------------------------------


class CountingState(TableState):
    """Counts how often the whole match is played again for a choice that was replaced."""

    replays = 0

    def replace_choice(self, match: Any, entry: entries.Moved) -> None:
        self.replays += 1
        super().replace_choice(match, entry)


def wavering(game: str, most: int) -> list[AnyEntry]:
    """A log in which every secret choice is replaced as often as possible."""
    log = seated(game, 3)
    table, luck = rebuild("t", log), random.Random(game)
    for number in range(most):
        may = [seat for seat in table.to_act if table.legal(seat).texts]
        if not may:
            break
        seat = luck.choice(may)
        is_secret = False
        for _ in range(1 + MOST_REPLACED):
            code = luck.choice(list(table.legal(seat).codes))
            log.append(
                entries.Moved(
                    at=2000 + number, seat=seat, code=code, id=f"m{len(log)}", replaces=is_secret
                )
            )
            table.apply(log[-1])
            is_secret = table.has_chosen(seat)
            if not is_secret:
                break
    return log


def counted(log: list[AnyEntry]) -> CountingState:
    first, *rest = log
    assert isinstance(first, entries.Opened)
    table = CountingState("t", first)
    for entry in rest:
        table.apply(entry)
    return table


@pytest.mark.parametrize("game", games.GAMES)
def test_a_log_loads_without_playing_replaced_choices_again(game: str) -> None:
    log = wavering(game, most=24)
    as_it_was, at_once = counted(log), counted(state.settled(log))
    assert at_once.replays == 0
    assert position(at_once) == position(as_it_was) == position(rebuild("t", log))
    match, other = at_once.match, as_it_was.match
    assert match is not None
    assert other is not None
    assert match.log == other.log
    if game == "gra_roku":
        assert as_it_was.replays > 5 * MOST_REPLACED, "otherwise this shows nothing"


# Delayed spectators ---------------------------------------------------------------------------


def test_presence_does_not_pile_up_for_delayed_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    first = msgspec.structs.replace(opened("nox", 2), watch_delay=86_400)
    table = rebuild("t", [first, *seated("nox", 2)[1:]])

    async def run() -> list[asyncio.TimerHandle]:
        loop, handles = asyncio.get_running_loop(), list[asyncio.TimerHandle]()
        call_later = loop.call_later

        def noted(*args: Any) -> asyncio.TimerHandle:
            handles.append(call_later(*args))
            return handles[-1]

        monkeypatch.setattr(loop, "call_later", noted)
        broadcaster = Broadcaster(table, SystemClock())
        for number in range(20 * MOST_DELAYED_INFOS):
            info = projection.table_info(table, (0,), {}, number, 5000)
            broadcaster.broadcast_info(info, table)
        return handles

    handles = asyncio.run(run())
    assert len(handles) == 20 * MOST_DELAYED_INFOS
    waiting = [handle for handle in handles if not handle.cancelled()]
    assert len(waiting) <= 3, "the first of the match, and one for each part of the delay"
    assert waiting[0] is handles[0]
    assert waiting[-1] is handles[-1]


# The document ---------------------------------------------------------------------------------


def test_the_document_says_what_bounds_every_message() -> None:
    text = SECURITY.read_text("utf-8")
    table = text[text.index("## What bounds a table's log") :]
    named = set(re.findall(r"`([a-z-]+)`", " ".join(re.findall(r"(?m)^\| (.*?) \|", table))))
    tags = {str(each.__struct_config__.tag) for each in get_args(AnyClientMessage)}
    assert tags <= named
