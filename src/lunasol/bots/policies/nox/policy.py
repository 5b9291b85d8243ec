# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The policy of NOX: the points that each chest is expected to score, and for whom.

The hope of a chest is its expected points: what it shows and what its free places may add, times
the probability that all three colours will be there in time. One's own hope counts in full; the
hopes of the rivals count against it, most of all that of the greatest threat in the match.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lunasol.bots.answer import Reason
from lunasol.bots.policies.nox.reasons import reason
from lunasol.bots.policy import Policy
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
"""About how many points the winner is ahead among equal players."""
POINT: Final = 20
"""The score of one point more than the others: five of them are clearly better."""
WIN: Final = 60
"""The value in points of winning the match by ending it; losing it costs as much."""
THREAT: Final = 16
"""A rival this many points behind the strongest rival is a quarter of the threat."""

ROUND: Final = 35.0
"""The points that the leader scores in a round."""
UNCERTAINTY: Final = 11.0
"""At the very end a player this many points behind is e times less likely to win."""
UNCERTAINTY_PER_ROUND: Final = 16.0
"""How much more it is for every round to come, estimated from greedy self-play. It is high because
several rivals turn against the leader."""
UNCERTAINTY_PER_ROUND_OF_TWO: Final = 4.0
"""The same with two players."""

MOST_PLAYERS: Final = 6
STAGES: Final = 6
"""The stage of a round is the number of piles in the fullest chest, 0 to 5."""
MASKS: Final = 8
"""Sets of the three colours, as bits."""
WHOLE: Final = 1000
"""Probabilities and weights are in thousandths."""

ROOM: Final = [10, 12, 13, 14, 15, 16]
"""By piles in a chest, the points it will still gain. The last places gain the most, because their
owner decides when the round ends."""
IN_TIME: Final = [900, 800, 760, 720, 680, 570]
"""By stage, the probability that a colour that a chest lacks will come in time."""
FROM_HAND: Final = [900, 850, 820, 800, 780, 620]
"""The same for a colour that one holds in hand: others may end the round first, or another card
may be more urgent."""


