# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The policy of Gra roku: which cards help whom, and which rows that makes good or dangerous."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.bots.answer import Reason
from lunasol.bots.policies.gra_roku.expected_score import SHAPES
from lunasol.bots.policies.gra_roku.years import POINT, Years
from lunasol.bots.policy import Policy
from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import Game, next_seat
from lunasol.games.gra_roku.rules import GraRoku
from lunasol.games.gra_roku.rules_cards import (
    ADD,
    ASIDE,
    BOX,
    CARDS,
    CELLS,
    CHOOSE,
    CHOOSE_START,
    PER_SEASON,
    PLACE,
    PLACING,
    REFILL,
    REFILLING,
    SEASONS,
    SIDE,
    START,
    SWAP,
    TAKE,
    TAKING,
    points_of,
    season_of,
    strength,
)

LEAD: Final = 10
"""About how many points the winner of an even match is ahead."""
PRICE: Final = 40
"""The score of one expected point: two or three make a clear difference."""
ALL: Final = 1000
"""Shares are in thousandths."""
BEGUN_ALONE: Final = 50
"""The share of its cards' gain that a row of one card counts: anybody may fill it, and the player
who fills it takes first."""
BEGUN_PAIR: Final = 150
"""The same for a row of two cards."""
BEGUN_THREE: Final = 200
"""The same for a row of three cards."""
FILLED_BY_NEXT: Final = 800
"""How likely a player fills a row if the turned-up card fits."""
KEPT: Final = 150
"""The share of a card's gain that it counts in hand: it may be placed and taken later."""
IN_TIME: Final = 500
"""How likely a row is still there to be filled with the weakest card."""
IN_TIME_BY_STRENGTH: Final = 5
"""How much likelier for each step of strength: strong cards are placed first."""
BLOCKED: Final = 700
"""How likely a card without a free cell goes aside: a row may still be taken before."""
ENDS_AHEAD: Final = 10 * POINT
"""The gain from ending the match with the twelfth card while ahead, which wins it."""
ENDS_BEHIND: Final = 15 * POINT
"""The cost of ending the match with the twelfth card while behind, which loses it."""
OPEN_SIDE: Final = POINT // 10
"""Harder variant: the gain if a new row can be filled from both sides."""
LIVING_ROW: Final = 2 * POINT
"""Harder variant: the gain if a new row can be filled at all."""
FAR_ENOUGH: Final = 24
"""After this many moves the years say more than the rest of a random playout."""
UNASKED: Final = 1 << 29
"""A value that was not computed yet."""
SEASON_SUM: Final = 6
"""The sum of the four seasons as numbers: subtracting three of them gives the missing one."""


