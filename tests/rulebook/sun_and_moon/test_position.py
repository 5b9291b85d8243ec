"""Sun and Moon: what a position holds from move to move, and what is told about it."""

from collections.abc import Iterable, Iterator

import pytest

import lunasol
from lunasol.engine.cards import NOTHING, Rng
from lunasol.engine.events import Event
from lunasol.engine.game import CHANCE, TAKE_BACK
from lunasol.engine.options import OptionValue
from lunasol.engine.testing.laws import check_copy, step
from lunasol.games.sun_and_moon.rules import SunAndMoon
from lunasol.games.sun_and_moon.rules_rows import CLEAR, HAND
from rulebook.position import before_the_deal, check_positions, refused_code
from rulebook.scene import facts, keys, last
from rulebook.sun_and_moon.plain import Position
from rulebook.sun_and_moon.scene import (
    GAME,
    LAST_ANIMAL,
    STACKS,
    USED_UP,
    climb,
    ids,
    moves,
    push,
    refusal,
    row,
    scene,
)

Options = dict[str, OptionValue]
AT_WILL: Options = {"voluntary_self_destruct": "always"}


def rules_of(match: lunasol.Match) -> SunAndMoon:
    assert isinstance(match.game, SunAndMoon)
    return match.game


def random_turns(players: int, options: Options, seed: int, most: int) -> Iterator[lunasol.Match]:
    """A match by random moves, again after each of them, until it ends or long enough."""
    match = lunasol.start(GAME, players=players, options=options, secret=bytes([seed] * 32))
    rng = Rng(seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        step(match, rng)


# Copies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"voluntary_self_destruct": "end_phase"}),
        (4, {"fixed_after_first": True}),
        (2, {**AT_WILL, "turn_cap": 60, "refill_across_shuffle": True}),
    ],
)
def test_a_copy_is_complete_and_plays_on_like_the_original(players: int, options: Options) -> None:
    match = lunasol.start(GAME, players=players, options=options, secret=bytes(32))
    check_positions(match, seed=1, every=16)


def test_before_the_deal_nobody_has_a_row_and_nothing_is_drawn() -> None:
    game = before_the_deal(scene({}), "shuffle")
    assert isinstance(game, SunAndMoon)
    assert (game.player, game.trigger, game.ending, game.turns) == (NOTHING, NOTHING, NOTHING, 0)
    assert (game.following, game.wanted, game.visits, game.withdrawn) == (False, 0, 0, 0)


def test_sm_20_a_copy_knows_who_has_given_up() -> None:
    match = scene(USED_UP, voluntary_self_destruct="end_phase", trigger_may_clear=True)
    push(match, "destruct")
    assert match.to_act == (1,)
    check_copy(match.game, match.game.fresh(), Rng(1))


# Moves, beside the plain rules ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"eclipse_blocks_end": True}),
        (2, {"partial_clear": True}),
        (2, AT_WILL),
    ],
)
def test_sm_d1_sm_d2_sm_d3_the_moves_are_those_of_the_rulebook(
    players: int, options: Options
) -> None:
    for match in random_turns(players, options, seed=players, most=110):
        legal = [str(move) for move in match.legal(match.to_act[0])]
        assert sorted(legal) == sorted(Position(match).legal())


@pytest.mark.parametrize("zone", ["pile", "discard"])
def test_sm_27_a_single_card_is_enough_to_go_on(zone: str) -> None:
    """Seat 1 has nothing in hand, and all other cards have been scored."""
    game = rules_of(scene({0: ["+S1"]}))
    kept = game.pile.pop()
    for emptied in (game.pile, game.hands[1]):
        game.score_piles[0].extend(emptied)
        emptied.clear()
    getattr(game, zone).append(kept)
    game.apply(0, game.legal_codes(0)[0])
    if zone == "discard":
        assert game.turn() == CHANCE  # SM-26
        game.roll(Rng(1))
    assert (game.trigger, game.turn()) == (NOTHING, 1)
    assert game.hands[1].numbers() == [kept]


def counts(events: Iterable[Event], key: str) -> list[int]:
    """How many cards each of these events is about."""
    found = [event.facts["count"] for event in events if event.key == key]
    return [count for count in found if isinstance(count, int)]


