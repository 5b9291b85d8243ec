# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Sun and Moon at first sight: what a move changes in what the rows promise to their sides.

What one's own rows win counts for a move, and what the rows of rivals win counts against it. So
a card goes where it brings five together without wasting room, or where it spoils most; an
eclipse goes where it costs a rival most, or where it opens a row of one's own.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.bots.policies.sun_and_moon.rows import MOST_ROWS, POINT, Outlook, count
from lunasol.bots.policy import Policy, Reason
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
"""Between equal players the winner is ahead by about so much."""
WHOLE: Final = 100
"""Parts are of a hundred."""
ONE_OF_TWO_RIVALS: Final = 50
"""With three sides, what hurts one rival helps the other too."""
ECLIPSE: Final = 70
"""An eclipse kept in hand is ready for something worse."""
FOLLOW: Final = 33
"""An animal brings part of what the next card does: that could be placed a turn later as well."""
NEW_HAND: Final = 30
"""An animal as last card brings a new hand at once."""
LOST_CARD: Final = 12
"""What a card in hand is worth that self-destruction throws away."""
GIVING_UP: Final = 250
"""Who self-destructs without having to gives others time, and no match ends if all do it."""
STUCK: Final = 25
"""Who has no card that fits now must self-destruct next turn, unless somebody opens a row."""

FAR_ENOUGH: Final = 12
"""So many moves ahead promises say more than the rest of the match by chance."""
NONE_FITS: Final = -100_000
WORST_FOLLOW: Final = -300
"""Something fits after an animal, and perhaps better than it looks now."""


