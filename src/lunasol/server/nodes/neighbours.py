"""Requests from one node to another: what a client asked about a table there, or a command."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import httpx
import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.access.hops import HEADER, HERE, NODES, Hops, passed_on
from lunasol.server.http.handler import problem
from lunasol.server.nodes.endpoint import NodeEndpoint
from lunasol.tables.ownership import OwnedElsewhere

PATIENCE = httpx.Timeout(15.0, connect=3.0)
COMMAND = NODES + "tables/{id}/{what}"
PASSED_BACK = ("content-type", "content-disposition", "set-cookie")
FAILURES = (httpx.HTTPError, httpx.InvalidURL)


class Refusal(msgspec.Struct):
    """What the owner of a table answers if it refuses."""

    key: RefusalKey
    detail: str = ""


class NodeNeighbours:
    def __init__(self, hops: Hops, endpoint: NodeEndpoint) -> None:
        self.hops = hops
        self.endpoint = endpoint
        self.clients: dict[str, httpx.AsyncClient] = {}
        """By address of a node, the connections to it."""
        self.asked: dict[asyncio.Future[httpx.Response], str] = {}
        """Requests that other nodes have not answered yet, with the address of the node."""

    def client(self, address: str) -> httpx.AsyncClient:
        if address not in self.clients:
            checks = address.startswith("https:")  # certificates take long to load
            self.clients[address] = httpx.AsyncClient(
                base_url=address, timeout=PATIENCE, trust_env=False, verify=checks
            )
        return self.clients[address]

    async def close(self) -> None:
        for client in self.clients.values():
            await client.aclose()

    def dismiss(self, table_id: str) -> None:
        self.endpoint.dismiss(table_id)

    async def forward(self, request: Request, other: OwnedElsewhere, address: str) -> Response:
        """Answer as the owner of the table does. What was passed on once is not passed on again."""
        path = request.scope["path"]
        if HEADER in request.headers or request.path_params.get("id") != other.table_id:
            return problem(503, RefusalKey.NOT_STORED)
        headers = {
            "host": request.headers.get("host", ""),
            **passed_on(request),
            **self.hops.header(address, request.method, path),
        }
        try:
            found = await self.send(other, request.method, path, headers, str(request.url.query))
        except FAILURES:
            return problem(503, RefusalKey.NOT_STORED)
        kept = {name: found.headers[name] for name in PASSED_BACK if name in found.headers}
        return Response(found.content, found.status_code, kept)

    async def send(
        self, other: OwnedElsewhere, method: str, path: str, headers: dict[str, str], query: str
    ) -> httpx.Response:
        if not other.address:
            raise httpx.InvalidURL("no node has the table")
        url = f"{path}?{query}" if query else path
        request = self.client(other.address).request(method, url, headers=headers)
        return await self.answered(other.address, request)

    async def answered(self, address: str, request: Awaitable[httpx.Response]) -> httpx.Response:
        """The answer of another node, for which nobody waits once its lease has run out."""
        asked = asyncio.ensure_future(request)
        self.asked[asked] = address
        try:
            await asyncio.wait({asked})
            if asked.cancelled():
                raise httpx.ReadTimeout("the node has lost its lease")
            return asked.result()
        finally:
            asked.cancel()
            del self.asked[asked]

    def check_requests(self, alive: list[str]) -> None:
        for asked, address in list(self.asked.items()):
            if address not in alive:
                asked.cancel()

    async def ask(self, other: OwnedElsewhere, what: str, **facts: Any) -> None:
        """Let the owner of a table do something there."""
        path = COMMAND.format(id=other.table_id, what=what)
        headers = self.hops.header(HERE, "POST", path)
        try:
            request = self.client(other.address).post(path, json=facts, headers=headers)
            found = await self.answered(other.address, request)
        except FAILURES:
            raise RequestRefused(RefusalKey.NOT_STORED) from None
        if found.status_code >= 300:
            raise refusal_in(found.content)


def refusal_in(content: bytes) -> RequestRefused:
    try:
        refusal = msgspec.json.decode(content, type=Refusal)
        return RequestRefused(refusal.key, refusal.detail)
    except msgspec.MsgspecError:
        return RequestRefused(RefusalKey.NOT_STORED)
