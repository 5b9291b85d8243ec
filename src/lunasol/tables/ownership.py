"""Whose tables they are: this process's alone, or shared among several nodes."""

from typing import Protocol

from lunasol.protocol.refusals import RefusalKey, RequestRefused


class OwnedElsewhere(Exception):
    """Another node has the table."""

    def __init__(self, table_id: str, address: str, seconds: float = 0.0) -> None:
        super().__init__(table_id)
        self.table_id = table_id
        self.address = address
        """Where that node can be reached; empty if there is none."""
        self.seconds = seconds
        """How long that node keeps the table if it has died."""


class Ownership(Protocol):
    @property
    def is_shared(self) -> bool:
        """Whether other nodes may own tables."""

    async def take(self, table_id: str) -> bool:
        """Own this table from now on. Returns whether there is one; raises OwnedElsewhere if
        another node has it."""

    def give_up(self, table_id: str) -> None:
        """The table is no longer in memory: anybody may take it."""


class SoleOwner:
    """All tables belong to this process."""

    is_shared = False

    async def take(self, table_id: str) -> bool:
        return True

    def give_up(self, table_id: str) -> None:
        """There is nobody to take it."""


class Neighbours(Protocol):
    """The other nodes."""

    async def ask(self, other: OwnedElsewhere, what: str, **facts: str) -> None:
        """Let the owner of a table do something there."""

    def dismiss(self, table_id: str) -> None:
        """Send everybody away who is connected to this table here; they come back at once."""


class NoNeighbours:
    async def ask(self, other: OwnedElsewhere, what: str, **facts: str) -> None:
        raise RequestRefused(RefusalKey.NOT_STORED)

    def dismiss(self, table_id: str) -> None:
        """Tables are never lost to anybody."""
