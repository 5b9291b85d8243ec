"""WebSockets at a node: for its own tables as ever, for others it passes the frames on."""

import asyncio
from contextlib import suppress
from functools import partial
from urllib.parse import urlsplit

import websockets
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection

from lunasol.server.access.control import SUBPROTOCOL, AccessControl
from lunasol.server.access.hops import HEADER, Hops, passed_on
from lunasol.server.metrics import PrometheusMetrics
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
"""Milliseconds after which a client comes back that was sent away."""
CONNECT_SECONDS = 3.0
GONE = (OSError, TimeoutError, websockets.WebSocketException)
RESTARTS = 1012


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
                connection.dismiss(RETRY)
            else:
                await super().run(connection, table)
        finally:
            here.discard(connection)
            if not here and self.here.get(id) is here:
                del self.here[id]

    def dismiss(self, table_id: str) -> None:
        """Everybody at this table comes back in a second, wherever it is then."""
        for connection in list(self.here.get(table_id, ())):
            connection.dismiss(RETRY)

    # The tables of others ---------------------------------------------------------------------

    async def pass_on(self, socket: WebSocket, other: OwnedElsewhere) -> None:
        is_passed_on = HEADER in socket.headers
        if is_passed_on or self.store.is_draining or not other.address:
            await self.send_back(socket)
            return
        try:
            remote = await self.connect(socket, other.address)
        except websockets.InvalidStatus:  # the owner does not admit this client
            await socket.close()
            return
        except GONE:
            await self.send_back(socket)
            return
        connection = await self.accept(socket)
        connection.serve_later(partial(self.relay, connection, remote, other.address))

    async def send_back(self, socket: WebSocket) -> None:
        """The table is between two nodes: the client tries again in a second."""
        (await self.accept(socket)).dismiss(RETRY)

    async def accept(self, socket: WebSocket) -> WebSocketConnection:
        await socket.accept(SUBPROTOCOL if SUBPROTOCOL in socket.scope["subprotocols"] else None)
        return WebSocketConnection(socket, "", None, self.access.address(socket))

    async def connect(self, socket: WebSocket, address: str) -> ClientConnection:
        """A connection to the owner as if the client had made it."""
        owner, path = urlsplit(address), socket.scope["path"]
        is_safe = owner.scheme == "https"
        headers = {**passed_on(socket), **self.hops.header(self.access.address(socket), "WS", path)}
        return await websockets.connect(
            f"{'wss' if is_safe else 'ws'}://{socket.headers.get('host', owner.netloc)}{path}",
            host=owner.hostname,
            port=owner.port or (443 if is_safe else 80),
            server_hostname=owner.hostname if is_safe else None,
            additional_headers=headers,
            subprotocols=socket.scope["subprotocols"] or None,
            user_agent_header=None,
            compression=None,
            max_size=None,
            open_timeout=CONNECT_SECONDS,
            proxy=None,
        )

    async def relay(
        self, connection: WebSocketConnection, remote: ClientConnection, address: str
    ) -> None:
        """Pass frames on in both directions until one side ends."""
        self.elsewhere[connection] = address
        sending = asyncio.create_task(self.send_on(connection, remote))
        try:
            with self.access.connections.one_for(connection.address):
                await self.send_home(connection, remote)
        finally:
            self.elsewhere.pop(connection, None)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await remote.close()

    async def send_on(self, connection: WebSocketConnection, remote: ClientConnection) -> None:
        with suppress(websockets.ConnectionClosed):
            while (text := await connection.next_text()) is not None:
                await remote.send(text, text=True)
        await remote.close()

    async def send_home(self, connection: WebSocketConnection, remote: ClientConnection) -> None:
        try:
            while True:
                connection.send(await remote.recv(decode=False))
        except websockets.ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else RESTARTS
        if code == RESTARTS:
            connection.dismiss(RETRY)
        else:
            await connection.hang_up(code)

    def check_relays(self, alive: list[str]) -> None:
        """Nobody waits for a node whose lease has run out, even if its sockets are still open."""
        for connection, address in list(self.elsewhere.items()):
            if address not in alive:
                connection.dismiss(RETRY)
