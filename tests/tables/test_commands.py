"""What each command decides or refuses, and that a refusal changes nothing."""

import pytest

from lunasol.engine.errors import IllegalMove
from lunasol.protocol import client_messages as messages
from lunasol.protocol.client_messages import AnyClientMessage
from lunasol.protocol.refusals import RequestRefused
from lunasol.protocol.time_control import TimeControl
from lunasol.tables import entries, projection
from lunasol.tables.commands.command_table import COMMANDS
from lunasol.tables.commands.context import Actor, Context
from lunasol.tables.entries import AnyEntry
from lunasol.tables.state import TableState, rebuild
from rulebook.sun_and_moon.scene import LONG_ROWS, scene
from tables.test_state import played, seated

NOW = 5000


def actor(seat: int) -> Actor:
    return Actor(f"p{seat}", seat)


def voted(state: TableState, seat: int, present: tuple[int, ...] = (0, 1, 2)) -> list[AnyEntry]:
    return decided(state, messages.Vote(id="1", choice="end"), actor(seat), present)


def why_no_vote(state: TableState, seat: int, present: tuple[int, ...] = (0, 1, 2)) -> str:
    with pytest.raises(RequestRefused) as no:
        voted(state, seat, present)
    return no.value.key


def decided(
    state: TableState, message: AnyClientMessage, who: Actor, present: tuple[int, ...] = ()
) -> list[AnyEntry]:
    decide = COMMANDS[type(message)].decide
    assert decide is not None
    return decide(Context(state, who, present, NOW), message)


def why_not(state: TableState, wanted: AnyClientMessage, who: Actor) -> str:
    with pytest.raises(RequestRefused) as no:
        decided(state, wanted, who)
    return no.value.key


def written(state: TableState, seat: int) -> str:
    return state.legal(seat).texts[0]


def test_a_move_is_written_down_with_its_id() -> None:
    state = rebuild("t", seated("nox", 3))
    legal = state.legal(0)
    text, code = legal.texts[0], next(iter(legal.codes))
    wanted = messages.PlayMove(id="mine", move=text)
    assert decided(state, wanted, actor(0)) == [
        entries.Moved(at=NOW, seat=0, code=code, id="mine", reserve=0)
    ]


def test_the_same_id_again_counts_once_even_after_other_moves() -> None:
    state = rebuild("t", played("nox", 3, most=9))
    first = messages.PlayMove(id="m0", move="anything")
    assert decided(state, first, actor(0)) == []


def test_the_same_id_from_another_seat_is_another_move() -> None:
    log = seated("nox", 3)
    state = rebuild("t", log)
    code = next(iter(state.legal(0).codes))
    state.apply(entries.Moved(at=3, seat=0, code=code, id="same"))
    wanted = messages.PlayMove(id="same", move=written(state, state.to_act[0]))
    assert len(decided(state, wanted, actor(state.to_act[0]))) == 1


def test_a_move_out_of_turn_is_refused_by_a_ruling() -> None:
    state = rebuild("t", seated("nox", 3))
    wanted = messages.PlayMove(id="1", move=written(state, 0))
    with pytest.raises(IllegalMove) as refused:
        decided(state, wanted, actor(1))
    assert refused.value.key
    assert refused.value.ruling


@pytest.mark.parametrize("text", ["", " ", "Z9z", "B1a" * 30, "💥", "\x00", "-1", "take back"])
def test_a_text_that_is_not_a_move_is_refused(text: str) -> None:
    for game in ("nox", "gra_roku", "day_and_night", "sun_and_moon"):
        state = rebuild("t", seated(game, 3))
        with pytest.raises((RequestRefused, IllegalMove)):
            decided(state, messages.PlayMove(id="1", move=text), actor(0))


