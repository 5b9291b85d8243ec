"""The sockets of a server: who is let in, and how all are told goodbye."""

import asyncio

from starlette.websockets import WebSocket

from lunasol.server.conversation import Conversation
from lunasol.server.doorkeeper import PROTOCOL, Doorkeeper
from lunasol.server.errors import No
from lunasol.server.hall import Hall
from lunasol.server.lines import SocketLine
from lunasol.server.messages import ENCODER, Goodbye

COME_BACK = 1500
"""Milliseconds after which a restarted server answers again."""


class Sockets:
    """All sockets of a server."""

    def __init__(self, hall: Hall, door: Doorkeeper) -> None:
        self.hall = hall
        self.door = door
        self.lines: set[SocketLine] = set()

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
        self.lines.add(line)
        gauge = self.hall.services.metrics.connections
        gauge.inc()
        try:
            await Conversation(self.hall, self.door, line, table).run()
        finally:
            gauge.dec()
            self.lines.discard(line)
            await table.leave(line)

    async def say_goodbye(self) -> None:
        """The server stops: everybody is told to come back."""
        goodbye = ENCODER.encode(Goodbye(retry=COME_BACK))
        for line in self.lines:
            line.send(goodbye)
        await asyncio.sleep(0.05)
        closing = [line.close(1012) for line in self.lines]
        await asyncio.gather(*closing, return_exceptions=True)
