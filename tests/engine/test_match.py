"""A match is the referee: what it shows, plays, refuses and takes back."""

import pytest

import lunasol
from lunasol.engine.errors import (
    BadNotation,
    BadOption,
    BadPlayers,
    BadSeat,
    BadShuffle,
    IllegalMove,
    UnknownGame,
)
from lunasol.engine.match import Match
from lunasol.engine.notation import TakeBack
from lunasol.engine.position import snapshot
from lunasol.games.day_and_night.moves import Choose

GAME = "day_and_night"


@pytest.fixture
def match() -> Match:
    return lunasol.start(GAME, players=3, secret=bytes(32))


def choose_all(match: Match) -> None:
    for seat in match.to_act:
        match.push(seat, match.legal(seat)[0])


def test_a_secret_makes_a_match_reproducible(match: Match) -> None:
    assert snapshot(lunasol.start(GAME, players=3, secret=bytes(32)).game) == snapshot(match.game)
    assert snapshot(lunasol.start(GAME, players=3).game) != snapshot(match.game)


def test_the_salt_changes_the_deal(match: Match) -> None:
    salted = lunasol.start(GAME, players=3, secret=bytes(32), salt=b"ours")
    assert snapshot(salted.game) != snapshot(match.game)


def test_legal_moves_are_a_collection_that_shows_itself(match: Match) -> None:
    legal = match.legal(0)
    hand = match.view(0).hand
    assert len(legal) == 7
    assert [str(move) for move in legal] == list(hand)
    assert repr(legal) == f"<{' '.join(hand)}>"
    assert hand[0] in legal
    assert Choose(hand[0]) in legal
    assert match.view(1).hand[0] not in legal
    assert legal[0] == Choose(hand[0])


def test_moves_are_pushed_typed_or_in_notation(match: Match) -> None:
    match.push(0, match.view(0).hand[0].lower())
    match.push(1, Choose(match.view(1).hand[0]))
    assert match.to_act == (2,)
    assert match.view(2).chosen == (0, 1)


def test_a_choice_can_be_taken_back_until_the_last_one_is_in(match: Match) -> None:
    card = str(match.legal(0)[0])
    match.push(0, card)
    assert list(match.legal(0)) == [TakeBack()]
    assert match.view(0).hand[0] == card
    match.push(0, "back")
    assert match.to_act == (0, 1, 2)
    choose_all(match)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.push(0, "back")


@pytest.mark.parametrize(
    ("seat", "move", "error"),
    [
        (0, "Z99", BadNotation),
        (0, "", BadNotation),
        (0, "x" * 10_000, BadNotation),
        (3, "back", BadSeat),
        (-1, "back", BadSeat),
        (0, "back", IllegalMove),
        (0, "+O1a", IllegalMove),
    ],
)
def test_a_refused_move_changes_nothing(
    match: Match, seat: int, move: str, error: type[Exception]
) -> None:
    before, log = snapshot(match.game), list(match.log)
    with pytest.raises(error):
        match.push(seat, move)
    assert (snapshot(match.game), match.log) == (before, log)


def test_a_refusal_names_its_reason_and_ruling(match: Match) -> None:
    match.push(0, match.legal(0)[0])
    with pytest.raises(IllegalMove) as refused:
        match.push(0, match.view(0).hand[1])
    assert (refused.value.key, refused.value.ruling) == ("already-chosen", "DN-D1")
    assert str(refused.value) == "already chosen (DN-D1)"


def test_undo_and_rewind_replay_the_log(match: Match) -> None:
    positions = [snapshot(match.game)]
    while not match.over:
        seat = match.to_act[-1]
        match.push(seat, match.legal(seat)[0])
        positions.append(snapshot(match.game))
    with pytest.raises(IllegalMove, match="match is over"):
        match.push(0, "back")
    for position in reversed(positions[:-1]):
        match.undo()
        assert snapshot(match.game) == position
    with pytest.raises(IllegalMove, match="nothing to undo"):
        match.undo()


def test_rewind_to_any_point(match: Match) -> None:
    first = snapshot(match.game)
    choose_all(match)
    choose_all(match)
    match.rewind(1)
    assert snapshot(match.game) == first
    match.rewind(0)
    assert snapshot(match.game) == first
    for length in (2, -1):
        with pytest.raises(IllegalMove, match="no such point"):
            match.rewind(length)


def test_a_move_before_the_first_shuffle_is_undone_too() -> None:
    match = lunasol.start("gra_roku", options={"start_cards": "choose"}, secret=bytes(32))
    first = snapshot(match.game)
    match.push(match.to_act[0], "start St3")
    match.undo()
    assert snapshot(match.game) == first


def test_events_can_be_asked_for_since_an_entry(match: Match) -> None:
    choose_all(match)
    keys = [event.key for event in match.events(0, since=1)]
    assert keys[:3] == ["chosen"] * 3
    assert "dealt" not in keys
    assert len(match.events(0)) > len(keys)


def test_secret_facts_reach_only_their_seat(match: Match) -> None:
    dealt = [event for event in match.events(1) if event.key == "dealt"]
    assert ["cards" in event.facts for event in dealt] == [False, True, False]
    assert all("cards" not in event.facts for event in match.events(None) if event.key == "dealt")
    assert all(event.secret is None and event.owner is None for event in match.events(1))


def test_the_outcome_is_none_until_the_end(match: Match) -> None:
    assert match.outcome is None
    while not match.over:
        choose_all(match)
    assert match.outcome is not None
    assert match.to_act == ()


def test_a_stated_shuffle_must_be_one() -> None:
    for shuffle in ([], [1] * 108, [*range(107), 200], [str(card) for card in range(108)]):
        with pytest.raises((BadShuffle, BadNotation)):
            lunasol.start(GAME, players=3, shuffles=[shuffle])


def test_a_wrong_later_shuffle_leaves_the_match_as_it_was() -> None:
    match = lunasol.start("nox", players=2, secret=bytes(32), shuffles=[range(90), [1, 2, 3]])
    refused = None
    while refused is None:
        seat = match.to_act[0]
        before, log = snapshot(match.game), list(match.log)
        try:
            match.push(seat, match.legal(seat)[0])
        except BadShuffle as error:
            refused = error
    assert (snapshot(match.game), match.log) == (before, log)


@pytest.mark.parametrize("players", [0, 1, 2, 6, -3, 10**9])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadPlayers, match="3 to 5"):
        lunasol.start(GAME, players=players)


def test_bad_starts_say_what_is_wrong() -> None:
    with pytest.raises(UnknownGame, match="day_and_night, gra_roku, sun_and_moon, nox"):
        lunasol.start("chess")
    with pytest.raises(BadOption, match="absent_colour"):
        lunasol.start(GAME, options={"absent_color": "zero"})
    with pytest.raises(BadOption, match="ignored or zero"):
        lunasol.start(GAME, options={"absent_colour": "one"})
    with pytest.raises(BadOption):
        lunasol.start(GAME, options={"allow_two_players": 1})
    with pytest.raises(BadSeat, match="first_seat is 4"):
        lunasol.start(GAME, players=3, options={"first_seat": 4})
    with pytest.raises(BadShuffle):
        lunasol.start(GAME, secret=b"short")
    with pytest.raises(BadSeat, match="names"):
        lunasol.start(GAME, players=3, names=["Anna"])
    with pytest.raises(BadSeat, match="printable"):
        lunasol.start(GAME, players=3, names=["Anna", "Ben", "C\n"])


def test_names_of_games_ignore_capitals() -> None:
    assert lunasol.start("Day-and-Night").settings.definition.id == GAME
