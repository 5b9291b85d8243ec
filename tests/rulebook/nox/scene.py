"""Scenes of NOX: whole rounds in one line, with just the cards that they need."""

from collections.abc import Mapping, Sequence

import pytest

import lunasol
from lunasol.engine.errors import IllegalMove
from lunasol.engine.options import OptionValue
from rulebook.scene import all_cards

GAME = "nox"
ALT = "two_per_colour"
NOBODY: Mapping[int, Sequence[str]] = {}


def face(card: str) -> str:
    return card[:-1]


def shuffle(
    players: int, starter: int, moves: Sequence[str], hands: Mapping[int, Sequence[str]], deck: str
) -> list[str]:
    """The cards in an order that lets the seats play these moves in turn and then hold these."""
    pool = all_cards(GAME, deck=deck)
    plays = [move.split(">")[0] for move in moves if ">" in move]
    wanted: list[list[str]] = [[] for _ in range(players)]
    for index, card in enumerate(plays):
        wanted[(starter + index) % players].append(card)
    for seat in range(players):
        wanted[seat] += hands.get(seat, ())
    received = [[taken(pool, card) for card in cards] for cards in wanted]
    for cards in received:
        cards += [pool.pop() for _ in range(3 - len(cards))]
    order = [received[seat][turn] for turn in range(3) for seat in range(players)]
    for index in range(len(plays)):
        turn, seat = index // players + 3, (starter + index) % players
        order.append(received[seat][turn] if turn < len(received[seat]) else pool.pop())
    return order + pool


def taken(pool: list[str], wanted: str) -> str:
    card = next(card for card in pool if face(card) == wanted)
    pool.remove(card)
    return card


def scene(
    *rounds: Sequence[str],
    players: int = 3,
    hands: Mapping[int, Sequence[str]] = NOBODY,
    **options: OptionValue,
) -> lunasol.Match:
    """A match in which these rounds have been played; the hands are those after the last move."""
    first = int(options.setdefault("first_seat", 0))
    deck = str(options.get("deck", "six_per_value"))
    shuffles = [
        shuffle(players, (first + i) % players, moves, hands if i == len(rounds) - 1 else {}, deck)
        for i, moves in enumerate(rounds)
    ]
    match = lunasol.start(GAME, players=players, options=options, shuffles=shuffles)
    for move in [move for moves in rounds for move in moves]:
        match.push(match.to_act[0], move)
    return match


def chest(match: lunasol.Match, seat: int) -> list[str]:
    """The faces on top of the piles in this seat's chest."""
    return [face(card) for card in match.view(None).table.chests[seat]]


def moves(match: lunasol.Match) -> set[str]:
    """What the seat to act may play, in short."""
    return {match.notation.short(move) for move in match.legal(match.to_act[0])}


def into(seat: int, cards: str) -> list[str]:
    """A new pile in this seat's chest for each of the cards."""
    return [f"{card}>{seat}" for card in cards.split()]


def refusal(match: lunasol.Match, seat: int, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as refused:
        match.push(seat, move)
    return refused.value.key, refused.value.ruling


BEST = "B15 G14 O13 G12 B11 O10"  # 75, the most that six piles can show
FIVE = "B15 G14 O13 G12 B11"  # 65
LEAST = "B1 G2 O3"  # 6, the least that scores
TWO_COLOURS = "B1 B4 B9 G2 G5 G7"  # six piles that score nothing
