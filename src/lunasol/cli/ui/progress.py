"""A progress bar with the time that is left."""

from time import perf_counter
from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lunasol.cli.ui.screen import PlainConsole
from lunasol.texts import Texts

PATIENCE = 0.5
"""A run that is over within so many seconds shows no bar."""


class Bar:
    """A progress bar on stderr, where somebody sees it and the run is long enough to matter."""

    def __init__(self, matches: int, texts: Texts) -> None:
        self.progress = Progress(
            TextColumn(texts.say("name"), markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=PlainConsole(stderr=True),
            transient=True,
        )
        self.task = self.progress.add_task("", total=matches)
        self.began = perf_counter()

    def __enter__(self) -> "Bar":
        return self

    def advance(self, matches: int) -> None:
        self.progress.advance(self.task, matches)
        is_long = perf_counter() - self.began > PATIENCE
        if is_long and self.progress.console.is_terminal and not self.progress.finished:
            self.progress.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.progress.live.is_started:
            self.progress.stop()
