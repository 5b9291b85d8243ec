"""A screen on which messages appear while the player types."""

from rich.console import RenderableType

from lunasol.cli.ui.screen import Screen


class LiveScreen(Screen):
    """Starts every message on a new line, even if a prompt is waiting for an answer."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asking = False

    def show(self, *parts: RenderableType) -> None:
        self.end_line()
        super().show(*parts)
        self.console.file.flush()

    def note(self, sentence: str) -> None:
        self.end_line()
        super().note(sentence)

    def clear(self) -> None:
        self.end_line()
        super().clear()

    def prompt(self, question: str) -> None:
        """Show a prompt without waiting for the answer."""
        if not self.is_asking:
            self.console.file.write(f"{question} ")
            self.console.file.flush()
            self.is_asking = True

    def end_line(self) -> None:
        if self.is_asking:
            self.is_asking = False
            self.console.print()

    def on_answer(self) -> None:
        """End the prompt's line; in a terminal the Enter key has done so."""
        if self.is_terminal:
            self.is_asking = False
        self.end_line()
