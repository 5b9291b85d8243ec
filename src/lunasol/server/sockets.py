"""The sockets of a server: who is let in."""

from starlette.websockets import WebSocket

from lunasol.server.conversation import Conversation
from lunasol.server.doorkeeper import PROTOCOL, Doorkeeper
from lunasol.server.errors import No
from lunasol.server.hall import Hall
from lunasol.server.lines import SocketLine


class Sockets:
    """All sockets of a server."""

    def __init__(self, hall: Hall, door: Doorkeeper) -> None:
        self.hall = hall
        self.door = door

    async def serve(self, socket: WebSocket) -> None:
        """One connection, from its first message to its last."""
        address = self.door.address(socket)
        with self.door.connections.one_for(address) as is_one_left:
            if self.door.is_our_page(socket) and is_one_left:
                await self.admit(socket)
            else:
                await socket.close()

    async def admit(self, socket: WebSocket) -> None:
        id = socket.path_params["id"]
        try:
            table = await self.hall.find(id)
        except No:
            await socket.close()
            return
        await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
        line = SocketLine(socket, *self.door.identity(socket, id))
        gauge = self.hall.services.metrics.connections
        gauge.inc()
        try:
            await Conversation(self.hall, self.door, line, table).run()
        finally:
            gauge.dec()
            await table.leave(line)
