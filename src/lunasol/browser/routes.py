"""The endpoints of the door in the browser: those that every door has, and its own."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from lunasol.api.answers import LARGEST_BODY, decoded, described, encoded
from lunasol.api.endpoints import (
    FINISHED_MATCHES,
    MYSELF,
    TABLES,
    ApiRequest,
    Endpoint,
    Services,
    Text,
)
from lunasol.browser.storage import DeviceStorage
from lunasol.protocol import http
from lunasol.protocol.refusals import RefusalKey, RequestRefused

Answer = tuple[int, str]
"""The status, and the text: JSON, or the record of a match."""


@dataclass(frozen=True)
class DeviceServices(Services):
    """What only a device has."""

    storage: DeviceStorage
    review_record: Callable[[str, str], http.Review]
    """Reviews a match that was played elsewhere, for an address."""
    remove: Callable[[list[str]], Awaitable[None]]
    """Deletes these tables with everything about them."""


async def remove_table(request: ApiRequest[DeviceServices]) -> None:
    """A table that its only person removes is deleted: nobody else could want it."""
    id = request.path["id"]
    if not await request.services.storage.has(id):
        raise RequestRefused(RefusalKey.NO_SUCH_TABLE)
    await request.services.remove([id])


async def review_file(request: ApiRequest[DeviceServices]) -> http.Review:
    return request.services.review_record(request.body.record, request.address)


async def forget(request: ApiRequest[DeviceServices]) -> None:
    storage = request.services.storage
    await request.services.remove([*storage.rows, *storage.outdated])


ENDPOINTS = (
    *TABLES,
    *FINISHED_MATCHES,
    *MYSELF,
    Endpoint(
        "DELETE", "/api/me/tables/{id}", "Delete a table of mine", remove_table, None,
        refuses=(404,), status=204,
    ),
    Endpoint(
        "POST", "/api/review", "A match from its record in hindsight, as far as it has been judged",
        review_file, http.Review, http.Recorded, refuses=(400, 409),
    ),
    Endpoint("DELETE", "/api/me", "Delete all my tables", forget, None, status=204),
)  # fmt: skip


def at_path(path: str) -> dict[str, tuple[Endpoint, dict[str, str]]]:
    """By method, the endpoints at this path with the values of its variable parts."""
    found = {}
    for endpoint in ENDPOINTS:
        facts = re.fullmatch(endpoint.path.replace("{id}", "(?P<id>[^/]+)"), path)
        if facts is not None:
            found[endpoint.method] = endpoint, facts.groupdict()
    return found


def parameters(query: str) -> dict[str, str]:
    """The parameters of a query. Nothing that is valid in a path or a query needs to be escaped, so
    there is nothing to decode."""
    parts = (part.partition("=") for part in query.split("&"))
    return {name: value for name, _, value in parts if name}


def body_of(endpoint: Endpoint, text: str | None) -> object:
    """The body of a request as its endpoint takes it."""
    if endpoint.takes is None:
        return None
    data = (text or "").encode(errors="surrogatepass")
    if len(data) > LARGEST_BODY:
        raise RequestRefused(RefusalKey.TOO_LARGE)
    return decoded(data, endpoint.takes)


def respond(endpoint: Endpoint, found: object) -> Answer:
    if found is None:
        return endpoint.status, ""
    text = found.body if isinstance(found, Text) else encoded(found).decode()
    return endpoint.status, text


def problem(status: int, key: RefusalKey, detail: str = "") -> Answer:
    return status, encoded(described(key, detail)).decode()
