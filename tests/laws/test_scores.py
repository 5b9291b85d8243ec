"""Law 10: scores and winners are recomputed from the final table, without the rules."""

from collections.abc import Callable
from typing import Any

import pytest

from laws.cover import Case, all_cases
from lunasol import games
from lunasol.engine.cards import Rng
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.testing.laws import step

Ranks = list[tuple[int, ...]]
"""By seat: the score, then what breaks ties, higher is better."""


def facts(match: Match, card: str) -> dict[str, int]:
    return dict(match.settings.deck.cards[match.notation.card_id(card)])  # type: ignore[arg-type]


def day_and_night(match: Match) -> Ranks:
    collected = match.view(None).table.collected
    return [(sum(facts(match, card)["stars"] for card in cards), len(cards)) for cards in collected]


def gra_roku(match: Match) -> Ranks:
    table = match.view(None).table
    ranks: Ranks = []
    for year, aside in zip(table.years, table.aside, strict=True):
        seasons = [
            sorted(
                (facts(match, card)["points"] for card in year[first : first + 3] if card),
                reverse=True,
            )
            for first in (0, 3, 6, 9)
        ]
        rows = min(len(season) for season in seasons)
        points = sum(sum(season[:rows]) for season in seasons)
        ranks.append((points - len(aside), -len(aside)))
    return ranks


def nox(match: Match) -> Ranks:
    table = match.view(None).table
    best = match.settings.options["variant"] == "brave"
    scores = []
    for chest in table.chests:
        colours = {facts(match, card)["colour"] for card in chest}
        values = sum(facts(match, card)["value"] for card in chest)
        scores.append(values if len(colours) == 3 else 0)
    if best:
        scores = [score if score == max(scores) else 0 for score in scores]
    assert tuple(scores) == table.sheet[-1]
    return [(sum(column),) for column in zip(*table.sheet, strict=True)]


def sun_and_moon(match: Match) -> Ranks:
    options = match.settings.options
    rows = rows_of(match.view(None).table)
    points = cleared(match)
    for seat in range(match.players):
        for stack in [stack for row in rows[seat] for stack in row]:
            visible = stack[-1:] if options["minus_visible_only"] else stack
            points[seat] -= numbers(visible)
    if match.players == 4:
        points = [points[seat] + points[(seat + 2) % 4] for seat in range(4)]
    return [(score,) for score in points]


def cleared(match: Match) -> list[int]:
    """Points by seat, counted from the table each time a player cleared."""
    points = [0] * match.players
    again = Match(match.settings)
    for entry in match.log:
        if isinstance(entry, MovePlayed):
            move = str(match.notation.move(entry.code))
            if move.startswith("clear "):
                rows = rows_of(again.view(None).table)
                for part in move.split()[1:]:
                    row = row_cleared(match, rows, entry.seat, "SM".index(part[0]))
                    first, last = map(int, part[1:].split("-"))
                    for stack in row[first - 1 : last]:
                        counted = stack if match.settings.options["covered_score"] else stack[-1:]
                        points[entry.seat] += numbers(counted)
        again.repeat(entry)
    return points


def rows_of(table: Any) -> list[tuple[Any, Any]]:
    return list(zip(table.suns, table.moons, strict=True))


def row_cleared(match: Match, rows: list[tuple[Any, Any]], seat: int, kind: int) -> Any:
    own = rows[seat][kind]
    return own or rows[(seat + 2) % match.players][kind]


def numbers(stack: tuple[str, ...]) -> int:
    return sum("E" not in card for card in stack)


RECOMPUTE: dict[str, Callable[[Match], Ranks]] = {
    "day_and_night": day_and_night,
    "gra_roku": gra_roku,
    "sun_and_moon": sun_and_moon,
    "nox": nox,
}


def test_every_game_is_recomputed() -> None:
    assert set(RECOMPUTE) == set(games.GAMES)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_scores_and_winners_are_right(case: Case) -> None:
    for seed in range(3):
        match, rng = case.start(seed), Rng(seed)
        while not match.over:
            step(match, rng)
        ranks = RECOMPUTE[case.game](match)
        assert match.outcome is not None
        assert match.outcome.scores == tuple(score for score, *_ in ranks)
        best = max(ranks)
        assert match.outcome.winners == tuple(s for s, rank in enumerate(ranks) if rank == best)
