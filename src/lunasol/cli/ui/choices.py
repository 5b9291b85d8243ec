"""The legal moves of a seat as a person sees them: numbered, in notation and in words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from lunasol.cli.ui import boards
from lunasol.engine.errors import BadNotation
from lunasol.engine.match import squeezed
from lunasol.engine.notation import Move
from lunasol.texts import MatchTexts

GAP = 3


@dataclass(frozen=True)
class Choice:
    """A legal move under its number in the list."""

    number: int
    move: Move
    notation: str


class Choices:
    """All legal moves: first those about cards, in the order of the hand, then the others."""

    def __init__(self, legal: Iterable[Move], texts: MatchTexts) -> None:
        self.texts = texts
        self.legal = tuple(legal)
        moves: dict[str, Move] = {}
        for move in sorted(self.legal, key=self.rank):
            moves.setdefault(
                texts.notation.short(move), move
            )  # one entry for equal copies of a card
        self.all = [
            Choice(number, move, notation)
            for number, (notation, move) in enumerate(moves.items(), start=1)
        ]

    def rank(self, move: Move) -> tuple[bool, int]:
        card = card_of(move)
        return not card, self.texts.notation.card_id(card) if card else 0

    # Reading what was typed -------------------------------------------------------------------

    def find(self, text: str) -> Move | None:
        """The legal move with this number or notation."""
        for choice in self.all:
            if str(choice.number) == text:
                return choice.move
        found = self.by_notation(text) or self.parse(text)
        return found if found in self.legal else None

    def by_notation(self, text: str) -> Move | None:
        """The legal move with this notation, in full or in short form."""
        wanted, notation = squeezed(text), self.texts.notation
        for move in self.legal:
            if wanted in (squeezed(str(move)), squeezed(notation.short(move))):
                return move
        return None

    def parse(self, text: str) -> Move | None:
        """The move with this notation, legal or not."""
        try:
            return self.texts.notation.parse(text)
        except BadNotation:
            return None

    def starting_with(self, text: str) -> list[Choice]:
        """The choices whose notation or card begins with this."""
        start = text.casefold()
        return [
            choice
            for choice in self.all
            if choice.notation.casefold().startswith(start)
            or card_of(choice.move).casefold().startswith(start)
        ]

    def explain_unknown(self, text: str) -> str:
        """The answer to a text that is not a move at all."""
        readable = "".join(letter for letter in text[:40] if letter.isprintable())
        return self.texts.say("play-unknown", text=readable, example=self.all[0].notation)

    # Showing the moves ------------------------------------------------------------------------

    def list(self, choices: Sequence[Choice], width: int) -> Table:
        """These choices in words, in all the columns that fit."""
        longest = max(len(choice.notation) for choice in choices)
        return columns([self.in_words(choice, longest) for choice in choices], width)

    def overview(self, width: int) -> Table:
        """All choices in notation, side by side; every card begins a new line with its name."""
        groups: dict[str, list[Text]] = {}
        for choice in self.all:
            groups.setdefault(card_of(choice.move), []).append(self.short(choice))
        headings = {card: self.texts.card(card) if card else "" for card in groups}
        margin = max(len(heading) for heading in headings.values()) + 2
        widest = max(entry.cell_len for entries in groups.values() for entry in entries)
        count = max(1, (width - margin + 2) // (widest + 2))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card, entries in groups.items():
            for start in range(0, len(entries), count):
                heading = "" if start else headings[card]
                grid.add_row(heading, *entries[start : start + count])
        return grid

    def in_words(self, choice: Choice, longest: int) -> Text:
        gap = " " * (longest - len(choice.notation) + 2)
        return self.short(choice).append(f"{gap}{self.texts.move(choice.move)}")

    def short(self, choice: Choice) -> Text:
        width = len(str(len(self.all)))
        card = card_of(choice.move)
        style = boards.chip(card, self.texts).style if card else "bold"
        entry = Text().append(f"{choice.number:>{width}} ", style="bold")
        return entry.append(choice.notation, style=style)


def card_of(move: Move) -> str:
    """The card that a move is about, or an empty string."""
    return str(getattr(move, "card", ""))


def columns(entries: Sequence[Text], width: int) -> Table:
    """Entries in columns, filled from top to bottom."""
    widest = max(entry.cell_len for entry in entries)
    count = max(1, (width + GAP) // (widest + GAP))
    height = -(-len(entries) // count)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(height):
        grid.add_row(*entries[row::height])
    return grid
