"""The situations of Day & Night."""

from collections import Counter
from collections.abc import Iterable

from lunasol.engine.deck import Deck
from lunasol.engine.game import Game, Outcome
from lunasol.games.day_and_night.rules import COLOUR_NAMES, COLOURS, PER_COLOUR
from lunasol.lab.situations.observer import END, Facts, MatchObserver, Situation, situation

NONE = -1


class DayAndNightObserver(MatchObserver):
    """Keeps the table of a round: the time, the cards played, and the winning colour."""

    kept_name = "collected"

    def __init__(self, game: Game, deck: Deck) -> None:
        super().__init__(game, deck)
        self.value = deck.column("value")
        self.stars_on = deck.column("stars")
        self.is_night = False
        self.is_last = False
        self.clear_table()

    def clear_table(self) -> None:
        self.middle = NONE
        self.colour = NONE
        self.played: list[list[int]] = [[] for _ in range(self.players)]
        self.table: list[int] = []
        self.tied: list[int] = []
        """The seats that take nothing because they are tied."""

    def follow(self, key: str, facts: Facts) -> None:
        if key == "round":
            self.clear_table()
            self.is_last = facts["last"] == "yes"
        elif key == "middle":
            self.middle = facts["card"]
            self.table.append(facts["card"])
        elif key == "played":
            self.played[facts["seat"]].append(facts["card"])
            self.table.append(facts["card"])
        elif key == "time":
            self.is_night = facts["time"] == "night"
        elif key == "colour":
            self.colour = COLOUR_NAMES.index(facts["colour"])
        elif key == "cancelled":
            self.tied = facts["seats"]
        elif key == "took":
            self.table.remove(facts["card"])

    def sums(self) -> Counter[int]:
        """The sums of the colours that compete."""
        zero = self.game.rules.absent_colour_is_zero
        found: Counter[int] = Counter(dict.fromkeys(range(COLOURS), 0) if zero else {})
        for card in self.table:
            found[card // PER_COLOUR] += self.value[card]
        return found

    def colours_shown(self) -> int:
        return len({card // PER_COLOUR for card in self.table})

    def best(self, values: Iterable[int]) -> int:
        return min(values) if self.is_night else max(values)

    def winning_cards(self, seat: int) -> list[int]:
        """The values of the cards that the seat played in the winning colour."""
        return [self.value[card] for card in self.played[seat] if card // PER_COLOUR == self.colour]

    def winning_sums(self, seats: Iterable[int]) -> list[int]:
        return [sum(self.winning_cards(seat)) for seat in seats]

    def kept(self, seat: int) -> Iterable[int]:
        return list(self.game.collected[seat])

    @staticmethod
    def kinds(deck: Deck) -> list[str]:
        """Colours are interchangeable, unless they differ in an owner's deck."""
        faces = [(int(card["value"]), int(card["stars"])) for card in deck.cards]
        colours = [sorted(faces[i : i + PER_COLOUR]) for i in range(0, len(faces), PER_COLOUR)]
        alike = all(colour == colours[0] for colour in colours)
        return [
            f"{'' if alike else card['colour']} {value} {'★' * stars or 'time'}".strip()
            for card, (value, stars) in zip(deck.cards, faces, strict=True)
        ]

    # The time ---------------------------------------------------------------------------------

    @situation("DN-07", "the middle card changes the time before anyone chooses", "middle")
    def middle_turns_time(self, facts: Facts) -> bool:
        return bool(self.stars_on[facts["card"]] == 0)

    @situation("DN-08", "one reveal shows several time symbols", "time")
    def several_symbols(self, facts: Facts) -> bool:
        return bool(facts["symbols"] > 1)

    @situation("DN-08", "an even number of symbols cancels, the time stays", "time")
    def symbols_cancel(self, facts: Facts) -> bool:
        return bool(facts["symbols"] % 2 == 0)

    @situation("DN-09", "the first cards change the time before the second ones are chosen", "time")
    def first_cards_turn_time(self, facts: Facts) -> bool:
        return facts["symbols"] % 2 == 1 and len(self.played[-1]) == 1

    @situation("DN-27", "a round begins by night", "round")
    def begins_by_night(self, _facts: Facts) -> bool:
        return self.is_night

    # The winning colour -----------------------------------------------------------------------

    @situation("DN-11", "by night a colour is missing from the table", "colour no-colour")
    def absent_at_night(self, _facts: Facts) -> bool:
        return self.is_night and self.colours_shown() < COLOURS

    no_colour = Situation("DN-12", "colours tie for the decisive sum and nobody takes", "no-colour")

    @situation("DN-12", "three or four colours tie for the decisive sum", "no-colour")
    def three_tie(self, _facts: Facts) -> bool:
        sums = list(self.sums().values())
        return sums.count(self.best(sums)) > 2

    @situation("DN-13", "colours that do not decide are tied", "colour no-colour")
    def others_tie(self, _facts: Facts) -> bool:
        counts = Counter(self.sums().values())
        best = self.best(counts)
        return any(count > 1 for total, count in counts.items() if total != best)

    @situation("DN-14", "only one colour lies on the table", "colour no-colour")
    def one_colour(self, _facts: Facts) -> bool:
        return self.colours_shown() == 1

    @situation("DN-15", "nobody has played the winning colour, so nobody takes", "nobody")
    def nobody_played_it(self, _facts: Facts) -> bool:
        return not self.tied

    # Taking -----------------------------------------------------------------------------------

    @situation("DN-16", "somebody takes a card of another colour than the winning one", "took")
    def takes_another_colour(self, facts: Facts) -> bool:
        return bool(facts["card"] // PER_COLOUR != self.colour)

    @situation("DN-16", "somebody takes the middle card", "took")
    def takes_the_middle(self, facts: Facts) -> bool:
        return bool(facts["card"] == self.middle)

    @situation("DN-16", "somebody takes back a card of their own", "took")
    def takes_an_own_card(self, facts: Facts) -> bool:
        return facts["card"] in self.played[facts["seat"]]

    @situation("DN-17", "somebody must take a card though no star is left", "took")
    def no_star_left(self, _facts: Facts) -> bool:
        return not any(self.stars_on[card] for card in self.table)

    @situation("DN-18", "the better sum takes before the better single card", "takers")
    def better_card_takes_later(self, facts: Facts) -> bool:
        cards = [self.best(self.winning_cards(seat)) for seat in facts["seats"]]
        return cards[0] != self.best(cards)

    @situation("DN-20", "equal sums: fewer stars take first", "takers")
    def stars_decide(self, facts: Facts) -> bool:
        sums = self.winning_sums(facts["seats"])
        return len(set(sums)) < len(sums)

    tied_players = Situation(
        "DN-21", "players are tied in sum and stars and take nothing", "cancelled"
    )

    @situation("DN-21", "for that reason nobody takes at all", "nobody")
    def all_tied(self, _facts: Facts) -> bool:
        return bool(self.tied)

    @situation("DN-21", "a third player with the same sum still takes", "takers")
    def third_keeps_place(self, facts: Facts) -> bool:
        tied = self.winning_sums(self.tied)
        return any(total in tied for total in self.winning_sums(facts["seats"]))

    @situation("DN-22", "by night several players take, the lowest sum first", "takers")
    def order_at_night(self, facts: Facts) -> bool:
        return self.is_night and len(facts["seats"]) > 1

    # The end ----------------------------------------------------------------------------------

    @situation("DN-19", "the last round has no middle card", "played")
    def no_middle_card(self, _facts: Facts) -> bool:
        return self.is_last and not self.table

    @situation("DN-19", "cards are left in the pile at the end", END)
    def pile_left(self, _outcome: Outcome) -> bool:
        return bool(self.game.pile.size > 0)

    @situation("DN-26", "the most stars are tied at the end", END)
    def tied_in_stars(self, outcome: Outcome) -> bool:
        return outcome.scores.count(max(outcome.scores)) > 1

    @situation("DN-26", "stars and cards are tied: a shared victory", END)
    def shared(self, outcome: Outcome) -> bool:
        return len(outcome.winners) > 1


OBSERVER = DayAndNightObserver
