"""The sockets of a server: who is let in."""

from starlette.websockets import WebSocket

from lunasol.protocol.refusals import RequestRefused
from lunasol.server.access.control import PROTOCOL, AccessControl
from lunasol.server.ws.connection import WebSocketConnection
from lunasol.server.ws.session import Session
from lunasol.tables.registry import TableRegistry


class Sockets:
    """All sockets of a server."""

    def __init__(self, hall: TableRegistry, access: AccessControl) -> None:
        self.hall = hall
        self.access = access

    async def serve(self, socket: WebSocket) -> None:
        """One connection, from its first message to its last."""
        address = self.access.address(socket)
        with self.access.connections.one_for(address) as is_one_left:
            if self.access.is_our_page(socket) and is_one_left:
                await self.admit(socket)
            else:
                await socket.close()

    async def admit(self, socket: WebSocket) -> None:
        id = socket.path_params["id"]
        try:
            table = await self.hall.find(id)
        except RequestRefused:
            await socket.close()
            return
        await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
        connection = WebSocketConnection(socket, *self.access.identity(socket, id))
        gauge = self.hall.services.metrics.connections
        gauge.inc()
        try:
            await Session(self.hall, self.access, connection, table).run()
        finally:
            gauge.dec()
            await table.leave(connection)
