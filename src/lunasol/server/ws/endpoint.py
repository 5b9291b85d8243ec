"""Admits or refuses WebSocket connections, and runs a session for each."""

from starlette.websockets import WebSocket

from lunasol.protocol.refusals import RequestRefused
from lunasol.server.access.control import SUBPROTOCOL, AccessControl
from lunasol.server.metrics import PrometheusMetrics
from lunasol.server.settings import ServerSettings
from lunasol.server.ws.connection import WebSocketConnection
from lunasol.server.ws.session import Session
from lunasol.tables.registry import TableRegistry
from lunasol.tables.table import Table


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
        """Serve one connection until it ends."""
        with self.access.connections.one_for(self.access.address(socket)) as is_one_left:
            may_enter = is_one_left and self.access.may_ask(socket)
            is_admitted = may_enter and self.access.is_own_origin(socket)
            table = await self.table_of(socket) if is_admitted else None
            if table is None:
                await socket.close()
            else:
                await self.run(socket, table)

    async def table_of(self, socket: WebSocket) -> Table | None:
        try:
            return await self.registry.find(socket.path_params["id"])
        except RequestRefused:
            return None

    async def run(self, socket: WebSocket, table: Table) -> None:
        await socket.accept(SUBPROTOCOL if SUBPROTOCOL in socket.scope["subprotocols"] else None)
        identity = self.access.identity(socket, table.state.id)
        connection = WebSocketConnection(socket, *identity)
        self.metrics.connections.inc()
        try:
            await Session(self.registry, table, connection, self.metrics, self.settings).run()
        finally:
            self.metrics.connections.dec()
            await table.leave(connection)
