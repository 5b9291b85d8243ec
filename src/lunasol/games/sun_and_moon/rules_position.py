# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A position of Sun and Moon: what lies where, what it is worth, and who knows what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.engine.cards import NOTHING, UNKNOWN, Cards, Rng
from lunasol.engine.events import Fact
from lunasol.engine.game import Game
from lunasol.games.sun_and_moon.rules_rows import (
    CARDS,
    COVER,
    FIRST_ECLIPSE,
    KINDS,
    Row,
    SunAndMoonDeck,
)

ENDS: Final = ["start", "left", "right"]
TEAMS_OF_TWO: Final = 4
"""With this many players those who sit opposite are partners."""

DEAL: Final = 0
RESHUFFLE: Final = 1
ACT: Final = 2
FINISHED: Final = 3

NEVER: Final = 0
END_PHASE: Final = 1
ALWAYS: Final = 2
VOLUNTARY: Final = ["never", "end_phase", "always"]
"""When a player may self-destruct although something else is possible (SM-20)."""


class SunAndMoonRules:
    """The rulings that this match is played by."""

    def __init__(
        self,
        start_foreign_row: bool,
        eclipse_blocks_end: bool,
        covered_score: bool,
        partial_clear: bool,
        voluntary_self_destruct: i64,
        last_animal_destructs: bool,
        refill_across_shuffle: bool,
        turn_cap: i64,
        trigger_may_clear: bool,
        one_last_round: bool,
        minus_visible_only: bool,
        fixed_after_first: bool,
        team_clear: bool,
    ) -> None:
        self.start_foreign_row = start_foreign_row
        self.eclipse_blocks_end = eclipse_blocks_end
        self.covered_score = covered_score
        self.partial_clear = partial_clear
        self.voluntary_self_destruct: i64 = voluntary_self_destruct
        self.last_animal_destructs = last_animal_destructs
        self.refill_across_shuffle = refill_across_shuffle
        self.turn_cap: i64 = turn_cap
        self.trigger_may_clear = trigger_may_clear
        self.one_last_round = one_last_round
        self.minus_visible_only = minus_visible_only
        self.fixed_after_first = fixed_after_first
        self.team_clear = team_clear


