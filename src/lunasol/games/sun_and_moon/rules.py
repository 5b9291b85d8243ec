# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The rules of Sun and Moon, in the order of its rulebook.

rules_rows.py has what fits where in a row, rules_position.py what lies where.
docs/games/sun_and_moon.md explains the rulings.
"""

from typing import Final, final

from mypy_extensions import i64

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import CHANCE, OVER, TAKE_BACK, Game, Refusal, next_seat
from lunasol.games.sun_and_moon.rules_position import (
    ACT,
    ALWAYS,
    DEAL,
    END_PHASE,
    FINISHED,
    RESHUFFLE,
    TEAMS_OF_TWO,
    SunAndMoonPosition,
)
from lunasol.games.sun_and_moon.rules_rows import (
    ALL_PLACES,
    CARD_BITS,
    CARDS,
    CLEAR,
    COVER,
    DESTRUCT,
    FIRST_ECLIPSE,
    HAND,
    HIGHEST,
    KIND_NAMES,
    KINDS,
    MOON,
    OWNER_BITS,
    START,
    SUN,
    are_parts,
    in_order,
    lowest,
    placing,
    segments,
    take_out,
    whole_segments,
    write_choices,
)

PLAYED_OUT: Final = 0
CAPPED: Final = 1
REASONS: Final = ["played-out", "bound"]
TIE_BREAKS: Final = ["points"]


@final
class SunAndMoon(SunAndMoonPosition):
    def fresh(self) -> Game:
        return SunAndMoon(self.players, self.first_seat, self.deck, self.rules)

    # Setup ------------------------------------------------------------------------------------

    def pending_shuffle(self, cards: Cards) -> None:
        if self.step == DEAL:
            cards.every(CARDS)
        else:
            in_order(self.discard, cards)

    def deal(self, order: Cards) -> None:
        if self.step == RESHUFFLE:
            self.reshuffle(order)
            return
        next_card: i64 = 0
        for _turn in range(i64(HAND)):
            for seat in range(self.players):
                self.hands[seat].append(order.items[next_card])
                next_card += 1
        self.stack_pile(order, next_card)
        if self.emits_events:
            self.emit_hands()
        self.player = self.first_seat  # SM-41
        self.begin_turn()

    def stack_pile(self, order: Cards, first: i64) -> None:
        size = order.size - first
        pile = self.pile.items
        cards = order.items
        for i in range(size):
            pile[i] = cards[order.size - 1 - i]
        self.pile.size = size

    # Turns ------------------------------------------------------------------------------------

    def turn(self) -> i64:
        if self.step == ACT:
            return self.player
        return OVER if self.step == FINISHED else CHANCE

    def phase(self) -> str:
        if self.step == ACT:
            if self.following:
                return "follow"
            return "act" if self.trigger == NOTHING else "last-turn"
        return "over" if self.step == FINISHED else "shuffle"

    def next_turn(self) -> None:
        if self.trigger != NOTHING:
            self.next_last_turn()
            return
        self.player = next_seat(self.player, self.players)
        if self.hands[self.player].size > 0 or self.can_draw():
            self.begin_turn()
        else:
            self.start_end_phase()

    def begin_turn(self) -> None:
        """SM-29: the number of turns is limited. SM-25: a new hand is drawn only at the start of
        one's own turn."""
        if self.turns == self.rules.turn_cap:
            self.finish(CAPPED)
            return
        self.turns += 1
        self.following = False
        if self.emits_events:
            self.emit("turn", {"seat": self.player, "turn": self.turns})
        if self.hands[self.player].size == 0 and self.trigger == NOTHING:
            self.draw(HAND)
        else:
            self.step = ACT

    def legal(self, seat: i64, moves: Cards) -> None:
        if self.step != ACT or seat != self.player:
            return
        before = moves.size
        self.offer_places(seat, moves)
        if not self.following:  # SM-22: not after an animal
            self.offer_clears(seat, moves)
        if moves.size == before or self.may_give_up(seat):
            moves.append(DESTRUCT)

    def may_give_up(self, seat: i64) -> bool:
        """By option everybody may destruct at the start of a turn, or of one in the end phase.

        Otherwise only a player without any other move must (SM-20): not one who can clear (SM-21),
        but one who has only eclipses and nothing to cover (SM-36).
        """
        if self.following:
            return False
        if self.rules.voluntary_self_destruct == ALWAYS:
            return self.hands[seat].size > 0
        return self.may_withdraw(seat)

    def may_withdraw(self, seat: i64) -> bool:
        """SM-20, by option: in the end phase one may give up hand and rows, even without a hand."""
        if self.rules.voluntary_self_destruct != END_PHASE or self.trigger == NOTHING:
            return False
        return seat != self.trigger and (self.hands[seat].size > 0 or self.has_row(seat))

    def has_row(self, seat: i64) -> bool:
        return self.row_of(seat, SUN).owner == seat or self.row_of(seat, MOON).owner == seat

    def apply(self, seat: i64, move: i64) -> None:
        if move < DESTRUCT:
            self.place(seat, move)
        elif move == DESTRUCT:
            self.destruct(seat)
        else:
            self.clear(seat, move)

    # Placing a card ---------------------------------------------------------------------------

    def offer_places(self, seat: i64, moves: Cards) -> None:
        hand = self.hands[seat]
        moves.reserve(moves.size + hand.size * self.teams * HIGHEST)
        for i in range(hand.size):
            if hand.items[i] < FIRST_ECLIPSE:
                self.offer_number(seat, hand.items[i], moves)
            else:
                self.offer_eclipse(hand.items[i], moves)

    def offer_number(self, seat: i64, card: i64, moves: Cards) -> None:
        """A number goes into the row of any team (SM-39), or starts a row that does not exist."""
        value = self.deck.value[card]
        kind = self.deck.kind[card]
        for team in range(self.teams):
            row = self.rows[team * KINDS + kind]
            if row.owner == NOTHING:
                self.offer_start(seat, team, card, moves)
            else:
                row.offer_number(card, value, moves)

    def offer_start(self, seat: i64, team: i64, card: i64, moves: Cards) -> None:
        kind = self.deck.kind[card]
        owner = team
        while owner < self.players:
            moves.items[moves.size] = placing(card, owner, START)
            moves.size += i64(self.may_start(seat, owner, kind))
            owner += self.teams

    def may_start(self, seat: i64, owner: i64, kind: i64) -> bool:
        """SM-04: a row may start in front of anybody; by option only in front of oneself.

        SM-37: a team has one row of each kind; by option its first row decides which partner has
        which kind.
        """
        if owner != seat and not self.rules.start_foreign_row:
            return False
        return self.tied[owner] == NOTHING or self.tied[owner] == kind

    def offer_eclipse(self, card: i64, moves: Cards) -> None:
        """An eclipse covers any visible number card, never an eclipse (SM-09). What lies under it
        does not matter (SM-10), nor whose row it is (SM-12)."""
        size = moves.size
        found = moves.items
        for team in range(self.teams):
            row = self.row_of(team, self.deck.kind[card])
            places = row.numbers_at
            first = placing(card, row.owner, COVER)
            while places:
                found[size] = first + lowest(places)
                size += 1
                places &= places - 1
        moves.size = size

    def place(self, seat: i64, move: i64) -> None:
        card = move >> CARD_BITS
        owner = move >> OWNER_BITS & 3
        target: i64 = move & 31
        row = self.row_of(owner, self.deck.kind[card])
        take_out(card, self.hands[seat])
        self.below.items[card] = NOTHING
        if target >= COVER:
            self.below.items[card] = row.cover(target - COVER, card)
        elif target == START:
            row.start(owner, card)
            self.tie(owner, self.deck.kind[card])
        else:
            row.lengthen(target, card)
        if self.emits_events:
            self.emit_place(seat, card, owner, target)
        if self.deck.animal[card]:
            self.follow_animal(seat)
        else:
            self.next_turn()

    def tie(self, owner: i64, kind: i64) -> None:
        """SM-37, by option: the first row of a team ties both partners for the whole match."""
        if self.rules.fixed_after_first and self.players == TEAMS_OF_TWO:
            self.tied[owner] = kind
            self.tied[self.partner(owner)] = MOON - kind

    def follow_animal(self, seat: i64) -> None:
        """SM-23: after any animal another card follows in the same turn, from a new hand if
        necessary."""
        self.following = True
        if self.hands[seat].size > 0:
            return
        if self.trigger == NOTHING and self.can_draw():
            self.draw(HAND)
        elif not self.rules.last_animal_destructs:
            self.forgive_animal(seat)

    def forgive_animal(self, seat: i64) -> None:
        """SM-24: if nothing can be drawn, the turn simply ends, and nobody draws any more."""
        if self.emits_events:
            self.emit("animal-forgiven", {"seat": seat})
        if self.trigger == NOTHING:
            self.start_end_phase()
        else:
            self.next_turn()

    # Clearing ---------------------------------------------------------------------------------

    def clearable(self, seat: i64, kind: i64) -> i64:
        """The places of visible number cards in a row that this seat may clear, as bits, or 0.

        SM-38: a row in front of oneself; by option also the partner's.
        """
        row = self.row_of(seat, kind)
        if segments(row.numbers_at) == 0:
            return 0
        if row.owner != seat and not self.rules.team_clear:
            return 0
        return row.numbers_at

    def can_clear(self, seat: i64) -> bool:
        """SM-18: only the current rows count, not who completed them."""
        suns = self.row_of(seat, SUN).numbers_at
        moons = self.row_of(seat, MOON).numbers_at
        if segments(suns) | segments(moons) == 0:  # usually: one quick test for both rows
            return False
        return self.clearable(seat, SUN) | self.clearable(seat, MOON) != 0

    def offer_clears(self, seat: i64, moves: Cards) -> None:
        """SM-17: any segments can be cleared together, in one row or both. SM-19: nobody has to."""
        if not self.can_clear(seat):
            return
        suns = self._choices[SUN]
        moons = self._choices[MOON]
        write_choices(self.clearable(seat, SUN), self.rules.partial_clear, suns)
        write_choices(self.clearable(seat, MOON), self.rules.partial_clear, moons)
        pairs = suns.size * moons.size
        step: i64 = 1
        if 0 < self._most_moves < pairs:
            step = pairs // self._most_moves + 1
        for pair in range(step, pairs, step):
            sun = suns.items[pair // moons.size]
            moves.append(CLEAR | sun | moons.items[pair % moons.size] << HIGHEST)
        if step > 1:
            self.offer_everything(seat, moves)

    def offer_everything(self, seat: i64, moves: Cards) -> None:
        """All segments at once: the largest clearing, which a spread may miss."""
        suns = whole_segments(self.clearable(seat, SUN))
        moons = whole_segments(self.clearable(seat, MOON))
        move = CLEAR | suns | moons << HIGHEST
        if not moves.has(move):
            moves.append(move)

    def clear(self, seat: i64, move: i64) -> None:
        for kind in range(i64(KINDS)):
            places = move >> (kind * HIGHEST) & ALL_PLACES
            if places:
                self.clear_row(seat, kind, places)
        self.next_turn()

    def clear_row(self, seat: i64, kind: i64, places: i64) -> None:
        before = self.score_piles[seat].size
        row = self.row_of(seat, kind)
        place: i64 = 0
        while places:
            if places & 1:
                self.collect(seat, row, place)
            else:
                place += 1
            places >>= 1
        row.measure()
        if self.emits_events:
            cards = [int(card) for card in self.score_piles[seat]][before:]
            self.emit("cleared", {"seat": seat, "kind": KIND_NAMES[kind], "cards": cards})

    # Self-destruction -------------------------------------------------------------------------

    def destruct(self, seat: i64) -> None:
        """Discard the hand and one's own rows, but not the partner's. SM-28: nothing else goes to
        the discard pile."""
        before = self.discard.size
        self.throw(self.hands[seat])
        for kind in range(i64(KINDS)):
            row = self.row_of(seat, kind)
            if row.owner == seat:
                self.throw(row.covered)
                self.throw(row.tops)
                row.measure()
        if self.rules.voluntary_self_destruct == END_PHASE and self.trigger != NOTHING:
            one: i64 = 1
            self.withdrawn |= one << seat
        if self.emits_events:
            lost = [int(card) for card in self.discard][before:]
            self.emit("destructed", {"seat": seat, "count": len(lost), "cards": lost})
        self.next_turn()

    def throw(self, cards: Cards) -> None:
        self.discard.extend(cards)
        cards.clear()

    # The draw pile ----------------------------------------------------------------------------

    def can_draw(self) -> bool:
        """SM-27: as long as the pile or the discard has a card."""
        return self.pile.size > 0 or self.discard.size > 0

    def draw(self, wanted: i64) -> None:
        """SM-26: only what the pile still has is drawn; an empty pile is replaced at once."""
        taken = min(wanted, self.pile.size)
        hand = self.hands[self.player]
        while hand.size < HAND - wanted + taken:
            hand.append(self.pile.pop())
        if self.emits_events and taken > 0:
            self.emit_draw(taken)
        self.wanted = 0
        self.step = ACT
        if self.pile.size == 0 and self.discard.size > 0:
            self.step = RESHUFFLE
            if taken == 0 or self.rules.refill_across_shuffle:
                self.wanted = wanted - taken

    def reshuffle(self, order: Cards) -> None:
        self.discard.clear()
        self.stack_pile(order, 0)
        self.pool += 1
        for i in range(order.size):
            self.pool_of.items[order.items[i]] = self.pool
        if self.emits_events:
            self.emit("shuffled", {"count": order.size})
        self.step = ACT
        if self.wanted > 0:
            self.draw(self.wanted)

    # The end ----------------------------------------------------------------------------------

    def start_end_phase(self) -> None:
        """SM-27: a player who must draw finds no card at all. SM-33: nobody draws from now on."""
        self.trigger = self.player
        self.visits = self.players
        if self.emits_events:
            self.emit("end-phase", {"seat": self.trigger})
        self.next_last_turn()

    def next_last_turn(self) -> None:
        """SM-31: the others go on until nobody can act; by option each has one more turn."""
        while self.visits > 0:
            self.visits -= 1
            self.player = next_seat(self.player, self.players)
            if self.can_act(self.player):
                if not self.rules.one_last_round:
                    self.visits = self.players
                self.begin_turn()
                return
        self.finish(PLAYED_OUT)

    def can_act(self, seat: i64) -> bool:
        """SM-30: the trigger does nothing more. SM-32: clearing needs no card in hand."""
        if seat == self.trigger:
            return self.rules.trigger_may_clear and self.can_clear(seat)
        if self.withdrawn >> seat & 1:
            return False
        return self.hands[seat].size > 0 or self.can_clear(seat) or self.may_withdraw(seat)

    def finish(self, ending: i64) -> None:
        self.ending = ending
        self.step = FINISHED
        if self.emits_events:
            self.emit_end()

    def tie_breaks(self) -> list[str]:
        return TIE_BREAKS

    def reason(self) -> str:
        return REASONS[self.ending]

    def max_decisions(self) -> i64:
        """A turn places each animal at most once, and has one more decision at its end."""
        return self.rules.turn_cap * (self.deck.animals + 1)

    # Refusals and events ----------------------------------------------------------------------

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if self.step == FINISHED:
            return Refusal("match-is-over", "SM-31")
        if self.turn() != seat:
            return Refusal("not-your-turn", "SM-D1")
        if move == TAKE_BACK:
            return Refusal("nothing-to-take-back", "SM-D1")
        if move == DESTRUCT:
            return Refusal("something-is-possible", "SM-20")
        if 0 <= move < DESTRUCT:
            return self.why_not_place(seat, move)
        if CLEAR < move < CLEAR << 1:
            return self.why_not_clear(seat, move)
        return Refusal("not-a-move", "SM-D1")

    def why_not_place(self, seat: i64, move: i64) -> Refusal:
        card = move >> CARD_BITS
        owner = move >> OWNER_BITS & 3
        if owner >= self.players:
            return Refusal("not-a-move", "SM-D1")
        if not self.hands[seat].has(card):
            return Refusal("card-not-in-hand", "SM-D2")
        row = self.row_of(owner, self.deck.kind[card])
        if row.owner == owner:
            return row.why_not_join(card, move & 31)
        return self.why_not_start(seat, owner, move)

    def why_not_start(self, seat: i64, owner: i64, move: i64) -> Refusal:
        if move >> CARD_BITS >= FIRST_ECLIPSE:
            return Refusal("eclipse-covers-numbers", "SM-09")
        if move & 31 != START:
            return Refusal("row-is-not-there", "SM-04")
        if owner != seat and not self.rules.start_foreign_row:
            return Refusal("start-your-own-row", "SM-04")
        return Refusal("team-has-that-row", "SM-37")

    def why_not_clear(self, seat: i64, move: i64) -> Refusal:
        if self.following:
            return Refusal("place-another-card", "SM-22")
        for kind in range(i64(KINDS)):
            if not are_parts(move >> (kind * HIGHEST) & ALL_PLACES, self.clearable(seat, kind)):
                return Refusal("no-segment-there", "SM-13")
        return Refusal("whole-segments-only", "SM-15")

    def emit_end(self) -> None:
        self.emit("ended", {"reason": REASONS[self.ending]})
        for seat in range(self.players):
            cleared = self.points[seat]
            left = self.in_play(seat)
            facts = {"seat": int(seat), "cleared": int(cleared), "left": int(left)}
            self.emit("scored", {**facts, "points": int(cleared - left)})
