"""The policy of Gra roku: clear decisions, no peeking, and reasons that every language can say."""

from collections.abc import Iterator, Sequence

import pytest

from bots.policy_kit import blinded, check_reasons_can_be_said, positions, reason_keys, scored
from laws.cover import Case, pairwise
from lunasol import games
from lunasol.bots.answer import Reason
from lunasol.bots.policies.gra_roku.expected_score import YearForecast
from lunasol.bots.policies.gra_roku.policy import GraRokuPolicy
from lunasol.bots.policy import CLEAR_DIFFERENCE
from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.options import OptionValue, resolve
from lunasol.games.gra_roku import GAME
from lunasol.games.gra_roku.rules import GraRoku
from lunasol.games.gra_roku.rules_cards import (
    BONUS,
    CHOOSE,
    FILING,
    PLACING,
    REFILLING,
    SIDE,
    SYMBOLS,
    TAKING,
    symbol_of,
)

COUNTS = (2, 3, 4)
CASES = [case for players in COUNTS for case in pairwise("gra_roku", players)]
DECK = games.deck(GAME, "standard")
NOTATION = GAME.notation(DECK)
POLICY = GraRokuPolicy()
NEARLY_A_YEAR = "St5 Fl5 Be5 Su5 Ba5 Ic5 Pu5 Sq5 Le5 Tr5 Sm5"
TWO_EACH = "St3 Fl3 Su3 Ba3 Pu3 Sq3 Tr3 Sm3"


def cards(names: str) -> list[int]:
    return [NOTATION.card_id(name) for name in names.split()]


class Scene:
    """A position laid out on the table: seat 0 is to decide, and all other cards are the pile."""

    def __init__(self, step: int, years: Sequence[str], **options: OptionValue) -> None:
        first = GAME.new_game(len(years), 0, DECK, resolve(GAME.options, options))
        assert isinstance(first, GraRoku)
        self.game = first
        self.game.step = step
        self.game.starter = self.game.placer = self.game.actor = 0
        for seat, year in enumerate(years):
            for card in cards(year):
                self.game.pile.remove(card)
                self.game.years.items[seat * SYMBOLS + symbol_of(card)] = card

    def row(self, number: int, names: str) -> "Scene":
        """Cards of this row, from the left; a dot is an empty cell."""
        for column, name in enumerate(names.split()):
            if name != ".":
                self.lay(self.game.grid, (number - 1) * SIDE + column, name)
        return self

    def full(self, names: str) -> "Scene":
        self.game.row = 0
        return self.row(1, names)

    def turned_up(self, *names: str) -> "Scene":
        for seat, name in enumerate(names):
            self.lay(self.game.revealed, seat, name)
        return self

    def lay(self, zone: Cards, place: int, name: str) -> None:
        self.game.pile.remove(NOTATION.card_id(name))
        zone.items[place] = NOTATION.card_id(name)

    def to(self, zone: Cards, names: str) -> "Scene":
        for card in cards(names):
            self.game.pile.remove(card)
            zone.append(card)
        return self

    def left(self, count: int) -> "Scene":
        """Only this number of cards is left in the pile."""
        while self.game.pile.size > count:
            self.game.box.append(self.game.pile.pop())
        return self

    def scores(self) -> dict[str, int]:
        found = scored(POLICY, self.game, 0)
        return {str(NOTATION.decode(move)): score for move, score in found.items()}

    def best(self) -> str:
        scores = self.scores()
        return max(scores, key=scores.__getitem__)

    def why(self, move: str) -> Reason:
        return POLICY.explain(self.game, 0, NOTATION.encode(NOTATION.read(move)))


def last_card() -> Scene:
    """The match can be ended with a lead of many points."""
    return Scene(TAKING, [NEARLY_A_YEAR, ""]).full("St4 Su4 Pu4 Sf0")


# Taking -----------------------------------------------------------------------------------------


def test_the_season_that_a_row_lacks_comes_before_points() -> None:
    scene = Scene(TAKING, ["St3 Su3 Pu3", ""]).full("Fl5 Ba5 Sq5 Tr0").left(8)
    assert scene.best() == "+Tr0"
    assert scene.why("+Tr0").key == "completes-row"


def test_of_two_alike_the_one_with_more_points_is_taken() -> None:
    scene = Scene(TAKING, ["", ""]).full("St5 Su1 Pu1 Tr1")
    assert scene.best() == "+St5"


