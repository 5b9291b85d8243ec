"""Four people at a table of ours, match after match of NOX by random moves."""

import asyncio
import random
import secrets
from collections import deque
from typing import Any

import msgspec
from server.asking import post
from server.frames import connect
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


class TableChanged(msgspec.Struct, tag="table"):
    pass


class Move(msgspec.Struct, tag="move"):
    id: str
    move: str


DECODER = msgspec.json.Decoder(Welcome | Update | Done | Refused | TableChanged)
ENCODER = msgspec.json.Encoder()
NOT_OVER = b"null"


class LunasolSeat(Seat):
    """One person; the first to sit is the host."""

    def __init__(self, table: "LunasolTable") -> None:
        super().__init__(table.load)
        self.table = table
        self.seat: int | None = None
        self.legal: list[str] = []
        self.updates = -1
        """The deal is told of before the first move."""
        self.answers: dict[str, asyncio.Future[Done]] = {}

    def hear(self, message: bytes) -> None:
        told = DECODER.decode(message)
        if isinstance(told, Update):
            self.play_on(told)
        elif isinstance(told, Done):
            self.is_done(told)
        elif isinstance(told, Welcome):
            self.seat = told.seat
        elif isinstance(told, Refused):
            self.is_refused(told)

    def is_done(self, told: Done) -> None:
        """Nobody waits for the answer to a move, nor for any when the run ends."""
        answer = self.answers.pop(told.id, None)
        if answer is not None and not answer.cancelled():
            answer.set_result(told)

    def is_refused(self, told: Refused) -> None:
        """Nothing here should be; a refused move ends the connection, and so the run."""
        error = ValueError(f"the server refuses {told.id}: {told.key}")
        if told.id not in self.answers:
            raise error
        self.answers.pop(told.id).set_exception(error)

    def play_on(self, told: Update) -> None:
        self.updates += 1
        self.table.is_told(self.updates)
        self.legal = told.legal
        if bytes(told.result) != NOT_OVER:
            self.table.is_over_for_one()
        elif self.seat in told.view.to_act:
            self.load.may_move(self.play)

    def play(self) -> None:
        self.table.sends(self.updates + 1)
        move = Move(id=str(self.updates), move=random.choice(self.legal))
        self.send(ENCODER.encode(move))

    async def ask(self, kind: str, **facts: Any) -> Done:
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self.answers[kind] = answer
        self.send(ENCODER.encode({"type": kind, "id": kind, **facts}))
        return await answer


class LunasolTable(LoadTable):
    """Match after match. Connections for the next ones are made ahead: peers play one for ever."""

    def __init__(self, load: Load, port: int) -> None:
        super().__init__(load, port)
        self.laid: deque[list[LunasolSeat]] = deque()
        """Where the next matches will be; everybody sits there already."""
        self.seats: list[LunasolSeat] = []
        self.over_for = 0

    async def sit_down(self) -> None:
        self.tokens = [(await post(self.port, "/api/me"))["token"] for _ in range(SEATS)]
        wanted = {"game": "nox", "players": SEATS, "options": {"target": 200}}
        for _ in range(1 + self.load.ahead):
            made = await post(self.port, "/api/tables", wanted, self.tokens[0])
            await self.take_seats(made["id"])

    async def take_seats(self, id: str) -> None:
        guests: list[LunasolSeat] = []
        for number, token in enumerate(self.tokens):
            guest = await connect(LunasolSeat(self), self.port, f"/ws/tables/{id}", token)
            guest.send(ENCODER.encode({"type": "hello", "id": "hello"}))
            await guest.ask("sit", name=f"guest {number}", salt=secrets.token_hex(16))
            guests.append(guest)
        self.laid.append(guests)

    async def begin(self) -> None:
        self.seats = self.laid.popleft()
        self.over_for = 0
        await self.seats[0].ask("begin")

    def is_over_for_one(self) -> None:
        """When all four know the result they go on at the next table, or to that of the rematch."""
        self.over_for += 1
        if self.over_for == SEATS:
            self.next_match = asyncio.create_task(self.play_again())

    async def play_again(self) -> None:
        if not self.laid:
            again = await self.seats[0].ask("rematch")
            assert again.table is not None
            for seat in self.seats:
                seat.close()
            await self.take_seats(again.table)
        await self.begin()
