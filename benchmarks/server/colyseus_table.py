"""Four clients of Colyseus: bytes that say what follows, then MessagePack."""

import msgspec
from server.asking import post
from server.frames import BINARY, connect
from server.load import SEATS, LoadTable, Seat

JOINED = bytes([10])
PLAY = b"\x0d\xa4play\x03"
"""Room data named "play": the fourth card."""
TOLD = b"\x0d\xa4told"


class Told(msgspec.Struct):
    moves: int
    turn: int


DECODER = msgspec.msgpack.Decoder(Told)


class ColyseusSeat(Seat):
    def __init__(self, table: "ColyseusTable", seat: int) -> None:
        super().__init__(table.load)
        self.table = table
        self.seat = seat
        self.moves = 0

    def hear(self, message: bytes) -> None:
        if message.startswith(TOLD):
            told = DECODER.decode(message[len(TOLD) :])
            self.moves = told.moves
            self.table.is_told(told.moves)
            if told.turn == self.seat:
                self.load.may_move(self.play)
        elif message.startswith(JOINED):
            self.send(JOINED, BINARY)
            self.seated.set_result(None)

    def play(self) -> None:
        self.table.sends(self.moves + 1)
        self.send(PLAY, BINARY)


class ColyseusTable(LoadTable):
    async def sit_down(self) -> None:
        """One after the other: seats are numbered as people join."""
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
