"""Day & Night: a test a ruling, every option, and the golden examples."""

from pathlib import Path

import pytest

import lunasol
from lunasol import games
from lunasol.engine.errors import BadDeck, BadPlayers
from lunasol.engine.game import Outcome
from lunasol.engine.match import Shuffled
from lunasol.engine.options import OptionValue
from rulebook.day_and_night.scene import (
    EVERY_CARD,
    GAME,
    OPEN,
    play_out,
    refused,
    result,
    rounds,
    scene,
    sizes,
    table,
)
from rulebook.scene import keys, last, play

# Players and deck: DN-01, DN-02, DN-03 --------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_dn_01_three_to_five_play(players: int) -> None:
    with pytest.raises(BadPlayers, match="by 3 to 5 players"):
        lunasol.start(GAME, players=players)


def test_dn_01_two_may_play_by_option() -> None:
    match = lunasol.start(GAME, players=2, options={"allow_two_players": True})
    assert (len(table(match).removed), len(table(match).pile)) == (54, 40 - 1)
    with pytest.raises(BadPlayers, match="by 2 to 5 players"):
        lunasol.start(GAME, players=1, options={"allow_two_players": True})


R1 = {1: "44", 2: "33", 3: "33", 4: "02", 5: "02", 6: "01", 7: "011"}
R2 = {1: "44", 2: "33", 3: "22", 4: "22", 5: "11", 6: "00", 7: "000"}


@pytest.mark.parametrize(("name", "low_half", "stars"), [("R1", R1, 52), ("R2", R2, 48)])
def test_dn_02_the_decks_are_the_same_in_each_colour_and_mirrored_about_seven(
    name: str, low_half: dict[int, str], stars: int
) -> None:
    deck = games.deck(games.definition(GAME), name)
    values = low_half | {14 - value: copies for value, copies in low_half.items()}
    wanted = [(value, int(count)) for value in sorted(values) for count in values[value]]
    assert (len(wanted), sum(count for _, count in wanted)) == (27, stars)
    for colour in ("orange", "blue", "pink", "purple"):
        cards = [card for card in deck.cards if card["colour"] == colour]
        assert [(card["value"], card["stars"]) for card in cards] == wanted
    guessed = [deck.provenance[fact].source for fact in ("copies", "time_cards", "stars")]
    assert guessed == ["reconstructed"] * 3


def test_dn_02_option_deck_changes_the_cards() -> None:
    assert table(scene(["", "", ""], ["O9a"])).time == "night"  # the time card is copy a
    assert table(scene(["", "", ""], ["O9b"])).time == "day"
    assert table(scene(["", "", ""], ["O9a"], deck="R2")).time == "day"
    assert table(scene(["", "", ""], ["O7c"], deck="R2")).time == "night"


def deck_file(folder: Path, *rows: str) -> str:
    """An owner's deck; each row stands for cards in all four colours."""
    colours = 'colour = ["orange", "blue", "pink", "purple"]'
    cards = [f"[[cards]]\n{colours}\n" + row.replace(", ", "\n") for row in rows]
    path = folder / "mine.toml"
    path.write_text("\n".join([f'game = "{GAME}"', *cards]), "utf-8")
    return str(path)


SEVEN, TWENTY = "value = 13, stars = 0, copies = 7", "value = 2, stars = 4, copies = 20"


