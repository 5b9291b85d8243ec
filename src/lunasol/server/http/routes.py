"""The HTTP API: one small function per endpoint."""

import io
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import segno

import lunasol
from lunasol import games
from lunasol.engine.record import write_record
from lunasol.protocol import http
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.server_messages import TableInfo
from lunasol.server.bots.pool import ProcessBotPool
from lunasol.server.bots.reviews import Reviews
from lunasol.server.http import my_tables as mine
from lunasol.server.http import privacy
from lunasol.server.http.replay import ReplayJob, replay_record
from lunasol.server.metrics import PrometheusMetrics
from lunasol.server.storage.store import Store
from lunasol.tables import catalog
from lunasol.tables.registry import TableRegistry
from lunasol.tables.table import Table


@dataclass(frozen=True)
class Text:
    """An answer that is not JSON."""

    body: str
    media: str
    filename: str = ""


@dataclass(frozen=True)
class Services:
    """What the endpoints work with."""

    registry: TableRegistry
    store: Store
    reviews: Reviews
    metrics: PrometheusMetrics
    processes: ProcessBotPool
    """Where bots think, and anything else that would hold up the moves of others."""


@dataclass(frozen=True)
class ApiRequest:
    """A request: who asks, about what, with what."""

    services: Services
    person: str
    base: str
    """The beginning of links to this server."""
    token: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None

    async def table(self) -> Table:
        return await self.services.registry.find(self.path["id"])


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    answer: Callable[[ApiRequest], Awaitable[Any]]
    gives: Any
    """The type of the answer, or the media type of a text."""
    takes: Any = None
    query: Mapping[str, str] = field(default_factory=dict)
    """Parameters of the query, each with the pattern of its values."""
    refuses: tuple[int, ...] = ()
    status: int = 200
    is_heavy: bool = False
    """Whether it takes as long as many others, and so has a rate of its own."""


# Games and tables -----------------------------------------------------------------------------


async def list_games(_: ApiRequest) -> list[http.GameInfo]:
    return [game_info(id) for id in games.GAMES]


def game_info(id: str) -> http.GameInfo:
    definition = games.definition(id)
    deck = next(option.default for option in definition.options if option.name == "deck")
    return http.GameInfo(
        id=id,
        fewest=definition.fewest,
        most=definition.most,
        usual=definition.usual,
        options=[
            http.OptionInfo(
                name=option.name,
                ruling=option.ruling,
                default=option.default,
                values=option.values,
                limit=option.limit,
            )
            for option in definition.options
        ],
        cards=list(catalog.move_writer(id, str(deck)).notation.cards),
    )


async def lobby(request: ApiRequest) -> http.Lobby:
    registry = request.services.registry
    running = [table.info for table in registry.public_tables("running") if table.info.watch]
    return http.Lobby(
        open=[table.info for table in registry.public_tables("open")], running=running
    )


async def create(request: ApiRequest) -> http.Created:
    table = await request.services.registry.create(request.person, request.body)
    return http.Created(table.state.id, link(request, table), table.state.commitment)


def link(request: ApiRequest, table: Table) -> str:
    return f"{request.base}/t/{table.state.id}"


async def show(request: ApiRequest) -> TableInfo:
    return (await request.table()).info


async def qr_code(request: ApiRequest) -> Text:
    picture = io.BytesIO()
    address = link(request, await request.table())
    if len(address) > LONGEST_LINK:
        raise RequestRefused(RefusalKey.BAD_REQUEST)
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=3, xmldecl=False)
    return Text(picture.getvalue().decode(), "image/svg+xml")


# Finished matches -----------------------------------------------------------------------------


async def record(request: ApiRequest) -> Text:
    state = (await request.table()).state
    if state.match is None or not state.match.over:
        raise RequestRefused(RefusalKey.NOT_OVER)
    return Text(write_record(state.match), "text/plain", f"lunasol-{state.id}.txt")


async def replay_match(request: ApiRequest) -> bytes:
    state = (await request.table()).state
    if state.match is None or state.status != "over":
        raise RequestRefused(RefusalKey.NOT_OVER)
    return await replay(request, write_record(state.match))