class SunAndMoonPosition(Game):
    """A team is one player or two partners (SM-03). Each team has a sun row and a moon row."""

    def __init__(
        self, players: i64, first_seat: i64, deck: SunAndMoonDeck, rules: SunAndMoonRules
    ) -> None:
        super().__init__(players, CARDS, first_seat)
        teams: i64 = players
        if players == TEAMS_OF_TWO:
            teams = 2
        self.deck = deck
        self.rules = rules
        self.teams: i64 = teams
        self.team_bits: i64 = 1 if players == TEAMS_OF_TWO else 3
        """The bits of a seat number that give its team."""
        self.pile: Cards = Cards(CARDS)
        self.discard: Cards = Cards(CARDS)
        self.rows: list[Row] = [Row(deck, rules.eclipse_blocks_end) for _ in range(teams * KINDS)]
        """The sun and the moon row of team 0, then those of team 1, …"""
        self.below: Cards = Cards(CARDS)
        """By card in a row, the card directly under it, or NOTHING."""
        self.below.fill(NOTHING, CARDS)
        self.score_piles: list[Cards] = [Cards(16) for _ in range(players)]
        self.points: vec[i64] = vec[i64]([0] * players)
        """By seat, the points of its score pile."""
        self.tied: vec[i64] = vec[i64]([NOTHING] * players)
        """By seat, the only kind of row that it may have, or NOTHING (SM-37, by option)."""
        self.step: i64 = DEAL
        self.player: i64 = NOTHING
        self.turns: i64 = 0
        self.following: bool = False
        """Whether another card must follow an animal in this turn."""
        self.wanted: i64 = 0
        """How many cards the player still draws after the pending shuffle."""
        self.trigger: i64 = NOTHING
        """The seat that found no card to draw; from then on nobody draws."""
        self.visits: i64 = 0
        """How many seats are still checked for a last turn before the match ends."""
        self.withdrawn: i64 = 0
        """The seats that self-destructed in the end phase and have no further turn, as bits (SM-20,
        by option)."""
        self.ending: i64 = NOTHING
        self.pool: i64 = 0
        """The number of the shuffle that made the pile."""
        self.pool_of: Cards = Cards(CARDS)
        """By card, the last shuffle that it was part of. Everybody knows it, because the discard
        pile is open."""
        self.pool_of.fill(0, CARDS)
        self.origins: list[Cards] = [Cards(8) for _ in range(players)]
        """By seat in a blinded position, the shuffle that each hidden card of its hand was part
        of."""
        self._choices: list[Cards] = [Cards(8) for _ in range(KINDS)]
        self.zones += [self.pile, self.discard, *[row.tops for row in self.rows]]
        self.zones += [row.covered for row in self.rows] + self.score_piles

    def copy_from(self, other: Game) -> None:
        assert isinstance(other, SunAndMoonPosition)
        super().copy_from(other)
        for row in range(self.teams * KINDS):
            self.rows[row].copy_from(other.rows[row])
        for seat in range(self.players):
            self.origins[seat].copy_from(other.origins[seat])
            self.points[seat] = other.points[seat]
            self.tied[seat] = other.tied[seat]
        self.below.copy_from(other.below)
        self.pool_of.copy_from(other.pool_of)
        self.pool = other.pool
        self.step = other.step
        self.player = other.player
        self.turns = other.turns
        self.following = other.following
        self.wanted = other.wanted
        self.trigger = other.trigger
        self.visits = other.visits
        self.withdrawn = other.withdrawn
        self.ending = other.ending

    # Seats and teams --------------------------------------------------------------------------

    def partner(self, seat: i64) -> i64:
        return seat ^ 2 if self.players == TEAMS_OF_TWO else NOTHING

    def team(self, seat: i64) -> i64:
        return seat & self.team_bits

    def row_of(self, seat: i64, kind: i64) -> Row:
        """The row of this kind of the seat's team."""
        return self.rows[self.team(seat) * KINDS + kind]

    # Events -----------------------------------------------------------------------------------

    def emit_draw(self, count: i64) -> None:
        drawn = [int(card) for card in self.hands[self.player]][-count:]
        facts = {"seat": int(self.player), "count": int(count)}
        self.emit_private(self.player, "drew", facts, {"cards": drawn})

    def emit_place(self, seat: i64, card: i64, owner: i64, target: i64) -> None:
        whose = "own" if owner == seat else "other"
        facts: dict[str, Fact] = {"seat": seat, "card": card, "seat_row": owner, "whose": whose}
        if target < COVER:
            self.emit("placed", {**facts, "end": ENDS[target]})
        else:
            self.emit("covered", {**facts, "card_under": self.below.items[card]})
        if self.deck.animal[card]:
            self.emit("animal", {"seat": seat})

    # Points -----------------------------------------------------------------------------------

    def collect(self, seat: i64, row: Row, place: i64) -> None:
        """SM-14: a whole stack goes to the score pile. SM-16: the rest of the row closes up."""
        card = row.tops.take(place)
        self.gain(seat, card, True)
        while self.below.items[card] != NOTHING:
            card = self.below.items[card]
            row.covered.remove(card)
            self.gain(seat, card, self.rules.covered_score)

    def gain(self, seat: i64, card: i64, counts: bool) -> None:
        """A number card is a point, an eclipse is not."""
        self.score_piles[seat].append(card)
        if counts and card < FIRST_ECLIPSE:
            self.points[seat] += 1

    def rank_key(self, seat: i64, level: i64) -> i64:
        """Partners add their points. SM-35: nothing breaks a tie."""
        partner = self.partner(seat)
        if partner == NOTHING:
            return self.balance(seat)
        return self.balance(seat) + self.balance(partner)

    def balance(self, seat: i64) -> i64:
        return self.points[seat] - self.in_play(seat)

    def in_play(self, seat: i64) -> i64:
        """SM-34: the number cards in one's own rows, even covered ones; hands do not count."""
        found: i64 = 0
        for kind in range(i64(KINDS)):
            row = self.row_of(seat, kind)
            if row.owner == seat:
                found += row.numbers(self.rules.minus_visible_only)
        return found

    # Secrets ----------------------------------------------------------------------------------

    def blind(self, seat: i64) -> None:
        """Score piles stay known, because everybody saw the cards go there."""
        if self.step == FINISHED:
            return
        for other in range(self.players):
            if other != seat:
                self.note_origins(other)
        self.hide_hands(seat)
        self.hide(self.pile)

    def note_origins(self, seat: i64) -> None:
        """A player who remembers the discards knows which shuffle a hidden card was part of."""
        hand = self.hands[seat]
        origins = self.origins[seat]
        origins.reserve(hand.size)
        origins.size = hand.size
        for i in range(hand.size):
            if hand.items[i] != UNKNOWN:
                origins.items[i] = self.pool_of.items[hand.items[i]]

    def determinize(self, rng: Rng) -> None:
        """Each unseen card is equally likely in every unknown place of its own shuffle."""
        self.unseen(self._buffer)
        self._buffer.shuffle(rng)
        for seat in range(self.players):
            hand = self.hands[seat].items
            for i in range(self.hands[seat].size):
                if hand[i] == UNKNOWN:
                    hand[i] = self.take_unseen(self.origins[seat].items[i])
        self.uncover(self.pile, self._buffer)

    def take_unseen(self, pool: i64) -> i64:
        i: i64 = self._buffer.size - 1
        while self.pool_of.items[self._buffer.items[i]] != pool:
            i -= 1
        return self._buffer.take(i)
