"""Years of Gra roku and what their complete rows count."""

from collections.abc import Iterator

from client_rules.replayed import Case, matches


def years() -> Iterator[Case]:
    for match in matches("gra_roku"):
        table = match.view(None).table
        for year, points in zip(table.years, table.row_points, strict=True):
            yield {"year": year, "row_points": points}
