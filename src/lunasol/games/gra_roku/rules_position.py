# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A position of Gra roku: what lies where, what is legal, what it scores and who sees it."""

from typing import Final

from mypy_extensions import i64

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import CHANCE, OVER, TAKE_BACK, Game, Refusal
from lunasol.games.gra_roku.rules_cards import (
    ADD,
    ASIDE,
    BONUS,
    BOX,
    CARDS,
    CELLS,
    CHOOSE,
    CHOOSE_START,
    DEAL,
    DIAGONAL,
    FINISHED,
    MOST_ROWS,
    PER_SEASON,
    PHASES,
    PLACE,
    PLACING,
    POINTS,
    REFILL,
    REFILLING,
    SEASONS,
    SIDE,
    START,
    SWAP,
    SYMBOLS,
    TAKE,
    TAKING,
    GraRokuRules,
    points_of,
    season_of,
    strength,
    symbol_of,
)

TIE_BREAKS: Final = ["points", "fewer-aside"]


class GraRokuPosition(Game):
    def __init__(self, players: i64, first_seat: i64, rules: GraRokuRules) -> None:
        super().__init__(players, CARDS, first_seat)
        self.rules = rules
        self.pile: Cards = Cards(CARDS)
        self.pile.every(CARDS)
        self.grid: Cards = empty_places(CELLS)
        self.revealed: Cards = empty_places(players)
        """By seat, the card that was turned up and is not placed yet."""
        self.transit: Cards = Cards(2)
        """The card that somebody holds: taken and not filed yet, a bonus, or for a refill."""
        self.years: Cards = empty_places(SYMBOLS * players)
        """By seat and symbol, the card in the year."""
        self.aside: list[Cards] = [Cards(16) for _ in range(players)]
        self.box: Cards = Cards(CARDS)
        self.step: i64 = CHOOSE_START if rules.choose_start else DEAL
        self.round: i64 = 0
        self.starter: i64 = NOTHING
        self.placer: i64 = NOTHING
        """The seat that places a card, or placed the card that filled the row."""
        self.actor: i64 = NOTHING
        """The seat that decides now, unless all choose."""
        self.row: i64 = NOTHING
        """The row that is being taken."""
        self.year_is_full: bool = False
        self.zones += [self.pile, self.grid, self.revealed, self.transit, self.years, self.box]
        self.zones += self.aside

    def copy_from(self, other: Game) -> None:
        assert isinstance(other, GraRokuPosition)
        super().copy_from(other)
        self.step = other.step
        self.round = other.round
        self.starter = other.starter
        self.placer = other.placer
        self.actor = other.actor
        self.row = other.row
        self.year_is_full = other.year_is_full

    # The middle of the table ------------------------------------------------------------------

    def may_lie(self, card: i64, cell: i64) -> bool:
        """A card goes to an empty cell in the column of its season, or in the harder variant beside
        a card that it fits."""
        if self.grid.items[cell] != NOTHING:
            return False
        if self.rules.harder:
            return self.fits_beside(card, cell)
        return cell % SIDE == season_of(card)

    def fits_beside(self, card: i64, cell: i64) -> bool:
        """GR-26: only left and right neighbours count. GR-25: a card between two must fit both."""
        left = self.left_neighbour(cell)
        right = self.right_neighbour(cell)
        if left == NOTHING and right == NOTHING:
            return False
        return (left == NOTHING or self.may_follow(left, card)) and (
            right == NOTHING or self.may_follow(card, right)
        )

    def left_neighbour(self, cell: i64) -> i64:
        """GR-27: rows do not wrap around."""
        if cell % SIDE == 0:
            return NOTHING
        return self.grid.items[cell - 1]

    def right_neighbour(self, cell: i64) -> i64:
        if cell % SIDE == SIDE - 1:
            return NOTHING
        return self.grid.items[cell + 1]

    def may_follow(self, card: i64, right: i64) -> bool:
        """GR-24: the next season lies to the right, and spring follows winter."""
        season = season_of(card) + 1
        if season == SEASONS:
            return self.rules.cyclic and season_of(right) == 0
        return season_of(right) == season

    def first_cell(self, card: i64, most: i64) -> i64:
        """The first legal cell, from the top left, in a row with at most ``most`` cards, or
        NOTHING."""
        for cell in range(i64(CELLS)):
            if self.may_lie(card, cell) and self.cards_in_row(cell // SIDE) <= most:
                return cell
        return NOTHING

    def cards_in_row(self, row: i64) -> i64:
        found: i64 = 0
        for cell in range(row * SIDE, row * SIDE + SIDE):
            if self.grid.items[cell] != NOTHING:
                found += 1
        return found

    def season_to_start(self) -> i64:
        """The first season that has no start card yet."""
        season: i64 = 0
        while self.grid.items[season * DIAGONAL] != NOTHING:
            season += 1
        return season

    # The years --------------------------------------------------------------------------------

    def owned(self, seat: i64, card: i64) -> i64:
        """The card of the same symbol in this seat's year, or NOTHING."""
        return self.years.items[seat * SYMBOLS + symbol_of(card)]

    def beats_owned(self, seat: i64, card: i64) -> bool:
        """GR-11: a swap needs more points."""
        owned = self.owned(seat, card)
        return owned != NOTHING and points_of(card) > points_of(owned)

    def has_whole_season(self, seat: i64, season: i64) -> bool:
        return self.cards_of_season(seat, season) == PER_SEASON

    def cards_of_season(self, seat: i64, season: i64) -> i64:
        found: i64 = 0
        first = seat * SYMBOLS + season * PER_SEASON
        for place in range(first, first + PER_SEASON):
            if self.years.items[place] != NOTHING:
                found += 1
        return found

    def complete_rows(self, seat: i64) -> i64:
        """The number of complete rows, from spring to winter, in a year."""
        rows: i64 = PER_SEASON
        for season in range(i64(SEASONS)):
            rows = min(rows, self.cards_of_season(seat, season))
        return rows

    # Decisions --------------------------------------------------------------------------------

    def turn(self) -> i64:
        step = self.step
        if step == CHOOSE:
            return self.first_without_choice()
        if step == FINISHED:
            return OVER
        if step > CHOOSE:
            return self.actor
        if step == DEAL or self.first_seat == NOTHING:
            return CHANCE
        return self.first_seat

    def all_choose(self) -> bool:
        return self.step == CHOOSE

    def phase(self) -> str:
        return PHASES[self.step]

    def legal(self, seat: i64, moves: Cards) -> None:
        step = self.step
        if step == CHOOSE:
            self.legal_choices(seat, moves)
        elif self.turn() != seat:
            return
        elif step == PLACING:
            self.legal_cells(self.revealed.items[seat], moves)
        elif step == TAKING:
            self.legal_takes(moves)
        elif step == REFILLING:
            for cell in range(self.row * SIDE, self.row * SIDE + SIDE):
                moves.append(REFILL + cell)
        elif step == CHOOSE_START:
            self.legal_starts(moves)
        else:
            self.legal_uses(seat, self.transit.items[0], moves)

    def legal_cells(self, card: i64, moves: Cards) -> None:
        for cell in range(i64(CELLS)):
            if self.may_lie(card, cell):
                moves.append(PLACE + card * CELLS + cell)

    def legal_takes(self, moves: Cards) -> None:
        for cell in range(self.row * SIDE, self.row * SIDE + SIDE):
            if self.grid.items[cell] != NOTHING:
                moves.append(TAKE + self.grid.items[cell])

    def legal_starts(self, moves: Cards) -> None:
        first = self.season_to_start() * PER_SEASON * POINTS
        for card in range(first, first + PER_SEASON * POINTS):
            moves.append(START + card)

    def legal_uses(self, seat: i64, card: i64, moves: Cards) -> None:
        """Append what can be done with a bonus, or with a taken card whose symbol is owned."""
        if self.owned(seat, card) == NOTHING:
            moves.append(ADD)
        elif self.beats_owned(seat, card):
            moves.append(SWAP)
        moves.append(BOX if self.step == BONUS else ASIDE)

    def max_decisions(self) -> i64:
        """A card is chosen and placed at most once. In each row all players take and file a card,
        and one refills it."""
        per_row = 2 * self.players + 1
        bonuses = SEASONS * self.players
        return SEASONS + 2 * CARDS + MOST_ROWS * per_row + bonuses

    # Scoring ----------------------------------------------------------------------------------

    def rank_key(self, seat: i64, level: i64) -> i64:
        """GR-21: every card aside costs a point, so the score can be negative (GR-31)."""
        aside = self.aside[seat].size
        return self.row_points(seat) - aside if level == 0 else -aside

    def row_points(self, seat: i64) -> i64:
        return self.points_of_rows(seat, self.complete_rows(seat))

    def points_of_rows(self, seat: i64, rows: i64) -> i64:
        """GR-20: in every season the best cards stand in the first rows."""
        points: i64 = 0
        for season in range(i64(SEASONS)):
            points += self.best_of_season(seat * SYMBOLS + season * PER_SEASON, rows)
        return points

    def best_of_season(self, first: i64, rows: i64) -> i64:
        """The points of the best cards among the three from index ``first``, one for each row."""
        points: i64 = 0
        for place in range(first, first + PER_SEASON):
            card = self.years.items[place]
            if card != NOTHING and self.stronger_than(card, first) < rows:
                points += points_of(card)
        return points

    def stronger_than(self, card: i64, first: i64) -> i64:
        found: i64 = 0
        for place in range(first, first + PER_SEASON):
            other = self.years.items[place]
            if other != NOTHING and strength(other) > strength(card):
                found += 1
        return found

    def tie_breaks(self) -> list[str]:
        return TIE_BREAKS

    def reason(self) -> str:
        return "twelfth-card" if self.year_is_full else "pile-used-up"

    # Secrets ----------------------------------------------------------------------------------

    def blind(self, seat: i64) -> None:
        """Everybody saw the cards aside, so they stay known; before the deal nothing is hidden."""
        if self.step > DEAL and self.step != FINISHED:
            self.hide_hands(seat)
            self.hide(self.pile)

    # Refusals ---------------------------------------------------------------------------------

    def why_not(self, seat: i64, move: i64) -> Refusal:
        step = self.step
        if step == FINISHED:
            return Refusal("match-is-over", "GR-19")
        if move == TAKE_BACK:
            return Refusal("nothing-to-take-back", "GR-D1")
        if step == CHOOSE:
            return self.why_not_choose(seat, move)
        if self.turn() != seat:
            return Refusal("not-your-turn", "GR-09")
        if step == PLACING:
            return self.why_not_place(seat, move)
        if step == TAKING:
            return why_not_take(move)
        if step == REFILLING:
            return why_not_refill(move)
        if step == CHOOSE_START:
            return why_not_start(move)
        return self.why_not_use(seat, move)

    def why_not_choose(self, seat: i64, move: i64) -> Refusal:
        if self.choice[seat] != NOTHING:
            return Refusal("already-chosen", "GR-D1")
        if 0 <= move < CARDS:
            return Refusal("card-not-in-hand", "GR-D1")
        return Refusal("choose-a-card-now", "GR-D1")

    def why_not_place(self, seat: i64, move: i64) -> Refusal:
        if not PLACE <= move < TAKE:
            return Refusal("place-your-card-now", "GR-06")
        cell = (move - PLACE) % CELLS
        if (move - PLACE) // CELLS != self.revealed.items[seat]:
            return Refusal("not-the-card-you-turned-up", "GR-09")
        if self.grid.items[cell] != NOTHING:
            return Refusal("cell-is-taken", "GR-D2")
        if not self.rules.harder:
            return Refusal("wrong-column", "GR-D2")
        if self.left_neighbour(cell) == NOTHING and self.right_neighbour(cell) == NOTHING:
            return Refusal("no-card-beside-it", "GR-26")
        return Refusal("does-not-fit", "GR-24")

    def why_not_use(self, seat: i64, move: i64) -> Refusal:
        decision = "GR-D5" if self.step == BONUS else "GR-D4"
        owned = self.owned(seat, self.transit.items[0])
        if move == ADD and owned != NOTHING:
            return Refusal("symbol-is-owned", decision)
        if move == SWAP and owned != NOTHING:
            return Refusal("swap-needs-more-points", "GR-11")
        if move == SWAP:
            return Refusal("no-card-to-swap", decision)
        if self.step == BONUS:
            return Refusal("use-your-bonus-now", decision)
        return Refusal("swap-or-aside-now", decision)


def why_not_take(move: i64) -> Refusal:
    if TAKE <= move < START:
        return Refusal("card-not-in-the-row", "GR-D3")
    return Refusal("take-a-card-now", "GR-10")


def why_not_refill(move: i64) -> Refusal:
    if REFILL <= move < SWAP:
        return Refusal("only-the-empty-row", "GR-D6")
    return Refusal("refill-the-row-now", "GR-D6")


def why_not_start(move: i64) -> Refusal:
    if START <= move < REFILL:
        return Refusal("another-season-now", "GR-03")
    return Refusal("choose-a-start-card-now", "GR-03")


def empty_places(count: i64) -> Cards:
    """Places for cards at fixed indices, all of them empty."""
    places = Cards(count)
    places.size = count
    return places