@pytest.mark.parametrize("text", ["take back", "take-back", "back", "takeback"])
def test_a_waiting_choice_is_changed_but_not_taken_back(text: str) -> None:
    state = rebuild("t", seated("gra_roku", 3))
    state.apply(entries.Moved(at=3, seat=0, code=next(iter(state.legal(0).codes))))
    with pytest.raises((RequestRefused, IllegalMove)):
        decided(state, messages.PlayMove(id="1", move=text), actor(0))


def test_the_same_choice_again_is_stored_too() -> None:
    """With its id. If its answer is lost it comes again, perhaps when all have chosen, and it must
    not be played as the next move then."""
    state = rebuild("t", seated("gra_roku", 3))
    legal = state.legal(0)
    text, code = legal.texts[0], next(iter(legal.codes))
    state.apply(entries.Moved(at=3, seat=0, code=code, id="0"))
    again = messages.PlayMove(id="1", move=text)
    found = decided(state, again, actor(0))
    assert found == [entries.Moved(at=NOW, seat=0, code=code, id="1", replaces=True)]
    for entry in found:
        state.apply(entry)
    for seat in (1, 2):
        state.apply(entries.Moved(at=4, seat=seat, code=next(iter(state.legal(seat).codes))))
    assert decided(state, again, actor(0)) == []


def test_moving_takes_the_seat_back_from_the_bot() -> None:
    state = rebuild("t", seated("nox", 3))
    state.apply(entries.Substituted(at=3, seat=0, why="clock"))
    found = decided(state, messages.PlayMove(id="1", move=written(state, 0)), actor(0))
    assert [type(entry) for entry in found] == [entries.Returned, entries.Moved]


def test_choosing_what_the_bot_chose_takes_the_seat_back_too() -> None:
    state = rebuild("t", seated("gra_roku", 3))
    legal = state.legal(0)
    text, code = legal.texts[0], next(iter(legal.codes))
    state.apply(entries.Substituted(at=3, seat=0, why="clock"))
    state.apply(entries.Moved(at=4, seat=0, code=code, by_bot=True))
    found = decided(state, messages.PlayMove(id="mine", move=text), actor(0))
    assert found == [
        entries.Returned(at=NOW, seat=0),
        entries.Moved(at=NOW, seat=0, code=code, id="mine", replaces=True),
    ]


def test_nobody_plays_before_the_start_or_without_a_seat() -> None:
    waiting = rebuild("t", seated("nox", 3)[:-1])
    wanted = messages.PlayMove(id="1", move="B1a")
    assert why_not(waiting, wanted, actor(0)) == "not-running"
    running = rebuild("t", seated("nox", 3))
    assert why_not(running, wanted, Actor("stranger", None)) == "not-seated"


def test_a_vote_needs_somebody_who_is_away_and_one_who_stays() -> None:
    state = rebuild("t", seated("nox", 3))
    assert why_no_vote(state, 0) == "nobody-is-away"
    assert why_no_vote(state, 0, (1, 2)) == "not-yours-to-vote"
    state.apply(entries.Substituted(at=3, seat=0, why="left"))
    assert why_no_vote(state, 0) == "not-yours-to-vote"


def test_all_who_stay_must_want_the_end() -> None:
    state = rebuild("t", seated("nox", 3))
    state.apply(entries.Substituted(at=3, seat=2, why="away"))
    first = voted(state, 0, (0, 1))
    assert [type(entry) for entry in first] == [entries.Voted]
    state.apply(first[0])
    last = voted(state, 1, (0, 1))
    assert last == [
        entries.Voted(at=NOW, seat=1, choice="end"),
        entries.Ended(at=NOW, why="vote", left=(2,)),
    ]
    state.apply(last[1])
    info = projection.table_info(state, (0, 1), {}, 0, NOW)
    assert (info.ended, info.left) == ("vote", (2,))


def test_nobody_ends_a_match_while_the_other_may_still_come_back() -> None:
    state = rebuild("t", seated("nox", 2))
    assert why_no_vote(state, 0, (0,)) == "grace-not-over"
    wait = messages.Vote(id="1", choice="wait")
    assert len(decided(state, wait, actor(0), (0,))) == 1


