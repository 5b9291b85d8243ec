"""Scenes: a match in a stated position, made in one line."""

from collections.abc import Mapping, Sequence

import lunasol
from lunasol import games
from lunasol.engine.options import OptionValue


def all_cards(game: str, **options: OptionValue) -> list[str]:
    """Every card of the game by name, in the order of the ids."""
    definition = games.definition(game)
    name = str(options.get("deck", next(iter(definition.decks))))
    return list(definition.notation(games.deck(definition, name)).cards)


def stacked(game: str, top: Sequence[str], **options: OptionValue) -> list[str]:
    """The whole deck as a shuffle that begins with these cards; the others follow by id."""
    return [*top, *(card for card in all_cards(game, **options) if card not in top)]


def play(match: lunasol.Match, moves: Sequence[tuple[int, str]]) -> None:
    for seat, move in moves:
        match.push(seat, move)


def keys(match: lunasol.Match, seat: int | None = None) -> list[str]:
    """The keys of what the seat saw happen."""
    return [event.key for event in match.events(seat)]


def facts(match: lunasol.Match, key: str, seat: int | None = None) -> list[Mapping[str, object]]:
    """The facts of every event of this key."""
    return [event.facts for event in match.events(seat) if event.key == key]


def last(match: lunasol.Match, key: str, seat: int | None = None) -> Mapping[str, object]:
    """The facts of the last event of this key."""
    return facts(match, key, seat)[-1]
