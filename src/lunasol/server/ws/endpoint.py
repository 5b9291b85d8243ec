"""Admits or refuses WebSocket connections, and runs a session for each."""

from functools import partial

from starlette.websockets import WebSocket

from lunasol.api.session import IncomingConnection, Session
from lunasol.protocol.refusals import RequestRefused
from lunasol.server.access.control import SUBPROTOCOL, AccessControl
from lunasol.server.access.rate_limits import TokenBucket
from lunasol.server.metrics import PrometheusMetrics
from lunasol.server.settings import ServerSettings
from lunasol.server.ws.connection import WebSocketConnection
from lunasol.tables.outbox import Program
from lunasol.tables.registry import TableRegistry, held
from lunasol.tables.table import Table

BURST_SECONDS = 3


class TableEndpoint:
    def __init__(
        self,
        registry: TableRegistry,
        access: AccessControl,
        metrics: PrometheusMetrics,
        settings: ServerSettings,
    ) -> None:
        self.registry = registry
        self.access = access
        self.metrics = metrics
        self.settings = settings

    async def serve(self, socket: WebSocket) -> None:
        """Admit a connection and leave a session that serves it until it ends."""
        address = self.access.address(socket)
        with self.access.connections.one_for(address) as is_one_left:
            table = await self.table_of(socket) if is_one_left else None
            if table is None:
                await socket.close()
            else:
                await self.admit(socket, table, address)

    async def table_of(self, socket: WebSocket) -> Table | None:
        """The table that this client may connect to."""
        if not (self.access.may_ask(socket) and self.access.is_own_origin(socket)):
            return None
        try:
            return await self.registry.find(socket.path_params["id"])
        except RequestRefused:
            return None

    async def admit(self, socket: WebSocket, table: Table, address: str) -> None:
        await socket.accept(SUBPROTOCOL if SUBPROTOCOL in socket.scope["subprotocols"] else None)
        identity = self.access.identity(socket, table.state.id)
        connection = self.connection(socket, identity, address)
        connection.serve_later(partial(self.run, connection, table))

    def connection(
        self, socket: WebSocket, identity: tuple[str, Program | None], address: str
    ) -> WebSocketConnection:
        return WebSocketConnection(socket, *identity, address)

    async def run(self, connection: WebSocketConnection, table: Table) -> None:
        with self.access.connections.one_for(connection.address), held(table):
            self.metrics.connections.inc()
            try:
                await self.session(table, connection).run()
            finally:
                self.metrics.connections.dec()
                await table.leave(connection)

    def session(self, table: Table, connection: IncomingConnection) -> Session:
        rate, hello_seconds = self.settings.message_rate, self.settings.request_seconds
        allowance = TokenBucket(rate, BURST_SECONDS * rate)
        return Session(self.registry, table, connection, self.metrics, allowance, hello_seconds)
