"""The policy of Day & Night: clear decisions, no peeking, and reasons that can be said."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

import lunasol
from bots.policy_kit import check_reasons_can_be_said
from lunasol import games
from lunasol.arena.play import play as play_match
from lunasol.bots.answer import Reason
from lunasol.bots.bot import GreedyBot, at_first_sight
from lunasol.bots.registry import policy
from lunasol.engine.game import OVER, TAKE_BACK
from lunasol.engine.options import OptionValue
from lunasol.games import MatchSpec
from lunasol.games.day_and_night.rules import DayAndNight
from rulebook.day_and_night.scene import GAME, OPEN, rounds, scene
from rulebook.scene import play

POLICY = policy(GAME)


def scores(match: lunasol.Match, seat: int = 0) -> dict[str, int]:
    """The scores of all moves of the seat by name, the best first."""
    notation = games.definition(GAME).notation(match.settings.deck)
    found = at_first_sight(POLICY, match.blinded(seat), seat)
    return {str(notation.decode(each.move)): each.score for each in found}


def chosen(match: lunasol.Match) -> str:
    """The move that seat 0 would play."""
    return next(iter(scores(match)))


def after_first_cards(
    middle: str, hand: str, others: Sequence[str], **options: OptionValue
) -> lunasol.Match:
    """Everybody has played the first card of the line; seat 0 holds the others of its hand."""
    match = scene([hand, *others], [middle], **options)
    play(match, [(seat, line.split()[0]) for seat, line in enumerate([hand, *others])])
    return match


def why(match: lunasol.Match, move: str) -> Reason:
    code = match.settings.definition.notation(match.settings.deck).encode(match.read(0, move))
    return POLICY.explain(match.blinded(0), 0, code)


# What it knows --------------------------------------------------------------------------------


def test_it_takes_the_most_stars() -> None:
    match = rounds("O13b: O12a B2a, O4b B10b, U5b U6b")
    assert list(scores(match))[:1] == ["+O13b"]


def test_by_day_it_joins_the_colour_far_ahead() -> None:
    match = after_first_cards("O11a", "U3a O10b B10b P4b U6b P6b B6b", ["O12a", "U2a"])
    assert chosen(match) == "O10b"


def test_by_night_it_opens_a_colour_with_its_lowest_card() -> None:
    match = after_first_cards("O9a", "O12a P1a P13a B1a B12a U12a O3a", ["B11a", "U12b"])
    assert chosen(match) == "P1a"


@pytest.mark.parametrize(
    ("middle", "better", "worse"), [("P9a", "O8a", "O8b"), ("P9b", "O8b", "O8a")]
)
def test_it_turns_the_time_only_when_that_suits_its_colour(
    middle: str, better: str, worse: str
) -> None:
    """Orange has by far the most: good by day (P9b), bad by night, which P9a brings."""
    hand = "O13a O8a O8b B1a B2a P1a P2a"
    found = scores(after_first_cards(middle, hand, ["O12a", "U3a", "B2b"]))
    assert found[better] > found[worse]


def test_it_does_not_tie_with_a_rival_who_has_as_many_stars() -> None:
    """With O12b neither of them would take a card; with O11a seat 0 takes second."""
    found = scores(after_first_cards("O13a", "B2a O12b O11a U6b U8b P6b P8b", ["O12a", "U3a"]))
    assert found["O11a"] > found["O12b"]


def test_it_prefers_a_colour_that_no_rival_has() -> None:
    hand = "U2a O9b B9b P6b P8b U6b U8b"
    found = scores(after_first_cards("O10b", hand, ["B10b", "P1a"]))
    assert found["O9b"] > found["B9b"]


@pytest.mark.parametrize("last_round", [False, True])
def test_it_wastes_no_strong_card_unless_the_round_is_the_last(last_round: bool) -> None:
    """Orange can hardly win this round, but an orange thirteen may win a later one."""
    match = after_first_cards("B13a", "U2a O13a O8b B6b P6b U6b U8b", ["B12a", "P1a"])
    assert isinstance(match.game, DayAndNight)
    match.game.last_round = last_round
    found = scores(match)
    assert (found["O13a"] > found["O8b"]) == last_round


@pytest.mark.parametrize("absent", ["ignored", "zero"])
def test_option_absent_colour_it_shows_what_would_stop_everybody(absent: str) -> None:
    """By night pink is absent: as zero it wins and nobody takes, unless somebody plays it."""
    hand, others = "O1a P8b U8b O6b U6b B6b B8b", ["B11a", "U12b", "B10b"]
    found = scores(after_first_cards("B9a", hand, others, absent_colour=absent))
    assert (found["P8b"] > found["U8b"] + 25) == (absent == "zero")


@pytest.mark.parametrize(("take_from", "better"), [("any", 0), ("winning_colour", 1)])
def test_option_take_from_it_looks_for_stars_in_the_colour(take_from: str, better: int) -> None:
    """Orange and blue are equal except for the stars, which only blue has."""
    hand = "U2a O9a B9a P6b P8b U6b U8b"
    match = after_first_cards("U3a", hand, ["O10a", "B10b", "P5a"], take_from=take_from)
    found = scores(match)
    assert (found["B9a"] > found["O9a"]) == bool(better)


# Why ------------------------------------------------------------------------------------------


def test_reasons_are_true_on_the_table() -> None:
    match = after_first_cards("O11a", "U7b O10b B10b P4b P1a U6b B6b", ["O12a", "B2a"])
    assert repr(why(match, "O10b")) == "Reason('highest-sum', {'colour': 'orange'})"
    assert repr(why(match, "P1a")) == "Reason('lowest-sum', {'colour': 'pink'})"
    assert repr(why(match, "P4b")) == "Reason('alone', {'colour': 'pink'})"
    assert why(match, "U6b").key == "alone"
    assert why(match, "B6b").key == "keeps-better"
    match = after_first_cards("U6b", "B2a U13a P5b U1a U2b B6b B8b", ["P12a", "O11a"])
    assert why(match, "U13a").key == "day-and-night"
    match = after_first_cards("U4a", "P11a B9b U12b P9b U2b O6b B8b", ["B1a", "O12a"])
    assert repr(why(match, "B9b")) == "Reason('spoils', {'colour': 'blue'})"
    match = rounds(OPEN)
    assert repr(why(match, "+O13a")) == "Reason('takes-lead', {'stars': 4})"


# In any match ---------------------------------------------------------------------------------


def some_matches(players: int, seed: int, **options: OptionValue) -> Iterator[lunasol.Match]:
    """A random match at each of its decisions."""
    if players == 2:
        options["allow_two_players"] = True
    match = lunasol.start(GAME, players=players, options=options, secret=bytes([seed]) * 32)
    luck = Random(seed)
    while not match.over:
        yield match
        seat = match.to_act[0]
        match.push(seat, luck.choice(match.legal(seat)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_hidden_makes_no_difference(players: int) -> None:
    for match in some_matches(players, players):
        seat = match.to_act[0]
        open_cards = at_first_sight(POLICY, match.game, seat)
        assert open_cards == at_first_sight(POLICY, match.blinded(seat), seat)


def test_every_reason_can_be_said_in_all_languages() -> None:
    given: dict[str, Reason] = {}
    for players, seed in ((2, 1), (3, 2), (4, 3), (5, 4)):
        for match in some_matches(players, seed):
            seat = match.to_act[0]
            for move in match.legal(seat).codes:
                reason = POLICY.explain(match.blinded(seat), seat, move)
                given.setdefault(reason.key, reason)
    assert len(given) >= 12
    check_reasons_can_be_said(GAME, given.values())


def test_a_choice_can_be_taken_back_with_a_reason() -> None:
    match = scene(["O1a", "", ""], ["O3a"])
    match.push(0, "O1a")
    only = at_first_sight(POLICY, match.blinded(0), 0)
    assert [(each.move, each.score) for each in only] == [(TAKE_BACK, 0)]
    check_reasons_can_be_said(GAME, [POLICY.explain(match.blinded(0), 0, TAKE_BACK)])


ALL_OPTIONS = [
    (option.name, value)
    for option in games.definition(GAME).options
    for value in (option.values if option.name != "first_seat" else ())
]


@pytest.mark.parametrize(("name", "value"), ALL_OPTIONS)
def test_greedy_players_end_a_match_with_any_option(name: str, value: OptionValue) -> None:
    players = 2 if name == "allow_two_players" and value else 3
    start = MatchSpec.of(GAME, players, {name: value}).new_game()
    game = play_match(start, [GreedyBot(POLICY)] * players, 1, 0, 0)
    assert game.turn() == OVER
    assert max(game.score(seat) for seat in range(players)) > 0
