"""The endpoints that every door has: games, tables, finished matches and one's own tables."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from lunasol import games
from lunasol.api import my_tables as mine
from lunasol.api.reviews import Reviews
from lunasol.api.work import ReplayJob, Worker, replay_record
from lunasol.engine.record import write_record
from lunasol.protocol import http
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.server_messages import TableInfo
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
    index: mine.TableIndex
    reviews: Reviews
    worker: Worker
    """Does what would hold up the moves of others."""


ServicesT = TypeVar("ServicesT", bound=Services, covariant=True)


@dataclass(frozen=True)
class ApiRequest(Generic[ServicesT]):
    """A request: who asks, about what, with what."""

    services: ServicesT
    person: str
    address: str
    """Where the request comes from, as limits count it."""
    base: str
    """The beginning of links to this door."""
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
    answer: Callable[[ApiRequest[Any]], Awaitable[Any]]
    gives: Any
    """The type of the answer, or the media type of a text."""
    takes: Any = None
    query: Mapping[str, str] = field(default_factory=dict)
    """Parameters of the query, each with the pattern of its values."""
    refuses: tuple[int, ...] = ()
    status: int = 200
    is_heavy: bool = False
    """Whether it takes as long as many others, and so has a rate of its own."""
    welcomes: bool = False
    """Whether a stranger who asks becomes a guest."""
    opens: bool = False
    """Whether it opens a table; an address can do that only so often."""


# Games and tables -----------------------------------------------------------------------------


async def list_games(_: ApiRequest[Services]) -> list[http.GameInfo]:
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


async def lobby(request: ApiRequest[Services]) -> http.Lobby:
    registry = request.services.registry
    running = [info for info in await registry.public_tables("running") if info.watch]
    return http.Lobby(open=await registry.public_tables("open"), running=running)


async def create(request: ApiRequest[Services]) -> http.Created:
    registry = request.services.registry
    table = await registry.create(request.person, request.body, request.address)
    return http.Created(table.state.id, link(request, table), table.state.commitment)


def link(request: ApiRequest[Services], table: Table) -> str:
    return f"{request.base}/t/{table.state.id}"


async def show(request: ApiRequest[Services]) -> TableInfo:
    return (await request.table()).info


# Finished matches -----------------------------------------------------------------------------


async def record(request: ApiRequest[Services]) -> Text:
    state = (await request.table()).state
    if state.match is None or not state.match.over:
        raise RequestRefused(RefusalKey.NOT_OVER)
    return Text(write_record(state.match), "text/plain", f"lunasol-{state.id}.txt")


async def replay_match(request: ApiRequest[Services]) -> bytes:
    state = (await request.table()).state
    if state.match is None or state.status != "over":
        raise RequestRefused(RefusalKey.NOT_OVER)
    return await replay(request, write_record(state.match))


async def replay_file(request: ApiRequest[Services]) -> bytes:
    return await replay(request, request.body.record)


async def replay(request: ApiRequest[Services], record: str) -> bytes:
    """The answer as JSON, made elsewhere: a long match takes a tenth of a second."""
    job = ReplayJob(record, request.query.get("seat"))
    worker = request.services.worker
    return (await worker.run(replay_record, job, request.address)).answer()


async def review(request: ApiRequest[Services]) -> http.Review:
    return request.services.reviews.of((await request.table()).state, request.address)


# People ---------------------------------------------------------------------------------------


async def me(request: ApiRequest[Services]) -> http.Me:
    return http.Me(request.token)


async def my_tables(request: ApiRequest[Services]) -> http.MyTables:
    services, query = request.services, request.query
    return await mine.my_tables(
        services.index, services.registry, request.person, query.get("state"), query.get("after")
    )


TABLE = "/api/tables/{id}"
SEAT = "^[0-9]$"
STATE = "^(unfinished|finished)$"
TABLES = (
    Endpoint("GET", "/api/games", "The games with their options", list_games, list[http.GameInfo]),
    Endpoint("GET", "/api/tables", "Public tables", lobby, http.Lobby),
    Endpoint(
        "POST", "/api/tables", "Open a table", create, http.Created, http.NewTable,
        refuses=(400, 409), status=201, welcomes=True, opens=True,
    ),
    Endpoint("GET", TABLE, "A table", show, TableInfo, refuses=(404,)),
)  # fmt: skip
FINISHED_MATCHES = (
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
)  # fmt: skip
MYSELF = (
    Endpoint(
        "POST", "/api/me", "Who I am; a newcomer becomes a guest", me, http.Me, welcomes=True
    ),
    Endpoint(
        "GET", "/api/me/tables", "My tables from the index, a page at a time", my_tables,
        http.MyTables, query={"state": STATE, "after": mine.CURSOR}, refuses=(400,),
    ),
)  # fmt: skip
