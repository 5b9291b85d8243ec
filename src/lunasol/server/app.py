"""The server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from lunasol.engine.errors import LunasolError
from lunasol.protocol.http import Problem
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.access.control import AccessControl
from lunasol.server.access.tokens import Tokens
from lunasol.server.bots.pool import BotPool
from lunasol.server.http import routes
from lunasol.server.http.headers import SecurityHeaders
from lunasol.server.http.openapi import document
from lunasol.server.http.routes import ENDPOINTS, ClientMessage, Endpoint, Text
from lunasol.server.http.static_files import PAGES, StaticFiles
from lunasol.server.metrics import Metrics
from lunasol.server.settings import Settings
from lunasol.server.storage.store import Store
from lunasol.server.ws.endpoint import Sockets
from lunasol.tables.ports import Services
from lunasol.tables.registry import TableRegistry

log = logging.getLogger(__name__)
LARGEST_BODY = 20_000
LOOPBACK = ("127.0.0.1", "::1", "local")


class Server:
    """Everything that one process serves."""

    hall: TableRegistry
    access: AccessControl
    sockets: Sockets

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)

    async def open(self) -> None:
        await self.store.open()
        bots = BotPool(self.settings.workers)
        services = Services(self.settings, self.store, bots, Metrics())
        self.access = AccessControl(self.settings, Tokens(await self.store.key("tokens")))
        self.hall = TableRegistry(services)
        self.sockets = Sockets(self.hall, self.access)
        await self.hall.open()

    async def close(self) -> None:
        """What was begun is finished."""
        await self.hall.close()
        await self.store.close()
        self.hall.services.bots.close()

    def app(self) -> Starlette:
        paths = dict.fromkeys(endpoint.path for endpoint in ENDPOINTS)
        return Starlette(
            routes=[
                *(self.route(path) for path in paths),
                Route("/api/openapi.json", show_document, methods=["GET"]),
                WebSocketRoute("/ws/tables/{id}", self.serve_socket),
                *StaticFiles(PAGES, self.game_at).routes(),
            ],
            exception_handlers={HTTPException: not_found},
            lifespan=self.lifespan,
        )

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self.open()
        yield
        await self.close()

    def game_at(self, id: str) -> str | None:
        table = self.hall.tables.get(id)
        return None if table is None else table.state.opened.game

    async def serve_socket(self, socket: WebSocket) -> None:
        await self.sockets.serve(socket)

    # One request ------------------------------------------------------------------------------

    def route(self, path: str) -> Route:
        by_method = {each.method: each for each in ENDPOINTS if each.path == path}

        async def handle(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            return await self.handle(by_method[method], request)

        return Route(path, handle, methods=list(by_method))

    async def handle(self, endpoint: Endpoint, request: Request) -> Response:
        address = self.access.address(request)
        if not self.access.requests.take(address):
            return problem(429, RefusalKey.TOO_FAST)
        if not self.access.is_our_page(request):
            return problem(403, RefusalKey.OTHER_ORIGIN)
        if endpoint.path == "/metrics" and address not in LOOPBACK:
            return problem(403, RefusalKey.ONLY_LOCAL)
        try:
            return await self.answer(endpoint, request)
        except RequestRefused as no:
            return problem(routes.status_of(no), no.key)
        except LunasolError as error:
            return problem(400, RefusalKey.BAD_REQUEST, str(error))
        except (SQLAlchemyError, OSError) as error:
            log.error("a request failed: %s", str(error).splitlines()[0][:200])
            return problem(503, RefusalKey.NOT_STORED)

    async def answer(self, endpoint: Endpoint, request: Request) -> Response:
        body = None
        if endpoint.takes is not None:
            body = decoded(await read(request), endpoint.takes)
        known = self.access.person(request)
        person = known or self.access.tokens.new()
        asked = ClientMessage(
            self.hall,
            person,
            self.access.base(request),
            self.access.tokens.token(person),
            dict(request.path_params),
            dict(request.query_params),
            body,
        )
        response = respond(endpoint, await endpoint.answer(asked))
        if known is None and endpoint.method == "POST":
            self.access.remember(response, request, person)
        return response


async def read(request: Request) -> bytes:
    """The body, unless it is larger than anything we ask for."""
    found = b""
    try:
        async for part in request.stream():
            found += part
            if len(found) > LARGEST_BODY:
                raise RequestRefused(RefusalKey.TOO_LARGE)
    except ClientDisconnect:
        raise RequestRefused(RefusalKey.MALFORMED) from None
    return found


def decoded(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise LunasolError(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RequestRefused(RefusalKey.MALFORMED) from None


def respond(endpoint: Endpoint, found: object) -> Response:
    if found is None:
        return Response(status_code=endpoint.status)
    if isinstance(found, Text):
        headers = {}
        if found.filename:
            headers["content-disposition"] = f'attachment; filename="{found.filename}"'
        return Response(found.body, media_type=found.media, headers=headers)
    data = msgspec.json.encode(found)
    return Response(data, endpoint.status, media_type="application/json")


def problem(status: int, key: RefusalKey, detail: str = "") -> Response:
    data = msgspec.json.encode(Problem(key, detail[:300]))
    return Response(data, status, media_type="application/json")


async def not_found(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    not_allowed = error.status_code == 405
    key = RefusalKey.NOT_ALLOWED if not_allowed else RefusalKey.NOT_FOUND
    response = problem(error.status_code, key)
    response.headers.update(error.headers or {})
    return response


async def show_document(_request: Request) -> Response:
    return JSONResponse(document())


def new_app(settings: Settings) -> SecurityHeaders:
    return SecurityHeaders(Server(settings).app())
