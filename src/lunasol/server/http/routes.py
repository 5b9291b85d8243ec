"""The endpoints of the server: those that every door has, and its own."""

import io
from dataclasses import dataclass

import segno

import lunasol
from lunasol.api.endpoints import (
    FINISHED_MATCHES,
    MYSELF,
    TABLE,
    TABLES,
    ApiRequest,
    Endpoint,
    Services,
    Text,
    link,
)
from lunasol.engine.build import is_compiled
from lunasol.protocol import http
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.http import privacy
from lunasol.server.metrics import PrometheusMetrics
from lunasol.server.storage.store import Store
from lunasol.tables.registry import held

LONGEST_LINK = 300


@dataclass(frozen=True)
class ServerServices(Services):
    """What only a server has."""

    store: Store
    metrics: PrometheusMetrics


async def qr_code(request: ApiRequest[Services]) -> Text:
    picture = io.BytesIO()
    address = link(request, await request.table())
    if len(address) > LONGEST_LINK:
        raise RequestRefused(RefusalKey.BAD_REQUEST)
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=3, xmldecl=False)
    return Text(picture.getvalue().decode(), "image/svg+xml")


# People ---------------------------------------------------------------------------------------


async def remove_table(request: ApiRequest[Services]) -> None:
    table = await request.table()
    with held(table):
        await table.remove_for(request.person)


async def export(request: ApiRequest[ServerServices]) -> http.Export:
    return await privacy.export(request.services.store, request.person)


async def forget(request: ApiRequest[ServerServices]) -> None:
    await privacy.forget(request.services.registry, request.services.store, request.person)


# Operations -----------------------------------------------------------------------------------


async def health(request: ApiRequest[ServerServices]) -> http.Health:
    """Fails if the database cannot be written."""
    await request.services.store.check()
    return http.Health("ok", lunasol.__version__, is_compiled())


async def metrics(request: ApiRequest[ServerServices]) -> Text:
    return Text(request.services.metrics.page().decode(), "text/plain")


ENDPOINTS = (
    *TABLES,
    Endpoint(
        "GET", f"{TABLE}/qr.svg", "Its link as a QR code", qr_code, "image/svg+xml", refuses=(404,)
    ),
    *FINISHED_MATCHES,
    *MYSELF,
    Endpoint(
        "DELETE", "/api/me/tables/{id}", "Remove a table from my list; an unfinished one ends",
        remove_table, None, refuses=(404,), status=204,
    ),
    Endpoint("GET", "/api/me/export", "Everything that is stored about me", export, http.Export),
    Endpoint("DELETE", "/api/me", "Forget me: my names and words", forget, None, status=204),
    Endpoint("GET", "/healthz", "Whether the server works", health, http.Health),
    Endpoint("GET", "/metrics", "Metrics for Prometheus", metrics, "text/plain", refuses=(403,)),
)  # fmt: skip
