"""Handles one HTTP request, from the first check to the answer."""

import logging
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from lunasol.engine.errors import LunasolError
from lunasol.protocol.http import Problem
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.access.control import AccessControl
from lunasol.server.http.routes import ApiRequest, Endpoint, Services, Text
from lunasol.tables.ports import StorageError

log = logging.getLogger(__name__)
LARGEST_BODY = 20_000
STATUS = {
    RefusalKey.NO_SUCH_TABLE: 404,
    RefusalKey.NOT_OVER: 409,
    RefusalKey.TOO_MANY_TABLES: 409,
    RefusalKey.SERVER_FULL: 409,
    RefusalKey.NOT_STORED: 503,
}
"""The status of some refusals; all others are 400."""


class RequestHandler:
    def __init__(self, services: Services, access: AccessControl) -> None:
        self.services = services
        self.access = access

    async def handle(self, endpoint: Endpoint, request: Request) -> Response:
        address = self.access.address(request)
        if not self.access.requests.take(address):
            return problem(429, RefusalKey.TOO_FAST)
        if not self.access.is_own_origin(request):
            return problem(403, RefusalKey.OTHER_ORIGIN)
        if endpoint.path == "/metrics" and not self.access.is_local(request):
            return problem(403, RefusalKey.ONLY_LOCAL)
        if endpoint.is_heavy and not self.access.replays.take(address):
            return problem(429, RefusalKey.TOO_FAST)
        try:
            return await self.answer(endpoint, request)
        except RequestRefused as refusal:
            return problem(STATUS.get(refusal.key, 400), refusal.key, refusal.detail)
        except LunasolError as error:
            return problem(400, RefusalKey.BAD_REQUEST, str(error))
        except (SQLAlchemyError, StorageError, OSError) as error:
            log.error("a request failed: %s", str(error).splitlines()[0][:200])
            return problem(503, RefusalKey.NOT_STORED)

    async def answer(self, endpoint: Endpoint, request: Request) -> Response:
        body = None
        if endpoint.takes is not None:
            body = decoded(await read(request), endpoint.takes)
        known = self.access.person(request)
        person = known or self.access.tokens.new_person()
        found = await endpoint.answer(
            ApiRequest(
                self.services,
                person,
                self.access.base(request),
                self.access.tokens.token(person),
                dict(request.path_params),
                dict(request.query_params),
                body,
            )
        )
        response = respond(endpoint, found)
        if known is None and endpoint.method == "POST":
            self.access.remember(response, request, person)
        return response


async def read(request: Request) -> bytes:
    """The body, unless it is larger than any we accept."""
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
    data = found if isinstance(found, bytes) else msgspec.json.encode(found)
    return Response(data, endpoint.status, media_type="application/json")


def problem(status: int, key: RefusalKey, detail: str = "") -> Response:
    data = msgspec.json.encode(Problem(key, detail[:300]))
    return Response(data, status, media_type="application/json")
