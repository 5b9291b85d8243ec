"""The situations of Gra roku."""

from collections.abc import Iterable

from lunasol.engine.deck import Deck
from lunasol.engine.game import Game, Outcome
from lunasol.games.gra_roku.rules_cards import (
    DIAGONAL,
    PER_SEASON,
    POINTS,
    SEASONS,
    SIDE,
    TAKING,
)
from lunasol.lab.situations.observer import (
    DECISION,
    END,
    Facts,
    MatchObserver,
    Situation,
    situation,
)

NONE = -1
SPRING, WINTER = 0, SEASONS - 1
HAND_DRAW = ("placed", "set-aside", "refilled")
BONUS_DRAW = ("season", "twelfth")


class GraRokuObserver(MatchObserver):
    """Keeps the square in the middle, the years of the players, and the state of the round."""

    kept_name = "in the year"

    def __init__(self, game: Game, deck: Deck) -> None:
        super().__init__(game, deck)
        self.grid: dict[int, int] = {}
        self.years: list[dict[int, int]] = [{} for _ in range(self.players)]
        self.before = ""
        """The key of the event before this one."""
        self.revealed: list[int] = []
        self.starter = NONE
        self.unplaced = 0
        """The number of cards of this round that are face up but not yet placed."""
        self.rows_taken = 0
        self.takes = 0
        """The number of cards taken from the full row."""
        self.bonus = NONE
        """The bonus card that is being used."""
        self.full: set[int] = set()
        """The seats whose year is full."""
        self.pile_was_empty = False

    def follow(self, key: str, facts: Facts) -> None:
        self.follow_grid(key, facts)
        self.follow_year(key, facts)
        self.follow_round(key, facts)
        if key != DECISION:
            self.before = key

    def follow_grid(self, key: str, facts: Facts) -> None:
        if key == "start-cards":
            self.grid = {season_of(card) * DIAGONAL: card for card in facts["cards"]}
        elif key == "start-chosen":
            self.grid[season_of(facts["card"]) * DIAGONAL] = facts["card"]
        elif key in ("placed", "neutral", "refilled"):
            self.grid[cell_of(facts)] = facts["card"]
        elif key == "took":
            self.lift([facts["card"]])
        elif key == "row-boxed":
            self.lift(facts["cards"])

    def lift(self, cards: list[int]) -> None:
        self.grid = {cell: card for cell, card in self.grid.items() if card not in cards}

    def follow_year(self, key: str, facts: Facts) -> None:
        if key in ("added", "swapped", "bonus-swapped"):
            self.years[facts["seat"]][facts["card"] // POINTS] = facts["card"]
        elif key == "twelfth":
            self.full.add(facts["seat"])
        if key == "bonus":
            self.bonus = facts["card"]
        elif key in ("took", "placed"):
            self.bonus = NONE

    def follow_round(self, key: str, facts: Facts) -> None:
        if key == "revealed":
            self.revealed = facts["cards"]
            self.unplaced = self.players
            self.rows_taken = 0
        elif key == "starter":
            self.starter = facts["seat"]
        elif key in ("placed", "set-aside"):
            self.unplaced -= 1
        elif key == "row-full":
            self.rows_taken += 1
            self.takes = 0
        elif key == "took":
            self.takes += 1
        elif key == DECISION:
            self.pile_was_empty = self.game.pile.size == 0

    def season_is_complete(self, seat: int, card: int) -> bool:
        season = season_of(card)
        first = season * PER_SEASON
        return all(symbol in self.years[seat] for symbol in range(first, first + PER_SEASON))

    def beside(self, cell: int, step: int) -> int:
        """The season of the card to the left (-1) or right (1) of a cell, or NONE."""
        there = self.grid.get(cell + step) if (cell + step) // SIDE == cell // SIDE else None
        return NONE if there is None else season_of(there)

    def kept(self, seat: int) -> Iterable[int]:
        return list(self.years[seat].values())

    @staticmethod
    def kinds(deck: Deck) -> list[str]:
        return [f"{card['symbol']} {card['points']}" for card in deck.cards]

    # Choosing and placing ---------------------------------------------------------------------

    @situation("GR-01", "the highest points are tied: season or symbol decides", "starter")
    def tied_points(self, _facts: Facts) -> bool:
        points = [card % POINTS for card in self.revealed]
        return points.count(max(points)) > 1

    @situation("GR-30", "another seat starts than in the previous round", "starter")
    def new_starter(self, facts: Facts) -> bool:
        return self.starter not in (NONE, facts["seat"])

    @situation("GR-06", "a card finds no cell and goes aside", "set-aside")
    def no_cell(self, _facts: Facts) -> bool:
        return not self.game.rules.harder

    @situation("GR-28", "harder: a card finds no cell and goes aside", "set-aside")
    def no_cell_harder(self, _facts: Facts) -> bool:
        return bool(self.game.rules.harder)

    @situation("GR-07", "a player who set a card aside still draws", "drew")
    def draws_after_aside(self, _facts: Facts) -> bool:
        return self.before == "set-aside"

    @situation("GR-24", "harder: a spring card lies to the right of winter", "placed")
    def year_goes_round(self, facts: Facts) -> bool:
        cell, season = cell_of(facts), season_of(facts["card"])
        return (season == SPRING and self.beside(cell, -1) == WINTER) or (
            season == WINTER and self.beside(cell, 1) == SPRING
        )

    # A full row -------------------------------------------------------------------------------

    row_full = Situation("GR-08", "a row is full and is taken at once", "row-full")

    @situation("GR-09", "a row is taken while others still have to place", "row-full")
    def others_place_later(self, _facts: Facts) -> bool:
        return self.unplaced > 0

    @situation("GR-09", "a second row is taken in the same round", "row-full")
    def second_row(self, _facts: Facts) -> bool:
        return self.rows_taken == 1

    @situation("GR-10", "somebody must take though they own all symbols in the row", DECISION)
    def must_take(self, facts: Facts) -> bool:
        if self.game.step != TAKING:
            return False
        row = range(self.game.row * SIDE, self.game.row * SIDE + SIDE)
        symbols = [self.grid[cell] // POINTS for cell in row if cell in self.grid]
        return all(symbol in self.years[facts["seat"]] for symbol in symbols)

    @situation("GR-11", "a taken card that is no better than the owned one goes aside", "put-aside")
    def no_better(self, facts: Facts) -> bool:
        owned = self.years[facts["seat"]][facts["card"] // POINTS]
        return bool(facts["card"] % POINTS <= owned % POINTS)

    swapped = Situation("GR-12", "a swap after a take: the old card goes aside", "swapped")
    bonus_swapped = Situation(
        "GR-12", "a swap with a bonus: the old card goes to the box", "bonus-swapped"
    )

    @situation("GR-13", "a swap in a complete season, without a bonus", "swapped bonus-swapped")
    def swap_in_complete_season(self, facts: Facts) -> bool:
        return self.season_is_complete(facts["seat"], facts["card"])

    row_boxed = Situation("GR-02", "cards of a full row are left over", "row-boxed")

    # Bonus cards ------------------------------------------------------------------------------

    bonus_drawn = Situation("GR-15", "a complete season earns a bonus card at once", "bonus")

    @situation("GR-14", "a bonus card completes another season", "season")
    def bonus_chain(self, _facts: Facts) -> bool:
        return self.bonus != NONE

    @situation("GR-16", "the twelfth card of a year earns its bonus", "bonus")
    def final_bonus(self, facts: Facts) -> bool:
        return facts["seat"] in self.full

    @situation("GR-16", "that bonus is used for a swap", "bonus-swapped")
    def final_bonus_swaps(self, facts: Facts) -> bool:
        return facts["seat"] in self.full

    # Two players ------------------------------------------------------------------------------

    neutral = Situation("GR-22", "a neutral card comes", "neutral neutral-boxed")
    neutral_boxed = Situation("GR-23", "a neutral card finds no cell", "neutral-boxed")

    @situation("GR-29", "a neutral card comes in the harder variant", "neutral neutral-boxed")
    def neutral_harder(self, _facts: Facts) -> bool:
        return bool(self.game.rules.harder)

    # The end ----------------------------------------------------------------------------------

    @situation("GR-17", "a full year ends the match before all have taken", END)
    def not_all_took(self, outcome: Outcome) -> bool:
        return outcome.reason == "twelfth-card" and self.takes < self.players

    @situation("GR-18", "the match ends because a hand card cannot be drawn", "pile-used-up")
    def no_hand_card(self, _facts: Facts) -> bool:
        return self.before in HAND_DRAW

    @situation("GR-18", "… because a bonus card cannot be drawn", "pile-used-up")
    def no_bonus(self, _facts: Facts) -> bool:
        return self.before in BONUS_DRAW

    @situation("GR-18", "… because a neutral card cannot be drawn", "pile-used-up")
    def no_neutral(self, _facts: Facts) -> bool:
        return self.before == "round"

    @situation("GR-18", "… because a row cannot be refilled", "pile-used-up")
    def no_refill(self, _facts: Facts) -> bool:
        return self.before not in (*HAND_DRAW, *BONUS_DRAW, "round")

    @situation("GR-19", "the pile is empty and the match continues", DECISION)
    def goes_on_without_pile(self, _facts: Facts) -> bool:
        return self.game.pile.size == 0 and not self.pile_was_empty and self.starter != NONE

    @situation("GR-20", "a year has more cards in a season than complete rows", END)
    def arranged(self, _outcome: Outcome) -> int:
        return sum(self.may_be_arranged(seat) for seat in range(self.players))

    def may_be_arranged(self, seat: int) -> bool:
        seasons = [season_of(card) for card in self.years[seat].values()]
        counts = [seasons.count(season) for season in range(SEASONS)]
        return 0 < min(counts) < max(counts)

    @situation("GR-21", "cards set aside at the end, each of which costs a point", END)
    def aside(self, _outcome: Outcome) -> int:
        return sum(int(cards.size) for cards in self.game.aside)

    @situation("GR-31", "a score below zero", END)
    def negative(self, outcome: Outcome) -> int:
        return sum(score < 0 for score in outcome.scores)


def season_of(card: int) -> int:
    return card // (PER_SEASON * POINTS)


def cell_of(facts: Facts) -> int:
    """The cell of an event; events count rows and columns from 1."""
    return int((facts["row"] - 1) * SIDE + facts["column"] - 1)


OBSERVER = GraRokuObserver