def test_a_season_is_completed_for_its_bonus() -> None:
    scene = Scene(TAKING, ["St3 Fl3 Su3 Ba3 Pu3 Sq3 Tr3 Sm3", ""]).full("Be3 Ic5 Le5 Sf5")
    assert scene.why("+Be3").key == "completes-season"
    started = Scene(TAKING, ["St3 Su3 Ba3 Pu3 Sq3 Tr3 Sm3", ""]).full("Be3 Ic5 Le5 Sf5")
    assert started.why("+Be3").key == "completes-row"


def test_a_card_that_would_go_aside_is_left_lying() -> None:
    scene = Scene(TAKING, ["St5 Su5 Pu5", "Tr5"]).full("St4 Su4 Pu4 Sm1").left(12)
    first, second = sorted(scene.scores().values())[:-3:-1]
    assert scene.best() == "+Sm1"
    assert first > second + CLEAR_DIFFERENCE // 2


def test_what_does_not_help_oneself_is_taken_from_who_needs_it() -> None:
    scene = Scene(TAKING, ["St5 Su5 Pu5 Tr5", "Su4 Pu4 Tr4"]).full("St1 Su1 Pu1 Tr1")
    assert scene.best() == "+St1"
    assert scene.why("+St1").key == "least-harm"


def test_the_match_is_ended_ahead_and_not_behind() -> None:
    poor = NEARLY_A_YEAR.replace("5", "0")
    assert last_card().best() == "+Sf0"
    assert last_card().why("+Sf0").key == "ends-ahead"
    behind = Scene(TAKING, [poor, TWO_EACH]).full("St4 Su4 Pu4 Sf0")
    assert behind.best() != "+Sf0"


# Filing and bonus -------------------------------------------------------------------------------


def test_as_one_goes_aside_anyway_the_better_card_is_kept() -> None:
    scene = Scene(FILING, [TWO_EACH, ""])
    assert scene.to(scene.game.transit, "St5").best() == "swap"


def test_a_bonus_card_for_a_missing_season_is_added() -> None:
    scene = Scene(BONUS, ["St3 Fl3 Be3 Su3 Pu3", ""])
    assert scene.to(scene.game.transit, "Tr1").left(10).best() == "add"


def test_a_bonus_card_that_ends_the_match_behind_goes_to_the_box() -> None:
    scene = Scene(BONUS, [NEARLY_A_YEAR.replace("5", "0"), TWO_EACH])
    assert scene.to(scene.game.transit, "Sf0").best() == "box"


# Placing and choosing ---------------------------------------------------------------------------


def test_a_row_is_filled_with_the_card_one_needs() -> None:
    scene = Scene(PLACING, ["St3 Su3 Pu3", "St2 Su2 Pu2"]).turned_up("Tr5", "St0")
    scene.row(1, "Fl1 Ba1 Sq1").row(2, "Be0")
    assert scene.best() == "Tr5@14"
    assert scene.why("Tr5@14").key == "fills-row"


def test_no_row_is_made_ready_for_the_next_player() -> None:
    scene = Scene(PLACING, ["Tr5 Sm5 Sf5", "St3 Su3 Pu3"]).turned_up("Fl5", "Tr0")
    scores = scene.row(1, ". Ba5 Sq5").row(2, ". Ic0").left(6).scores()
    assert scores["Fl5@21"] > scores["Fl5@11"] + CLEAR_DIFFERENCE
    assert scene.why("Fl5@21").key == "far-from-full"


def test_with_an_empty_pile_only_a_full_row_brings_anything() -> None:
    scene = Scene(PLACING, ["St3 Su3 Pu3", ""]).turned_up("Tr5", "St0")
    assert scene.row(1, "Fl1 Ba1 Sq1").row(2, "Be5 Ic5").left(0).best() == "Tr5@14"
    assert scene.scores()["Tr5@24"] <= 0


def test_the_card_that_fills_a_row_and_is_needed_is_chosen() -> None:
    scene = Scene(CHOOSE, ["St3 Su3 Pu3", "St2 Su2 Pu2"]).row(1, "Fl1 Ba1 Sq1").row(2, "Be0")
    scene.to(scene.game.hands[0], "Tr5 St0 Su0 Pu0").to(scene.game.hands[1], "Sm1 Sm2")
    assert scene.best() == "Tr5"
    assert scene.why("Tr5").key == "can-fill"


