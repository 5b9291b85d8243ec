"""What all games share: secrets, re-deals, choices, winners and outcomes."""

from collections.abc import Sequence

import pytest
from mypy_extensions import i64

from laws.toy import CARDS, TwoKings
from lunasol.engine.cards import NOTHING, UNKNOWN, Cards, Rng
from lunasol.engine.events import Event
from lunasol.engine.game import CHANCE, OVER, TAKE_BACK, Outcome, next_seat
from lunasol.games import MatchSpec


def dealt(players: int = 3, seed: int = 1) -> TwoKings:
    game = TwoKings(players, 0)
    game.roll(Rng(seed))
    return game


def hands(game: TwoKings) -> list[list[int]]:
    return [hand.numbers() for hand in game.hands]


# Shuffles -------------------------------------------------------------------------------------


def test_a_game_begins_without_cards_choices_and_events() -> None:
    game = TwoKings(3, 0)
    assert (game.turn(), list(game.choice)) == (CHANCE, [NOTHING] * 3)
    assert [zone.numbers() for zone in game.zones] == [[]] * 5
    assert (game.emits_events, game.events) == (False, [])


def test_a_search_reports_no_events() -> None:
    game = MatchSpec.of("nox", 3, {}).new_game()
    game.roll(Rng(1))
    assert game.events == []


def test_a_roll_deals_other_cards_from_another_seed() -> None:
    assert hands(dealt(seed=1)) == hands(dealt(seed=1)) != hands(dealt(seed=2))


def test_a_roll_draws_the_first_seat_unless_it_is_stated() -> None:
    drawn = set()
    for seed in range(40):
        game = TwoKings(3, NOTHING)
        game.roll(Rng(seed))
        drawn.add(int(game.first_seat))
    assert drawn == {0, 1, 2}
    for seed in range(10):
        game = TwoKings(3, 1)
        game.roll(Rng(seed))
        assert game.first_seat == 1


def test_a_copy_knows_the_first_seat() -> None:
    used = TwoKings(3, 2)
    used.copy_from(TwoKings(3, 1))
    assert used.first_seat == 1
    assert TwoKings(3, 1).clone().first_seat == 1


def test_what_is_reported_is_for_all_or_for_one_seat() -> None:
    game = dealt(players=2)
    game.events.clear()
    game.emit("end", {"points": [1, 0]})
    game.emit_private(1, "drew", {"seat": 1}, {"card": 4})
    game.emit_hands()
    own = [{"cards": cards} for cards in hands(game)]
    assert game.events == [
        Event("end", {"points": [1, 0]}),
        Event("drew", {"seat": 1}, 1, {"card": 4}),
        Event("dealt", {"seat": 0, "count": 2}, 0, own[0]),
        Event("dealt", {"seat": 1, "count": 2}, 1, own[1]),
    ]


# Choices --------------------------------------------------------------------------------------


def test_seats_without_a_choice_must_act() -> None:
    game = dealt()
    assert (game.turn(), game.first_without_choice()) == (0, 0)
    game.apply(0, game.legal_codes(0)[0])
    assert [game.must_act(seat) for seat in range(3)] == [False, True, True]
    assert (game.turn(), game.first_without_choice()) == (1, 1)


def test_legal_choices_are_the_cards_in_hand_or_to_take_back() -> None:
    game = dealt()
    moves = Cards()
    game.legal_choices(1, moves)
    assert moves.numbers() == game.hands[1].numbers()
    game.apply(1, moves.items[0])
    game.legal_choices(1, moves)
    assert moves.numbers() == [*game.hands[1].numbers(), TAKE_BACK]
    assert TAKE_BACK == -1


def test_no_seat_is_missing_once_all_have_chosen() -> None:
    game = dealt()
    for seat in range(3):
        game.choice[seat] = game.hands[seat].items[0]
    assert game.first_without_choice() == NOTHING


