"""A match is the referee: what it shows, plays, refuses and takes back."""

import pytest
from mypy_extensions import i64

import lunasol
from laws import toy
from lunasol.engine.cards import UNKNOWN, Cards
from lunasol.engine.deck import Deck
from lunasol.engine.errors import (
    BadNotation,
    BadOption,
    BadPlayers,
    BadSeat,
    BadShuffle,
    IllegalMove,
    UnknownGame,
)
from lunasol.engine.game import Game
from lunasol.engine.match import Match, MatchSettings, MovePlayed, Shuffled
from lunasol.engine.notation import TakeBack
from lunasol.engine.options import Options, resolve
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
    assert Choose(match.view(1).hand[0]) not in legal
    assert legal.find("Z99") is None
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


def test_true_is_seat_1_on_both_engines(match: Match) -> None:
    """The compiled engine cannot tell them apart."""
    assert match.legal(True).codes == match.legal(1).codes


@pytest.mark.parametrize("sign", [1, -1])
def test_a_number_beyond_all_moves_never_reaches_the_rules(match: Match, sign: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        match.push_code(0, sign * (2**62 + 1))
    assert (refused.value.key, refused.value.ruling) == ("not-a-move", "log")
    with pytest.raises(IllegalMove) as refused:
        match.push_code(0, sign * 2**62)
    assert refused.value.ruling != "log"


def test_a_choice_and_its_taking_back_are_logged_as_numbers(match: Match) -> None:
    """Stored logs hold these numbers."""
    code = match.legal(1).codes[0]
    match.push(1, match.legal(1)[0])
    match.push(1, "back")
    assert match.log[1:] == [MovePlayed(1, code), MovePlayed(1, -1)]


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
    match.rewind(len(match.log))
    assert (snapshot(match.game), len(match.log)) == (first, 1)
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


def test_without_an_entry_all_events_are_told(match: Match) -> None:
    choose_all(match)
    assert match.events(0) == [event.seen_by(0) for event in match.game.events]
    assert match.events(0) == match.events(0, since=0)


@pytest.mark.parametrize("fewer", range(-2, 14))
def test_only_the_last_events_are_kept_once_others_are_forgotten(match: Match, fewer: int) -> None:
    choose_all(match)
    choose_all(match)
    every = [match.events(0, since) for since in range(len(match.log) + 1)]
    kept = len(every[0]) - fewer
    match.forget_events(kept)
    assert [match.events(0, since) for since in range(len(match.log) + 1)] == [
        events[-kept:] for events in every
    ]


def test_every_entry_of_the_log_has_its_count_of_events(match: Match) -> None:
    choose_all(match)
    assert len(match.event_counts) == len(match.log)
    assert match.event_counts[-1] == len(match.game.events)


def test_events_are_counted_on_after_others_were_forgotten(match: Match) -> None:
    again = lunasol.start(GAME, players=3, secret=bytes(32))
    for each in (match, again):
        choose_all(each)
    match.forget_events(4)
    match.forget_events(2)
    length = len(match.log)
    for each in (match, again):
        choose_all(each)
    for since in range(length, len(match.log) + 1):
        assert match.events(1, since) == again.events(1, since)


def test_going_back_brings_forgotten_events_back(match: Match) -> None:
    choose_all(match)
    every = match.events(2)
    length = len(match.log)
    match.forget_events(1)
    match.rewind(length)
    assert match.events(2) == every
    assert match.event_counts[-1] == len(match.game.events) == len(every)


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


def test_a_seat_sees_its_own_hand_and_a_spectator_none(match: Match) -> None:
    own = match.view(1).hand
    assert own
    assert "??" not in own
    hidden = ("??",) * 7
    assert match.hands(1) == match.view(1).hands == (hidden, own, hidden)
    assert match.hands(None) == match.view(None).hands == (hidden, hidden, hidden)


def test_a_copy_of_the_position_holds_what_the_seat_knows(match: Match) -> None:
    def hands(seat: int | None) -> list[bool]:
        return [UNKNOWN not in hand.numbers() for hand in match.blinded(seat).hands]

    assert hands(1) == [False, True, False]
    assert hands(None) == [False, False, False]
    assert match.blinded(1) is not match.blinded_scratch(1)
    with pytest.raises(BadSeat):
        match.blinded(3)


def test_a_view_shows_who_must_act_and_who_has_chosen(match: Match) -> None:
    assert (match.view(0).to_act, match.view(0).chosen) == ((0, 1, 2), ())
    match.push(1, match.legal(1)[0])
    assert (match.view(0).to_act, match.view(0).chosen) == ((0, 2), (1,))
    while not match.over:
        choose_all(match)
    assert (match.view(0).to_act, match.view(0).phase) == ((), "over")


def test_matches_can_share_what_is_the_same_for_both(match: Match) -> None:
    other = lunasol.start(GAME, players=3, secret=bytes(32))
    match.share(other.notation, other.scratch)
    assert match.notation is other.notation
    assert match.blinded_scratch(0) is other.scratch


def test_a_log_has_a_shuffle_where_one_is_due_and_nowhere_else(match: Match) -> None:
    shuffle = match.log[0]
    assert isinstance(shuffle, Shuffled)
    with pytest.raises(BadShuffle, match=r"^no shuffle is due here"):
        match.repeat(shuffle)
    again = Match(match.settings)
    with pytest.raises(BadShuffle, match=r"^a shuffle is due here"):
        again.repeat(MovePlayed(0, match.legal(0).codes[0]))
    again.repeat(shuffle)
    assert snapshot(again.game) == snapshot(match.game)


class ManyMoves(toy.TwoKings):
    """Lists three thousand moves, or as many as it may."""

    def legal(self, seat: i64, moves: Cards) -> None:
        for code in range(self._most_moves or 3000):
            moves.append(code)


class ManyMovesDefinition(toy.ToyDefinition):
    def new_game(self, players: int, first_seat: int, deck: Deck, options: Options) -> Game:
        return ManyMoves(players, first_seat)


def test_a_list_for_people_leaves_out_moves_that_can_be_played_all_the_same() -> None:
    definition = ManyMovesDefinition()
    options = resolve(definition.options, {})
    settings = MatchSettings(definition, 2, options, Deck("toy", (), {}), bytes(32), b"", 0)
    match = Match(settings)
    assert len(match.legal(0)) == 3000
    assert len(match.listed(0)) == 1000
    assert len(match.legal(0)) == 3000


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


@pytest.mark.parametrize("name", ["A", "Ä" * 40, f" {'A' * 40} "])
def test_a_name_has_one_to_forty_characters_without_spaces_around(name: str) -> None:
    match = lunasol.start(GAME, players=3, names=["Anna", name, "Cyril"])
    assert match.settings.names == ("Anna", name.strip(), "Cyril")


@pytest.mark.parametrize("name", ["", "   ", "A" * 41, "A\x00", "A\u200b"])
def test_another_name_is_refused(name: str) -> None:
    with pytest.raises(BadSeat, match="1 to 40 printable characters"):
        lunasol.start(GAME, players=3, names=["Anna", name, "Cyril"])
