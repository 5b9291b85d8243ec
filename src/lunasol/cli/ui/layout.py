"""How text is laid out on boards, in lists and in reports: labels, lines and grids."""

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

LABEL = "dim"


def line(parts: Iterable[Text], gap: str = " ") -> Text:
    """Join parts side by side; a narrow column wraps only between them."""
    return Text(gap).join(parts)


def fact(label: str, value: str | int | Text) -> Text:
    """A label and its value: Pile 46."""
    shown = value if isinstance(value, Text) else Text(str(value), style="bold")
    return line([Text(label, style=LABEL), shown])


def facts(parts: Iterable[Text]) -> Text:
    """Facts on one line."""
    return line(parts, "   ")


def grid(headers: Sequence[str], *, right: Sequence[int] = ()) -> Table:
    """An empty grid with these headers; the columns in ``right`` are aligned to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LABEL)
    for index, header in enumerate(headers):
        table.add_column(Text(header), justify="right" if index in right else "left")
    return table


def plain_grid(columns: int, *, right: Sequence[int] = ()) -> Table:
    """An empty grid without headers."""
    table = grid([""] * columns, right=right)
    table.show_header = False
    return table
