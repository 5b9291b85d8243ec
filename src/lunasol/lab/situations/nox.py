"""The situations of NOX. Cards are counted by round, because every round has a new shuffle."""

from lunasol.engine.deck import Deck
from lunasol.engine.game import Game, Outcome
from lunasol.games.nox.rules import COLOURS, PER_COLOUR, PILES
from lunasol.lab.situations.observer import END, Facts, Holding, MatchObserver, Situation, situation

EXTENDED, COVERED = "extended", "covered"
POINTS = "scored outscored colours-missing"
"""At the end of a round every seat has one of these events, in the order of the seats."""


class NoxObserver(MatchObserver):
    """Keeps the chests, and the points of the round that is being scored."""

    unit = "round"
    kept_name = "on top in its own chest"

    def __init__(self, game: Game, deck: Deck) -> None:
        super().__init__(game, deck)
        self.value = deck.column("value")
        self.finished: list[list[Holding]] = []
        self.clear_table()

    def clear_table(self) -> None:
        self.tops: list[list[int]] = [[] for _ in range(self.players)]
        self.covered: list[set[int]] = [set() for _ in range(self.players)]
        """The colours that are covered by others, by chest."""
        self.plays = 0
        self.last_play = ""
        self.last_whose = ""
        self.points: list[int] = []

    def follow(self, key: str, facts: Facts) -> None:
        if key == "round":
            self.points = []
        elif key in (EXTENDED, COVERED):
            self.play(key, facts)
        elif key == "merged":
            self.merge(self.tops[facts["seat_chest"]], facts)
        elif key in POINTS.split():
            self.count(facts)

    def play(self, key: str, facts: Facts) -> None:
        tops, card = self.tops[facts["seat_chest"]], facts["card"]
        if key == EXTENDED:
            tops.append(card)
        else:
            tops[tops.index(facts["card_below"])] = card
            self.cover(facts["seat_chest"], facts["card_below"])
        self.plays += 1
        self.last_play, self.last_whose = key, facts["whose"]

    def merge(self, tops: list[int], facts: Facts) -> None:
        value, top = facts["value"], facts["card"]
        hidden = next(card for card in tops if self.value[card] == value and card != top)
        tops.remove(hidden)
        self.cover(facts["seat_chest"], hidden)

    def cover(self, chest: int, card: int) -> None:
        self.covered[chest].add(colour_of(card))

    def count(self, facts: Facts) -> None:
        self.points.append(facts.get("points", 0))
        if len(self.points) == self.players:
            seats = range(self.players)
            self.finished.append(
                [self.holding(seat, self.tops[seat], self.points[seat]) for seat in seats]
            )
            self.clear_table()

    def holdings(self, outcome: Outcome) -> list[list[Holding]]:
        return self.finished

    def all_points(self, facts: Facts) -> list[int]:
        """The points of all seats once the last one is scored; an empty list before that."""
        points = [*self.points, facts.get("points", 0)]
        return points if len(points) == self.players else []

    @staticmethod
    def kinds(deck: Deck) -> list[str]:
        return [f"{card['colour']} {card['value']}" for card in deck.cards]

    # Playing ----------------------------------------------------------------------------------

    @situation("NX-05", "somebody opens the empty chest of another player", EXTENDED)
    def opens_anothers_chest(self, facts: Facts) -> bool:
        return facts["whose"] == "other" and not self.tops[facts["seat_chest"]]

    @situation("NX-06", "a chest is opened after everybody's first turn", EXTENDED)
    def opened_late(self, facts: Facts) -> bool:
        return self.plays >= self.players and not self.tops[facts["seat_chest"]]

    @situation("NX-07", "the only pile of a chest is covered", COVERED)
    def only_pile(self, facts: Facts) -> bool:
        return len(self.tops[facts["seat_chest"]]) == 1

    @situation("NX-08", "a card covers an equal one", COVERED)
    def equal_covers(self, facts: Facts) -> bool:
        return bool(self.value[facts["card"]] == self.value[facts["card_below"]])

    @situation("NX-08", "a lower card covers a higher one", COVERED)
    def lower_covers(self, facts: Facts) -> bool:
        return bool(self.value[facts["card"]] < self.value[facts["card_below"]])

    @situation("NX-09", "a pile of another player is covered", COVERED)
    def covers_anothers_pile(self, facts: Facts) -> bool:
        return bool(facts["whose"] == "other")

    # Merging ----------------------------------------------------------------------------------

    @situation("NX-10", "a new pile merges at once", "merged")
    def new_pile_merges(self, _facts: Facts) -> bool:
        return self.last_play == EXTENDED

    @situation("NX-11", "piles of different colours merge", "merged")
    def colours_merge(self, facts: Facts) -> bool:
        tops = self.tops[facts["seat_chest"]]
        same = {colour_of(card) for card in tops if self.value[card] == facts["value"]}
        return len(same) > 1

    asked = Situation("NX-12", "the owner chooses which card lies on top", "top-asked")
    merged = Situation("NX-13", "two piles are forced to merge", "merged")

    @situation("NX-14", "a sixth pile merges, and the round goes on", "merged")
    def sixth_merges(self, facts: Facts) -> bool:
        return self.last_play == EXTENDED and facts["piles"] == PILES - 1

    # The end of a round -----------------------------------------------------------------------

    six_piles = Situation("NX-15", "six piles end the round", "six-piles")

    @situation("NX-16", "the sixth pile was laid by another player", "six-piles")
    def sixth_by_another(self, _facts: Facts) -> bool:
        return self.last_whose == "other"

    pile_empty = Situation("NX-17", "the draw pile runs out", "pile-empty")
    cards_used_up = Situation("NX-17", "all cards are played out", "cards-used-up")

    @situation("NX-18", "a seat scores nothing because a colour in its chest is covered", POINTS)
    def colour_is_covered(self, facts: Facts) -> bool:
        seat = facts["seat"]
        shown = {colour_of(card) for card in self.tops[seat]}
        return len(shown) < COLOURS == len(shown | self.covered[seat])

    @situation("NX-19", "a chest of only three piles scores", "scored")
    def three_piles_score(self, facts: Facts) -> bool:
        return len(self.tops[facts["seat"]]) == COLOURS

    @situation("NX-23", "nobody shows three colours in a round", POINTS)
    def nobody_scores(self, facts: Facts) -> bool:
        points = self.all_points(facts)
        return bool(points) and not any(points)

    @situation("NX-24", "several are best in a round", POINTS)
    def several_best(self, facts: Facts) -> bool:
        points = self.all_points(facts)
        return bool(points) and max(points) > 0 and points.count(max(points)) > 1

    # The end of the match ---------------------------------------------------------------------

    @situation("NX-20", "the winner has exactly the target", END)
    def exactly(self, outcome: Outcome) -> bool:
        return bool(max(outcome.scores) == self.game.rules.target)

    @situation("NX-21", "several players reach the target", END)
    def several_reach_it(self, outcome: Outcome) -> bool:
        return bool(sum(score >= self.game.rules.target for score in outcome.scores) > 1)

    @situation("NX-22", "the highest total is tied: a shared victory", END)
    def shared(self, outcome: Outcome) -> bool:
        return len(outcome.winners) > 1

    extra_round = Situation("NX-22", "a tie is played off in a further round", "extra-round")

    @situation("NX-28", "the match ends at its last allowed round", END)
    def last_allowed_round(self, outcome: Outcome) -> bool:
        return outcome.reason == "bound"


def colour_of(card: int) -> int:
    return card // PER_COLOUR


OBSERVER = NoxObserver
