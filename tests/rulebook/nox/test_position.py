"""NOX: what a position holds from move to move, and what is told about it."""

import pytest

import lunasol
from lunasol.engine.cards import NOTHING
from lunasol.engine.options import OptionValue
from lunasol.engine.testing.laws import check_cards
from lunasol.games.nox.rules import TOP, Nox, card_of, play_of
from rulebook.nox.scene import ALT, BEST, FIVE, GAME, chest, into, scene
from rulebook.position import before_the_deal, check_positions, refused_code
from rulebook.scene import keys, last


@pytest.mark.parametrize(
    "options",
    [
        {"max_rounds": 2},
        {"max_rounds": 2, "deck": ALT, "merge_top": "owner_choice"},
        {"max_rounds": 2, "empty_chest_only_first_turn": True},
    ],
)
def test_a_copy_is_complete_and_plays_on_like_the_original(options: dict[str, OptionValue]) -> None:
    check_positions(lunasol.start(GAME, options=options, secret=bytes(32)), seed=1, every=25)


def test_before_the_deal_all_cards_lie_in_the_pile_and_nobody_has_begun() -> None:
    game = before_the_deal(scene([]))
    assert isinstance(game, Nox)
    assert (game.starter, game.player, game.pile.size) == (NOTHING, NOTHING, 90)
    assert (game.plays, game.round) == (0, 0)
    check_cards(game)


def test_after_a_round_all_cards_go_back_to_the_pile() -> None:
    match = scene(into(0, FIVE), hands={2: ("O10",)})
    game = match.game.clone()
    assert isinstance(game, Nox)
    sixth = next(move for move in match.legal(2) if match.notation.short(move) == "O10>0")
    game.apply(2, match.notation.code(sixth))
    assert game.phase() == "deal"
    assert game.pile.size == 90
    check_cards(game)


def test_everybody_is_told_their_own_hand_in_every_round() -> None:
    match = scene(into(0, BEST), [])
    hand = match.view(1).hand
    dealt = [event for event in match.events(1) if event.key == "dealt"]
    assert [event.facts["seat"] for event in dealt] == [0, 1, 2] * 2
    assert dealt[4].facts == {
        "seat": 1,
        "count": 3,
        "cards": [match.notation.card_id(card) for card in hand],
    }
    assert "cards" not in dealt[5].facts


def test_nx_12_a_pile_counts_the_cards_below_its_top() -> None:
    def depths(*moves: str) -> tuple[int, ...]:
        found: tuple[int, ...] = scene(list(moves)).view(None).table.depths[0]
        return found

    assert depths("G5>0", "G12>0") == (0, 0)
    assert depths("G5>0", "G12>0", "G7>0.2") == (0, 1)
    assert depths("G5>0", "G12>0", "G7>0.2", "G5>0.2", "O3>0") == (3, 0)
    assert depths("G5>0", "G12>0", "G7>0.2", "O3>0", "G5>0") == (1, 1, 0)


def test_nx_12_piles_of_a_new_round_have_nothing_below() -> None:
    match = scene(["G5>0", "G14>0.1", *into(1, BEST)], ["B4>0"])
    assert match.view(None).table.depths == ((0,), (), ())


def asked() -> lunasol.Match:
    """The owner of the chest has to choose between blue 1 and green 1."""
    return scene([*into(0, "B1 O6"), "G1>0"], deck=ALT, merge_top="owner_choice")


def test_nx_12_by_option_the_owner_is_asked_for_the_top() -> None:
    assert last(asked(), "top-asked") == {"seat": 0}


def test_nx_12_by_option_the_first_card_of_the_deck_can_be_the_top_too() -> None:
    match = asked()
    match.push(0, "top B1a")
    assert chest(match, 0) == ["B1", "O6"]
    assert isinstance(match.game, Nox)
    assert match.game.covered[0].numbers() == [match.notation.card_id("G1a")]
    check_cards(match.game)


def test_nx_22_by_option_a_tie_exactly_at_the_target_needs_another_round() -> None:
    first = [*into(1, FIVE), *into(0, BEST)]
    second = [*into(0, "B15 G7 O3"), *into(1, "B1 B4 B9 G2 O6 O13")]
    match = scene(first, second, target=100, extra_round=True)
    assert match.view(None).table.totals == (100, 100, 0)
    assert keys(match).count("extra-round") == 1
    assert not match.over


def test_nx_25_the_moves_of_a_card_are_listed_by_chest_and_pile() -> None:
    """The piles come in another order than their chests, and in more than one colour."""
    played = [*into(2, "B1 G2"), "G5>1", "B4>0", "G7>0", "B9>2", "B11>1", "G12>1"]
    for count in range(len(played) + 1):
        match = scene(played[:count], hands=dict.fromkeys(range(3), ("B15", "G14", "O3")))
        codes = match.game.legal_codes(match.to_act[0])
        for card in match.game.hands[match.to_act[0]]:
            plays = [code for code in codes if card_of(code) == card]
            assert plays == sorted(plays)
    assert len(codes) == 3 * 3 + 4 + 4  # three new piles, four blue and four green ones


def test_nx_28_the_rounds_limit_the_decisions() -> None:
    """A card is played once a round; by option its merge is a second decision."""
    assert scene([], max_rounds=3).game.max_decisions() == 3 * 90
    choosing = scene([], max_rounds=3, deck=ALT, merge_top="owner_choice")
    assert choosing.game.max_decisions() == 3 * 90 * 2


def test_the_first_card_and_the_first_top_are_refused_for_what_they_are() -> None:
    match = scene([], hands={0: ("G14", "G7", "B9")})
    assert refused_code(match, 0, play_of(0, 0, 0)) == ("card-not-in-hand", "NX-D1")
    assert refused_code(match, 0, TOP) == ("play-a-card-now", "NX-D1")
