"""Four clients of our server that play NOX by random moves, match after match."""

import asyncio
import hashlib
import random
import secrets
from collections import deque
from typing import Any, ClassVar

import msgspec
from server.frames import connect
from server.http_client import post
from server.load import SEATS, Load, LoadTable, Seat


class View(msgspec.Struct):
    to_act: list[int]


class Welcome(msgspec.Struct, tag="welcome"):
    seat: int | None


class Update(msgspec.Struct, tag="update"):
    view: View
    legal: list[str]
    result: msgspec.Raw


class Done(msgspec.Struct, tag="done"):
    id: str
    table: str | None


class Refused(msgspec.Struct, tag="refused"):
    id: str
    key: str


class SeatInfo(msgspec.Struct):
    commitment: str | None
    revealed: bool


class TableInfo(msgspec.Struct):
    closed: bool
    state: str
    seats: list[SeatInfo]


class TableChanged(msgspec.Struct, tag="table"):
    table: TableInfo


class Move(msgspec.Struct, tag="move"):
    id: str
    move: str


DECODER = msgspec.json.Decoder(Welcome | Update | Done | Refused | TableChanged)
ENCODER = msgspec.json.Encoder()
NOT_OVER = b"null"
PROTOCOL = 2


class LunasolSeat(Seat):
    """One person; the first to sit is the host."""

    def __init__(self, table: "LunasolTable") -> None:
        super().__init__(table.load)
        self.table = table
        self.seat: int | None = None
        self.legal: list[str] = []
        self.updates = -1
        """The number of the last move; the update before the first move shows the deal."""
        self.answers: dict[str, asyncio.Future[Done]] = {}
        self.salt = b""

    def on_message(self, message: bytes) -> None:
        received = DECODER.decode(message)
        if isinstance(received, Update):
            self.on_update(received)
        elif isinstance(received, Done):
            self.on_done(received)
        elif isinstance(received, Welcome):
            self.seat = received.seat
        elif isinstance(received, TableChanged):
            self.on_table_changed(received.table)
        elif isinstance(received, Refused):
            self.on_refused(received)

    def commit(self) -> str:
        """The hash of this seat's salt."""
        self.salt = secrets.token_bytes(16)
        return hashlib.sha256(b"lunasol salt 1\n" + self.salt).hexdigest()

    def on_table_changed(self, table: TableInfo) -> None:
        """Reveal the salt once everybody has committed to one."""
        is_due = table.closed and table.state == "open" and self.seat is not None
        if is_due and self.salt:
            self.send(ENCODER.encode({"type": "reveal", "id": "reveal", "salt": self.salt.hex()}))
            self.salt = b""

    def on_done(self, done: Done) -> None:
        """Nobody waits for the answer to a move, nor for any answer when the run ends."""
        answer = self.answers.pop(done.id, None)
        if answer is not None and not answer.cancelled():
            answer.set_result(done)

    def on_refused(self, refused: Refused) -> None:
        """Nothing should be refused; a refused move ends the connection, and with it the run."""
        error = ValueError(f"the server refuses {refused.id}: {refused.key}")
        if refused.id not in self.answers:
            raise error
        self.answers.pop(refused.id).set_exception(error)

    def on_update(self, update: Update) -> None:
        self.updates += 1
        self.table.on_move_shown(self.updates)
        self.legal = update.legal
        if bytes(update.result) != NOT_OVER:
            self.table.on_result_shown()
        elif self.seat in update.view.to_act:
            self.load.may_move(self.play)

    def play(self) -> None:
        self.table.on_send(self.updates + 1)
        move = Move(id=str(self.updates), move=random.choice(self.legal))
        self.send(ENCODER.encode(move))

    async def ask(self, kind: str, **facts: Any) -> Done:
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self.answers[kind] = answer
        self.send(ENCODER.encode({"type": kind, "id": kind, **facts}))
        return await answer


class LunasolTable(LoadTable):
    """Plays match after match.

    Connections for the next matches are made beforehand, because the matches of peers never end.
    """

    options: ClassVar[dict[str, int]] = {"target": 200}

    def __init__(self, load: Load, *ports: int) -> None:
        super().__init__(load, *ports)
        self.prepared: deque[list[LunasolSeat]] = deque()
        """The seats of the next matches, already connected."""
        self.seats: list[LunasolSeat] = []
        self.over_for = 0

    async def sit_down(self) -> None:
        self.tokens = [(await post(self.port, "/api/me"))["token"] for _ in range(SEATS)]
        for _ in range(1 + self.load.ahead):
            await self.prepare()

    async def prepare(self) -> None:
        wanted = {"game": "nox", "players": SEATS, "options": self.options}
        made = await post(self.port, "/api/tables", wanted, self.tokens[0])
        await self.take_seats(made["id"])

    async def take_seats(self, id: str) -> None:
        guests: list[LunasolSeat] = []
        for number, token in enumerate(self.tokens):
            port = self.ports[number % len(self.ports)]
            guest = await connect(LunasolSeat(self), port, f"/ws/tables/{id}", token)
            guest.send(ENCODER.encode({"type": "hello", "id": "hello", "protocol": PROTOCOL}))
            await guest.ask("sit", name=f"guest {number}", commitment=guest.commit())
            guests.append(guest)
        self.prepared.append(guests)

    async def begin(self) -> None:
        self.seats = self.prepared.popleft()
        self.over_for = 0
        await self.seats[0].ask("begin")

    def on_result_shown(self) -> None:
        """Once all four seats have the result, play the next match."""
        self.over_for += 1
        if self.over_for == SEATS:
            self.next_match = asyncio.create_task(self.play_again())

    async def play_again(self) -> None:
        if not self.prepared:
            for seat in self.seats:
                seat.close()
            await self.prepare()
        await self.begin()