@final
class GraRokuPolicy(Policy):
    """Scores the cards to choose, place, take and file."""

    def __init__(self) -> None:
        super().__init__(LEAD)
        self.years = Years()
        self._rival_weight: i64 = 0
        """The weight of one rival's gain: all rivals together count as much as oneself."""
        self._size: vec[i64] = vec[i64]([0] * SIDE)
        """By row, the number of its cards."""
        self._untouched: vec[i64] = vec[i64]([0] * SIDE)
        """By row, its value as it is."""
        self._row: Cards = Cards(8)
        """The cards of the row in question."""
        self._edge: vec[i64] = vec[i64]([0] * CARDS)
        """By card, how much more the seat gains from it than the others do."""
        self._edge_of: vec[i64] = vec[i64]([0] * CARDS)
        """By card, the look that its edge was computed in."""
        self._looks: i64 = 0
        """How often a position was looked at."""

    def score_moves(self, game: Game, seat: i64, moves: Cards, scores: Cards) -> None:
        assert isinstance(game, GraRoku)
        if game.step == CHOOSE_START or moves.items[0] < 0:
            for _move in range(moves.size):  # nothing to tell them apart
                scores.append(0)
            return
        self.look(game)
        items = moves.items
        for i in range(moves.size):
            scores.append(self.value(game, seat, items[i]) * PRICE // POINT)

    def value(self, game: GraRoku, seat: i64, move: i64) -> i64:
        step = game.step
        if step == CHOOSE:
            return self.choosing(game, seat, move)
        if step == PLACING:
            return self.placing(game, seat, (move - PLACE) // CELLS, (move - PLACE) % CELLS)
        if step == TAKING:
            return self.taking(game, seat, move - TAKE)
        if step == REFILLING:
            return self.refilling(game, move - REFILL)
        return self.using(game, seat, move)

    def look(self, game: GraRoku) -> None:
        self._looks += 1
        self._rival_weight = ALL // (game.players - 1)
        lying: i64 = 0
        grid = game.grid.items
        for row in range(i64(SIDE)):
            size: i64 = 0
            for cell in range(row * SIDE, row * SIDE + SIDE):
                if grid[cell] != NOTHING:
                    size += 1
            self._size[row] = size
            self._untouched[row] = UNASKED
            lying += size
        self.years.look(game, lying)

    # A card is taken --------------------------------------------------------------------------

    def taking(self, game: GraRoku, seat: i64, card: i64) -> i64:
        """The gain from the card, and what it leaves for those who take next."""
        value = self.years.gain(seat, card) + self.ending(game, seat, card)
        after = next_seat(seat, game.players)
        if after == game.placer:
            return value
        self.gather(game, game.row, NOTHING)
        self._row.remove(card)
        return value + self.taken_by_all(game, seat, after, game.placer)

    def using(self, game: GraRoku, seat: i64, move: i64) -> i64:
        """A swap costs no more than putting aside; a bonus card in the box costs nothing."""
        card = game.transit.items[0]
        if move == ADD:
            return self.years.gain_by_adding(seat, card) + self.ending(game, seat, card)
        if move == SWAP:
            return self.years.gain_by_swapping(seat, card)
        return 0

    def ending(self, game: GraRoku, seat: i64, card: i64) -> i64:
        """The twelfth card ends the match, which is good for the player who is then ahead."""
        if not self.is_twelfth(game, seat, card):
            return 0
        score = self.years.points(seat) + points_of(card) - game.aside[seat].size
        for other in range(game.players):
            if other != seat and game.score(other) >= score:
                return -ENDS_BEHIND
        return ENDS_AHEAD

    def is_twelfth(self, game: GraRoku, seat: i64, card: i64) -> bool:
        shape = self.years.shape[seat] + (1 << 2 * season_of(card))
        return shape == SHAPES - 1 and game.owned(seat, card) == NOTHING

    # The value of a row -----------------------------------------------------------------------

    def gather(self, game: GraRoku, row: i64, card: i64) -> i64:
        """Put the cards of this row and one more into ``_row``; the sum of their seasons."""
        cards = self._row
        cards.clear()
        seasons: i64 = 0
        grid = game.grid.items
        for cell in range(row * SIDE, row * SIDE + SIDE):
            if grid[cell] != NOTHING:
                cards.append(grid[cell])
                seasons += season_of(grid[cell])
        if card != NOTHING:
            cards.append(card)
            seasons += season_of(card)
        return seasons

    def taken_by_all(self, game: GraRoku, seat: i64, first: i64, end: i64) -> i64:
        """Let all from ``first`` on take what helps them most; the seat's edge over the others."""
        own: i64 = 0
        others: i64 = 0
        taker = first
        while self._row.size > 0:
            if taker == seat:
                own = self.take_best(taker)
            else:
                others += self.take_best(taker)
            taker = next_seat(taker, game.players)
            if taker == end:
                break
        return own - others * self._rival_weight // ALL

    def take_best(self, taker: i64) -> i64:
        """Take the best card of ``_row`` for this seat; its gain."""
        row = self._row
        items = row.items
        found: i64 = 0
        highest = self.years.gain(taker, items[0])
        for i in range(1, row.size):
            value = self.years.gain(taker, items[i])
            if value > highest:
                found = i
                highest = value
        row.size -= 1
        items[found] = items[row.size]
        return highest

    def prospect(self, game: GraRoku, seat: i64, row: i64, card: i64) -> i64:
        """The value of the row for the seat, with the card added if there is one."""
        seasons = self.gather(game, row, card)
        size = self._row.size
        if size == SIDE:
            return self.taken_by_all(game, seat, seat, seat)
        if size == SIDE - 1:
            return self.nearly_full(game, seat, SEASON_SUM - seasons)
        return self.edges(game, seat) * (BEGUN_PAIR if size == 2 else BEGUN_ALONE) // ALL

    def nearly_full(self, game: GraRoku, seat: i64, season: i64) -> i64:
        """The value if the next player whose turned-up card fits fills the row."""
        other = self.next_with(game, seat, season)
        if other != NOTHING:
            self._row.append(game.revealed.items[other])
            return self.taken_by_all(game, seat, other, other) * FILLED_BY_NEXT // ALL
        if game.pile.size == 0:  # the match ends before anybody fills it
            return 0
        return self.edges(game, seat) * BEGUN_THREE // ALL

    def next_with(self, game: GraRoku, seat: i64, season: i64) -> i64:
        """The next seat to place a card of this season in this round, if the pile lasts."""
        if game.step != PLACING:
            return NOTHING
        draws: i64 = 1
        other = next_seat(seat, game.players)
        while other != game.starter and draws <= game.pile.size:
            if season_of(game.revealed.items[other]) == season:
                return other
            draws += 1
            other = next_seat(other, game.players)
        return NOTHING

    def edges(self, game: GraRoku, seat: i64) -> i64:
        """How much more the seat would gain from the cards in ``_row`` than the others."""
        total: i64 = 0
        row = self._row
        items = row.items
        for i in range(row.size):
            total += self.edge(game, seat, items[i])
        return total

    def edge(self, game: GraRoku, seat: i64, card: i64) -> i64:
        if self._edge_of[card] != self._looks:
            self._edge_of[card] = self._looks
            others: i64 = 0
            for other in range(game.players):
                if other != seat:
                    others += self.years.gain(other, card)
            self._edge[card] = self.years.gain(seat, card) - others * self._rival_weight // ALL
        return self._edge[card]

    # A card is placed -------------------------------------------------------------------------

    def placing(self, game: GraRoku, seat: i64, card: i64, cell: i64) -> i64:
        """How much more the row is worth with the card than without it."""
        row = cell // SIDE
        if self.is_dead(game, row):
            return 0
        if self._untouched[row] == UNASKED:
            self._untouched[row] = self.prospect(game, seat, row, NOTHING)
        return self.prospect(game, seat, row, card) - self._untouched[row]

    def is_dead(self, game: GraRoku, row: i64) -> bool:
        """Harder variant, not cyclic: a row can only be filled if each card is in its column."""
        if not game.rules.harder or game.rules.cyclic:
            return False
        grid = game.grid.items
        for cell in range(row * SIDE, row * SIDE + SIDE):
            if grid[cell] != NOTHING and season_of(grid[cell]) != cell % SIDE:
                return True
        return False

    def choosing(self, game: GraRoku, seat: i64, card: i64) -> i64:
        """The gain on the card's best cell, less its value in hand."""
        value = self.without_filling(game, seat, card)
        filling = self.best_cell(game, seat, card, True)
        if filling != UNASKED and filling > value:
            value += (filling - value) * in_time(card) // ALL
        return value - self.years.gain(seat, card) * KEPT // ALL

    def without_filling(self, game: GraRoku, seat: i64, card: i64) -> i64:
        value = self.best_cell(game, seat, card, False)
        return -POINT * BLOCKED // ALL if value == UNASKED else value

    def best_cell(self, game: GraRoku, seat: i64, card: i64, fills: bool) -> i64:
        """The best gain from placing the card in a row that it fills, or does not fill."""
        cell: i64 = 0
        step: i64 = 1
        if not game.rules.harder:  # only the column of its season
            cell = season_of(card)
            step = SIDE
        found: i64 = UNASKED
        while cell < CELLS:
            if (self._size[cell // SIDE] == SIDE - 1) == fills and game.may_lie(card, cell):
                value = self.placing(game, seat, card, cell)
                if found == UNASKED or value > found:
                    found = value
            cell += step
        return found

    def refilling(self, game: GraRoku, cell: i64) -> i64:
        column = cell % SIDE
        if not game.rules.cyclic:
            return LIVING_ROW if column == season_of(game.transit.items[0]) else 0
        return OPEN_SIDE if 0 < column < SIDE - 1 else 0

    # The rest of the match --------------------------------------------------------------------

    def is_quiet(self, game: Game, moves: i64) -> bool:
        """A playout may stop between two rounds."""
        assert isinstance(game, GraRoku)
        nobody_has_chosen = game.choice[0] == NOTHING  # in a playout seats choose in their order
        return game.step == CHOOSE and nobody_has_chosen and moves >= FAR_ENOUGH

    def expected_score(self, game: Game, seat: i64) -> i64:
        """The expected points of the year, less the cards aside."""
        assert isinstance(game, GraRoku)
        self.look(game)
        return self.years.expected(seat) * 100 // POINT - 100 * game.aside[seat].size

    # Reasons ----------------------------------------------------------------------------------

    def explain(self, game: Game, seat: i64, move: i64) -> Reason:
        assert isinstance(game, GraRoku)
        self.look(game)
        if 0 <= move < PLACE:
            return Reason(self.why_choose(game, seat, move), {})
        if PLACE <= move < TAKE:
            return Reason(self.why_place(game, seat, move - PLACE), {})
        if TAKE <= move < START:
            return self.why_take(game, seat, move - TAKE)
        if move == ADD:
            return self.why_add(game, seat, game.transit.items[0])
        if move == SWAP:
            return Reason("more-points", {})
        if move == BOX:
            return Reason("box", {})
        if move == ASIDE and not game.beats_owned(seat, game.transit.items[0]):
            return Reason("not-needed", {})
        return Reason("no-simple-reason", {})

    def why_choose(self, game: GraRoku, seat: i64, card: i64) -> str:
        if self.best_cell(game, seat, card, True) != UNASKED:
            return "can-fill"
        owned = game.owned(seat, card)
        if owned != NOTHING and points_of(owned) > points_of(card):
            return "not-needed"
        if points_of(card) <= 1:
            return "few-points"
        return "no-simple-reason"

    def why_place(self, game: GraRoku, seat: i64, card_and_cell: i64) -> str:
        row = card_and_cell % CELLS // SIDE
        size = self._size[row]
        if size == SIDE - 1:
            return "fills-row"
        seasons = self.gather(game, row, card_and_cell // CELLS)
        if size < SIDE - 2:
            return "far-from-full"
        if self.next_with(game, seat, SEASON_SUM - seasons) == NOTHING:
            return "safe-now"
        return "no-simple-reason"

    def why_take(self, game: GraRoku, seat: i64, card: i64) -> Reason:
        gain = self.years.gain(seat, card)
        rival = next_seat(seat, game.players)
        self.gather(game, game.row, NOTHING)
        row = list(self._row)
        if rival != game.placer and gain < max(self.years.gain(seat, each) for each in row):
            others = [self.years.gain(rival, each) for each in row if each != card]
            if self.years.gain(rival, card) > max(others):
                return Reason("denies", {"seat": rival})
        if game.owned(seat, card) == NOTHING:
            return self.why_add(game, seat, card)
        if all(game.owned(seat, each) != NOTHING for each in row):
            return Reason("least-harm", {})
        return Reason("more-points" if game.beats_owned(seat, card) else "no-simple-reason", {})

    def why_add(self, game: GraRoku, seat: i64, card: i64) -> Reason:
        """The reason to add a card whose symbol is new in the year."""
        counts = [int(game.cards_of_season(seat, season)) for season in range(SEASONS)]
        count = counts[season_of(card)]
        if self.ending(game, seat, card) > 0:
            return Reason("ends-ahead", {})
        if count < min(counts[: season_of(card)] + counts[season_of(card) + 1 :]):
            return Reason("completes-row", {"rows": count + 1})
        if count == PER_SEASON - 1:
            return Reason("completes-season", {})
        return Reason(
            "rarest-season" if count < max(counts) and count == min(counts) else "new-symbol", {}
        )


def in_time(card: i64) -> i64:
    """How likely the row to be filled with this card is still there."""
    return IN_TIME + strength(card) * IN_TIME_BY_STRENGTH
