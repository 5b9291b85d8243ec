"""Draws docs/table.svg, the picture in the README: `make picture`."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import lunasol
from lunasol.cli.ui import boards
from lunasol.cli.ui.choices import Choices
from lunasol.texts import MatchTexts

NAMES = ("Anna", "Ben", "Clara", "Dora")
WIDTH = 92
PAPER_NIGHT = TerminalTheme(
    (14, 21, 48),
    (245, 239, 224),
    [
        (27, 37, 80), (224, 90, 90), (146, 243, 216), (245, 173, 40),
        (110, 150, 255), (230, 130, 190), (140, 199, 222), (245, 233, 200),
    ],
)  # fmt: skip
SVG = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
font-size: {char_height}px; line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect fill="#0e1530" x="0" y="0" width="{width}" height="{height}" rx="12"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def main() -> None:
    match = lunasol.start("day_and_night", players=4, secret=bytes(31) + b"\x05", names=NAMES)
    for seat in match.to_act:
        match.push(seat, match.legal(seat)[0])
    texts = MatchTexts("en", "day_and_night", match.settings.deck, match.notation, NAMES)
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(boards.render(match.view(0), texts))
    console.print(texts.say(f"phase-{match.game.phase()}"), style="bold")
    choices = Choices(match.legal(0), texts)
    console.print(choices.list(choices.all, WIDTH))
    picture = console.export_svg(theme=PAPER_NIGHT, code_format=SVG, unique_id="table")
    (Path(__file__).parent / "table.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