@final
class SunAndMoonPolicy(Policy):
    def __init__(self) -> None:
        super().__init__(LEAD)
        self._outlook = Outlook()
        self._now: vec[i64] = vec[i64]([0] * MOST_ROWS)
        """By row, what it promises to its side as it lies."""
        self._part: vec[i64] = vec[i64]([0] * MOST_ROWS)
        """By row, how that counts for the seat."""
        self._best: vec[i64] = vec[i64]([0] * CARDS)
        """By card in hand, what its best place gains, or NONE_FITS."""

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
        outlook = self._outlook
        outlook.look(game, seat)
        rivals: i64 = -ONE_OF_TWO_RIVALS if game.sides > 2 else -WHOLE
        for at in range(game.sides * KINDS):
            self._now[at] = outlook.measure(game, at)
            self._part[at] = rivals
        for kind in range(i64(KINDS)):
            self._part[outlook.team * KINDS + kind] = WHOLE

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
        self._outlook.judge_owner(game, at, owner)
        promise: i64 = 0
        if move & 31 < COVER and self._outlook.size[at] != NOTHING:
            promise = self._outlook.lengthened(at, game.deck.value[card])
        else:
            self.imagine(game, at, move)
            promise = self._outlook.promise()
        gain = (promise - self._now[at]) * self._part[at] // WHOLE
        return gain if card < FIRST_ECLIPSE else gain - ECLIPSE

    def imagine(self, game: SunAndMoon, at: i64, move: i64) -> None:
        """The row as it lies after the move."""
        outlook = self._outlook
        value = game.deck.value[move >> CARD_BITS]
        target: i64 = move & 31
        outlook.read(game, game.rows[at])
        if target >= COVER:
            outlook.cover(target - COVER, value)
        elif target == LEFT:
            outlook.put_left(value)
        else:
            outlook.put_right(value)

    def note_best(self, hand: Cards, moves: Cards, scores: Cards, start: i64) -> None:
        for i in range(hand.size):
            self._best[hand.items[i]] = NONE_FITS
        for i in range(moves.size):
            if moves.items[i] < DESTRUCT:
                card = moves.items[i] >> CARD_BITS
                self._best[card] = max(self._best[card], scores.items[start + i])

    def what_follows(self, game: SunAndMoon, seat: i64, card: i64) -> i64:
        """What it means for the other cards in hand that this one is placed now."""
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
        """Points for sure, and a row with new room, for what the cards promise where they lie."""
        outlook = self._outlook
        gain: i64 = 0
        for kind in range(i64(KINDS)):
            places = move >> (kind * HIGHEST) & ALL_PLACES
            if places:
                at = outlook.team * KINDS + kind
                outlook.judge_owner(game, at, game.rows[at].owner)
                outlook.read(game, game.rows[at])
                gain += outlook.drop(places) * POINT + outlook.promise() - self._now[at]
        return gain

    def gain_by_destruction(self, game: SunAndMoon, seat: i64) -> i64:
        """Rows without hope are well lost: their cards would be minus points."""
        outlook = self._outlook
        gain: i64 = -LOST_CARD * game.hands[seat].size
        for kind in range(i64(KINDS)):
            at = outlook.team * KINDS + kind
            if game.rows[at].owner == seat:
                outlook.judge_owner(game, at, seat)
                outlook.empty()
                gain += outlook.promise() - self._now[at]
        return gain

    # The rest of the match --------------------------------------------------------------------

    def is_quiet(self, game: Game, moves: i64) -> bool:
        return moves >= FAR_ENOUGH

    def expected_score(self, game: Game, seat: i64) -> i64:
        """The points one's side has, and what its rows promise."""
        assert isinstance(game, SunAndMoon)
        outlook = self._outlook
        outlook.look(game, seat)
        found = game.points[seat]
        partner = game.partner(seat)
        if partner != NOTHING:
            found += game.points[partner]
        found *= POINT
        for kind in range(i64(KINDS)):
            found += outlook.measure(game, outlook.team * KINDS + kind)
        return found

    # In words ---------------------------------------------------------------------------------

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
        moves = Cards()
        game.legal(seat, moves)
        if moves.size == 1:
            return Reason("forced", {})
        return Reason("gets-rid", {"count": game.in_play(seat)})

    def why_clear(self, game: SunAndMoon, move: i64) -> Reason:
        points: i64 = 0
        for kind in range(i64(KINDS)):
            places = move >> (kind * HIGHEST) & ALL_PLACES
            self._outlook.read(game, game.rows[self._outlook.team * KINDS + kind])
            points += self._outlook.drop(places)
        return Reason("clears", {"points": points})

    def why_theirs(self, game: SunAndMoon, owner: i64, move: i64) -> Reason:
        """What the move spoils for a rival."""
        card = move >> CARD_BITS
        at = game.team(owner) * KINDS + game.deck.kind[card]
        longest = self.longest_now(game, at)
        self.look_ahead(game, at, owner, move)
        facts = {"seat": int(owner)}
        if card >= FIRST_ECLIPSE:
            broken = longest >= SHORTEST > self._outlook.longest()
            return Reason("breaks-five" if broken else "eclipses-rival", facts)
        if self._outlook.dead:
            return Reason("burdens", facts)
        room = int(count(self._outlook.fitting() & self.elsewhere(game, at % KINDS)))
        if room == 0:
            return Reason("closes-row", facts)
        return Reason("narrows", {**facts, "room": room})

    def why_ours(self, game: SunAndMoon, seat: i64, owner: i64, move: i64) -> Reason:
        """What the move does for one's own side."""
        card = move >> CARD_BITS
        at = game.team(owner) * KINDS + game.deck.kind[card]
        self.look_ahead(game, at, owner, move)
        outlook = self._outlook
        longest = int(outlook.longest())
        live = self.elsewhere(game, at % KINDS) | outlook.held[at % KINDS]
        room = int(count(outlook.fitting() & live))
        if card >= FIRST_ECLIPSE:
            return Reason("reopens", {"room": room})
        if longest >= SHORTEST and not outlook.dead:
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
        numbers = self._outlook.unseen[kind]
        one: i64 = 1
        for i in range(game.discard.size):
            card = game.discard.items[i]
            if game.trigger != NOTHING and card < FIRST_ECLIPSE and game.deck.kind[card] == kind:
                numbers &= ~(one << game.deck.value[card])
        return numbers

    def longest_now(self, game: SunAndMoon, at: i64) -> i64:
        self._outlook.read(game, game.rows[at])
        self._outlook.divide()
        return self._outlook.longest()

    def look_ahead(self, game: SunAndMoon, at: i64, owner: i64, move: i64) -> None:
        self._outlook.judge_owner(game, at, owner)
        self.imagine(game, at, move)
        self._outlook.divide()

    def another_card_fits(self, game: SunAndMoon, seat: i64, move: i64) -> bool:
        """Whether this is an animal after which a card that one holds already can be placed."""
        if game.deck.animal[move >> CARD_BITS] == 0 or game.hands[seat].size == 1:
            return False
        after = game.clone()
        after.apply(seat, move)
        moves = Cards()
        after.legal(seat, moves)
        return moves.items[0] != DESTRUCT
