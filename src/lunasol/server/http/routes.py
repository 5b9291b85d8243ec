"""The HTTP part: one small function for each thing that can be asked for."""

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import segno

import lunasol
from lunasol import games
from lunasol.engine.record import write_record
from lunasol.protocol import http
from lunasol.protocol.messages import TableInfo
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.http import privacy
from lunasol.server.http.replay import replay_record, replay_table
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
class ClientMessage:
    """A request: who asks, about what, with what."""

    hall: TableRegistry
    person: str
    base: str
    token: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None

    async def table(self) -> Table:
        return await self.hall.find(self.path["id"])


Answerer = Callable[[ClientMessage], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    answer: Answerer
    gives: Any
    """The type of the answer, or the media type of a text."""
    takes: Any = None
    query: tuple[str, ...] = ()
    refuses: tuple[int, ...] = ()
    status: int = 200


async def list_games(_: ClientMessage) -> list[http.GameInfo]:
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


async def lobby(asked: ClientMessage) -> http.Lobby:
    hall = asked.hall
    return http.Lobby(
        open=[table.summary for table in hall.listed("open")],
        running=[table.summary for table in hall.listed("running") if table.summary.watch],
    )


async def create(asked: ClientMessage) -> http.Created:
    table = await asked.hall.create(asked.person, asked.body)
    return http.Created(table.state.id, link(asked, table), table.state.commitment)


def link(asked: ClientMessage, table: Table) -> str:
    return f"{asked.base}/t/{table.state.id}"


async def show(asked: ClientMessage) -> TableInfo:
    return (await asked.table()).summary


async def qr_code(asked: ClientMessage) -> Text:
    picture = io.BytesIO()
    code = segno.make(link(asked, await asked.table()), error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=3, xmldecl=False)
    return Text(picture.getvalue().decode(), "image/svg+xml")


async def record(asked: ClientMessage) -> Text:
    table = await asked.table()
    if table.state.match is None or not table.state.match.over:
        raise RequestRefused(RefusalKey.NOT_OVER)
    name = f"lunasol-{table.state.id}.txt"
    return Text(write_record(table.state.match), "text/plain", name)


async def replay_match(asked: ClientMessage) -> http.Replay:
    return replay_table((await asked.table()).state, asked.query.get("seat"))


async def replay_file(asked: ClientMessage) -> http.Replay:
    return replay_record(asked.body.record, asked.query.get("seat"))


async def review(asked: ClientMessage) -> http.Review:
    return asked.hall.reviews.of((await asked.table()).state)


async def me(asked: ClientMessage) -> http.Me:
    return http.Me(asked.token, await asked.hall.of_person(asked.person))


async def export(asked: ClientMessage) -> http.Export:
    return await privacy.export(asked.hall, asked.person)


async def forget(asked: ClientMessage) -> None:
    await privacy.forget(asked.hall, asked.person)


async def health(asked: ClientMessage) -> http.Health:
    """Whether the database answers, too."""
    await asked.hall.services.store.count()
    return http.Health("ok", lunasol.__version__)


async def metrics(asked: ClientMessage) -> Text:
    return Text(asked.hall.services.metrics.page().decode(), "text/plain")


TABLE = "/api/tables/{id}"
ENDPOINTS = (
    Endpoint("GET", "/api/games", "The games with their options", list_games, list[http.GameInfo]),
    Endpoint("GET", "/api/tables", "Public tables", lobby, http.Lobby),
    Endpoint(
        "POST", "/api/tables", "Make a table", create, http.Created, http.NewTable,
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
        query=("seat",), refuses=(400, 404, 409),
    ),
    Endpoint(
        "GET", f"{TABLE}/review", "A finished match in hindsight, as far as it is thought over",
        review, http.Review, refuses=(404, 409),
    ),
    Endpoint(
        "POST", "/api/replay", "A match from its record as a seat saw it; nothing is stored",
        replay_file, http.Replay, http.Recorded, query=("seat",), refuses=(400,),
    ),
    Endpoint("POST", "/api/me", "Who I am, and my tables; makes somebody new a guest", me, http.Me),
    Endpoint("GET", "/api/me/export", "All that is stored about me", export, http.Export),
    Endpoint("DELETE", "/api/me", "Forget me: my names and words", forget, None, status=204),
    Endpoint("GET", "/healthz", "Whether the server is well", health, http.Health),
    Endpoint("GET", "/metrics", "Figures for Prometheus", metrics, "text/plain", refuses=(403,)),
)  # fmt: skip

STATUS = {"no-such-table": 404, "not-over": 409, "too-many-tables": 409, "server-full": 409}
"""Of what is refused; anything else is a bad request."""


def status_of(no: RequestRefused) -> int:
    return STATUS.get(no.key, 400)
