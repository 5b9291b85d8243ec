"""The terminal: what is printed, asked and cleared. A pipe gets the same words, plain."""

import sys
from typing import NoReturn

from rich.console import Console, RenderableType
from rich.text import Text

CLEAR = "\x1b[H\x1b[2J"
CLEAR_WITH_HISTORY = "\x1b[H\x1b[2J\x1b[3J"
SMALLEST_HEIGHT = 12


class PlainConsole(Console):
    """Takes texts as they are: a player may be called [bold]."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(markup=False, highlight=False, emoji=False, stderr=stderr)

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


class Screen:
    """Where somebody reads and answers."""

    def __init__(self) -> None:
        self.console = PlainConsole()
        self.is_terminal = sys.stdin.isatty() and self.console.is_terminal
        if self.is_terminal:
            enable_line_editing()

    @property
    def height(self) -> int:
        return max(self.console.height, SMALLEST_HEIGHT)

    def show(self, *parts: RenderableType) -> None:
        """Print; what goes to a file or a pipe has no spaces at the ends of its lines."""
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
        """A sentence with a path or a command, to be copied: only the terminal breaks it."""
        self.console.print(Text(sentence), soft_wrap=True)

    def lines(self, part: RenderableType) -> int:
        """How many lines this takes."""
        return len(self.console.render_lines(part, pad=False))

    def ask(self, prompt: str) -> str:
        """One line of input, without spaces around it. EOFError when there is no more."""
        answer = input(f"{prompt} ")
        if not self.is_terminal:
            self.console.print()
        return answer.strip()

    def clear(self) -> None:
        self.send(CLEAR)

    def wipe(self) -> None:
        """Clear what can be scrolled back to as well: there were secrets on it."""
        self.send(CLEAR_WITH_HISTORY)

    def send(self, code: str) -> None:
        if self.is_terminal:
            self.console.file.write(code)
            self.console.file.flush()


def enable_line_editing() -> None:
    """Arrow keys work in what is typed, where Python has been built with readline."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
