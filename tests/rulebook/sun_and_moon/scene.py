"""Scenes of Sun and Moon: what each seat plays, with just the cards that it needs.

A seat's part is a list of moves in notation; +S5 is a card that it gets and keeps. The shuffle is
made to fit: everybody draws, five cards at a time, what they need next.
"""

from collections.abc import Mapping, Sequence

import pytest

import lunasol
from lunasol.engine.errors import IllegalMove
from lunasol.engine.options import OptionValue
from rulebook.scene import all_cards

GAME = "sun_and_moon"
ANIMALS = {f"{kind}{value}" for kind in "SM" for value in (3, 7, 11, 15, 19, 23, 27)}
HAND = 5

Parts = Mapping[int, Sequence[str]]


def card_of(move: str) -> str:
    """The card that a move or a +card is about; none for others."""
    return move.lstrip("+").partition("@")[0] if move[0] in "+SM" else ""


class Dealer:
    """Plays the parts without a table, to find out who draws which cards when."""

    def __init__(self, parts: Parts, players: int, first: int) -> None:
        self.players = players
        self.seat = first
        self.needs = [[card_of(move) for move in parts.get(seat, ())] for seat in range(players)]
        self.needs = [[card for card in cards if card] for cards in self.needs]
        self.moves = [
            [move for move in parts.get(seat, ()) if not move.startswith("+")]
            for seat in range(players)
        ]
        wanted = {card for cards in self.needs for card in cards}
        self.others = [card for card in all_cards(GAME) if card not in wanted]
        self.left = len(all_cards(GAME))
        self.hands = [self.draw(seat) for seat in range(players)]
        self.order = [self.hands[seat][turn] for turn in range(HAND) for seat in range(players)]
        self.played: list[tuple[int, str]] = []
        while self.moves[self.seat]:
            self.turn(self.seat)

    def draw(self, seat: int) -> list[str]:
        count = min(HAND, self.left)
        self.left -= count
        needs = [self.needs[seat].pop(0) for _ in range(min(count, len(self.needs[seat])))]
        return needs + [self.others.pop() for _ in range(count - len(needs))]

    def turn(self, seat: int) -> None:
        card = ""
        while self.moves[seat] and (not card or card in ANIMALS):
            if not self.hands[seat]:
                self.hands[seat] = self.draw(seat)
                self.order += self.hands[seat]
            move = self.moves[seat].pop(0)
            self.played.append((seat, move))
            card = card_of(move) or "none"
            self.hands[seat] = [
                held for held in self.hands[seat] if move != "destruct" and held != card
            ]
        if card not in ANIMALS:
            self.seat = (seat + 1) % self.players

    def shuffle(self) -> list[str]:
        """What has been drawn, then what the seats still need, then all others."""
        still = [card for cards in self.needs for card in cards]
        return self.order + still + [*reversed(self.others)]


def scene(
    parts: Parts,
    players: int = 2,
    first: int = 0,
    later: Sequence[Sequence[str]] = (),
    **options: OptionValue,
) -> lunasol.Match:
    """A match in which the seats have played their parts, up to a seat that has none left."""
    dealer = Dealer(parts, players, first)
    options = {"first_seat": first, **options}
    shuffles = [dealer.shuffle(), *later]
    match = lunasol.start(GAME, players=players, options=options, shuffles=shuffles)
    for seat, move in dealer.played:
        match.push(seat, move)
    return match


def climb(kind: str, seat: int, *values: int) -> list[str]:
    """Moves that start a row with the first value and lengthen it to the right by the others."""
    start, *more = values
    return [f"{kind}{start}@{seat}*", *(f"{kind}{value}@{seat}R" for value in more)]


def ids(names: str) -> list[int]:
    return [all_cards(GAME).index(name) for name in names.split()]


def row(match: lunasol.Match, seat: int, kind: str) -> str:
    """The cards that show in a row, with eclipses as E."""
    table = match.view(None).table
    stacks = (table.suns if kind == "S" else table.moons)[seat]
    return " ".join("E" if "E" in stack[-1] else stack[-1][1:] for stack in stacks)


def moves(match: lunasol.Match, start: str = "") -> set[str]:
    """What the seat to act may do, in short; with ``start`` only what begins so."""
    legal = match.legal(match.to_act[0])
    return {match.notation.short(move) for move in legal if str(move).startswith(start)}


def push(match: lunasol.Match, *played: str) -> lunasol.Match:
    """The seat to act plays the next of these moves."""
    for move in played:
        match.push(match.to_act[0], move)
    return match


def refusal(match: lunasol.Match, move: str, seat: int | None = None) -> tuple[str, str]:
    """Why the seat, or else the one to act, is refused this move."""
    with pytest.raises(IllegalMove) as refused:
        match.push(match.to_act[0] if seat is None else seat, move)
    return refused.value.key, refused.value.ruling


FIVE = {0: ["S2@0*", "S6@0R", "S10@0R"], 1: ["S4@0R", "S8@0R"]}
"""Five suns in front of seat 0; seat 1 is to act."""

STACKS = {
    0: ["S7@0*", "S9@0R", "S12@0R", "S20@0R", "S10@0#2"],
    1: ["SE1@0#2", "S14@0R", "M1@1*", "M2@1R"],
}
"""Seat 0 is to act and may clear five places with seven cards: 7, 9 E 10, 12, 14, 20."""

STUCK = {
    0: [*climb("S", 0, 1, 10, 20, 29), *climb("M", 0, 1, 29), "M28@1R", "+S5", "+S6", "+M5"],
    1: [*climb("M", 1, 2, 12, 22), *climb("S", 1, 2, 12, 22, 28), "+M6"],
}
"""Seat 0 is to act with three cards, and none of them fits anywhere."""

ECLIPSES = [f"{kind}E{copy}" for kind in "SM" for copy in range(1, 6)]
NEW_PILE = [*ECLIPSES[3:], *ECLIPSES[:3]]
LONG = {
    0: [*(f"+{card}" for card in ECLIPSES[:5]), "destruct", *climb("S", 0, *range(1, 30)), "+M29"],
    1: [*(f"+{card}" for card in ECLIPSES[5:]), "destruct", *climb("M", 1, *range(1, 26))],
}
LONG[1] += ["+M26", "+M27", "+M28"]
"""Everybody discards five eclipses; much later seat 1 must draw with three cards in the pile."""

LONG_ROWS = {0: climb("S", 0, *range(1, 15)), 1: climb("M", 0, *range(1, 15))}
"""Seat 0 has two rows of fourteen, which have thousands of parts (SM-15)."""

USED_UP = {
    0: [*climb("S", 0, *range(1, 30)), *(f"SE{n}@0#{n}" for n in range(1, 6)), "+ME5"],
    1: [*climb("M", 1, *range(1, 30)), *(f"ME{n}@1#{n}" for n in range(1, 5))],
}
"""All 68 cards are played but one; seat 1 has an empty hand and nothing to draw."""

LAST_ANIMAL = {
    0: USED_UP[0],
    1: [
        *climb("M", 1, *range(1, 27)),
        *climb("M", 0, 28, 29),
        *(f"ME{n}@1#{n}" for n in range(1, 5)),
        "M27@1R",
    ],
}
"""Seat 1 has just placed its last card, an animal, and nothing is left to draw."""
