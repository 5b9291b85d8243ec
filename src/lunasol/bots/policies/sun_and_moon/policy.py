# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The policy of Sun and Moon: how a move changes the expected points of all rows.

A gain of one's own team's rows counts for a move, a gain of a rival's rows against it. So a card
goes where it brings five together without wasting room, or where it spoils most; an eclipse goes
where it costs a rival most, or where it opens a row of one's own team.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.bots.answer import Reason
from lunasol.bots.policies.sun_and_moon.rows import MOST_ROWS, POINT, RowEstimator, count
from lunasol.bots.policy import Policy
from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import Game
from lunasol.games.sun_and_moon.rules import SunAndMoon
from lunasol.games.sun_and_moon.rules_rows import (
    ALL_PLACES,
    CARD_BITS,
    CARDS,
    COVER,
    DESTRUCT,
    FIRST_ECLIPSE,
    HIGHEST,
    KINDS,
    LEFT,
    OWNER_BITS,
    SHORTEST,
    START,
)

LEAD: Final = 15
"""About how many points the winner is ahead among equal players."""
WHOLE: Final = 100
"""Shares are percentages."""
ONE_OF_TWO_RIVALS: Final = 50
"""The weight of a rival's row with three teams: what hurts one rival helps the other too."""
ECLIPSE: Final = 70
"""The value of an eclipse in hand: there may be a better use for it."""
FOLLOW: Final = 33
"""The share of the next card's gain that an animal counts: that card could be placed a turn later
as well."""
NEW_HAND: Final = 30
"""The gain from an animal as last card, which brings a new hand at once."""
LOST_CARD: Final = 12
"""The value of a card in hand that self-destruction throws away."""
GIVING_UP: Final = 250
"""The cost of self-destruction without need: it gives rivals time, and if all did it no match
would end."""
STUCK: Final = 25
"""The share of the loss by self-destruction that counts if no other card in hand fits: it is due
next turn, unless somebody opens a row."""

FAR_ENOUGH: Final = 12
"""After this many moves the estimates say more than the rest of a random playout."""
NONE_FITS: Final = -100_000
"""No place fits."""
WORST_FOLLOW: Final = -300
"""The lowest gain counted for the card after an animal: it may fit better by then."""