def test_a_card_without_a_cell_is_not_chosen() -> None:
    scene = Scene(CHOOSE, ["", ""]).row(1, "St0").row(2, "Fl0").row(3, "Be0").row(4, "St1")
    scene.to(scene.game.hands[0], "St3 Su3").to(scene.game.hands[1], "Sm1 Sm2")
    assert scene.best() == "Su3"


@pytest.mark.parametrize(("card", "column"), [("St3", 1), ("Su3", 2), ("Pu3", 3), ("Tr3", 4)])
def test_a_row_that_can_never_be_filled_is_not_begun(card: str, column: int) -> None:
    scene = Scene(REFILLING, ["", ""], harder=True, cyclic=False)
    scene.game.row = 0
    assert scene.to(scene.game.transit, card).best() == f"@1{column}"


# What a year may become -------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_chances_are_chances(players: int) -> None:
    """More takes never make a row less likely, and a second row needs the first."""
    forecast = YearForecast(players)
    for shape in (0b00000000, 0b00010101, 0b10101001, 0b11101010):
        before = [0, 0, 0]
        for halves in range(40):
            place = forecast.place(shape, halves)
            now = [int(forecast.facts[place + rows]) for rows in range(3)]
            assert 1000 >= now[0] >= now[1] >= now[2] >= 0
            likely = zip(now, before, strict=True)
            assert all(later >= earlier - 5 for later, earlier in likely)  # it may aim higher
            before = now


def test_a_full_year_has_all_its_rows() -> None:
    forecast = YearForecast(2)
    assert [forecast.facts[forecast.place(255, 9) + rows] for rows in range(3)] == [1000] * 3


# Whatever is played -----------------------------------------------------------------------------


@pytest.mark.parametrize("harder", [False, True])
@pytest.mark.parametrize("players", COUNTS)
def test_it_does_not_peek(players: int, harder: bool) -> None:
    case = Case("gra_roku", players, {"harder": harder})
    for game, seat in positions(POLICY, case, players, at_random=True):
        assert scored(POLICY, blinded(game, seat), seat) == scored(POLICY, game, seat)


def test_what_it_remembers_makes_no_difference() -> None:
    """One policy scores positions of several matches in turn; another one is new."""
    cases = [Case("gra_roku", players, {}) for players in COUNTS]
    matches = [positions(POLICY, case, 5, at_random=True) for case in cases]
    decisions = [
        (game.clone(), seat) for each in zip(*matches, strict=False) for game, seat in each
    ]
    game, seat = next((game, seat) for game, seat in decisions[100:] if game.phase() == "choose")
    scores = scored(GraRokuPolicy(), game, seat)
    for other, mover in decisions[-6:]:
        scored(POLICY, other, mover)
    assert len(set(scores.values())) > 1
    assert scored(POLICY, game, seat) == scores


@pytest.mark.parametrize("case", CASES, ids=str)
def test_greedy_players_come_to_an_end_with_all_options(case: Case) -> None:
    game = [game for game, _ in positions(POLICY, case, 7, at_random=False)][-1]
    assert game.outcome().winners


# Why --------------------------------------------------------------------------------------------


def reasons(case: Case, seed: int) -> Iterator[Reason]:
    for game, seat in positions(POLICY, case, seed, at_random=seed % 2 == 0):
        for move in game.legal_codes(seat):
            yield POLICY.explain(game, seat, move)


def test_every_reason_can_be_said_in_all_languages() -> None:
    found = {"ends-ahead": last_card().why("+Sf0")}
    for players in COUNTS:
        for seed in range(3):
            case = Case("gra_roku", players, {})
            found |= {reason.key: reason for reason in reasons(case, seed)}
    assert set(found) == reason_keys("gra_roku", "en")
    check_reasons_can_be_said("gra_roku", found.values())


def test_a_choice_can_be_taken_back() -> None:
    game = Case("gra_roku", 2, {}).start(1).game.clone()
    game.apply(0, game.hands[0].items[0])
    assert list(scored(POLICY, game, 0).values()) == [0]
    assert POLICY.explain(game, 0, NOTHING).key == "no-simple-reason"
