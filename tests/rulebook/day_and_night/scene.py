"""Scenes of Day & Night: rounds played as they are told.

Cards are named by colour (O orange, B blue, P pink, U purple), value and copy. In deck R1 the
copies 4a to 10a show the time symbol: a round without one of them does not change the time.
"""

from collections.abc import Sequence

import pytest

import lunasol
from lunasol.engine.errors import IllegalMove
from lunasol.engine.options import OptionValue
from lunasol.games.day_and_night.rules import HAND, REFILL, cards_removed
from lunasol.games.day_and_night.table import DayAndNightTable
from rulebook.scene import all_cards, play

GAME = "day_and_night"
OPEN = "O3a: O13a B1a, O12a B2a, U1a U2a"
"""A round by day in which orange wins; seat 0 takes first, then seat 1."""
EVERY_CARD = all_cards(GAME)


def scene(
    hands: Sequence[str], middles: Sequence[str] = (), **options: OptionValue
) -> lunasol.Match:
    """A match in which each seat is dealt, and then draws, the cards of its line.

    The middle cards are turned up round after round; other cards fill the gaps by id.
    """
    lines = [hand.split() for hand in hands]
    named = {*middles, *(card for line in lines for card in line)}
    others = [card for card in all_cards(GAME, **options) if card not in named]

    def one_each(turns: range) -> list[str]:
        return [line[i] if i < len(line) else others.pop(0) for i in turns for line in lines]

    shuffle = [others.pop(0) for _ in range(cards_removed(len(hands)))]
    shuffle += [*one_each(range(HAND)), *middles[:1]]
    for number, middle in enumerate(middles[1:]):
        held = HAND + REFILL * number
        shuffle += [*one_each(range(held, held + REFILL)), middle]
    return lunasol.start(GAME, players=len(hands), options=options, shuffles=[shuffle + others])


def rounds(*lines: str, **options: OptionValue) -> lunasol.Match:
    """Rounds as they are told: ``middle: cards of seat 0, cards of seat 1, ... > cards taken``."""
    stories = [line.replace(">", ":").split(":") for line in lines]
    plays = [[pair.split() for pair in story[1].split(",")] for story in stories]
    hands = [" ".join(map(" ".join, pairs)) for pairs in zip(*plays, strict=True)]
    match = scene(hands, [story[0].strip() for story in stories], **options)
    for story, pairs in zip(stories, plays, strict=True):
        for cards in zip(*pairs, strict=True):
            play(match, list(enumerate(cards)))
        for card in " ".join(story[2:]).split():
            match.push(match.to_act[0], f"+{card}")
    return match


def play_out(match: lunasol.Match, *, until_last_round: bool = False) -> lunasol.Match:
    """Everybody always plays the first legal move."""
    while not match.over and not (until_last_round and table(match).last_round):
        seat = match.to_act[0]
        match.push(seat, match.legal(seat)[0])
    return match


def table(match: lunasol.Match, seat: int | None = None) -> DayAndNightTable:
    found: DayAndNightTable = match.view(seat).table
    return found


def result(match: lunasol.Match) -> tuple[str, tuple[int, ...]]:
    """Which colour won the last round that came so far, and who takes."""
    told = [event for event in match.events(None) if event.key in ("colour", "no-colour")][-1]
    colour = "{colour} {sum}" if told.key == "colour" else "none"
    return f"{colour} by {{time}}".format(**told.facts), table(match).takers


def sizes(zones: Sequence[Sequence[str]]) -> list[int]:
    return [len(cards) for cards in zones]


def refused(match: lunasol.Match, seat: int, move: str) -> tuple[str, str]:
    """Why the move is refused, and by which ruling; it must change nothing."""
    before = [match.view(other) for other in range(match.players)]
    with pytest.raises(IllegalMove) as error:
        match.push(seat, move)
    assert [match.view(other) for other in range(match.players)] == before
    return error.value.key, error.value.ruling
