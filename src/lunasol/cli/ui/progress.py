"""A progress bar with the time that is left."""

from time import perf_counter
from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lunasol.cli.ui.screen import PlainConsole
from lunasol.texts import Texts

DELAY_SECONDS = 0.5
"""A run that is over before this shows no bar."""


class ProgressBar:
    """A progress bar on stderr, shown only in a terminal and only for longer runs."""

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

    def __enter__(self) -> "ProgressBar":
        return self

    def advance(self, matches: int) -> None:
        self.progress.advance(self.task, matches)
        is_long = perf_counter() - self.began > DELAY_SECONDS
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