async def replay_file(request: ApiRequest) -> bytes:
    return await replay(request, request.body.record)


async def replay(request: ApiRequest, record: str) -> bytes:
    """The answer as JSON, made in another process: a long match takes a tenth of a second."""
    job = ReplayJob(record, request.query.get("seat"))
    return (await request.services.processes.run(replay_record, job)).answer()


async def review(request: ApiRequest) -> http.Review:
    return request.services.reviews.of((await request.table()).state)


# People ---------------------------------------------------------------------------------------


async def me(request: ApiRequest) -> http.Me:
    return http.Me(request.token)


async def my_tables(request: ApiRequest) -> http.MyTables:
    services, query = request.services, request.query
    return await mine.my_tables(
        services.store, services.registry, request.person, query.get("state"), query.get("after")
    )


async def remove_table(request: ApiRequest) -> None:
    await (await request.table()).remove_for(request.person)


async def export(request: ApiRequest) -> http.Export:
    return await privacy.export(request.services.store, request.person)


async def forget(request: ApiRequest) -> None:
    await privacy.forget(request.services.registry, request.services.store, request.person)


# Operations -----------------------------------------------------------------------------------


async def health(request: ApiRequest) -> http.Health:
    """Fails if the database cannot be written."""
    await request.services.store.check()
    return http.Health("ok", lunasol.__version__)


async def metrics(request: ApiRequest) -> Text:
    return Text(request.services.metrics.page().decode(), "text/plain")


LONGEST_LINK = 300
TABLE = "/api/tables/{id}"
SEAT = "^[0-9]$"
STATE = "^(unfinished|finished)$"
ENDPOINTS = (
    Endpoint("GET", "/api/games", "The games with their options", list_games, list[http.GameInfo]),
    Endpoint("GET", "/api/tables", "Public tables", lobby, http.Lobby),
    Endpoint(
        "POST", "/api/tables", "Open a table", create, http.Created, http.NewTable,
        refuses=(400, 409), status=201,
    ),
    Endpoint("GET", TABLE, "A table", show, TableInfo, refuses=(404,)),
    Endpoint(
        "GET", f"{TABLE}/qr.svg", "Its link as a QR code", qr_code, "image/svg+xml", refuses=(404,)
    ),
    Endpoint(
        "GET", f"{TABLE}/record", "The record of a finished match", record, "text/plain",
        refuses=(404, 409),
    ),
    Endpoint(
        "GET", f"{TABLE}/replay", "A finished match as a seat saw it", replay_match, http.Replay,
        query={"seat": SEAT}, refuses=(400, 404, 409), is_heavy=True,
    ),
    Endpoint(
        "GET", f"{TABLE}/review", "A finished match in hindsight, as far as it has been judged",
        review, http.Review, refuses=(404, 409),
    ),
    Endpoint(
        "POST", "/api/replay", "A match from its record as a seat saw it; nothing is stored",
        replay_file, http.Replay, http.Recorded, query={"seat": SEAT}, refuses=(400,),
        is_heavy=True,
    ),
    Endpoint("POST", "/api/me", "Who I am; a newcomer becomes a guest", me, http.Me),
    Endpoint(
        "GET", "/api/me/tables", "My tables from the index, a page at a time", my_tables,
        http.MyTables, query={"state": STATE, "after": mine.CURSOR}, refuses=(400,),
    ),
    Endpoint(
        "DELETE", "/api/me/tables/{id}", "Remove a table from my list; an unfinished one ends",
        remove_table, None, refuses=(404,), status=204,
    ),
    Endpoint("GET", "/api/me/export", "Everything that is stored about me", export, http.Export),
    Endpoint("DELETE", "/api/me", "Forget me: my names and words", forget, None, status=204),
    Endpoint("GET", "/healthz", "Whether the server works", health, http.Health),
    Endpoint("GET", "/metrics", "Metrics for Prometheus", metrics, "text/plain", refuses=(403,)),
)  # fmt: skip
