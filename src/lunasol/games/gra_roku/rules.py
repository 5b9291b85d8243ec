# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The course of a match of Gra roku, in the order of its rulebook.

docs/games/gra_roku.md explains the rulings.
"""

from typing import final

from mypy_extensions import i64

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import TAKE_BACK, Game, next_seat
from lunasol.games.gra_roku.rules_cards import (
    ADD,
    BONUS,
    CELLS,
    CHOOSE,
    DEAL,
    DIAGONAL,
    FILING,
    FINISHED,
    HAND,
    PER_SEASON,
    PLACE,
    PLACING,
    REFILL,
    REFILLING,
    SEASON_NAMES,
    SEASONS,
    SIDE,
    START,
    SWAP,
    SYMBOLS,
    TAKE,
    TAKING,
    season_of,
    strength,
    symbol_of,
)
from lunasol.games.gra_roku.rules_position import GraRokuPosition


@final
class GraRoku(GraRokuPosition):
    def fresh(self) -> Game:
        return GraRoku(self.players, self.first_seat, self.rules)

    def apply(self, seat: i64, move: i64) -> None:
        if move == TAKE_BACK:
            self.take_back(seat)
        elif move < PLACE:
            self.choose(seat, move)
        elif move < TAKE:
            self.place(seat, (move - PLACE) % CELLS)
        elif move < START:
            self.take(seat, move - TAKE)
        elif move < REFILL:
            self.choose_start(seat, move - START)
        elif move < SWAP:
            self.refill(move - REFILL)
        elif self.step == FILING:
            self.file(seat, move)
        else:
            self.use_bonus(seat, move)

    # Setup ------------------------------------------------------------------------------------

    def choose_start(self, seat: i64, card: i64) -> None:
        """GR-03, by option: the first seat chooses a card of each season from all cards."""
        self.pile.remove(card)
        self.grid.items[season_of(card) * DIAGONAL] = card
        if self.emits_events:
            self.emit("start-chosen", {"seat": seat, "card": card})
        if season_of(card) == SEASONS - 1:
            self.step = DEAL

    def pending_shuffle(self, cards: Cards) -> None:
        """No cards if only the seat that chooses the start cards is drawn now."""
        if self.step == DEAL:
            cards.copy_from(self.pile)
        else:
            cards.clear()

    def deal(self, order: Cards) -> None:
        if self.step != DEAL:
            return
        if not self.rules.choose_start:
            self.lay_out_start(order)
        self.stack_pile(order)
        for _turn in range(i64(HAND)):
            for seat in range(self.players):
                self.hands[seat].append(self.pile.pop())
        if self.emits_events:
            self.emit_deal()
        self.start_round()

    def lay_out_start(self, order: Cards) -> None:
        """GR-03: the start cards are the first card of each season from the top."""
        missing: i64 = SEASONS
        i: i64 = 0
        while missing > 0:
            cell = season_of(order.items[i]) * DIAGONAL
            if self.grid.items[cell] == NOTHING:
                self.grid.items[cell] = order.items[i]
                missing -= 1
            i += 1

    def stack_pile(self, order: Cards) -> None:
        """Make the pile of all cards in this order, except the start cards."""
        self.pile.clear()
        i: i64 = order.size - 1
        while i >= 0:
            card = order.items[i]
            if self.grid.items[season_of(card) * DIAGONAL] != card:
                self.pile.append(card)
            i -= 1

    # Everybody chooses a card -----------------------------------------------------------------

    def start_round(self) -> None:
        """GR-22: with two players every round begins with a neutral card."""
        self.round += 1
        if self.emits_events:
            self.emit("round", {"round": self.round, "count": self.pile.size})
        self.step = CHOOSE
        if self.players == 2:
            self.draw_neutral_card()

    def draw_neutral_card(self) -> None:
        """GR-23: the card goes to the first legal cell, but never completes a row (GR-29)."""
        if self.pile.size == 0:
            self.may_go_without("neutral-missing")
            return
        card = self.pile.pop()
        cell = self.first_cell(card, SIDE - 2)
        if cell == NOTHING:
            self.box.append(card)
            if self.emits_events:
                self.emit("neutral-boxed", {"card": card})
        else:
            self.grid.items[cell] = card
            if self.emits_events:
                self.emit("neutral", {"card": card, "row": row_of(cell), "column": column_of(cell)})

    def choose(self, seat: i64, card: i64) -> None:
        self.choice[seat] = card
        if self.emits_events:
            self.emit_private(seat, "chosen", {"seat": seat}, {"card": card})
        if self.first_without_choice() == NOTHING:
            self.reveal()

    def take_back(self, seat: i64) -> None:
        self.choice[seat] = NOTHING
        if self.emits_events:
            self.emit("taken-back", {"seat": seat})

    def reveal(self) -> None:
        """The strongest card of the round starts (GR-30); the others follow clockwise."""
        strongest: i64 = NOTHING
        for seat in range(self.players):
            card = self.choice[seat]
            self.choice[seat] = NOTHING
            self.hands[seat].remove(card)
            self.revealed.items[seat] = card
            if strength(card) > strongest:
                strongest = strength(card)
                self.starter = seat
        if self.emits_events:
            self.emit_reveal()
        self.let_place(self.starter)

    # Cards are placed in the middle of the table ----------------------------------------------

    def let_place(self, seat: i64) -> None:
        """GR-06: a card that fits must be placed; others go aside, in both variants (GR-28)."""
        self.placer = seat
        if self.first_cell(self.revealed.items[seat], SIDE - 1) != NOTHING:
            self.actor = seat
            self.step = PLACING
        else:
            self.set_aside(seat)

    def set_aside(self, seat: i64) -> None:
        """GR-07: a player who sets a card aside draws like everybody else."""
        card = self.revealed.items[seat]
        self.revealed.items[seat] = NOTHING
        self.aside[seat].append(card)
        if self.emits_events:
            self.emit("set-aside", {"seat": seat, "card": card})
        self.draw_and_go_on()

    def place(self, seat: i64, cell: i64) -> None:
        card = self.revealed.items[seat]
        self.revealed.items[seat] = NOTHING
        self.grid.items[cell] = card
        if self.emits_events:
            facts = {"seat": seat, "card": card, "row": row_of(cell), "column": column_of(cell)}
            self.emit("placed", facts)
        if self.cards_in_row(cell // SIDE) < SIDE:
            self.draw_and_go_on()
        elif not self.rules.draw_before_take or self.draw(seat):  # GR-08
            self.start_taking(cell // SIDE)

    def draw_and_go_on(self) -> None:
        if self.draw(self.placer):
            self.next_to_place()

    def draw(self, seat: i64) -> bool:
        """Draw a card; returns whether the match goes on.

        GR-19: the last card does not end the match, but the next draw from the empty pile does.
        """
        if self.pile.size == 0:
            self.finish_without_pile()
            return False
        card = self.pile.pop()
        self.hands[seat].append(card)
        if self.emits_events:
            self.emit_private(seat, "drew", {"seat": seat}, {"card": card})
        return True

    def next_to_place(self) -> None:
        seat = next_seat(self.placer, self.players)
        if seat == self.starter:
            self.start_round()
        else:
            self.let_place(seat)

    # A full row is taken ----------------------------------------------------------------------

    def start_taking(self, row: i64) -> None:
        """GR-09: a full row is taken at once; players who have not placed yet do so afterwards."""
        self.row = row
        if self.emits_events:
            self.emit("row-full", {"row": row + 1})
        self.let_take(self.placer)

    def let_take(self, seat: i64) -> None:
        """GR-10: everybody takes a card, even if it costs a point."""
        self.actor = seat
        self.step = TAKING

    def take(self, seat: i64, card: i64) -> None:
        self.grid.items[self.grid.index(card)] = NOTHING
        if self.emits_events:
            self.emit("took", {"seat": seat, "card": card})
        if self.owned(seat, card) == NOTHING:
            self.add(seat, card, True)
        else:
            self.transit.append(card)
            self.step = FILING

    def file(self, seat: i64, move: i64) -> None:
        """GR-12: a card swapped out here goes aside and costs a point, like the new one would."""
        card = self.transit.pop()
        if move == SWAP:
            self.aside[seat].append(self.swap(seat, card, "swapped"))
        else:
            self.aside[seat].append(card)
            if self.emits_events:
                self.emit("put-aside", {"seat": seat, "card": card})
        self.next_to_take()

    def swap(self, seat: i64, card: i64, event: str) -> i64:
        """Put the card in its place in the year; returns the card that was there."""
        old = self.owned(seat, card)
        self.years.items[seat * SYMBOLS + symbol_of(card)] = card
        if self.emits_events:
            self.emit(event, {"seat": seat, "card": card, "card_old": old})
        return old

    def next_to_take(self) -> None:
        """GR-17: a full year ends the match before the next player takes."""
        seat = next_seat(self.actor, self.players)
        if self.year_is_full and (seat == self.placer or not self.rules.finish_take):
            self.finish()
        elif seat == self.placer:
            self.clear_row()
        else:
            self.let_take(seat)

    # A complete season earns a bonus card -----------------------------------------------------

    def add(self, seat: i64, card: i64, earns_bonus: bool) -> None:
        """GR-13: a swap adds no card, so a season is completed only once."""
        self.years.items[seat * SYMBOLS + symbol_of(card)] = card
        if self.emits_events:
            self.emit("added", {"seat": seat, "card": card})
        if self.has_whole_season(seat, season_of(card)):
            self.complete_season(seat, season_of(card), earns_bonus)
        else:
            self.next_to_take()

    def complete_season(self, seat: i64, season: i64, earns_bonus: bool) -> None:
        """GR-15: the bonus is drawn at once. GR-16: the twelfth card earns one before the end."""
        twelfth = self.complete_rows(seat) == PER_SEASON
        if twelfth:
            self.year_is_full = True
        if self.emits_events:
            self.emit("season", {"seat": seat, "season": SEASON_NAMES[season]})
            if twelfth:
                self.emit("twelfth", {"seat": seat})
        if earns_bonus and (self.rules.final_bonus or not twelfth):
            self.draw_bonus(seat)
        else:
            self.next_to_take()

    def draw_bonus(self, seat: i64) -> None:
        if self.pile.size > 0:
            card = self.pile.pop()
            self.transit.append(card)
            self.step = BONUS
            if self.emits_events:
                self.emit("bonus", {"seat": seat, "card": card})
        elif self.may_go_without("bonus-missing"):
            self.next_to_take()

    def use_bonus(self, seat: i64, move: i64) -> None:
        """GR-12: a card that is swapped for a bonus card goes to the box and costs nothing."""
        card = self.transit.pop()
        if move == ADD:
            self.add(seat, card, self.rules.bonus_chain)  # GR-14
        elif move == SWAP:
            self.box.append(self.swap(seat, card, "bonus-swapped"))
            self.next_to_take()
        else:
            self.box.append(card)
            if self.emits_events:
                self.emit("bonus-boxed", {"seat": seat, "card": card})
            self.next_to_take()

    # The row is refilled, and placing goes on -------------------------------------------------

    def clear_row(self) -> None:
        """Cards that are left over, with fewer than four players, go to the box."""
        before = self.box.size
        for cell in range(self.row * SIDE, self.row * SIDE + SIDE):
            if self.grid.items[cell] != NOTHING:
                self.box.append(self.grid.items[cell])
                self.grid.items[cell] = NOTHING
        if self.emits_events and self.box.size > before:
            self.emit("row-boxed", {"cards": [int(card) for card in self.box][before:]})
        self.refill_row()

    def refill_row(self) -> None:
        """Refill in the column of the season; in the harder variant the last taker decides."""
        if self.pile.size == 0:
            if self.may_go_without("refill-missing"):
                self.go_on_placing()
            return
        card = self.pile.pop()
        self.transit.append(card)
        if self.rules.harder:
            self.step = REFILLING
            if self.emits_events:
                self.emit("refill-drawn", {"seat": self.actor, "card": card})
        else:
            self.refill(self.row * SIDE + season_of(card))

    def refill(self, cell: i64) -> None:
        card = self.transit.pop()
        self.grid.items[cell] = card
        if self.emits_events:
            self.emit("refilled", {"card": card, "row": row_of(cell), "column": column_of(cell)})
        self.go_on_placing()

    def go_on_placing(self) -> None:
        """GR-08: the player who filled the row draws now, or by option has drawn before."""
        self.row = NOTHING
        if self.rules.draw_before_take:
            self.next_to_place()
        else:
            self.draw_and_go_on()

    # End --------------------------------------------------------------------------------------

    def may_go_without(self, event: str) -> bool:
        """Report that no card can be drawn; returns whether the match goes on.

        GR-18: any failed draw ends the match; by option only a failed draw for a hand does.
        """
        if self.rules.any_draw_ends:
            self.finish_without_pile()
            return False
        if self.emits_events:
            self.emit(event, {})
        return True

    def finish_without_pile(self) -> None:
        if self.emits_events:
            self.emit("pile-used-up", {})
        self.finish()

    def finish(self) -> None:
        self.step = FINISHED
        if self.emits_events:
            self.emit_scores()

    # Events -----------------------------------------------------------------------------------

    def emit_deal(self) -> None:
        if not self.rules.choose_start:
            start = [int(self.grid.items[season * DIAGONAL]) for season in range(SEASONS)]
            self.emit("start-cards", {"cards": start})
        self.emit_hands()

    def emit_reveal(self) -> None:
        self.emit("revealed", {"cards": [int(card) for card in self.revealed]})
        self.emit("starter", {"seat": self.starter, "card": self.revealed.items[self.starter]})

    def emit_scores(self) -> None:
        for seat in range(self.players):
            facts = {
                "seat": seat,
                "rows": self.complete_rows(seat),
                "points": self.row_points(seat),
                "aside": self.aside[seat].size,
                "score": self.score(seat),
            }
            self.emit("scored", facts)


def row_of(cell: i64) -> i64:
    """The row of a cell, counted from 1 at the top."""
    return cell // SIDE + 1


def column_of(cell: i64) -> i64:
    """The column of a cell, counted from 1 at the left."""
    return cell % SIDE + 1
