"""Filled-in score sheets, for client/src/features/scorepad/scoring.ts."""

from collections.abc import Callable, Iterator

import lunasol
from client_rules.replayed import Case, matches
from lunasol import games
from lunasol.engine.cards import Rng
from lunasol.engine.match import Match
from lunasol.engine.testing.laws import step

TIES = (
    ("day_and_night", 4, 3),
    ("gra_roku", 4, 2),
    ("gra_roku", 4, 20),
    ("sun_and_moon", 4, 8),
    ("nox", 3, 9),
)
"""Game, players and seed of matches that a tie-break decides or that several seats win."""


def sheets() -> Iterator[Case]:
    """What players would write down at the end of each match, and how the match ended."""
    for game in games.GAMES:
        for match in matches(game):
            yield sheet(match)
    for game, players, seed in TIES:
        yield sheet(tie(game, players, seed))


def tie(game: str, players: int, seed: int) -> Match:
    """A match that takes place as it did when its seed was chosen."""
    match, rng = lunasol.start(game, players=players, secret=bytes([seed] * 32)), Rng(seed)
    while not match.over:
        step(match, rng)
    return match


def sheet(match: Match) -> Case:
    game, outcome = match.settings.definition.id, match.outcome
    assert outcome is not None
    options = match.settings.options
    return {
        "game": game,
        "players": match.players,
        "target": match.view(None).table.target if game == "nox" else 150,
        "brave": options.get("variant") == "brave",
        "rows": ROWS[game](match),
        "scores": outcome.scores,
        "winners": outcome.winners,
        "decided_by": outcome.decided_by,
    }


def stars_and_cards(match: Match) -> list[list[int]]:
    table = match.view(None).table
    return [[*table.stars], [len(cards) for cards in table.collected]]


def rows_and_aside(match: Match) -> list[list[int]]:
    table = match.view(None).table
    full = [[*points, 0, 0, 0][:3] for points in table.row_points]
    rows = [list(row) for row in zip(*full, strict=True)]
    return [*rows, [len(cards) for cards in table.aside]]


def cleared_and_left(match: Match) -> list[list[int]]:
    table = match.view(None).table
    return [[*table.points], [*table.in_play]]


def chests_by_round(match: Match) -> list[list[int]]:
    """What each chest was worth, also where only the best score."""
    worth = [
        int(event.facts.get("worth", event.facts.get("points", 0)))  # type: ignore[arg-type]
        for event in match.events(None)
        if event.key in ("scored", "outscored", "colours-missing")
    ]
    return [worth[first : first + match.players] for first in range(0, len(worth), match.players)]


ROWS: dict[str, Callable[[Match], list[list[int]]]] = {
    "day_and_night": stars_and_cards,
    "gra_roku": rows_and_aside,
    "sun_and_moon": cleared_and_left,
    "nox": chests_by_round,
}
