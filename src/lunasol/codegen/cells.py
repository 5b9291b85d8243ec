"""Tables in Markdown."""

from collections.abc import Iterable


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    line = "|" + "---|" * len(head)
    return "\n".join([row(head), line, *(row(cells) for cells in rows)])


def row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cell.replace('|', BAR) for cell in cells)} |"


BAR = r"\|"