@pytest.mark.parametrize("across", [False, True])
def test_sm_26_sm_27_a_hand_is_drawn_from_what_is_left(across: bool) -> None:
    """Whoever destructs at will shuffles small piles of any size."""
    options: Options = {**AT_WILL, "refill_across_shuffle": across}
    sizes = set()
    for seed in range(4):
        told = 0
        for match in random_turns(2, options, seed, most=250):
            table = match.view(None).table
            events = match.events(None, told)
            told = len(match.log)
            if table.trigger is not None:
                assert (table.pile, table.discard) == ((), ())  # SM-27
                break
            drawn, new = counts(events, "drew"), counts(events, "shuffled")
            if drawn:
                check_draw(drawn, new, len(table.pile), across)
                assert table.pile or not table.discard  # SM-26: replaced at once
            assert rules_of(match).wanted == 0
            sizes.update(drawn)
    assert sizes == {1, 2, 3, 4, 5}


def check_draw(drawn: list[int], shuffled: list[int], pile: int, across: bool) -> None:
    """Five cards, or what was left; more from a new pile only if there was none, or by option."""
    if sum(drawn) < HAND and across:
        assert pile == 0
    elif sum(drawn) < HAND:
        assert shuffled or pile == 0
        assert len(drawn) == 1
    else:
        assert sum(drawn) == HAND


def test_sm_05_a_row_grows_to_the_left_and_can_be_cleared() -> None:
    parts = {0: ["S20@0*", "S16@0L", "S10@0L"], 1: ["S18@0L", "S12@0L", "M1@1*"]}
    match = scene(parts)
    assert row(match, 0, "S") == "10 12 16 18 20"
    assert moves(match, "clear") == {"clear S1-5"}
    assert row(push(match, "clear S1-5"), 0, "S") == ""


def test_sm_06_behind_the_last_number_only_the_first_eclipse_may_be_covered() -> None:
    match = scene({0: ["S1@0*", "SE1@0#2", "+S5"], 1: ["S20@0R", "M1@1*"]})
    assert moves(match, "S5@0") == {"S5@0#2", "S5@0R"}
    parts = {0: ["S1@0*", "S22@0R", "SE2@0#3", "+S5"], 1: ["S20@0R", "SE1@0#2", "M1@1*"]}
    match = scene(parts)
    assert row(match, 0, "S") == "1 E E"
    assert moves(match, "S5@0") == {"S5@0#2", "S5@0R"}


def test_sm_08_by_option_an_eclipse_blocks_the_left_end_too() -> None:
    parts = {0: ["S5@0*", "SE1@0#1", "+S4", "+S6"], 1: ["S10@0R", "M1@1*"]}
    match = scene(parts, eclipse_blocks_end=True)
    assert moves(match, "S4@0") == {"S4@0#1"}
    assert refusal(match, "S4@0L") == ("eclipse-blocks-end", "SM-08")
    assert refusal(match, "S6@0R") == ("number-does-not-fit", "SM-05")


def test_sm_17_parts_of_one_row_leave_a_gap() -> None:
    parts = {0: climb("S", 0, 1, 4, 8, 12, 16), 1: ["S2@0R", "S6@0R", "S10@0R", "S14@0R", "S18@0R"]}
    match = scene(parts, partial_clear=True)
    legal = [str(move) for move in match.legal(0)]
    assert len(legal) == len(set(legal))
    assert "clear S1-10" in legal
    assert legal.count("clear S1-5") == 1


BOTH_ROWS = {
    0: ["S2@0*", "S6@0R", "S10@0R", "M4@0R", "M8@0R"],
    1: ["S4@0R", "S8@0R", "M2@0*", "M6@0R", "M10@0R"],
}


@pytest.mark.parametrize(
    ("most", "listed"),
    [
        (0, {"clear M1-5", "clear S1-5", "clear S1-5 M1-5"}),
        (1, {"clear S1-5 M1-5"}),
        (2, {"clear S1-5 M1-5"}),
        (3, {"clear S1-5", "clear S1-5 M1-5"}),
        (4, {"clear M1-5", "clear S1-5", "clear S1-5 M1-5"}),
    ],
)
def test_sm_15_a_short_list_always_has_the_largest_clearing(most: int, listed: set[str]) -> None:
    match = scene(BOTH_ROWS)
    game = match.game.clone()
    game.limit_moves(most)
    shown = [str(match.notation.move(code)) for code in game.legal_codes(0)]
    found = [move for move in shown if move.startswith("clear")]
    assert sorted(found) == sorted(listed)


