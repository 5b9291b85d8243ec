"""Figures as SVG for embedding into a page: with its colours and fonts, and with unique ids."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from io import StringIO
from typing import Any

from lunasol.engine.errors import LunasolError

INK, FAINT, GOLD, INDIGO = "#010203", "#010204", "#010205", "#010206"
"""Placeholder colours, replaced by PAINT, so that a figure suits light and dark pages."""
PAINT = {
    INK: "currentColor",
    FAINT: "var(--faint)",
    GOLD: "var(--gold)",
    INDIGO: "var(--indigo)",
}
WIDTH = 7.2
"""The width of a figure in inches; the page scales it."""
STYLE: dict[str, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "lunasol",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.titlesize": 9,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "legend.frameon": False,
    "hatch.color": INDIGO,
    "hatch.linewidth": 0.6,
    "savefig.transparent": True,
}


class NoDrawings(LunasolError):
    """Matplotlib is not installed."""


def library() -> Any:
    """Matplotlib, which is an optional dependency and slow to load."""
    try:
        found = import_module("matplotlib")
        import_module("matplotlib.figure")
        import_module("matplotlib.backends.backend_svg")
    except ImportError:
        raise NoDrawings("the lab draws with matplotlib: pip install 'lunasol[lab]'") from None
    return found


class Drawing:
    """A figure while it is being drawn; ``svg`` is set when it is finished."""

    def __init__(self, figure: Any) -> None:
        self.figure = figure
        self.svg = ""

    def panels(self, count: int, **how: Any) -> list[Any]:
        made = self.figure.subplots(1, count, squeeze=False, **how)
        return list(made[0])


@contextmanager
def drawing(name: str, title: str, height: float) -> Iterator[Drawing]:
    """Draw into a new figure within the context; its ids begin with the name."""
    matplotlib = library()
    with matplotlib.rc_context(STYLE):
        figure = matplotlib.figure.Figure(figsize=(WIDTH, height), layout="constrained")
        draft = Drawing(figure)
        yield draft
        text = StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    draft.svg = for_page(text.getvalue(), name, title)


def for_page(svg: str, name: str, title: str) -> str:
    """Remove what only an SVG file needs, make the ids unique and use the colours of the page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = (
        re.sub(r'\s(?:xmlns(?::\w+)?|version|width|height)="[^"]*"', "", svg[: svg.index(">")])
        + (svg[svg.index(">") :])
    )
    svg = re.sub(r'\bid="', f'id="{name}-', svg)
    svg = re.sub(r"url\(#", f"url(#{name}-", svg)
    svg = re.sub(r'xlink:href="#', f'href="#{name}-', svg)
    for marker, colour in PAINT.items():
        svg = svg.replace(marker, colour)
    return svg.replace("<svg", f'<svg role="img" aria-label="{title}"', 1).replace(
        ">", f"><title>{title}</title>", 1
    )


def plain(axes: Any) -> None:
    """Show only the axis at the bottom, with a light grid."""
    axes.spines["left"].set_visible(False)
    axes.tick_params(length=0)
    axes.grid(axis="x", color=FAINT, alpha=0.35, linewidth=0.6)
    axes.set_axisbelow(True)