@pytest.mark.parametrize(("seat", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_seat_to_the_left_of_the_last_one_is_the_first(seat: int, left: int) -> None:
    assert next_seat(seat, 3) == left


def test_each_seat_is_a_team_of_its_own() -> None:
    assert [dealt().team(seat) for seat in range(3)] == [0, 1, 2]


# Secrets --------------------------------------------------------------------------------------


def test_hands_and_choices_of_others_are_hidden() -> None:
    game = dealt()
    own = game.hands[1].numbers()
    for seat in (0, 1):
        game.apply(seat, game.legal_codes(seat)[0])
    game.hide_hands(1)
    assert hands(game) == [[UNKNOWN] * 2, own, [UNKNOWN] * 2]
    assert list(game.choice) == [UNKNOWN, own[0], NOTHING]


def test_a_spectator_sees_no_hand() -> None:
    game = dealt()
    game.blind(-1)
    assert hands(game) == [[UNKNOWN] * 2] * 3


def test_cards_that_are_nowhere_in_sight_are_unseen() -> None:
    game = dealt()
    game.blind(1)
    cards = Cards.of([3])
    game.unseen(cards)
    assert cards.numbers() == [card for card in range(CARDS) if not game.hands[1].has(card)]


def test_an_empty_place_hides_no_card() -> None:
    game = TwoKings(2, 0)
    game.open.append(NOTHING)
    cards = Cards(CARDS)
    game.unseen(cards)
    assert cards.numbers() == list(range(CARDS))


def test_every_seat_and_every_card_of_a_hidden_choice_is_possible() -> None:
    game = dealt(players=2)
    own = game.hands[0].numbers()
    game.apply(1, game.legal_codes(1)[0])
    found = set()
    for seed in range(300):
        known = game.clone()
        known.blind(0)
        known.determinize(Rng(seed))
        assert known.hands[0].numbers() == own
        assert known.choice[0] == NOTHING
        assert known.hands[1].has(known.choice[1])
        assert sorted(card for zone in known.zones for card in zone) == list(range(CARDS))
        found.add(int(known.choice[1]))
    assert found == set(range(CARDS)) - set(own)


def test_a_choice_that_is_seen_stays_in_a_re_deal() -> None:
    game = dealt(players=2)
    chosen = game.legal_codes(0)[1]
    game.apply(0, chosen)
    for seed in range(20):
        known = game.clone()
        known.blind(0)
        known.determinize(Rng(seed))
        assert list(known.choice) == [chosen, NOTHING]


# The end --------------------------------------------------------------------------------------


class Ranked(TwoKings):
    """A match that is over, with ranks by seat and level."""

    def __init__(self, ranks: Sequence[tuple[int, ...]]) -> None:
        super().__init__(len(ranks), 0)
        self.ranks = ranks

    def turn(self) -> i64:
        return OVER

    def rank_key(self, seat: i64, level: i64) -> i64:
        return self.ranks[seat][level]

    def tie_breaks(self) -> list[str]:
        return ["points", "cards", "luck"]


@pytest.mark.parametrize(
    ("ranks", "winners", "decided_by"),
    [
        ([(5, 0, 0), (7, 0, 0), (6, 9, 9)], (1,), "points"),
        ([(-5, 0, 0), (-7, 0, 0)], (0,), "points"),
        ([(-7, 0, 0), (-5, 0, 0)], (1,), "points"),
        ([(0, 0, 0), (-1, 0, 0)], (0,), "points"),
        ([(5, 1, 0), (5, 2, 0), (4, 9, 0)], (1,), "cards"),
        ([(5, 1, 0), (4, 2, 0), (5, 1, 0)], (0, 2), "points"),
        ([(5, 1, 3), (5, 1, 3), (5, 0, 9)], (0, 1), "cards"),
        ([(5, 1, 3), (5, 1, 4), (5, 1, 2)], (1,), "luck"),
        ([(5, 1, 3), (5, 1, 3), (5, 1, 3)], (0, 1, 2), "shared"),
    ],
)
def test_each_tie_break_decides_between_those_who_are_left(
    ranks: list[tuple[int, ...]], winners: tuple[int, ...], decided_by: str
) -> None:
    game = Ranked(ranks)
    scores = tuple(points for points, *_ in ranks)
    assert game.outcome() == Outcome(scores, winners, "played-out", decided_by)
    assert game.winners() == sum(1 << seat for seat in winners)
    assert tuple(int(game.score(seat)) for seat in range(len(ranks))) == scores


def test_outcomes_are_equal_if_all_of_them_is() -> None:
    outcome = Outcome((1, 2), (1,), "played-out", "points")
    same = Outcome((1, 2), (1,), "played-out", "points")
    assert outcome == same
    assert hash(outcome) == hash(same)
    others: list[object] = [
        Outcome((1, 3), (1,), "played-out", "points"),
        Outcome((1, 2), (0,), "played-out", "points"),
        Outcome((1, 2), (1,), "stopped", "points"),
        Outcome((1, 2), (1,), "played-out", "luck"),
        ((1, 2), (1,), "played-out", "points"),
    ]
    assert all(other != outcome for other in others)


def test_an_outcome_shows_itself() -> None:
    assert repr(Outcome((1, 2), (1,), "played-out", "points")) == (
        "Outcome(scores=(1, 2), winners=(1,), reason='played-out', decided_by='points')"
    )