def test_dn_02_an_owner_may_use_a_deck_file(tmp_path: Path) -> None:
    deck = deck_file(tmp_path, SEVEN + ", time = true", TWENTY)
    match = rounds("O2a: U2a O2b, U2b O2c, P2a B13a", deck=deck)
    assert result(match) == ("pink 2 by night", (2,))


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ([SEVEN, "value = 2, stars = 4, copies = 19"], "26 orange cards"),
        ([SEVEN, TWENTY, "value = 2, stars = 4"], "28 orange cards"),
        ([SEVEN, "value = 14, stars = 4, copies = 20"], "from 1 to 13"),
        ([SEVEN, "value = 2, stars = 5, copies = 20"], "from 0 to 4"),
        ([SEVEN, "value = 2, copies = 20"], "stars must be"),
        ([SEVEN, "value = 2, stars = 4, copies = 0"], "copies must be"),
        ([SEVEN + ", time = false", TWENTY], r"not both.*DN-03"),
        ([SEVEN, TWENTY + ", time = true"], r"not both.*DN-03"),
    ],
)
def test_dn_02_dn_03_a_bad_deck_file_is_refused(tmp_path: Path, rows: list[str], why: str) -> None:
    with pytest.raises(BadDeck, match=why):
        lunasol.start(GAME, options={"deck": deck_file(tmp_path, *rows)})


def test_dn_02_a_deck_file_that_is_missing_or_of_another_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other.toml").write_text('game = "nox"', "utf-8")
    for name in ("missing.toml", "other.toml"):
        with pytest.raises(BadDeck):
            lunasol.start(GAME, options={"deck": str(tmp_path / name)})


# Setup: DN-05, DN-06, DN-G2 -------------------------------------------------------------------


@pytest.mark.parametrize(("players", "removed", "pile"), [(3, 33, 54), (4, 16, 64), (5, 3, 70)])
def test_dn_g2_setup_counts(players: int, removed: int, pile: int) -> None:
    match = scene([""] * players, ["O1a"])
    assert (len(table(match).removed), sizes(match.view(None).hands)) == (removed, [7] * players)
    assert len(table(match).pile) == pile - 1  # the first middle card is turned up
    assert (table(match).time, table(match).stars) == ("day", (0,) * players)


def test_dn_05_cards_are_removed_from_the_top_and_then_dealt_one_by_one() -> None:
    match = lunasol.start(GAME, players=3, shuffles=[EVERY_CARD])
    for seat in range(3):
        assert list(match.view(seat).hand) == EVERY_CARD[33 + seat : 54 : 3]
    assert table(match).middle == EVERY_CARD[54]
    assert list(table(play_out(match)).removed) == EVERY_CARD[:33]


def test_dn_06_who_turns_up_the_middle_card_changes_nothing() -> None:
    first, other = (
        play_out(lunasol.start(GAME, options={"first_seat": seat}, shuffles=[EVERY_CARD]))
        for seat in (0, 3)
    )
    assert first.view(None) == other.view(None)
    assert first.events(None) == other.events(None)


# 1. and 2. Cards are turned up: DN-07, DN-08, DN-09, DN-10, DN-G3 -----------------------------


def test_dn_07_the_middle_card_turns_the_time_before_anybody_chooses() -> None:
    match = scene(["", "", ""], ["O4a"])
    assert (match.view(None).phase, table(match).time) == ("choose-first", "night")


def test_dn_g3_two_time_symbols_cancel_and_three_turn() -> None:
    for cards, time in (("O4a B4a P1a", "day"), ("O4a B4a P4a", "night")):
        match = scene(cards.split(), ["U1a"])
        play(match, list(enumerate(cards.split())))
        assert table(match).time == time


def test_dn_08_each_reveal_counts_its_own_symbols() -> None:
    match = rounds("U1a: O4a B4a, B1a O13a, P4a O12a")
    told = [event.facts for event in match.events(None) if event.key == "time"]
    assert told == [{"time": "day", "symbols": 2}, {"time": "night", "symbols": 1}]


def test_dn_09_the_first_cards_turn_the_time_before_the_second_are_chosen() -> None:
    match = scene(["O4a", "B1a", "P1a"], ["U1a"])
    play(match, [(0, "O4a"), (1, "B1a"), (2, "P1a")])
    assert (match.view(None).phase, table(match).time) == ("choose-second", "night")
    assert table(match).played == (("O4a",), ("B1a",), ("P1a",))