def test_somebody_who_just_lost_the_connection_still_has_a_say() -> None:
    state = rebuild("t", seated("nox", 3))
    state.apply(entries.Substituted(at=3, seat=2, why="away"))
    assert [type(entry) for entry in voted(state, 0, (0,))] == [entries.Voted]


def test_with_days_for_a_move_only_those_who_left_are_away() -> None:
    state = rebuild("t", seated("nox", 2, TimeControl(kind="days", move=86_400)))
    assert why_no_vote(state, 0, (0,)) == "nobody-is-away"
    state.apply(entries.Substituted(at=3, seat=1, why="clock"))
    assert voted(state, 0, (0,))[-1] == entries.Ended(at=NOW, why="vote", left=(1,))


def test_a_program_that_stays_away_can_be_voted_on() -> None:
    opened, first, _, *rest = seated("nox", 2)
    program = entries.ProgramSat(at=2, seat=1, name="Program")
    state = rebuild("t", [opened, first, program, *rest])
    assert why_no_vote(state, 0, (0, 1)) == "nobody-is-away"
    assert why_no_vote(state, 0, (0,)) == "grace-not-over"
    state.apply(entries.Substituted(at=3, seat=1, why="away"))
    assert voted(state, 0, (0,))[-1] == entries.Ended(at=NOW, why="vote", left=(1,))


def test_votes_are_forgotten_when_somebody_comes_back() -> None:
    state = rebuild("t", seated("nox", 3))
    state.apply(entries.Substituted(at=3, seat=2, why="away"))
    state.apply(entries.Voted(at=4, seat=0, choice="end"))
    state.apply(entries.Returned(at=5, seat=2))
    assert [holder.vote for holder in state.seats] == [None, None, None]


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        (messages.Say(id="1"), "nothing-said"),
        (messages.Say(id="1", text=" \n "), "nothing-said"),
        (messages.Say(id="1", text="both", preset="hello"), "nothing-said"),
        (messages.Say(id="1", text="turned\u202eround"), "bad-text"),
    ],
)
def test_chat_is_either_a_preset_or_one_line_of_text(wanted: messages.Say, key: str) -> None:
    assert why_not(rebuild("t", seated("nox", 3)), wanted, actor(0)) == key


def test_presets_are_allowed_without_free_chat() -> None:
    state = rebuild("t", seated("nox", 3))
    state.apply(entries.SettingsChanged(at=3, free_chat=False))
    assert why_not(state, messages.Say(id="1", text="hi"), actor(1)) == "chat-is-off"
    assert len(decided(state, messages.Say(id="1", preset="hello"), actor(1))) == 1


def test_spectators_cannot_chat() -> None:
    state = rebuild("t", seated("nox", 3))
    say = messages.Say(id="1", preset="hello")
    assert why_not(state, say, Actor("stranger", None)) == "not-seated"


def test_a_program_stays_where_its_token_puts_it() -> None:
    state = rebuild("t", [*seated("nox", 3)[:2], entries.ProgramSat(at=2, seat=1, name="Program")])
    sit = messages.Sit(id="1", name="Me", commitment="0" * 64, seat=2)
    assert why_not(state, sit, Actor("", 1)) == "program-stays"


def test_sm_15_a_move_counts_even_if_the_list_was_too_long_to_show_it() -> None:
    state = rebuild("t", seated("sun_and_moon", 2))
    state.match = match = scene(LONG_ROWS, partial_clear=True)
    listed = state.legal(0).texts
    assert len(listed) < len(match.legal(0)) / 4
    hidden = next(str(move) for move in match.legal(0) if str(move) not in listed)
    (entry,) = decided(state, messages.PlayMove(id="mine", move=hidden), actor(0))
    assert isinstance(entry, entries.Moved)
    assert str(match.notation.move(entry.code)) == hidden
    with pytest.raises(IllegalMove):
        decided(state, messages.PlayMove(id="mine", move="clear S1-3"), actor(0))
