"""What the door needs from the browser. The worker's JavaScript provides it, and tests have fakes.

Keys and values are texts, so that nothing has to be converted on the way between the languages.
"""

from collections.abc import Awaitable, Iterable
from typing import Protocol


class Thinking(Protocol):
    """A job in the thinking worker that can be stopped. It is no promise itself: Pyodide would turn
    that into a future of its own, without a way to stop it."""

    @property
    def answer(self) -> Awaitable[str]:
        """The result to come."""

    def stop(self) -> None:
        """Nobody waits for the result any more."""


class Device(Protocol):
    def append(
        self, table: str, first: int, entries: list[str], row: str | None
    ) -> Awaitable[object]:
        """Store entries, numbered from ``first``, and the table's index row in one durable
        transaction: all or none. A number that exists is refused. None leaves the row as it is."""

    def log(self, table: str) -> Awaitable[Iterable[str]]:
        """All entries of a table in order."""

    def rows(self) -> Awaitable[Iterable[str]]:
        """The index rows of all tables."""

    def drop(self, tables: list[str]) -> Awaitable[object]:
        """Remove tables with their entries and rows."""

    def think(self, kind: str, job: str) -> Thinking | Awaitable[str]:
        """Give a job to the thinking worker, which calls ``lunasol.browser.thinking.answer``. A
        plain promise will do, but then the job goes on when nobody waits for it any more."""

    def now(self) -> float:
        """Milliseconds since 1970."""