def test_dn_10_exactly_one_card_is_turned_up_in_a_round() -> None:
    match = rounds("U1a: O13a O1a, B1a B2a, P1a P2a")
    assert keys(match).count("middle") == 1
    assert (len(match.legal(0)), len(table(match).pile)) == (7, 53)


# 3. The winning colour: DN-11 to DN-15, DN-G1, DN-G4 ------------------------------------------

URSULA, IRENE, MATTHIAS = 0, 1, 2


def test_dn_g1_by_day_orange_wins_and_matthias_takes_before_ursula() -> None:
    for story in ("U9b: O4b O5b, U3a B6b, P10b O12a", "O4b: O5b P10b, B6b U9b, O12a P3a"):
        assert result(rounds(story)) == ("orange 21 by day", (MATTHIAS, URSULA))


def test_dn_g1_by_night_blue_wins_and_only_irene_takes() -> None:
    for story in ("U9a: O4b O5b, U3a B6b, P10b O12a", "O4a: O5b P10b, B6b U9b, O12a P3a"):
        assert result(rounds(story)) == ("blue 6 by night", (IRENE,))


NO_PURPLE = "P10a: O1a O2a, B5b B9b, O5b B6b"
NO_PINK_NO_PURPLE = "O6a: O1a O2a, B5b B9b, O5b B10b"


def test_dn_11_at_night_an_absent_colour_does_not_compete() -> None:
    assert result(rounds(NO_PURPLE)) == ("orange 8 by night", (0, 2))
    assert result(rounds(NO_PINK_NO_PURPLE)) == ("orange 14 by night", (0, 2))


def test_dn_11_by_option_an_absent_colour_counts_as_zero_at_night() -> None:
    match = rounds(NO_PURPLE, absent_colour="zero")
    assert (result(match), last(match, "nobody")) == (("purple 0 by night", ()), {})
    match = rounds(NO_PINK_NO_PURPLE, absent_colour="zero")
    assert (result(match), table(match).round) == (("none by night", ()), 2)
    by_day = rounds(NO_PURPLE.replace("P10a", "P10b"), absent_colour="zero")
    assert result(by_day) == ("blue 20 by day", (1, 2))


def test_dn_g4_a_tie_for_the_highest_sum_lets_nobody_take() -> None:
    match = rounds("P3a: O6b U1a, B6b U1b, P2a U2a", "P3b: O1a, B1a, P11a")
    tie = keys(match).index("no-colour")
    assert keys(match)[tie : tie + 6] == ["no-colour", "discarded", *["drew"] * 3, "round"]
    assert (last(match, "discarded"), table(match).time) == ({"count": 7}, "day")


def test_dn_12_any_tie_for_the_extreme_leaves_no_winning_colour() -> None:
    for story in (
        "P3a: O6b U1a, B6b U1b, P2a P1a",  # by day three colours have 6
        "P3a: O6b U1a, B6b U5b, P2a P1a",  # by day all four have 6
        "P4a: O4b U5b, B6b U12a, B9b U2a",  # by night orange and pink have 4
        "P4a: O4b B4b, U6b U13a, U9b U2a",  # by night orange, blue and pink have 4
        "P4a: O1a O3a, B1a B3a, U1a U3a",  # by night all four have 4
    ):
        assert result(rounds(story))[0].startswith("none"), story


def test_dn_13_a_tie_of_other_colours_means_nothing() -> None:
    assert result(rounds("P2a: O13a U1a, B6b P4b, U2a U3a")) == ("orange 13 by day", (0,))
    assert result(rounds("O4a: O1a U6b, B13a U7b, P11a P2a")) == ("orange 5 by night", (0,))


def test_dn_14_the_only_colour_wins_by_day_and_by_night() -> None:
    only_orange = "O1a O2a, O3a O11a, O12a O5b"
    assert result(rounds(f"O4b: {only_orange}")) == ("orange 38 by day", (2, 1, 0))
    assert result(rounds(f"O4a: {only_orange}")) == ("orange 38 by night", (0, 1, 2))


