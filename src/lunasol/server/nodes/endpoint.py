"""WebSockets at a node: for its own tables as ever, for others it passes the frames on."""

import asyncio
import random
from functools import partial
from urllib.parse import urlsplit

import websockets
from starlette.responses import Response
from starlette.websockets import WebSocket

from lunasol.server.access.control import SUBPROTOCOL, AccessControl
from lunasol.server.access.hops import HEADER, Hops, passed_on
from lunasol.server.metrics import PrometheusMetrics
from lunasol.server.nodes.channels import RESTARTS, ClientEnd
from lunasol.server.nodes.links import CONNECT_SECONDS, Links
from lunasol.server.nodes.store import NodeStore
from lunasol.server.settings import ServerSettings
from lunasol.server.ws.connection import NodeConnection, WebSocketConnection
from lunasol.server.ws.endpoint import TableEndpoint
from lunasol.tables.outbox import Program
from lunasol.tables.ownership import OwnedElsewhere
from lunasol.tables.ports import StorageError
from lunasol.tables.registry import TableRegistry
from lunasol.tables.table import Table

RETRY = 1000
"""Milliseconds after which a client comes back at the latest that was sent away."""
SOON = 50
"""Milliseconds after which it comes back if its table is free."""
SPREAD = 200
"""Milliseconds over which clients are spread that come back to the same place."""
MARGIN = 0.2
"""Seconds that a connection to the owner may take even if its lease has nearly run out."""
UNAVAILABLE = 503
GONE = (OSError, TimeoutError, websockets.WebSocketException)


class NodeEndpoint(TableEndpoint):
    def __init__(
        self,
        registry: TableRegistry,
        access: AccessControl,
        metrics: PrometheusMetrics,
        settings: ServerSettings,
        store: NodeStore,
        hops: Hops,
    ) -> None:
        super().__init__(registry, access, metrics, settings)
        self.store = store
        self.hops = hops
        self.links = Links(hops, self.is_sure)
        self.here: dict[str, set[WebSocketConnection]] = {}
        """By table of this node, who is connected."""
        self.elsewhere: dict[WebSocketConnection, str] = {}
        """Who is passed on, with the address of the node."""

    async def serve(self, socket: WebSocket) -> None:
        try:
            await super().serve(socket)
        except OwnedElsewhere as other:
            await self.pass_on(socket, other)
        except StorageError:
            await self.send_back(socket)

    async def table_of(self, socket: WebSocket) -> Table | None:
        return await self.store.lease.while_sure(super().table_of(socket))

    # Our own tables ---------------------------------------------------------------------------

    def connection(
        self, socket: WebSocket, identity: tuple[str, Program | None], address: str
    ) -> WebSocketConnection:
        return NodeConnection(socket, *identity, address, self.is_sure)

    def is_sure(self) -> bool:
        return self.store.lease.is_sure

    async def run(self, connection: WebSocketConnection, table: Table) -> None:
        id = table.state.id
        here = self.here.setdefault(id, set())
        here.add(connection)
        try:
            if table.is_evicted:  # since the handshake
                connection.dismiss(retry_after(0.0))
            else:
                await super().run(connection, table)
        finally:
            here.discard(connection)
            if not here and self.here.get(id) is here:
                del self.here[id]

    def dismiss(self, table_id: str) -> None:
        """Everybody at this table comes back when it can be found elsewhere, which is at once
        unless this node has lost touch with the database."""
        lease = self.store.lease
        seconds = 0.0 if lease.is_sure else lease.left
        for connection in list(self.here.get(table_id, ())):
            connection.dismiss(retry_after(seconds))

    # The tables of others ---------------------------------------------------------------------

    async def pass_on(self, socket: WebSocket, other: OwnedElsewhere) -> None:
        if self.store.is_draining or not other.address:
            await self.send_back(socket, 0.0)
            return
        if HEADER in socket.headers:
            await self.send_back(socket)
            return
        try:
            channel = await self.connect(socket, other)
        except websockets.InvalidStatus as refused:
            if refused.response.status_code == UNAVAILABLE:
                await self.send_back(socket, other.seconds)
            else:  # the owner does not admit this client
                await socket.close()
            return
        except GONE:
            await self.send_back(socket, other.seconds)
            return
        connection = await self.accept(socket)
        connection.serve_later(partial(self.relay, connection, channel, other.address))

    async def send_back(self, socket: WebSocket, seconds: float = RETRY / 1000) -> None:
        """The table is between two nodes: the client tries again when it may be free. Another node
        hears so with the status, and tells the client itself."""
        if HEADER in socket.headers:
            await socket.send_denial_response(Response(status_code=UNAVAILABLE))
        else:
            (await self.accept(socket)).dismiss(retry_after(seconds))

    async def accept(self, socket: WebSocket) -> WebSocketConnection:
        await socket.accept(SUBPROTOCOL if SUBPROTOCOL in socket.scope["subprotocols"] else None)
        return WebSocketConnection(socket, "", None, self.access.address(socket))

    async def connect(self, socket: WebSocket, other: OwnedElsewhere) -> ClientEnd:
        """A channel to the owner, opened as the client would open a connection. An owner that is
        silent until its lease runs out is not waited for."""
        path = socket.scope["path"]
        url = f"ws://{urlsplit(other.address).netloc}{path}"
        headers = {
            **{name: socket.headers[name] for name in ("host",) if name in socket.headers},
            **passed_on(socket),
            **self.hops.header(self.access.address(socket), "WS", path),
        }
        async with asyncio.timeout(min(CONNECT_SECONDS, other.seconds + MARGIN)):
            channel = await self.links.channel(other.address)
            try:
                await channel.open(url, headers, socket.scope["subprotocols"])
            except BaseException:
                channel.close()
                raise
        return channel

    async def relay(
        self, connection: WebSocketConnection, channel: ClientEnd, address: str
    ) -> None:
        """Pass frames on in both directions until one side ends."""
        self.elsewhere[connection] = address
        sending = asyncio.create_task(self.send_on(connection, channel))
        connection.on_text(channel.send)
        channel.receive_with(connection.write)
        try:
            with self.access.connections.one_for(connection.address):
                await self.follow(connection, await channel.ended)
        finally:
            self.elsewhere.pop(connection, None)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            channel.close()

    async def send_on(self, connection: WebSocketConnection, channel: ClientEnd) -> None:
        """Most texts are passed on at once; what is left are those that came in several frames."""
        while (text := await connection.next_text()) is not None:
            channel.send(text.encode() if isinstance(text, str) else text)
        channel.close()

    async def follow(self, connection: WebSocketConnection, code: int) -> None:
        """End the client's connection as its owner has ended the channel."""
        if code == RESTARTS:
            connection.dismiss(retry_after(0.0))
        else:
            await connection.hang_up(code)

    def check_relays(self, alive: list[str]) -> None:
        """Nobody waits for a node whose lease has run out, even if its sockets are still open."""
        self.links.check(alive)
        for connection, address in list(self.elsewhere.items()):
            if address not in alive:
                connection.dismiss(retry_after(0.0))

    def dismiss_relays(self) -> None:
        """This node stops: whom it has passed on comes back to another one."""
        for connection in list(self.elsewhere):
            connection.dismiss(retry_after(0.0))
        self.links.close()


def retry_after(seconds: float) -> int:
    """Milliseconds until a client should come back for a table that is free after these seconds."""
    return min(RETRY, SOON + round(seconds * 1000)) + random.randrange(SPREAD)