@final
class SunAndMoonPolicy(Policy):
    """Scores placing, clearing and self-destruction."""

    def __init__(self) -> None:
        super().__init__(LEAD)
        self._rows = RowEstimator()
        self._now: vec[i64] = vec[i64]([0] * MOST_ROWS)
        """By row, its expected points as it is."""
        self._part: vec[i64] = vec[i64]([0] * MOST_ROWS)
        """By row, its weight for the seat: negative for a rival's row."""
        self._best: vec[i64] = vec[i64]([0] * CARDS)
        """By card in hand, the gain of its best place, or NONE_FITS."""

    def score_moves(self, game: Game, seat: i64, moves: Cards, scores: Cards) -> None:
        assert isinstance(game, SunAndMoon)
        self.look(game, seat)
        start = scores.size
        for i in range(moves.size):
            scores.append(self.gain(game, seat, moves.items[i]))
        self.note_best(game.hands[seat], moves, scores, start)
        for i in range(moves.size):
            if moves.items[i] < DESTRUCT:
                scores.items[start + i] += self.what_follows(
                    game, seat, moves.items[i] >> CARD_BITS
                )

    def look(self, game: SunAndMoon, seat: i64) -> None:
        rows = self._rows
        rows.look(game, seat)
        rivals: i64 = -ONE_OF_TWO_RIVALS if game.teams > 2 else -WHOLE
        for at in range(game.teams * KINDS):
            self._now[at] = rows.measure(game, at)
            self._part[at] = rivals
        for kind in range(i64(KINDS)):
            self._part[rows.team * KINDS + kind] = WHOLE

    def gain(self, game: SunAndMoon, seat: i64, move: i64) -> i64:
        if move < DESTRUCT:
            return self.gain_by_placing(game, move)
        if move == DESTRUCT:
            return self.gain_by_destruction(game, seat) - GIVING_UP
        return self.gain_by_clearing(game, seat, move)

    # Placing ----------------------------------------------------------------------------------

    def gain_by_placing(self, game: SunAndMoon, move: i64) -> i64:
        card = move >> CARD_BITS
        owner = move >> OWNER_BITS & 3
        at = game.team(owner) * KINDS + game.deck.kind[card]
        self._rows.judge_owner(game, at, owner)
        expected: i64 = 0
        if move & 31 < COVER and self._rows.size[at] != NOTHING:
            expected = self._rows.lengthened(at, game.deck.value[card])
        else:
            self.imagine(game, at, move)
            expected = self._rows.expected()
        gain = (expected - self._now[at]) * self._part[at] // WHOLE
        return gain if card < FIRST_ECLIPSE else gain - ECLIPSE

    def imagine(self, game: SunAndMoon, at: i64, move: i64) -> None:
        """The row as it lies after the move."""
        rows = self._rows
        value = game.deck.value[move >> CARD_BITS]
        target: i64 = move & 31
        rows.read(game, game.rows[at])
        if target >= COVER:
            rows.cover(target - COVER, value)
        elif target == LEFT:
            rows.put_left(value)
        else:
            rows.put_right(value)

    def note_best(self, hand: Cards, moves: Cards, scores: Cards, start: i64) -> None:
        for i in range(hand.size):
            self._best[hand.items[i]] = NONE_FITS
        for i in range(moves.size):
            if moves.items[i] < DESTRUCT:
                card = moves.items[i] >> CARD_BITS
                self._best[card] = max(self._best[card], scores.items[start + i])

    def what_follows(self, game: SunAndMoon, seat: i64, card: i64) -> i64:
        """The effect on the other cards in hand of placing this one now."""
        hand = game.hands[seat]
        animal = game.deck.animal[card] == 1
        if hand.size == 1:
            return NEW_HAND if animal and game.trigger == NOTHING else 0
        best: i64 = NONE_FITS
        for i in range(hand.size):
            if hand.items[i] != card:
                best = max(best, self._best[hand.items[i]])
        if best != NONE_FITS:
            return max(best, WORST_FOLLOW) * FOLLOW // WHOLE * i64(animal)
        loss = self.gain_by_destruction(game, seat)
        return loss if animal else loss * STUCK // WHOLE

    # Clearing and self-destruction ------------------------------------------------------------

    def gain_by_clearing(self, game: SunAndMoon, seat: i64, move: i64) -> i64:
        """Certain points and a row with new room, in exchange for the expected points there."""
        rows = self._rows
        gain: i64 = 0
        for kind in range(i64(KINDS)):
            places = move >> (kind * HIGHEST) & ALL_PLACES
            if places:
                at = rows.team * KINDS + kind
                rows.judge_owner(game, at, game.rows[at].owner)
                rows.read(game, game.rows[at])
                gain += rows.drop(places) * POINT + rows.expected() - self._now[at]
        return gain

    def gain_by_destruction(self, game: SunAndMoon, seat: i64) -> i64:
        """The loss of hand and rows; hopeless rows are a gain, as their cards are minus points."""
        rows = self._rows
        gain: i64 = -LOST_CARD * game.hands[seat].size
        for kind in range(i64(KINDS)):
            at = rows.team * KINDS + kind
            if game.rows[at].owner == seat:
                rows.judge_owner(game, at, seat)
                rows.empty()
                gain += rows.expected() - self._now[at]
        return gain

    # The rest of the match --------------------------------------------------------------------

    def is_quiet(self, game: Game, moves: i64) -> bool:
        return moves >= FAR_ENOUGH

    def expected_score(self, game: Game, seat: i64) -> i64:
        """The points of one's team so far, and the expected points of its rows."""
        assert isinstance(game, SunAndMoon)
        rows = self._rows
        rows.look(game, seat)
        found = game.points[seat]
        partner = game.partner(seat)
        if partner != NOTHING:
            found += game.points[partner]
        found *= POINT
        for kind in range(i64(KINDS)):
            found += rows.measure(game, rows.team * KINDS + kind)
        return found

    # Reasons ----------------------------------------------------------------------------------

    def explain(self, game: Game, seat: i64, move: i64) -> Reason:
        assert isinstance(game, SunAndMoon)
        self.look(game, seat)
        if move == DESTRUCT:
            return self.why_destruct(game, seat)
        if move > DESTRUCT:
            return self.why_clear(game, move)
        owner = move >> OWNER_BITS & 3
        if game.team(owner) != game.team(seat):
            return self.why_theirs(game, owner, move)
        return self.why_ours(game, seat, owner, move)

    def why_destruct(self, game: SunAndMoon, seat: i64) -> Reason:
        if len(game.legal_codes(seat)) == 1:
            return Reason("forced", {})
        return Reason("gets-rid", {"count": game.in_play(seat)})

    def why_clear(self, game: SunAndMoon, move: i64) -> Reason:
        points: i64 = 0
        for kind in range(i64(KINDS)):
            places = move >> (kind * HIGHEST) & ALL_PLACES
            self._rows.read(game, game.rows[self._rows.team * KINDS + kind])
            points += self._rows.drop(places)
        return Reason("clears", {"points": points})

    def why_theirs(self, game: SunAndMoon, owner: i64, move: i64) -> Reason:
        """The reason for a move in a rival's row."""
        card = move >> CARD_BITS
        at = game.team(owner) * KINDS + game.deck.kind[card]
        longest = self.longest_now(game, at)
        self.look_ahead(game, at, owner, move)
        facts = {"seat": int(owner)}
        if card >= FIRST_ECLIPSE:
            broken = longest >= SHORTEST > self._rows.longest()
            return Reason("breaks-five" if broken else "eclipses-rival", facts)
        if self._rows.dead:
            return Reason("burdens", facts)
        room = int(count(self._rows.fitting() & self.elsewhere(game, at % KINDS)))
        if room == 0:
            return Reason("closes-row", facts)
        return Reason("narrows", {**facts, "room": room})

    def why_ours(self, game: SunAndMoon, seat: i64, owner: i64, move: i64) -> Reason:
        """The reason for a move in a row of one's own team."""
        card = move >> CARD_BITS
        at = game.team(owner) * KINDS + game.deck.kind[card]
        self.look_ahead(game, at, owner, move)
        rows = self._rows
        longest = int(rows.longest())
        live = self.elsewhere(game, at % KINDS) | rows.held[at % KINDS]
        room = int(count(rows.fitting() & live))
        if card >= FIRST_ECLIPSE:
            return Reason("reopens", {"room": room})
        if longest >= SHORTEST and not rows.dead:
            key = "five" if owner == seat else "five-partner"
            return Reason(key, {"count": longest, "seat": int(owner)})
        if self.another_card_fits(game, seat, move):
            return Reason("another-card", {})
        if owner != seat:
            return Reason("helps-partner", {"seat": int(owner)})
        if move & 31 == START:
            return Reason("starts-own", {"room": room})
        return Reason("repairs" if move & 31 >= COVER else "lengthens-own", {"count": longest})

    def elsewhere(self, game: SunAndMoon, kind: i64) -> i64:
        """The numbers that others hold or that can still be drawn, as bits."""
        numbers = self._rows.unseen[kind]
        one: i64 = 1
        for i in range(game.discard.size):
            card = game.discard.items[i]
            if game.trigger != NOTHING and card < FIRST_ECLIPSE and game.deck.kind[card] == kind:
                numbers &= ~(one << game.deck.value[card])
        return numbers

    def longest_now(self, game: SunAndMoon, at: i64) -> i64:
        self._rows.read(game, game.rows[at])
        self._rows.divide()
        return self._rows.longest()

    def look_ahead(self, game: SunAndMoon, at: i64, owner: i64, move: i64) -> None:
        self._rows.judge_owner(game, at, owner)
        self.imagine(game, at, move)
        self._rows.divide()

    def another_card_fits(self, game: SunAndMoon, seat: i64, move: i64) -> bool:
        """Whether this is an animal after which another card of the hand can be placed."""
        if game.deck.animal[move >> CARD_BITS] == 0 or game.hands[seat].size == 1:
            return False
        after = game.clone()
        after.apply(seat, move)
        return after.legal_codes(seat)[0] != DESTRUCT
