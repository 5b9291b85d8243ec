"""The HTTP part: one small function for each thing that can be asked for."""

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import segno

import lunasol
from lunasol import games
from lunasol.engine.record import write_record
from lunasol.server import api, privacy, shelf
from lunasol.server.errors import No
from lunasol.server.hall import Hall
from lunasol.server.messages import TableInfo
from lunasol.server.replay import replay_record, replay_table
from lunasol.server.table import Table


@dataclass(frozen=True)
class Text:
    """An answer that is not JSON."""

    body: str
    media: str
    filename: str = ""


@dataclass(frozen=True)
class Asked:
    """A request: who asks, about what, with what."""

    hall: Hall
    person: str
    base: str
    token: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None

    async def table(self) -> Table:
        return await self.hall.find(self.path["id"])


Answerer = Callable[[Asked], Awaitable[Any]]


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


async def list_games(_: Asked) -> list[api.GameInfo]:
    return [game_info(id) for id in games.GAMES]


def game_info(id: str) -> api.GameInfo:
    definition = games.definition(id)
    deck = next(option.default for option in definition.options if option.name == "deck")
    return api.GameInfo(
        id=id,
        fewest=definition.fewest,
        most=definition.most,
        usual=definition.usual,
        options=[
            api.OptionInfo(
                name=option.name,
                ruling=option.ruling,
                default=option.default,
                values=option.values,
                limit=option.limit,
            )
            for option in definition.options
        ],
        cards=list(shelf.move_writer(id, str(deck)).notation.cards),
    )


async def lobby(asked: Asked) -> api.Lobby:
    hall = asked.hall
    return api.Lobby(
        open=[table.summary for table in hall.listed("open")],
        running=[table.summary for table in hall.listed("running") if table.summary.watch],
    )


async def create(asked: Asked) -> api.Created:
    table = await asked.hall.create(asked.person, asked.body)
    return api.Created(table.room.id, link(asked, table), table.room.commitment)


def link(asked: Asked, table: Table) -> str:
    return f"{asked.base}/t/{table.room.id}"


async def show(asked: Asked) -> TableInfo:
    return (await asked.table()).summary


async def qr_code(asked: Asked) -> Text:
    picture = io.BytesIO()
    code = segno.make(link(asked, await asked.table()), error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=3, xmldecl=False)
    return Text(picture.getvalue().decode(), "image/svg+xml")


async def record(asked: Asked) -> Text:
    table = await asked.table()
    if table.room.match is None or not table.room.match.over:
        raise No("not-over")
    name = f"lunasol-{table.room.id}.txt"
    return Text(write_record(table.room.match), "text/plain", name)


async def replay_match(asked: Asked) -> api.Replay:
    return replay_table((await asked.table()).room, asked.query.get("seat"))


async def replay_file(asked: Asked) -> api.Replay:
    return replay_record(asked.body.record, asked.query.get("seat"))


async def review(asked: Asked) -> api.Review:
    return asked.hall.reviews.of((await asked.table()).room)


async def me(asked: Asked) -> api.Me:
    return api.Me(asked.token, await asked.hall.of_person(asked.person))


async def export(asked: Asked) -> api.Export:
    return await privacy.export(asked.hall, asked.person)


async def forget(asked: Asked) -> None:
    await privacy.forget(asked.hall, asked.person)


async def health(asked: Asked) -> api.Health:
    """Whether the database answers, too."""
    await asked.hall.services.store.count()
    return api.Health("ok", lunasol.__version__)


async def metrics(asked: Asked) -> Text:
    return Text(asked.hall.services.metrics.page().decode(), "text/plain")


TABLE = "/api/tables/{id}"
ENDPOINTS = (
    Endpoint("GET", "/api/games", "The games with their options", list_games, list[api.GameInfo]),
    Endpoint("GET", "/api/tables", "Public tables", lobby, api.Lobby),
    Endpoint(
        "POST", "/api/tables", "Make a table", create, api.Created, api.NewTable,
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
        "GET", f"{TABLE}/replay", "A finished match as a seat saw it", replay_match, api.Replay,
        query=("seat",), refuses=(400, 404, 409),
    ),
    Endpoint(
        "GET", f"{TABLE}/review", "A finished match in hindsight, as far as it is thought over",
        review, api.Review, refuses=(404, 409),
    ),
    Endpoint(
        "POST", "/api/replay", "A match from its record as a seat saw it; nothing is stored",
        replay_file, api.Replay, api.Recorded, query=("seat",), refuses=(400,),
    ),
    Endpoint("POST", "/api/me", "Who I am, and my tables; makes somebody new a guest", me, api.Me),
    Endpoint("GET", "/api/me/export", "All that is stored about me", export, api.Export),
    Endpoint("DELETE", "/api/me", "Forget me: my names and words", forget, None, status=204),
    Endpoint("GET", "/healthz", "Whether the server is well", health, api.Health),
    Endpoint("GET", "/metrics", "Figures for Prometheus", metrics, "text/plain", refuses=(403,)),
)  # fmt: skip

STATUS = {"no-such-table": 404, "not-over": 409, "too-many-tables": 409, "server-full": 409}
"""Of what is refused; anything else is a bad request."""


def status_of(no: No) -> int:
    return STATUS.get(no.key, 400)