def test_dn_15_a_colour_that_only_the_middle_card_shows_lets_nobody_take() -> None:
    match = rounds("P13a: O1a O2a, B1a B2a, U1a U2a")
    assert (result(match), last(match, "nobody")) == (("pink 13 by day", ()), {})
    assert (len(table(match).discard), table(match).round) == (7, 2)


# 4. Cards are taken: DN-16 to DN-22, DN-G5, DN-G6 ---------------------------------------------

OPEN_CARDS = ("O3a", "O13a", "B1a", "O12a", "B2a", "U1a", "U2a")
"""Orange wins; seat 0 takes before seat 1."""


def test_dn_16_any_open_card_may_be_taken() -> None:
    match = rounds(OPEN)
    assert {str(move) for move in match.legal(0)} == {f"+{card}" for card in OPEN_CARDS}
    match.push(0, "+O3a")
    assert (table(match).middle, table(match).collected) == (None, (("O3a",), (), ()))
    for card in ("O3a", match.view(1).hand[0]):
        assert refused(match, 1, f"+{card}") == ("card-not-on-the-table", "DN-16")


def test_dn_16_by_option_only_the_winning_colour_may_be_taken() -> None:
    match = rounds(OPEN, take_from="winning_colour")
    assert {str(move) for move in match.legal(0)} == {"+O3a", "+O13a", "+O12a"}
    assert refused(match, 0, "+U1a") == ("only-the-winning-colour", "DN-16")


def test_dn_17_a_card_must_be_taken() -> None:
    match = rounds(OPEN)
    for move in (match.view(0).hand[0], "back"):
        assert refused(match, 0, move) == ("take-a-card-now", "DN-17")


def test_dn_g6_without_stars_on_the_table_a_card_must_still_be_taken() -> None:
    match = rounds("B7a: O10a O9a, B5a B4a, P8a P4a")
    assert result(match) == ("pink 12 by night", (2,))
    assert len({str(move) for move in match.legal(2)}) == 7
    match.push(2, "+O10a")
    assert (table(match).collected[2], table(match).stars) == (("O10a",), (0, 0, 0))


def test_dn_18_both_cards_in_the_winning_colour_count_together() -> None:
    by_day, by_night = "U1a: O5b O8b, O12a B1a, B2a U2a", "U10a: O2a O3a, O4b B13a, P11a P12a"
    assert result(rounds(by_day)) == ("orange 25 by day", (0, 1))  # 5 + 8 goes before 12
    assert result(rounds(by_night)) == ("orange 9 by night", (1, 0))  # 4 goes before 2 + 3


THREE_EACH = "P4b: O13a B1a, O12a B1b, P2a U2a > O12a P2a"
TWO_FOR_SEAT_0 = "P2b: O11a U1a, B3b U1b, P5b U2b > P5b"
TWO_FOR_SEAT_1 = "P2b: B3a U1a, O11b U1b, P5b U2b > P5b"
TWELVE_EACH = "P8b: U12a P1a, U12b P1b, P3a P3b"
"""Rounds that give seats 0 and 1 three stars each, one of them two more, and then a tie."""

STRICT = "all_equal_keys_cancel"


@pytest.mark.parametrize("strict_tie", ["off", STRICT])
def test_dn_g5_at_equal_sums_three_stars_take_before_five(strict_tie: str) -> None:
    match = rounds(THREE_EACH, TWO_FOR_SEAT_1, TWELVE_EACH, strict_tie=strict_tie)
    assert (table(match).stars, table(match).takers) == ((3, 5, 0), (0, 1))
    match = rounds(THREE_EACH, TWO_FOR_SEAT_0, TWELVE_EACH, strict_tie=strict_tie)
    assert (table(match).stars, table(match).takers) == ((5, 3, 0), (1, 0))