def test_sm_38_a_partner_has_nothing_to_clear() -> None:
    """Seat 0 has five suns side by side, seat 2 of the same team a single moon."""
    parts = {0: ["S2@0*", "S10@0R"], 1: ["S4@0R", "M1@2*"], 2: ["S6@0R"], 3: ["S8@0R"]}
    game = rules_of(scene(parts, players=4))
    assert [game.can_clear(seat) for seat in range(4)] == [True, False, False, False]


# Giving up ------------------------------------------------------------------------------------

WITHOUT_ROWS = {
    0: [*climb("S", 1, *range(1, 30)), *(f"SE{n}@1#{n}" for n in range(1, 6)), "+ME5"],
    1: USED_UP[1],
}
"""All rows lie in front of seat 1, which has nothing to draw; seat 0 holds one card."""


def test_sm_20_with_one_card_in_hand_one_may_give_up_without_a_row() -> None:
    match = scene(WITHOUT_ROWS, voluntary_self_destruct="end_phase")
    assert "destruct" in moves(match)
    assert push(match, "ME@1#5").over  # with neither hand nor row there is nothing to give up
    assert "destruct" in moves(scene(WITHOUT_ROWS, voluntary_self_destruct="always"))


def test_sm_20_by_option_always_means_with_a_card_in_hand() -> None:
    match = push(scene(USED_UP, voluntary_self_destruct="always"), "ME@1#5")
    assert match.view(0).hand == ()
    assert moves(match) == {"clear S6-29"}


# Secrets --------------------------------------------------------------------------------------


def test_hands_and_pile_are_hidden_until_the_match_is_over() -> None:
    match = scene({0: ["S1@0*"]})
    for seat, other in ((0, 1), (1, 0)):
        view = match.view(seat)
        assert set(view.hands[other]) == set(view.table.pile) == {"??"}
        assert "??" not in view.hand
    view = scene({0: ["S1@0*"]}, turn_cap=1).view(None)
    assert view.phase == "over"
    assert "??" not in [*view.hands[0], *view.hands[1], *view.table.pile]


def test_hidden_cards_are_dealt_again_at_random() -> None:
    match = scene({0: ["S1@0*"]})
    dealt, rng = set(), Rng(1)
    for _ in range(5):
        world = match.blinded(0)
        world.determinize(rng)
        assert min(card for zone in world.zones for card in zone) >= 0
        dealt.add((*world.hands[1],))
    assert len(dealt) == 5


# What is told ---------------------------------------------------------------------------------


def test_everybody_is_told_turns_placings_and_what_lies_below() -> None:
    match = scene({0: ["S5@0*", "M1@1*"], 1: ["S9@0R", "SE1@0#1"]})
    assert [told["count"] for told in facts(match, "dealt")] == [5, 5]
    assert ["cards" in told for told in facts(match, "dealt", 1)] == [False, True]
    assert facts(match, "turn") == [{"seat": n % 2, "turn": n + 1} for n in range(5)]
    placed = [(told["seat_row"], told["whose"], told["end"]) for told in facts(match, "placed")]
    assert placed == [(0, "own", "start"), (0, "other", "right"), (1, "other", "start")]
    [sun, five] = ids("SE1 S5")
    covered = {"seat": 1, "card": sun, "seat_row": 0, "whose": "other", "card_under": five}
    assert last(match, "covered") == covered


def test_sm_28_everybody_is_told_what_self_destruction_costs() -> None:
    match = scene({0: ["S5@0*", "destruct"], 1: ["M1@1*"]}, voluntary_self_destruct="always")
    told = last(match, "destructed")
    assert (told["seat"], told["count"]) == (0, 5)
    assert told["cards"] == [match.notation.card_id(c) for c in match.view(None).table.discard]


def test_sm_34_everybody_is_told_the_points_at_the_end() -> None:
    match = push(scene(STACKS, turn_cap=9), "clear S1-5")
    assert last(match, "ended") == {"reason": "bound"}
    assert facts(match, "scored") == [
        {"seat": 0, "cleared": 6, "left": 0, "points": 6},
        {"seat": 1, "cleared": 0, "left": 2, "points": -2},
    ]


