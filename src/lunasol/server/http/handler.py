"""Handles one HTTP request, from the first check to the answer."""

import logging

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from lunasol.api.answers import LARGEST_BODY, decoded, described, encoded, status_of
from lunasol.api.endpoints import ApiRequest, Endpoint, Text
from lunasol.engine.errors import LunasolError
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.access.control import AccessControl
from lunasol.server.http.routes import ServerServices
from lunasol.server.storage.databases import first_line
from lunasol.tables.ports import StorageError

log = logging.getLogger(__name__)


class RequestHandler:
    def __init__(self, services: ServerServices, access: AccessControl) -> None:
        self.services = services
        self.access = access

    async def handle(self, endpoint: Endpoint, request: Request) -> Response:
        address = self.access.address(request)
        if not self.access.may_ask(request):
            return problem(429, RefusalKey.TOO_FAST)
        if not self.access.is_own_origin(request):
            return problem(403, RefusalKey.OTHER_ORIGIN)
        if endpoint.path == "/metrics" and not self.access.is_local(request):
            return problem(403, RefusalKey.ONLY_LOCAL)
        if not self.may_have(endpoint, request, address):
            return problem(429, RefusalKey.TOO_FAST)
        try:
            return await self.answer(endpoint, request, address)
        except RequestRefused as refusal:
            return problem(status_of(refusal.key), refusal.key, refusal.detail)
        except LunasolError as error:
            return problem(400, RefusalKey.BAD_REQUEST, str(error))
        except (SQLAlchemyError, StorageError, OSError) as error:
            log.error("a request failed: %s", first_line(error))
            return problem(503, RefusalKey.NOT_STORED)

    def may_have(self, endpoint: Endpoint, request: Request, address: str) -> bool:
        """Whether this address has not asked too often for something that costs more."""
        access = self.access
        if access.is_passed_on(request):
            return True
        if endpoint.is_heavy and not access.replays.take(address):
            return False
        if endpoint.opens and not access.new_tables.take(address):
            return False
        is_guest = not endpoint.welcomes or access.person(request) is not None
        return is_guest or access.new_guests.take(address)

    async def answer(self, endpoint: Endpoint, request: Request, address: str) -> Response:
        body = None
        if endpoint.takes is not None:
            body = decoded(await read(request), endpoint.takes)
        known = self.access.person(request)
        person = known or self.access.tokens.new_person()
        found = await endpoint.answer(
            ApiRequest(
                self.services,
                person,
                address,
                self.access.base(request),
                self.access.tokens.token(person),
                dict(request.path_params),
                dict(request.query_params),
                body,
            )
        )
        response = respond(endpoint, found)
        if known is None and endpoint.welcomes:
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


def respond(endpoint: Endpoint, found: object) -> Response:
    if found is None:
        return Response(status_code=endpoint.status)
    if isinstance(found, Text):
        headers = {}
        if found.filename:
            headers["content-disposition"] = f'attachment; filename="{found.filename}"'
        return Response(found.body, media_type=found.media, headers=headers)
    return Response(encoded(found), endpoint.status, media_type="application/json")


def problem(status: int, key: RefusalKey, detail: str = "") -> Response:
    return Response(encoded(described(key, detail)), status, media_type="application/json")
