"""Four clients of boardgame.io. Messages are Socket.IO events in text frames."""

from typing import Any

import msgspec
from server.frames import connect
from server.http_client import post
from server.load import SEATS, LoadTable, Seat

PATH = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, PONG = b"0", b"2", b"3"
ENTER = b"40/toy,"
EVENT = b"42/toy,"
UPDATE, SYNC = EVENT + b'["update",', EVENT + b'["sync",'


class Turn(msgspec.Struct, rename="camel"):
    current_player: str


class State(msgspec.Struct):
    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: State


DECODER = msgspec.json.Decoder(Update)


class BoardgameSeat(Seat):
    def __init__(self, table: "BoardgameTable", seat: int, secret: str) -> None:
        super().__init__(table.load)
        self.table = table
        self.seat = str(seat)
        self.secret = secret
        self.number = 0

    def on_message(self, message: bytes) -> None:
        if message.startswith(UPDATE):
            self.take_in_state(DECODER.decode(message[len(EVENT) :]).state)
        elif message == PING:
            self.send(PONG)
        elif message.startswith(OPEN):
            self.send(ENTER)
        elif message.startswith(ENTER):
            self.emit("sync", self.table.match, self.seat, self.secret, SEATS)
        elif message.startswith(SYNC):
            self.seated.set_result(None)

    def take_in_state(self, state: State) -> None:
        self.number = state.number
        self.table.on_move_shown(state.number)
        if state.ctx.current_player == self.seat:
            self.load.may_move(self.play)

    def play(self) -> None:
        move = {"type": "play", "args": [3], "playerID": self.seat, "credentials": self.secret}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.table.on_send(self.number + 1)
        self.emit("update", action, self.number, self.table.match, self.seat)

    def emit(self, *event: Any) -> None:
        self.send(EVENT + msgspec.json.encode(event))


class BoardgameTable(LoadTable):
    async def sit_down(self) -> None:
        self.seats = []
        made = await post(self.port, "/games/toy/create", {"numPlayers": SEATS})
        self.match = made["matchID"]
        for seat in range(SEATS):
            who = {"playerID": str(seat), "playerName": f"player {seat}"}
            joined = await post(self.port, f"/games/toy/{self.match}/join", who)
            guest = BoardgameSeat(self, seat, joined["playerCredentials"])
            await connect(guest, self.port, PATH)
            await guest.seated
            self.seats.append(guest)

    async def begin(self) -> None:
        self.load.may_move(self.seats[0].play)
