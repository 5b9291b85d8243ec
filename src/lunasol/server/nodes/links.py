"""The links of a node to the others, in both directions."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import cast
from urllib.parse import urlsplit

import websockets
from starlette.websockets import WebSocket

from lunasol.server.access.hops import HERE, NODES, Hops
from lunasol.server.nodes.channels import ClientEnd, OwnerEnd
from lunasol.server.nodes.link import Link
from lunasol.server.ws.connection import EXTENSION
from lunasol.server.ws.fast_protocol import FastWebSocketProtocol

PATH = f"{NODES}link"
CONNECT_SECONDS = 3.0
REFUSED = 1008


class Links:
    def __init__(self, hops: Hops, is_sure: Callable[[], bool]) -> None:
        self.hops = hops
        self.is_sure = is_sure
        self.connecting: dict[str, asyncio.Task[Link]] = {}
        """By address of a node, the link to it, or the attempt to make one."""
        self.incoming: set[Link] = set()
        """Those that other nodes have opened."""

    def beat(self) -> None:
        """Tell all others that we are there, and cut the links on which nothing comes back."""
        for task in list(self.connecting.values()):
            if task.done() and not is_useless(task):
                task.result().beat()
        for link in list(self.incoming):
            link.beat()

    # To others --------------------------------------------------------------------------------

    async def channel(self, address: str) -> ClientEnd:
        """A new channel to the node at this address. Several clients may wait for one link."""
        task = self.connecting.get(address)
        if task is None or is_useless(task):
            task = asyncio.create_task(self.connect(address), name=f"link to {address}")
            self.connecting[address] = task
        return ClientEnd(await asyncio.shield(task))

    async def connect(self, address: str) -> Link:
        """The handshake is that of a WebSocket, so that whatever lies between the nodes lets it
        pass. From then on both sides write parts of channels."""
        node = urlsplit(address)
        scheme = "wss" if node.scheme == "https" else "ws"
        remote = await websockets.connect(
            f"{scheme}://{node.netloc}{PATH}",
            additional_headers=self.hops.header(HERE, "WS", PATH),
            user_agent_header=None,
            compression=None,
            open_timeout=CONNECT_SECONDS,
            ping_interval=None,
            proxy=None,
        )
        link = Link(remote.transport)
        remote.transport.set_protocol(cast(asyncio.Protocol, link))
        return link

    def check(self, alive: list[str]) -> None:
        """Nobody waits for a node whose lease has run out, even if its sockets are still open."""
        for address in [each for each in self.connecting if each not in alive]:
            self.drop(address)

    def close(self) -> None:
        for address in list(self.connecting):
            self.drop(address)

    def drop(self, address: str) -> None:
        task = self.connecting.pop(address)
        if not task.done():
            task.cancel()
        elif not is_useless(task):
            task.result().transport.abort()

    # From others ------------------------------------------------------------------------------

    async def serve(self, socket: WebSocket) -> None:
        """Another node opens a link. Its clients are admitted one by one, as if each had connected
        by itself."""
        if self.hops.address_of(socket) is None:
            await socket.close(REFUSED)
            return
        await socket.accept()
        frames: FastWebSocketProtocol = socket.scope["extensions"][EXTENSION]
        link = Link(frames.transport, partial(new_end, frames), self.is_sure)
        self.incoming.add(link)

        def on_lost(exc: Exception | None) -> None:
            self.incoming.discard(link)
            frames.connection_lost(exc)

        link.on_lost = on_lost
        frames.hand_over(link)


def new_end(frames: FastWebSocketProtocol, link: Link, number: int) -> OwnerEnd:
    return OwnerEnd(link, number, frames.another())


def is_useless(task: asyncio.Task[Link]) -> bool:
    """Whether no link came of it, or one that is lost by now."""
    if not task.done():
        return False
    return task.cancelled() or task.exception() is not None or task.result().is_lost
