# Compiled by mypyc, see COMPILED in hatch_build.py.
"""NOX at first sight: what each chest will bring when the round ends, and whose it is.

A chest is hoped to bring what it shows and what its free places may still bring, as likely as
all three colours will be there in time. One's own hope counts in full; the hopes of the others
count against it, most of all that of whoever is the greatest threat in the match.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.bots.policies.nox.reasons import reason
from lunasol.bots.policy import Policy, Reason
from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import Game
from lunasol.games.nox.rules import (
    ALL_COLOURS,
    CHOOSE_TOP,
    PILES,
    TOP,
    Nox,
    card_of,
    chest_of,
    place_of,
)

LEAD: Final = 40
"""Between equal players the winner is ahead by about so much."""
POINT: Final = 20
"""What one point more than the others is worth: five of them are clearly better."""
WIN: Final = 60
"""To win the match by ending it counts like so many points; to lose it costs as much."""
THREAT: Final = 16
"""A rival so many points behind the strongest rival is a quarter of the threat."""

ROUND: Final = 35.0
"""The points that a round brings whoever is ahead."""
DOUBT: Final = 11.0
"""At the very end whoever is so far behind is e times less likely to win."""
DOUBT_A_ROUND: Final = 16.0
DOUBT_A_ROUND_OF_TWO: Final = 4.0
"""With every round to come it takes so much more; with several players most of all, because all
others turn against whoever is ahead. Counted in matches of greedy players."""

MOST_PLAYERS: Final = 6
STAGES: Final = 6
"""How far the round has come: the number of piles in the fullest chest, 0 to 5."""
MASKS: Final = 8
"""Sets of the three colours, as bits."""
WHOLE: Final = 1000
"""Chances and weights are thousandths."""

ROOM: Final = [10, 12, 13, 14, 15, 16]
"""By piles in a chest, the points it will still gain: the last places bring the most, because
whoever has them decides when the round ends."""
IN_TIME: Final = [900, 800, 760, 720, 680, 570]
"""By stage, how likely a colour that a chest still lacks will come in time."""
FROM_HAND: Final = [900, 850, 820, 800, 780, 620]
"""The same for a colour that one holds in hand: others may end the round, or one is busy."""


def chances() -> list[int]:
    """By stage, colours shown and colours in hand: how likely all three will show at the end."""
    found = []
    for stage in range(STAGES):
        for shown in range(MASKS):
            for held in range(MASKS):
                chance = WHOLE
                for colour in range(3):
                    if not shown >> colour & 1:
                        likely = FROM_HAND if held >> colour & 1 else IN_TIME
                        chance = chance * likely[stage] // WHOLE
                found.append(chance)
    return found


@final
class NoxPolicy(Policy):
    def __init__(self) -> None:
        super().__init__(LEAD)
        self.room: vec[i64] = vec[i64]([i64(points) for points in ROOM])
        self.chance: vec[i64] = vec[i64]([i64(chance) for chance in chances()])
        self.stage: i64 = 0
        self.card: i64 = NOTHING
        """The card of the hand that is looked at."""
        self.held: i64 = 0
        """The colours of the other cards in hand."""
        self.mine: i64 = 0
        """What one's own chest may hope for without that card."""
        self.mine_later: i64 = 0
        self.size: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        self.sum: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        self.counts: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        """By chest, how many piles show each colour: four bits a colour."""
        self.values: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        """By chest, the values that it shows, as bits."""
        self.hope: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        self.hope_later: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        """The same one stage later: then there is less time for missing colours."""
        self.swing_later: i64 = 0
        """What that change of the others' hopes is worth."""
        self.weight: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        """What a point in each chest is worth: less than nothing in another's."""
        self.now_size: i64 = 0
        """The chest that a play changes, as it will be then."""
        self.now_sum: i64 = 0
        self.now_counts: i64 = 0

    def score_moves(self, game: Game, seat: i64, moves: Cards, scores: Cards) -> None:
        assert isinstance(game, Nox)
        self.look_at_chests(game)
        self.look_at_hopes(game, seat)
        items = moves.items
        if game.step == CHOOSE_TOP:
            for i in range(moves.size):
                scores.append(self.worth_of_top(game, seat, items[i] - TOP))
            return
        for i in range(moves.size):
            scores.append(self.worth_of_play(game, seat, items[i]))

    # The table --------------------------------------------------------------------------------

    def look_at_chests(self, game: Nox) -> None:
        values = game.deck.value
        colours = game.deck.colour
        stage: i64 = 0
        for seat in range(game.players):
            chest = game.chests[seat]
            tops = chest.items
            total: i64 = 0
            counts: i64 = 0
            shown: i64 = 0
            for i in range(chest.size):
                card = tops[i]
                total += values[card]
                counts += 1 << 4 * colours[card]
                shown |= 1 << values[card]
            self.size[seat] = chest.size
            self.sum[seat] = total
            self.counts[seat] = counts
            self.values[seat] = shown
            stage = max(stage, chest.size)
        self.stage = min(stage, PILES - 1)

    def look_at_hopes(self, game: Nox, seat: i64) -> None:
        """What all may hope for, and by that how much each of the others is a threat."""
        self.look_at_hand(game, seat, NOTHING)
        later = min(self.stage + 1, PILES - 1)
        strongest: i64 = 0
        for other in range(game.players):
            if other != seat:
                hope = self.hope_of(other, 0, self.stage)
                self.hope[other] = hope
                self.hope_later[other] = self.hope_of(other, 0, later)
                strongest = max(strongest, game.totals[other] * WHOLE + hope)
        self.hope[seat] = self.mine
        self.weigh_rivals(game, seat, strongest)

    def look_at_hand(self, game: Nox, seat: i64, card: i64) -> None:
        """What is left when this card has been played, and what it leaves to hope for."""
        self.card = card
        self.held = colours_of(game, game.hands[seat], card)
        self.mine = self.hope_of(seat, self.held, self.stage)
        self.mine_later = self.hope_of(seat, self.held, min(self.stage + 1, PILES - 1))

    def weigh_rivals(self, game: Nox, seat: i64, strongest: i64) -> None:
        """All rivals together count as much as oneself: a point for all changes nothing."""
        weight = self.weight
        near: i64 = THREAT * WHOLE
        together: i64 = 0
        for other in range(game.players):
            if other != seat:
                behind = strongest - game.totals[other] * WHOLE - self.hope[other]
                part = WHOLE * near // (near + behind)
                weight[other] = part * part
                together += part * part
        self.swing_later = 0
        for other in range(game.players):
            if other != seat:
                weight[other] = -WHOLE * weight[other] // together
                self.swing_later += weight[other] * (self.hope_later[other] - self.hope[other])
        weight[seat] = WHOLE

    def hope_of(self, seat: i64, held: i64, stage: i64) -> i64:
        return self.hope_for(self.size[seat], self.sum[seat], self.counts[seat], held, stage)

    def hope_for(self, size: i64, total: i64, counts: i64, held: i64, stage: i64) -> i64:
        """The points that such a chest is hoped to bring, in thousandths."""
        chance = self.chance[(stage * MASKS + shown_by(counts)) * MASKS + held]
        return (total + self.room[min(size, PILES - 1)]) * chance

    # Moves ------------------------------------------------------------------------------------

    def worth_of_top(self, game: Nox, seat: i64, card: i64) -> i64:
        """The card that is not on top counts no more: a colour may go with it."""
        tops = game.chests[seat].items
        changed = tops[game.changed]
        below = tops[game.twin] if card == changed else changed
        counts = self.counts[seat] - (1 << 4 * game.deck.colour[below])
        total = self.sum[seat] - game.deck.value[below]
        hope = self.hope_for(self.size[seat] - 1, total, counts, self.held, self.stage)
        return (hope - self.hope[seat]) * POINT // WHOLE

    def worth_of_play(self, game: Nox, seat: i64, move: i64) -> i64:
        owner = chest_of(move)
        card = card_of(move)
        self.imagine(game, owner, card, place_of(move))
        if self.now_size == PILES:
            return self.worth_of_end(game, seat, owner)
        if card != self.card:
            self.look_at_hand(game, seat, card)
        return self.swing_of_play(seat, owner) * POINT // (WHOLE * WHOLE)

    def swing_of_play(self, seat: i64, owner: i64) -> i64:
        """How the hopes change; a card that one needs is missed when it lies elsewhere."""
        grows = self.now_size > self.stage  # the fullest chest does: nearer the end for all
        stage = self.now_size if grows else self.stage
        swing: i64 = self.swing_later if grows else 0
        held: i64 = self.held if owner == seat else 0
        hope = self.hope_for(self.now_size, self.now_sum, self.now_counts, held, stage)
        if owner == seat:
            return swing + WHOLE * (hope - self.hope[seat])
        if grows:
            swing += self.weight[owner] * (hope - self.hope_later[owner])
            return swing + WHOLE * (self.mine_later - self.hope[seat])
        return self.weight[owner] * (hope - self.hope[owner]) + WHOLE * (
            self.mine - self.hope[seat]
        )

    def worth_of_end(self, game: Nox, seat: i64, owner: i64) -> i64:
        """Hopes are over: what counts is what each one gets, and who wins if that was all."""
        best: i64 = 0
        for other in range(game.players):
            best = max(best, self.points(other, owner))
        swing: i64 = 0
        mine: i64 = 0
        theirs: i64 = 0
        for other in range(game.players):
            points = self.points(other, owner)
            if game.rules.brave and points < best:
                points = 0
            swing += self.weight[other] * (points * WHOLE - self.hope[other])
            if other == seat:
                mine = game.totals[other] + points
            else:
                theirs = max(theirs, game.totals[other] + points)
        worth = swing * POINT // (WHOLE * WHOLE)
        if max(mine, theirs) >= game.rules.target and mine != theirs:
            worth += WIN * POINT if mine > theirs else -WIN * POINT
        return worth

    def points(self, seat: i64, owner: i64) -> i64:
        """What the chest of a seat brings if the round ends by changing the owner's chest."""
        counts = self.now_counts if seat == owner else self.counts[seat]
        total = self.now_sum if seat == owner else self.sum[seat]
        return total if shown_by(counts) == ALL_COLOURS else 0

    def imagine(self, game: Nox, owner: i64, card: i64, place: i64) -> None:
        """The chest after a play: a value that lies there already makes two piles one."""
        value = game.deck.value[card]
        size = self.size[owner]
        total = self.sum[owner]
        counts = self.counts[owner]
        twin = self.values[owner] >> value & 1 == 1
        if place == 0:
            counts += 1 << 4 * game.deck.colour[card]
            if twin:
                counts = self.merged(game, owner, counts, card)
            else:
                size += 1
                total += value
        else:
            below = game.deck.value[game.chests[owner].items[place - 1]]
            if below != value:
                total -= below
                if twin:
                    counts = self.merged(game, owner, counts, card)
                    size -= 1
                else:
                    total += value
        self.now_size = size
        self.now_sum = total
        self.now_counts = counts

    def merged(self, game: Nox, owner: i64, counts: i64, card: i64) -> i64:
        """The colours that are left when a card of this value has come to lie on its twin."""
        values = game.deck.value
        tops = game.chests[owner].items
        twin: i64 = 0
        while values[tops[twin]] != values[card]:
            twin += 1
        played_on_top = counts - (1 << 4 * game.deck.colour[tops[twin]])
        if game.rules.owner_chooses_top and shown_by(played_on_top) != ALL_COLOURS:
            return counts - (1 << 4 * game.deck.colour[card])
        return played_on_top

    # The rest of the match --------------------------------------------------------------------

    def is_quiet(self, game: Game, moves: i64) -> bool:
        """Between two rounds: what the piles of a round will be worth is hard to say before."""
        assert isinstance(game, Nox)
        return game.plays == 0 and moves > 0

    def expected_score(self, game: Game, seat: i64) -> i64:
        """What one has, and what one's chest is hoped to bring."""
        assert isinstance(game, Nox)
        self.look_at_chests(game)
        held = colours_of(game, game.hands[seat], NOTHING)
        return game.totals[seat] * 100 + self.hope_of(seat, held, self.stage) // 10

    def uncertainty(self, game: Game) -> float:
        """Every round to come may change as much as every other."""
        assert isinstance(game, Nox)
        most: i64 = 0
        for seat in range(game.players):
            most = max(most, game.totals[seat])
        rounds = float(game.rules.target - most) / ROUND
        if game.players == 2:
            return DOUBT + DOUBT_A_ROUND_OF_TWO * rounds
        return DOUBT + DOUBT_A_ROUND * rounds

    # Words ------------------------------------------------------------------------------------

    def explain(self, game: Game, seat: i64, move: i64) -> Reason:
        assert isinstance(game, Nox)
        moves, scores = Cards(), Cards()
        game.legal(seat, moves)
        self.score_moves(game, seat, moves, scores)
        return reason(game, seat, move, scores.items[moves.index(move)] == max(scores))


def colours_of(game: Nox, hand: Cards, without: i64) -> i64:
    """The colours of the cards in hand, as bits; one card is left out."""
    items = hand.items
    found: i64 = 0
    for i in range(hand.size):
        if items[i] != without:
            found |= 1 << game.deck.colour[items[i]]
    return found


def shown_by(counts: i64) -> i64:
    """The colours that are counted at least once, as bits."""
    some = counts + 0x777 & 0x888
    return (some >> 3 | some >> 6 | some >> 9) & ALL_COLOURS
