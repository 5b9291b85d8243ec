"""The server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from lunasol.api.reviews import Reviews
from lunasol.engine.errors import LunasolError
from lunasol.protocol.refusals import RefusalKey
from lunasol.server.access.control import AccessControl
from lunasol.server.access.hops import Hops
from lunasol.server.access.tokens import Tokens
from lunasol.server.bots.pool import ProcessBotPool
from lunasol.server.http.handler import RequestHandler, problem
from lunasol.server.http.headers import HostCheck, SecurityHeaders
from lunasol.server.http.openapi import document
from lunasol.server.http.routes import ENDPOINTS, ServerServices
from lunasol.server.http.static_files import STATIC, StaticFiles
from lunasol.server.metrics import PrometheusMetrics
from lunasol.server.nodes.endpoint import NodeEndpoint
from lunasol.server.nodes.links import PATH as LINK
from lunasol.server.nodes.neighbours import COMMAND
from lunasol.server.nodes.node import Node
from lunasol.server.nodes.store import NodeStore
from lunasol.server.settings import ServerSettings
from lunasol.server.storage.store import Store
from lunasol.server.ws.endpoint import TableEndpoint
from lunasol.tables.clock import SystemClock
from lunasol.tables.ports import Ports
from lunasol.tables.registry import TableRegistry


class Server:
    """Everything that one process serves."""

    registry: TableRegistry
    reviews: Reviews
    handler: RequestHandler
    endpoint: TableEndpoint

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.node: Node | None = None
        self.store = NodeStore(settings) if settings.node else Store(settings.database)
        self.metrics = PrometheusMetrics()

    async def open(self) -> None:
        settings, metrics, store = self.settings, self.metrics, self.store
        await store.open()
        self.bots = ProcessBotPool(settings.workers, settings.bot_wait, metrics.late_bots.inc)
        access = AccessControl(settings, Tokens(await store.key("tokens")))
        ports = Ports(settings, store, self.bots, metrics, access, SystemClock())
        ownership = store if isinstance(store, NodeStore) else None
        self.registry = TableRegistry(ports, store, settings, ownership=ownership)
        self.reviews = Reviews(self.bots)
        services = ServerServices(self.registry, store, self.reviews, self.bots, store, metrics)
        self.handler = RequestHandler(services, access)
        self.endpoint = TableEndpoint(self.registry, access, metrics, settings)
        self.registry.open()
        if isinstance(store, NodeStore):
            await self.join(store, access)

    async def join(self, store: NodeStore, access: AccessControl) -> None:
        """Be one of several nodes."""
        hops = Hops(self.settings.node_secret or await store.key("nodes"))
        access.hops = hops
        self.endpoint = endpoint = NodeEndpoint(
            self.registry, access, self.metrics, self.settings, store, hops
        )
        self.node = Node(store, self.registry, endpoint, hops)
        await self.node.open()

    async def drain(self) -> None:
        """Leave the tables to the other nodes, if there are any."""
        if self.node is not None:
            await self.node.drain()

    async def close(self) -> None:
        """Finish what is in progress, then close everything."""
        self.reviews.close()
        if self.node is not None:
            await self.node.close()
        await self.registry.close()
        await self.store.close()
        self.bots.close()

    def app(self) -> Starlette:
        paths = dict.fromkeys(endpoint.path for endpoint in ENDPOINTS)
        return Starlette(
            routes=[
                *(self.route(path) for path in paths),
                Route("/api/openapi.json", self.show_document, methods=["GET"]),
                WebSocketRoute("/ws/tables/{id}", self.serve_socket),
                *(self.node_routes() if self.settings.node else ()),
                *StaticFiles(STATIC, self.game_at).routes(),
            ],
            exception_handlers={HTTPException: not_found},
            lifespan=self.lifespan,
        )

    def node_routes(self) -> list[BaseRoute]:
        """What nodes ask of each other."""
        return [
            Route(COMMAND, self.serve_node, methods=["POST"]),
            WebSocketRoute(LINK, self.serve_link),
        ]

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self.open()
        yield
        await self.close()

    def game_at(self, id: str) -> str | None:
        state = self.registry.state_in_memory(id)
        return None if state is None else state.opened.game

    async def serve_socket(self, socket: WebSocket) -> None:
        await self.endpoint.serve(socket)

    async def serve_node(self, request: Request) -> Response:
        assert self.node is not None
        return await self.node.commands.handle(request)

    async def serve_link(self, socket: WebSocket) -> None:
        assert isinstance(self.endpoint, NodeEndpoint)
        await self.endpoint.links.serve(socket)

    async def show_document(self, request: Request) -> Response:
        if not self.handler.access.may_ask(request):
            return problem(429, RefusalKey.TOO_FAST)
        return Response(encoded_document(), media_type="application/json")

    def route(self, path: str) -> Route:
        by_method = {each.method: each for each in ENDPOINTS if each.path == path}

        async def handle(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            if self.node is None:
                return await self.handler.handle(by_method[method], request)
            return await self.node.answer(self.handler, by_method[method], request)

        return Route(path, handle, methods=list(by_method))


async def not_found(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    is_method = error.status_code == 405
    key = RefusalKey.NOT_ALLOWED if is_method else RefusalKey.NOT_FOUND
    response = problem(error.status_code, key)
    response.headers.update(error.headers or {})
    return response


@cache
def encoded_document() -> bytes:
    return msgspec.json.encode(document())


class PlainStart:
    """If the start fails for a known reason, says it in one sentence instead of a traceback."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        failures: list[Message] = []

        async def hold_failure(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                failures.append(message)
            else:
                await send(message)

        try:
            await self.app(scope, receive, hold_failure)
        except LunasolError as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
        except BaseException:
            for message in failures:
                await send(message)
            raise


def new_app(server: Server) -> SecurityHeaders:
    app = HostCheck(server.app(), server.settings.origin)
    return SecurityHeaders(PlainStart(app))
