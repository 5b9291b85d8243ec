"""Four clients of Colyseus. A message is a few bytes that name its kind, then MessagePack."""

import msgspec
from server.frames import BINARY, connect
from server.http_client import post
from server.load import SEATS, LoadTable, Seat

JOINED = bytes([10])
PLAY = b"\x0d\xa4play\x03"
"""The message "play" with the fourth card."""
MOVED = b"\x0d\xa4told"
"""The message that the toy game calls "told": somebody has moved."""


class Moved(msgspec.Struct):
    moves: int
    turn: int


DECODER = msgspec.msgpack.Decoder(Moved)


class ColyseusSeat(Seat):
    def __init__(self, table: "ColyseusTable", seat: int) -> None:
        super().__init__(table.load)
        self.table = table
        self.seat = seat
        self.moves = 0

    def on_message(self, message: bytes) -> None:
        if message.startswith(MOVED):
            moved = DECODER.decode(message[len(MOVED) :])
            self.moves = moved.moves
            self.table.on_move_shown(moved.moves)
            if moved.turn == self.seat:
                self.load.may_move(self.play)
        elif message.startswith(JOINED):
            self.send(JOINED, BINARY)
            self.seated.set_result(None)

    def play(self) -> None:
        self.table.on_send(self.moves + 1)
        self.send(PLAY, BINARY)


class ColyseusTable(LoadTable):
    async def sit_down(self) -> None:
        """Take the seats one after the other, because they are numbered in the order of joining."""
        self.seats = []
        place = await post(self.port, "/matchmake/create/toy", {})
        for seat in range(SEATS):
            if seat:
                place = await post(self.port, f"/matchmake/joinById/{place['roomId']}", {})
            path = f"/{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}"
            guest = await connect(ColyseusSeat(self, seat), self.port, path)
            await guest.seated
            self.seats.append(guest)

    async def begin(self) -> None:
        self.load.may_move(self.seats[0].play)
