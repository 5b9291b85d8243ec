"""The situations of Sun and Moon. Most are recognised from a move and the rows it affects."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from lunasol.engine.cards import NOTHING
from lunasol.engine.deck import Deck
from lunasol.engine.game import Game, Outcome
from lunasol.games.sun_and_moon.rules_rows import (
    ALL_PLACES,
    CARD_BITS,
    CLEAR,
    COVER,
    DESTRUCT,
    FIRST_ECLIPSE,
    HAND,
    HIGHEST,
    KINDS,
    LEFT,
    OWNER_BITS,
    RIGHT,
    SHORTEST,
)
from lunasol.lab.situations.observer import (
    DECISION,
    END,
    Facts,
    MatchObserver,
    Situation,
    situation,
)


class SunAndMoonObserver(MatchObserver):
    """Keeps who placed the last card in each row, and how far the end phase has come."""

    rounds = "turns"
    kept_name = "cleared"

    def __init__(self, game: Game, deck: Deck) -> None:
        super().__init__(game, deck)
        self.animals = [bool(card["animal"]) for card in deck.cards]
        self.last_placer: dict[tuple[int, int], int] = {}
        """The seat by team and kind of a row."""
        self.owners: dict[tuple[int, int], int] = {}
        """The seat in front of which a row of this team and kind was last started."""
        self.drawing_after_animal = False
        self.end_turns: Counter[int] = Counter()
        self.ending = False

    def round_count(self) -> int:
        return int(self.game.turns)

    def follow(self, key: str, facts: Facts) -> None:
        if key in ("placed", "covered"):
            row = self.row_key(facts["seat_row"], facts["card"])
            self.last_placer[row] = facts["seat"]
            if facts.get("end") == "start":
                self.owners[row] = facts["seat_row"]
        elif key == "end-phase":
            self.ending = True
        elif key == "turn" and self.ending:
            self.end_turns[facts["seat"]] += 1
        if key != "shuffled":
            self.drawing_after_animal = key == "animal"

    def row_key(self, seat: int, card: int) -> tuple[int, int]:
        return int(self.game.team(seat)), int(self.game.deck.kind[card])

    def row(self, move: int) -> Any:
        """The row in which this move places a card."""
        kind = self.game.deck.kind[move >> CARD_BITS]
        return self.game.row_of(move >> OWNER_BITS & 3, kind)

    def tops(self, move: int) -> list[int]:
        return list(self.row(move).tops)

    def cleared(self, seat: int, move: int) -> list[tuple[int, list[int], str]]:
        """For each row that a move clears: its kind, the top cards taken, and the marked places."""
        found = []
        for kind in range(KINDS):
            places = move >> kind * HIGHEST & ALL_PLACES
            if places:
                tops = list(self.game.row_of(seat, kind).tops)
                marks = format(places, "b")[::-1].ljust(len(tops), "0")
                taken = [card for card, mark in zip(tops, marks, strict=True) if mark == "1"]
                found.append((kind, taken, marks))
        return found

    def kept(self, seat: int) -> Iterable[int]:
        return list(self.game.score_piles[seat])

    @staticmethod
    def kinds(deck: Deck) -> list[str]:
        """Suns and moons are interchangeable, unless their animals differ in an owner's deck."""
        animals = [bool(card["animal"]) for card in deck.cards]
        alike = animals[:HIGHEST] == animals[HIGHEST:FIRST_ECLIPSE]
        kinds = ["" if alike else str(card["kind"]) for card in deck.cards]
        return [
            f"{kind} {card['value'] or 'eclipse'} {'animal' * animal}".strip()
            for kind, card, animal in zip(kinds, deck.cards, animals, strict=True)
        ]

    # Placing ----------------------------------------------------------------------------------

    @situation("SM-04", "a row is started in front of another player", "placed")
    def foreign_row(self, facts: Facts) -> bool:
        return bool(facts["end"] == "start" and facts["whose"] == "other")

    @situation("SM-05", "a number covers an eclipse", "covered")
    def number_covers(self, facts: Facts) -> bool:
        return not is_eclipse(facts["card"])

    @situation("SM-06", "the covered eclipse lies beside another one", DECISION)
    def beside_eclipse(self, facts: Facts) -> bool:
        if not covers(facts["move"]) or is_eclipse(facts["move"] >> CARD_BITS):
            return False
        tops, place = self.tops(facts["move"]), (facts["move"] & 31) - COVER
        beside = tops[max(0, place - 1) : place] + tops[place + 1 : place + 2]
        return any(is_eclipse(card) for card in beside)

    @situation("SM-07", "a row shows nothing but eclipses", "covered")
    def only_eclipses(self, facts: Facts) -> bool:
        row = self.game.row_of(facts["seat_row"], self.game.deck.kind[facts["card"]])
        return is_eclipse(facts["card"]) and row.numbers_at == 0

    @situation("SM-08", "a row grows beyond an eclipse at its end", DECISION)
    def beyond_eclipse(self, facts: Facts) -> bool:
        move = facts["move"]
        if move >= DESTRUCT or move & 31 not in (LEFT, RIGHT):
            return False
        tops = self.tops(move)
        return is_eclipse(tops[0] if move & 31 == LEFT else tops[-1])

    @situation("SM-10", "an eclipse covers a number that covers an eclipse", "covered")
    def eclipse_on_repaired(self, facts: Facts) -> bool:
        below = self.game.below.items[facts["card_under"]]
        return is_eclipse(facts["card"]) and bool(below != NOTHING)

    @situation("SM-12", "somebody puts an eclipse in a row of their own", "covered")
    def own_eclipse(self, facts: Facts) -> bool:
        return is_eclipse(facts["card"]) and facts["whose"] == "own"

    # Clearing ---------------------------------------------------------------------------------

    cleared_row = Situation("SM-13", "a row is cleared of five or more side by side", "cleared")

    @situation("SM-14", "covered cards come along when a row is cleared", DECISION)
    def covered_come_along(self, facts: Facts) -> bool:
        stacks = [card for _, taken, _ in self.clearing(facts) for card in taken]
        return any(self.game.below.items[card] != NOTHING for card in stacks)

    @situation("SM-15", "a run of more than five is cleared as a whole", DECISION)
    def long_run(self, facts: Facts) -> bool:
        return any(len(run) > SHORTEST for run in self.runs(facts))

    @situation("SM-16", "the rest of a cleared row closes up", DECISION)
    def rest_closes_up(self, facts: Facts) -> bool:
        return any("0" in marks for _, _, marks in self.clearing(facts))

    @situation("SM-17", "several runs are cleared in one turn", DECISION)
    def several_runs(self, facts: Facts) -> bool:
        return len(self.runs(facts)) > 1

    @situation("SM-18", "somebody clears a row to which another player added last", DECISION)
    def completed_by_another(self, facts: Facts) -> bool:
        team = int(self.game.team(facts["seat"]))
        kinds = [kind for kind, _, _ in self.clearing(facts)]
        return any(self.last_placer[team, kind] != facts["seat"] for kind in kinds)

    @situation("SM-19", "somebody could clear and does something else", DECISION)
    def does_not_clear(self, facts: Facts) -> bool:
        return facts["move"] < CLEAR and self.may_clear(facts["seat"])

    @situation("SM-21", "no card fits, so a run must be cleared", DECISION)
    def must_clear(self, facts: Facts) -> bool:
        hand = self.game.hands[facts["seat"]]
        if facts["move"] < CLEAR or hand.size == 0:
            return False
        return all(move >= CLEAR for move in self.game.legal_codes(facts["seat"]))

    def clearing(self, facts: Facts) -> list[tuple[int, list[int], str]]:
        return self.cleared(facts["seat"], facts["move"]) if facts["move"] >= CLEAR else []

    def runs(self, facts: Facts) -> list[str]:
        return [run for _, _, marks in self.clearing(facts) for run in marks.split("0") if run]

    def may_clear(self, seat: int) -> bool:
        return not self.game.following and bool(self.game.can_clear(seat))

    # Animals and self-destruction -------------------------------------------------------------

    @situation("SM-20", "nothing is possible: self-destruction", DECISION)
    def nothing_possible(self, facts: Facts) -> bool:
        return facts["move"] == DESTRUCT and not self.game.following

    @situation("SM-22", "no second card after an animal: self-destruction", DECISION)
    def no_second_card(self, facts: Facts) -> bool:
        return facts["move"] == DESTRUCT and bool(self.game.following)

    @situation("SM-22", "… though a run could have been cleared", DECISION)
    def clearable_after_animal(self, facts: Facts) -> bool:
        destructs = facts["move"] == DESTRUCT and self.game.following
        return bool(destructs and self.game.can_clear(facts["seat"]))

    @situation("SM-23", "an animal follows an animal", DECISION)
    def animal_after_animal(self, facts: Facts) -> bool:
        return self.follows(facts) and self.animals[facts["move"] >> CARD_BITS]

    @situation("SM-23", "an eclipse follows an animal", DECISION)
    def eclipse_after_animal(self, facts: Facts) -> bool:
        return self.follows(facts) and is_eclipse(facts["move"] >> CARD_BITS)

    @situation("SM-23", "an animal covers an eclipse", "covered")
    def animal_on_eclipse(self, facts: Facts) -> bool:
        return bool(self.animals[facts["card"]])

    forgiven = Situation(
        "SM-24", "the animal was the last card and nothing can be drawn", "animal-forgiven"
    )

    @situation("SM-36", "only eclipses in hand and nothing to cover", DECISION)
    def only_eclipses_in_hand(self, facts: Facts) -> bool:
        if facts["move"] != DESTRUCT or self.game.following:
            return False
        hand = list(self.game.hands[facts["seat"]])
        return bool(hand) and all(is_eclipse(card) for card in hand)

    def follows(self, facts: Facts) -> bool:
        return bool(self.game.following) and facts["move"] < DESTRUCT

    # The pile ---------------------------------------------------------------------------------

    @situation("SM-25", "a new hand is drawn in mid-turn, after an animal", "drew")
    def drawn_after_animal(self, _facts: Facts) -> bool:
        return self.drawing_after_animal

    @situation("SM-26", "fewer than five cards are left to draw", "drew")
    def short_draw(self, facts: Facts) -> bool:
        return bool(facts["count"] < HAND)

    shuffled = Situation("SM-27", "the discard pile becomes the new draw pile", "shuffled")
    end_phase = Situation("SM-27", "nothing is left to draw: the end phase begins", "end-phase")

    # The end ----------------------------------------------------------------------------------

    @situation("SM-29", "the match is cut off after too many turns", "ended")
    def cut_off(self, facts: Facts) -> bool:
        return bool(facts["reason"] == "bound")

    @situation("SM-30", "the player who began the end phase could have cleared", "end-phase")
    def trigger_could_clear(self, facts: Facts) -> bool:
        return bool(self.game.can_clear(facts["seat"]))

    @situation("SM-31", "somebody has a second turn in the end phase", "turn")
    def second_last_turn(self, facts: Facts) -> bool:
        return self.ending and self.end_turns[facts["seat"]] == 1

    @situation("SM-32", "somebody clears with an empty hand", DECISION)
    def clears_without_hand(self, facts: Facts) -> bool:
        return bool(facts["move"] >= CLEAR and self.game.hands[facts["seat"]].size == 0)

    @situation("SM-33", "self-destruction in the end phase", DECISION)
    def destructs_at_the_end(self, facts: Facts) -> bool:
        return facts["move"] == DESTRUCT and self.ending

    @situation("SM-34", "a player's rows cost points at the end", "scored")
    def rows_cost(self, facts: Facts) -> bool:
        return bool(facts["left"] > 0)

    @situation("SM-34", "covered cards are in a row at the end", END)
    def covered_cost(self, _outcome: Outcome) -> int:
        return sum(row.numbers(False) > row.numbers(True) for row in self.game.rows)

    @situation("SM-35", "a tie at the end: a shared victory", END)
    def shared(self, outcome: Outcome) -> bool:
        return len({self.game.team(seat) for seat in outcome.winners}) > 1

    # Partners ---------------------------------------------------------------------------------

    @situation("SM-37", "a team's row moves from one partner to the other", "placed")
    def row_changes_partner(self, facts: Facts) -> bool:
        before = self.owners.get(self.row_key(facts["seat_row"], facts["card"]))
        return facts["end"] == "start" and before not in (None, facts["seat_row"])

    @situation("SM-38", "a run lies ready in the partner's row", DECISION)
    def partners_run(self, facts: Facts) -> bool:
        partner = self.game.partner(facts["seat"])
        return bool(partner != NOTHING and self.game.can_clear(partner))

    @situation("SM-39", "somebody places a card in the partner's row", "placed covered")
    def in_partners_row(self, facts: Facts) -> bool:
        return bool(self.game.partner(facts["seat"]) == facts["seat_row"])


def is_eclipse(card: int) -> bool:
    return card >= FIRST_ECLIPSE


def covers(move: int) -> bool:
    return move < DESTRUCT and move & 31 >= COVER


OBSERVER = SunAndMoonObserver
