"""HTML elements. All text that is not Html is escaped."""

from collections.abc import Sequence
from html import escape

Cells = Sequence[str]


class Html(str):
    """Text that is already markup."""


def safe(text: str) -> str:
    return text if isinstance(text, Html) else escape(text)


def element(name: str, *content: str, **attributes: str) -> Html:
    facts = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(text)}"' for key, text in attributes.items()
    )
    return Html(f"<{name}{facts}>{''.join(safe(part) for part in content)}</{name}>")


def paragraph(text: str) -> Html:
    return element("p", text)


def section(anchor: str, heading: str, *parts: Html) -> Html:
    return element("section", element("h2", heading), *lines(parts), id=anchor)


def lines(parts: Sequence[Html]) -> list[Html]:
    return [Html(f"\n{part}") for part in parts]


def figure(svg: str, caption: str) -> Html:
    return element("figure", Html(svg), element("figcaption", caption))


def table(headers: Cells, rows: Sequence[Cells], texts: int = 1) -> Html:
    """A table; after the first ``texts`` columns all columns hold figures, aligned right."""
    head = element("tr", *(cell(text, i >= texts, "col") for i, text in enumerate(headers)))
    body = [
        element("tr", *(cell(text, i >= texts, "" if i else "row") for i, text in enumerate(row)))
        for row in rows
    ]
    inner = element("table", element("thead", head), element("tbody", *lines(body)))
    return element("div", inner, class_="wide")


def cell(text: str, is_figure: bool, heads: str) -> Html:
    """A cell; ``heads`` is the scope of a header cell: col, row or empty."""
    look = {"class_": "figure"} if is_figure else {}
    scope = {"scope": heads} if heads else {}
    return element("th" if heads else "td", text, **look, **scope)


def folded(summary: str, *content: Html) -> Html:
    return element("details", element("summary", summary), *content)


def bar(share: float) -> Html:
    """A small bar above a figure. It is decoration: the figure says the same."""
    return Html(f'<span class="bar" style="--share:{100 * share:.1f}%" aria-hidden="true"></span>')