@pytest.mark.parametrize("strict_tie", ["off", STRICT])
def test_dn_g5_at_equal_sums_and_equal_stars_neither_takes(strict_tie: str) -> None:
    match = rounds(THREE_EACH, TWELVE_EACH, strict_tie=strict_tie)
    assert last(match, "cancelled") == {"seats": [0, 1]}
    assert (table(match).stars, table(match).round) == ((3, 3, 0), 3)


def test_dn_20_stars_count_as_they_were_before_the_taking() -> None:
    match = rounds(THREE_EACH, TWO_FOR_SEAT_1, TWELVE_EACH + " > U12a")
    assert (table(match).stars, table(match).takers) == ((6, 5, 0), (1,))


def test_dn_21_three_who_are_level_take_nothing() -> None:
    match = rounds("P1a: O12a B1a, O12b B1b, O9b O3a")
    assert last(match, "cancelled") == {"seats": [0, 1, 2]}
    assert table(match).collected == ((), (), ())


@pytest.mark.parametrize("strict_tie", ["off", STRICT])
def test_dn_21_players_with_another_sum_keep_their_place(strict_tie: str) -> None:
    match = rounds("P1a: O12a B1a, O12b B1b, O2a P3a, O13a P2a", strict_tie=strict_tie)
    assert last(match, "cancelled") == {"seats": [0, 1]}
    assert table(match).takers == (3, 2)


TWO_TWO_FIVE = (
    "P4b: O13a U1a, O12a U1b, O11a B5b > P4b B5b O11a",
    "P9b: B1a U2a, B1b U2b, O13b O2a > P9b",
    "P1a: U12a B2a, U12b B2b, U9b U3a",
)
"""Three equal sums, by players who have 2, 2 and 5 stars."""


def test_dn_21_who_is_level_in_stars_cancels_and_the_third_takes() -> None:
    match = rounds(*TWO_TWO_FIVE)
    assert (last(match, "cancelled"), table(match).takers) == ({"seats": [0, 1]}, (2,))
    assert table(match).stars == (2, 2, 5)


def test_dn_21_strictly_all_of_the_equal_sum_take_nothing() -> None:
    match = rounds(*TWO_TWO_FIVE, strict_tie=STRICT)
    assert (last(match, "cancelled"), table(match).takers) == ({"seats": [0, 1, 2]}, ())


def test_dn_22_at_night_the_second_lowest_follows_the_lowest() -> None:
    match = rounds("U10a: O3a P11a, O1a P12a, O2a P13a")
    assert result(match) == ("orange 6 by night", (1, 2, 0))


# 5. Clean up and draw: DN-23, DN-24, DN-25, DN-27 ---------------------------------------------


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_dn_23_dn_24_collected_cards_stay_and_everybody_sees_them(seat: int | None) -> None:
    match = rounds(THREE_EACH)
    assert table(match, seat).collected == (("O12a",), ("P2a",), ())
    assert table(match, seat).stars == (3, 3, 0)
    assert set(table(match, seat).discard) == {"O13a", "B1a", "B1b", "U2a", "P4b"}


def test_dn_25_discarded_cards_never_come_back() -> None:
    match = play_out(lunasol.start(GAME, players=3))
    assert sum(isinstance(entry, Shuffled) for entry in match.log) == 1
    assert len(table(match).discard) + sum(sizes(table(match).collected)) == 8 * 7


def test_dn_27_the_time_stays_for_the_next_round() -> None:
    match = rounds("U4a: O13a O1a, B2a B3a, P2a P3a", "B1a: O2a O3a, B11a B12a, P11a P12a")
    assert result(match)[0] == "orange 5 by night"


# The end: DN-04, DN-19, DN-26, DN-G7, DN-G8 ---------------------------------------------------


