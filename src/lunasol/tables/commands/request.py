# Compiled by mypyc, see COMPILED in hatch_build.py.
"""One message of one connection at one table."""

from typing import TYPE_CHECKING

from lunasol.protocol.client_messages import AnyClientMessage
from lunasol.tables.outbox import Connection

if TYPE_CHECKING:
    from lunasol.tables.registry import TableRegistry
    from lunasol.tables.table import Table


class Request:
    def __init__(
        self,
        registry: "TableRegistry",
        table: "Table",
        connection: Connection,
        message: AnyClientMessage,
    ) -> None:
        self.registry = registry
        self.table = table
        self.connection = connection
        self.message = message

    @property
    def whose(self) -> str:
        """Who a personal limit counts for: the person, or the program of this seat."""
        connection = self.connection
        return connection.person or f"{self.table.state.id}/{connection.program}"
