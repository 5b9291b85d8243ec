"""The terminal: prints, asks and clears. A pipe gets the same words without styles."""

import sys
from typing import NoReturn

from rich.console import Console, RenderableType
from rich.text import Text

CLEAR = "\x1b[H\x1b[2J"
CLEAR_WITH_HISTORY = "\x1b[H\x1b[2J\x1b[3J"
SMALLEST_HEIGHT = 12


class PlainConsole(Console):
    """A console that prints text as it is: a player may be called [bold]."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(markup=False, highlight=False, emoji=False, stderr=stderr)

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


class Screen:
    """The screen that a player reads, and the keyboard that answers."""

    def __init__(self) -> None:
        self.console = PlainConsole()
        self.is_terminal = sys.stdin.isatty() and self.console.is_terminal
        if self.is_terminal:
            enable_line_editing()

    @property
    def height(self) -> int:
        return max(self.console.height, SMALLEST_HEIGHT)

    def show(self, *parts: RenderableType) -> None:
        """Print; in a file or a pipe, lines have no trailing spaces."""
        if self.console.is_terminal:
            self.console.print(*parts, sep="\n")
            return
        with self.console.capture() as capture:
            self.console.print(*parts, sep="\n")
        lines = capture.get().splitlines()
        self.console.file.write("".join(f"{line.rstrip()}\n" for line in lines))

    def say(self, sentence: str, style: str = "") -> None:
        self.show(Text(sentence, style=style))

    def note(self, sentence: str) -> None:
        """Print a path or a command that can be copied: only the terminal itself wraps it."""
        self.console.print(Text(sentence), soft_wrap=True)

    def lines(self, part: RenderableType) -> int:
        """The number of lines that this takes."""
        return len(self.console.render_lines(part, pad=False))

    def ask(self, prompt: str) -> str:
        """One line of input, stripped; raises EOFError at the end of the input."""
        answer = input(f"{prompt} ")
        if not self.is_terminal:
            self.console.print()
        return answer.strip()

    def clear(self) -> None:
        self.send(CLEAR)

    def wipe(self) -> None:
        """Clear the scrollback too, because it held secrets."""
        self.send(CLEAR_WITH_HISTORY)

    def send(self, code: str) -> None:
        if self.is_terminal:
            self.console.file.write(code)
            self.console.file.flush()


def enable_line_editing() -> None:
    """Make the arrow keys work while typing, if Python was built with readline."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