def chances() -> list[int]:
    """By stage, colours shown and colours in hand: the probability that all three will show."""
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
    """Scores the plays, and which card stays on top of a merge."""

    def __init__(self) -> None:
        super().__init__(LEAD)
        self.room: vec[i64] = vec[i64]([i64(points) for points in ROOM])
        self.chance: vec[i64] = vec[i64]([i64(chance) for chance in chances()])
        self.stage: i64 = 0
        """The stage of the round."""
        self.card: i64 = NOTHING
        """The card of the hand that would be played."""
        self.held: i64 = 0
        """The colours of the other cards in hand, as bits."""
        self.mine: i64 = 0
        """The hope of one's own chest without that card."""
        self.mine_later: i64 = 0
        """The same one stage later."""
        self.size: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        """By chest, the number of its piles."""
        self.sum: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        """By chest, the sum of the values that it shows."""
        self.counts: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        """By chest, how many piles show each colour: four bits per colour."""
        self.values: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        """By chest, the values that it shows, as bits."""
        self.hope: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        """By chest, its hope."""
        self.hope_later: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        """The same one stage later, when there is less time for missing colours."""
        self.swing_later: i64 = 0
        """The weighted change of the rivals' hopes from this stage to the next."""
        self.weight: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
        """By chest, the weight of a point in it: negative in a rival's."""
        self.now_size: i64 = 0
        """The number of piles of the chest that a play changes, after the play."""
        self.now_sum: i64 = 0
        """Its sum after the play."""
        self.now_counts: i64 = 0
        """Its counts of colours after the play."""

    def score_moves(self, game: Game, seat: i64, moves: Cards, scores: Cards) -> None:
        assert isinstance(game, Nox)
        self.look_at_chests(game)
        self.look_at_hopes(game, seat)
        items = moves.items
        if game.step == CHOOSE_TOP:
            for i in range(moves.size):
                scores.append(self.score_top(game, seat, items[i] - TOP))
            return
        for i in range(moves.size):
            scores.append(self.score_play(game, seat, items[i]))

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
        """Compute the hopes of all chests, and from them how much of a threat each rival is."""
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
        """Compute the colours left in hand after this card, and the hope that they leave."""
        self.card = card
        self.held = colours_of(game, game.hands[seat], card)
        self.mine = self.hope_of(seat, self.held, self.stage)
        self.mine_later = self.hope_of(seat, self.held, min(self.stage + 1, PILES - 1))

    def weigh_rivals(self, game: Nox, seat: i64, strongest: i64) -> None:
        """All rivals together weigh as much as oneself, so a point for everybody cancels out."""
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
        """The expected points of such a chest, in thousandths."""
        chance = self.chance[(stage * MASKS + shown_by(counts)) * MASKS + held]
        return (total + self.room[min(size, PILES - 1)]) * chance

    # Moves ------------------------------------------------------------------------------------

    def score_top(self, game: Nox, seat: i64, card: i64) -> i64:
        """The card that goes below no longer counts, and a colour may go with it."""
        tops = game.chests[seat].items
        changed = tops[game.changed]
        below = tops[game.twin] if card == changed else changed
        counts = self.counts[seat] - (1 << 4 * game.deck.colour[below])
        total = self.sum[seat] - game.deck.value[below]
        hope = self.hope_for(self.size[seat] - 1, total, counts, self.held, self.stage)
        return (hope - self.hope[seat]) * POINT // WHOLE

    def score_play(self, game: Nox, seat: i64, move: i64) -> i64:
        owner = chest_of(move)
        card = card_of(move)
        self.imagine(game, owner, card, place_of(move))
        if self.now_size == PILES:
            return self.score_end(game, seat, owner)
        if card != self.card:
            self.look_at_hand(game, seat, card)
        return self.swing_of_play(seat, owner) * POINT // (WHOLE * WHOLE)

    def swing_of_play(self, seat: i64, owner: i64) -> i64:
        """How the hopes change; a card played elsewhere is missing in one's own chest."""
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

    def score_end(self, game: Nox, seat: i64, owner: i64) -> i64:
        """The round ends: the points of each seat count, and who wins if the match ends too."""
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
        score = swing * POINT // (WHOLE * WHOLE)
        if max(mine, theirs) >= game.rules.target and mine != theirs:
            score += WIN * POINT if mine > theirs else -WIN * POINT
        return score

    def points(self, seat: i64, owner: i64) -> i64:
        """The points of a seat's chest if the round ends by changing the owner's chest."""
        counts = self.now_counts if seat == owner else self.counts[seat]
        total = self.now_sum if seat == owner else self.sum[seat]
        return total if shown_by(counts) == ALL_COLOURS else 0

    def imagine(self, game: Nox, owner: i64, card: i64, place: i64) -> None:
        """Compute the chest after a play: a value that it shows already merges two piles."""
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
        """The counts of colours after the card has merged with the pile of the same value."""
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
        """A playout may stop between two rounds; within a round a chest is hard to evaluate."""
        assert isinstance(game, Nox)
        return game.plays == 0 and moves > 0

    def expected_score(self, game: Game, seat: i64) -> i64:
        """The points so far, and the hope of one's chest."""
        assert isinstance(game, Nox)
        self.look_at_chests(game)
        held = colours_of(game, game.hands[seat], NOTHING)
        return game.totals[seat] * 100 + self.hope_of(seat, held, self.stage) // 10

    def uncertainty(self, game: Game) -> float:
        """Every round to come adds the same."""
        assert isinstance(game, Nox)
        most: i64 = 0
        for seat in range(game.players):
            most = max(most, game.totals[seat])
        rounds = float(game.rules.target - most) / ROUND
        if game.players == 2:
            return UNCERTAINTY + UNCERTAINTY_PER_ROUND_OF_TWO * rounds
        return UNCERTAINTY + UNCERTAINTY_PER_ROUND * rounds

    # Reasons ----------------------------------------------------------------------------------

    def explain(self, game: Game, seat: i64, move: i64) -> Reason:
        assert isinstance(game, Nox)
        moves, scores = Cards(), Cards()
        game.legal(seat, moves)
        self.score_moves(game, seat, moves, scores)
        return reason(game, seat, move, scores.items[moves.index(move)] == max(scores))


def colours_of(game: Nox, hand: Cards, without: i64) -> i64:
    """The colours of the cards in hand, as bits, leaving out one card."""
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