def ran_out() -> lunasol.Match:
    """The pile is empty, seat 1 has lost its cards, and seat 0 is to act."""
    return push(scene(LAST_ANIMAL, animal_without_pile="self_destruct"), "destruct")


def test_sm_26_nobody_is_told_of_a_draw_from_an_empty_pile() -> None:
    match = push(ran_out(), "ME@0#1")
    assert keys(match)[-3:] == ["turn", "shuffled", "drew"]
    assert 0 not in [told["count"] for told in facts(match, "drew")]


def test_sm_27_a_copy_knows_who_draws_after_a_shuffle() -> None:
    match = ran_out()
    game = match.game.clone()
    game.apply(0, match.notation.code(match.notation.parse("ME5@0#1")))
    assert (game.turn(), game.phase()) == (CHANCE, "shuffle")
    check_copy(game, game.fresh(), Rng(1))


# Bounds ---------------------------------------------------------------------------------------


def test_sm_29_turns_and_animals_limit_the_decisions() -> None:
    """Fourteen cards show an animal, so a turn has at most fifteen decisions."""
    assert scene({}).game.max_decisions() == 1000 * 15
    assert scene({}, turn_cap=7).game.max_decisions() == 7 * 15


def test_moves_at_the_bounds_are_refused_for_what_they_are() -> None:
    match = scene({0: ["S5@0*", "+S8", "+SE1"], 1: ["S10@0R"]})
    assert refused_code(match, 0, 0) == ("card-not-in-hand", "SM-D2")
    assert refused_code(match, 0, TAKE_BACK) == ("nothing-to-take-back", "SM-D1")
    for code in (CLEAR, CLEAR << 1, (CLEAR << 1) + 1):
        assert refused_code(match, 0, code) == ("not-a-move", "SM-D1")
    assert refusal(match, "S8@2*") == ("not-a-move", "SM-D1")
    for target in ("SE1@1*", "SE1@0L"):
        assert refusal(match, target) == ("eclipse-covers-numbers", "SM-09")
    assert refusal(match, "S8@0#3") == ("no-such-place", "SM-D2")
    assert refusal(match, "S8@0#2") == ("only-eclipses-are-covered", "SM-05")


@pytest.mark.parametrize("card", ["S4", "S12"])
def test_sm_06_a_number_at_the_side_that_does_not_fit_is_refused_for_that(card: str) -> None:
    seat_0 = ["S5@0*", "S8@0R", "SE1@0#2", "SE3@0#4", f"+{card}"]
    seat_1 = ["S7@0R", "M1@1*", "S9@0R", "S10@0R", "SE2@0#3", "M2@1R"]
    match = scene({0: seat_0, 1: seat_1})
    assert row(match, 0, "S") == "5 E E E 10"
    for place in (2, 4):
        assert refusal(match, f"{card}@0#{place}") == ("number-does-not-fit", "SM-05")
    assert refusal(match, f"{card}@0#3") == ("cover-from-the-side", "SM-06")


def test_sm_13_sm_15_what_is_no_segment_and_what_is_only_a_part_of_one() -> None:
    parts = {0: climb("S", 0, 1, 4, 8, 12), 1: ["S2@0R", "S6@0R", "S10@0R", "S14@0R"]}
    match = scene(parts)
    assert row(match, 0, "S") == "1 2 4 6 8 10 12 14"
    for part in ("S1-1", "S1-4", "S2-4", "S5-8", "S1-5 S7-8", "S1-8 M1-5", "S1-9"):
        assert refusal(match, f"clear {part}") == ("no-segment-there", "SM-13"), part
    for part in ("S1-5", "S1-6", "S2-6", "S4-8"):
        assert refusal(match, f"clear {part}") == ("whole-segments-only", "SM-15"), part


def test_moves_keep_the_numbers_that_stored_logs_hold() -> None:
    notation = scene({}).notation
    texts = ["S1@0*", "S2@1L", "M1@3R", "SE1@0#1", "ME5@2#29", "destruct", "clear S1-5 M1-5"]
    codes = [notation.code(notation.parse(text)) for text in texts]
    clearing = (1 << 58) + 31 + (31 << 29)
    assert codes == [0, 161, 3810, 7427, 8671, 8704, clearing]
