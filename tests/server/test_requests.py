"""What a table refuses, and with which reason; and that a refusal changes nothing."""

import pytest

from lunasol.engine.errors import IllegalMove
from lunasol.server import entries, messages, requests
from lunasol.server.entries import AnyEntry
from lunasol.server.errors import No
from lunasol.server.messages import AnyAsked
from lunasol.server.requests import Asker
from lunasol.server.room import Room, rebuilt
from server.test_room import played, seated

NOW = 5000


def asker(seat: int) -> Asker:
    return Asker(f"p{seat}", seat)


def voted(room: Room, seat: int, present: tuple[int, ...] = (0, 1, 2)) -> list[AnyEntry]:
    return requests.vote(room, messages.Vote(id="1", choice="end"), asker(seat), present, NOW)


def why_no_vote(room: Room, seat: int, present: tuple[int, ...] = (0, 1, 2)) -> str:
    with pytest.raises(No) as no:
        voted(room, seat, present)
    return no.value.key


def asked(room: Room, asked: AnyAsked, who: Asker) -> list[AnyEntry]:
    return requests.entries_for(room, asked, who, NOW)


def why_not(room: Room, wanted: AnyAsked, who: Asker) -> str:
    with pytest.raises(No) as no:
        asked(room, wanted, who)
    return no.value.key


def written(room: Room, seat: int) -> str:
    return room.legal(seat).texts[0]


def test_a_move_is_written_down_with_its_id() -> None:
    room = rebuilt("t", seated("nox", 3))
    legal = room.legal(0)
    text, code = legal.texts[0], next(iter(legal.codes))
    wanted = messages.Move(id="mine", move=text)
    assert asked(room, wanted, asker(0)) == [
        entries.Moved(at=NOW, seat=0, code=code, id="mine", reserve=0)
    ]


def test_the_same_id_again_counts_once_even_after_other_moves() -> None:
    room = rebuilt("t", played("nox", 3, most=9))
    first = messages.Move(id="m0", move="anything")
    assert asked(room, first, asker(0)) == []


def test_the_same_id_from_another_seat_is_another_move() -> None:
    log = seated("nox", 3)
    room = rebuilt("t", log)
    code = next(iter(room.legal(0).codes))
    room.apply(entries.Moved(at=3, seat=0, code=code, id="same"))
    wanted = messages.Move(id="same", move=written(room, room.to_act[0]))
    assert len(asked(room, wanted, asker(room.to_act[0]))) == 1


def test_out_of_turn_is_refused_by_a_ruling() -> None:
    room = rebuilt("t", seated("nox", 3))
    wanted = messages.Move(id="1", move=written(room, 0))
    with pytest.raises(IllegalMove) as refused:
        asked(room, wanted, asker(1))
    assert refused.value.key
    assert refused.value.ruling


@pytest.mark.parametrize("text", ["", " ", "Z9z", "B1a" * 30, "💥", "\x00", "-1", "take back"])
def test_what_is_no_move_is_refused(text: str) -> None:
    for game in ("nox", "gra_roku", "day_and_night", "sun_and_moon"):
        room = rebuilt("t", seated(game, 3))
        with pytest.raises((No, IllegalMove)):
            asked(room, messages.Move(id="1", move=text), asker(0))


@pytest.mark.parametrize("text", ["take back", "take-back", "back", "takeback"])
def test_a_waiting_choice_is_changed_but_not_taken_back(text: str) -> None:
    room = rebuilt("t", seated("gra_roku", 3))
    room.apply(entries.Moved(at=3, seat=0, code=next(iter(room.legal(0).codes))))
    with pytest.raises((No, IllegalMove)):
        asked(room, messages.Move(id="1", move=text), asker(0))


def test_the_same_choice_again_changes_nothing() -> None:
    room = rebuilt("t", seated("gra_roku", 3))
    legal = room.legal(0)
    text, code = legal.texts[0], next(iter(legal.codes))
    room.apply(entries.Moved(at=3, seat=0, code=code))
    assert asked(room, messages.Move(id="1", move=text), asker(0)) == []


def test_moving_takes_the_seat_back_from_the_bot() -> None:
    room = rebuilt("t", seated("nox", 3))
    room.apply(entries.Held(at=3, seat=0, why="clock"))
    found = asked(room, messages.Move(id="1", move=written(room, 0)), asker(0))
    assert [type(entry) for entry in found] == [entries.Returned, entries.Moved]


def test_nobody_plays_before_the_start_or_without_a_seat() -> None:
    waiting = rebuilt("t", seated("nox", 3)[:-1])
    wanted = messages.Move(id="1", move="B1a")
    assert why_not(waiting, wanted, asker(0)) == "not-running"
    running = rebuilt("t", seated("nox", 3))
    assert why_not(running, wanted, Asker("stranger", None)) == "not-seated"


def test_a_vote_needs_somebody_who_is_away_and_one_who_stays() -> None:
    room = rebuilt("t", seated("nox", 3))
    assert why_no_vote(room, 0) == "nobody-is-away"
    assert why_no_vote(room, 0, (1, 2)) == "not-yours-to-vote"
    room.apply(entries.Held(at=3, seat=0, why="left"))
    assert why_no_vote(room, 0) == "not-yours-to-vote"


def test_all_who_stay_must_want_the_end() -> None:
    room = rebuilt("t", seated("nox", 3))
    first = voted(room, 0, (0, 1))
    assert [type(entry) for entry in first] == [entries.Voted]
    room.apply(first[0])
    last = voted(room, 1, (0, 1))
    assert [type(entry) for entry in last] == [entries.Voted, entries.Ended]


def test_votes_are_forgotten_when_somebody_comes_back() -> None:
    room = rebuilt("t", seated("nox", 3))
    room.apply(entries.Held(at=3, seat=2, why="away"))
    room.apply(entries.Voted(at=4, seat=0, choice="end"))
    room.apply(entries.Returned(at=5, seat=2))
    assert [chair.vote for chair in room.chairs] == [None, None, None]


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
    assert why_not(rebuilt("t", seated("nox", 3)), wanted, asker(0)) == key


def test_without_free_chat_presets_still_go() -> None:
    room = rebuilt("t", seated("nox", 3))
    room.apply(entries.Changed(at=3, free_chat=False))
    assert why_not(room, messages.Say(id="1", text="hi"), asker(1)) == "chat-is-off"
    assert len(asked(room, messages.Say(id="1", preset="hello"), asker(1))) == 1


def test_who_only_watches_says_nothing() -> None:
    room = rebuilt("t", seated("nox", 3))
    say = messages.Say(id="1", preset="hello")
    assert why_not(room, say, Asker("stranger", None)) == "not-seated"


def test_a_program_stays_where_its_token_puts_it() -> None:
    room = rebuilt("t", [*seated("nox", 3)[:2], entries.ProgramSat(at=2, seat=1, name="Program")])
    sit = messages.Sit(id="1", name="Me", salt="0" * 32, seat=2)
    assert why_not(room, sit, Asker("", 1)) == "program-stays"