@pytest.mark.parametrize(
    ("end_rule", "counts"),
    [
        ("complete_round", {2: 9, 3: 8, 4: 8, 5: 7}),
        ("literal_extra", {2: 9, 3: 9, 4: 9, 5: 8}),
        ("no_reveal", {2: 11, 3: 10, 4: 9, 5: 8}),
    ],
)
def test_dn_g8_dn_19_number_of_rounds(end_rule: str, counts: dict[int, int]) -> None:
    options: dict[str, OptionValue] = {"end_rule": end_rule, "allow_two_players": True}
    for players, count in counts.items():
        match = lunasol.start(GAME, players=players, options=options)
        assert (table(match).round, table(match).rounds) == (1, count)
        play_out(match)
        assert table(match).round == table(match).rounds == keys(match).count("round") == count
        assert ("middle" in keys(match)) is (end_rule != "no_reveal")
        assert last(match, "over") == {"reason": "pile-used-up"}


@pytest.mark.parametrize(
    ("end_rule", "hands", "pile", "has_middle"),
    [
        ("complete_round", [7, 7, 7], 4, True),
        ("complete_round", [7, 7, 7, 7], 0, True),
        ("complete_round", [7, 7, 7, 7, 7], 3, True),
        ("complete_round", [7, 7], 0, False),
        ("literal_extra", [7, 6, 6], 0, False),
        ("literal_extra", [5, 5, 5, 5], 0, False),
        ("literal_extra", [6, 6, 6, 5, 5], 0, False),
        ("no_reveal", [7, 7, 7], 0, False),
    ],
)
def test_dn_19_the_last_round(end_rule: str, hands: list[int], pile: int, has_middle: bool) -> None:
    options: dict[str, OptionValue] = {"end_rule": end_rule, "allow_two_players": True}
    match = lunasol.start(GAME, players=len(hands), options=options)
    play_out(match, until_last_round=True)
    assert (sizes(match.view(None).hands), table(match).middle is not None) == (hands, has_middle)
    play_out(match)
    assert sizes(match.view(None).hands) == [size - 2 for size in hands]
    assert len(table(match).pile) == pile


SEVEN_ROUNDS = [
    "B4b: O13a U1a, O12a U1b, P1a P1b > B4b O13a",
    "B5b: O13b U2a, O12b U2b, P2a P2b > B5b O13b",
    "O6b: B13a U3a, B12a U4b, P3a P3b > U4b O6b",
    "O9b: O11a U6b, B1a B1b, P6b B2a > O9b",
    "U7b: O1a B3a, O1b B3b, P13a P12a > U7b",
    "U7c: O2a B2b, O2b B6b, P13b P12b > U7c",
    "O8b: B13b U5b, B12b U3b, P4b P5b > U5b O8b",
]
"""They leave seats 0 and 1 with ten stars each, on five cards and on four."""


def test_dn_g7_dn_26_at_equal_stars_more_cards_win() -> None:
    match = rounds(*SEVEN_ROUNDS, "P7b: O3a B7b, O3b B7c, U13a U12a > P7b")
    assert sizes(table(match).collected) == [5, 4, 3]
    assert match.outcome == Outcome((10, 10, 3), (0,), "pile-used-up", "collected-cards")


def test_dn_g7_dn_26_at_equal_stars_and_cards_the_victory_is_shared() -> None:
    match = rounds(*SEVEN_ROUNDS, "P7b: O3a B7b, U13a U12a, O10a P10a > O10a")
    assert sizes(table(match).collected) == [5, 5, 2]
    assert match.outcome == Outcome((10, 10, 2), (0, 1), "pile-used-up", "stars")


def test_dn_04_stars_win_whatever_the_number_of_cards() -> None:
    seventh = "O8b: B13b U5b, B12b U3b, P4b P5b > U5b P4b"
    match = rounds(*SEVEN_ROUNDS[:6], seventh, "P7b: O3a B7b, O3b B7c, U13a U12a > P7b")
    assert sizes(table(match).collected) == [5, 4, 3]
    assert match.outcome == Outcome((10, 11, 3), (1,), "pile-used-up", "stars")
