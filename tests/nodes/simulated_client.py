"""The clients of a simulation, and their connections to nodes."""

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from lunasol.protocol.server_messages import ENCODER, Goodbye
from lunasol.protocol.version import PROTOCOL
from lunasol.tables.outbox import Program
from nodes.promises import NULL, Heard, to_act

if TYPE_CHECKING:
    from nodes.simulated_node import Node
    from nodes.simulation import World

SILENCE = 5.0
"""Seconds without a message after which a client connects again; after half of them it pings."""
IN_ORDER = 1e-6
"""Seconds that are at least between two messages on one connection."""
LATENCY = 0.02
"""The most seconds that a message takes, also to the database or back."""
GOODBYE = ENCODER.encode(Goodbye(retry=1000))
TEXTS = msgspec.json.Decoder(list[str])
Unanswered = tuple[str, str | None]
"""The id of a request and its move; no move means that the last one is taken back."""


class Line:
    """A WebSocket between a client and a node: in order, but never at once."""

    def __init__(self, world: "World", node: "Node", client: "Client") -> None:
        self.world = world
        self.node = node
        self.client = client
        self.table = client.table
        self.person = client.person
        self.program: Program | None = None
        self.address = client.person
        self.is_closed = False
        self.is_cut = False
        """Whether nothing comes through any more, in either direction."""
        self.corked: list[bytes] | None = None
        self.inbox: list[bytes | None] = []
        self.reader: asyncio.Future[None] | None = None
        self.fast_path: Callable[[bytes], bool] | None = None
        self.last_arrival = [0.0, 0.0]

    # The node's side --------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if self.corked is not None:
            self.corked.append(message)
        else:
            self.send_now(message)

    def cork(self) -> None:
        self.corked = []

    def uncork(self) -> None:
        corked, self.corked = self.corked or [], None
        for message in corked:
            self.send_now(message)

    def send_now(self, message: bytes) -> None:
        """As NodeConnection does: nothing leaves once another node may own the table."""
        if self.is_closed:  # and the table does not know yet
            self.world.promises.on_unheard(self, message)
        elif self.node.is_sure():
            self.write(message)
        else:
            self.dismiss()

    def write(self, message: bytes) -> None:
        heard, length = self.world.promises.on_sent(self, message)
        self.carry(0, lambda: self.deliver(message, heard, length))

    def deliver(self, _message: bytes, heard: Heard, length: int) -> None:
        self.client.hear(self, heard, length)

    def dismiss(self) -> None:
        if not self.is_closed:
            self.write(GOODBYE)
            self.end()

    def end(self) -> None:
        self.is_closed = True
        self.arrive(None)

    def on_text(self, handle: Callable[[bytes], bool]) -> None:
        self.fast_path = handle

    async def next_text(self) -> str | bytes | None:
        while not self.inbox:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.inbox.pop(0)

    async def hang_up(self, code: int) -> None:
        self.world.promises.hold(False, f"a client was cut off: {code}")

    def arrive(self, text: bytes | None) -> None:
        is_quick = text is not None and self.fast_path is not None and not self.inbox
        if is_quick and not self.is_closed and self.fast_path(text):  # type: ignore[misc, arg-type]
            return
        self.inbox.append(text)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    # The client's side ------------------------------------------------------------------------

    def say(self, **message: Any) -> None:
        text = msgspec.json.encode(message)
        self.carry(1, lambda: self.node.loop.call_soon(self.arrive, text))

    def leave(self) -> None:
        self.carry(1, lambda: self.node.loop.call_soon(self.end))

    def carry(self, direction: int, action: Callable[[], Any]) -> None:
        if self.is_cut:
            return
        at = self.world.now + self.world.luck.random() * LATENCY
        at = self.last_arrival[direction] = max(at, self.last_arrival[direction] + IN_ORDER)
        self.world.at(at, lambda: None if self.is_cut else action())

    def cut(self, seconds: float) -> None:
        """The network between the two is gone. The node notices after these seconds."""
        self.is_cut = True
        self.world.later(seconds, lambda: self.node.loop.call_soon(self.end))


class Client:
    """Plays at random, or watches. A request without an answer is sent again with its id, to any
    node."""

    def __init__(self, world: "World", table: str, person: str) -> None:
        self.world = world
        self.table = table
        self.person = person
        self.luck = random.Random(world.luck.random())
        self.patience = world.patience
        self.line: Line | None = None
        self.seat: int | None = None
        self.epoch = ""
        self.n = 0
        self.reached = 0
        """The length of the log of the last position that it was shown."""
        self.decided = 0
        """That length when it chose its last move."""
        self.acknowledged: list[str] = []
        self.unanswered: Unanswered | None = None
        self.last_move: str | None = None
        self.is_thinking = False
        self.is_over = False
        self.shown: Heard | None = None
        self.heard_at = 0.0

    # Connections ------------------------------------------------------------------------------

    def connect(self) -> None:
        node = self.luck.choice(self.world.nodes)
        self.line = line = Line(self.world, node, self)
        self.is_thinking = False
        self.heard_at = self.world.now
        if node.loop.is_dead:
            self.come_back()
            return
        line.carry(1, lambda: node.serve_line(line))
        last = {"epoch": self.epoch, "last": self.n} if self.epoch else {}
        line.say(type="hello", id="hello", protocol=PROTOCOL, **last)
        self.world.later(SILENCE / 2, lambda: self.check(line))

    def hang_up(self, line: Line) -> None:
        """The process at the other end is gone."""
        if line is self.line:
            self.come_back()

    def come_back(self) -> None:
        self.line = None
        self.world.later(0.1 + self.patience * self.luck.random(), self.connect_if_gone)

    def connect_if_gone(self) -> None:
        if self.line is None:
            self.connect()

    def hurry(self) -> None:
        """Connect again at once, and do not think long from now on."""
        self.patience = 0.2
        if self.line is not None:
            self.line.leave()
        self.connect()

    def check(self, line: Line) -> None:
        """Connect again if nothing has come for a while."""
        if line is not self.line:
            return
        silent = self.world.now - self.heard_at
        if silent >= SILENCE:
            line.leave()
            self.connect()
            return
        if silent >= SILENCE / 2:
            line.say(type="ping", id="ping")
        self.world.later(SILENCE / 2, lambda: self.check(line))

    def hear(self, line: Line, heard: Heard, length: int) -> None:
        if line is not self.line:
            return  # it comes from a connection that was given up
        self.heard_at = self.world.now
        if heard.type == "goodbye":
            self.come_back()
            return
        self.world.promises.on_heard(self, heard, length)
        self.take_in(heard)
        is_answer = self.unanswered is not None and heard.id == self.unanswered[0]
        if is_answer:
            self.settle(heard)
        is_greeted = heard.type == "welcome" or heard.id == "hello"
        if is_greeted and self.unanswered is not None:
            self.world.seen["a request sent again"] += 1
            self.send(line)
        self.go_on(line)

    def take_in(self, heard: Heard) -> None:
        if heard.type == "welcome":
            self.epoch, self.seat = heard.epoch, heard.seat
        if heard.type in ("welcome", "update"):
            self.shown = heard
            self.is_over = bytes(heard.result) != bytes(NULL)

    def settle(self, heard: Heard) -> None:
        assert self.unanswered is not None
        (id, move), self.unanswered = self.unanswered, None
        if heard.type == "done":
            self.last_move = move
            self.acknowledged.append(id)
            self.world.promises.on_acknowledged(self, id)
        else:
            self.world.promises.on_refused(self, id, self.decided)

    # Moves ------------------------------------------------------------------------------------

    @property
    def may_move(self) -> bool:
        """Whether it has to choose, or may change a secret choice."""
        shown = self.shown
        is_free = shown is not None and self.unanswered is None and not self.is_over
        return is_free and bytes(shown.legal) != b"[]"  # type: ignore[union-attr]

    @property
    def is_due(self) -> bool:
        assert self.shown is not None
        return self.seat in to_act(self.shown.view)

    def go_on(self, line: Line) -> None:
        if self.is_thinking or not self.may_move:
            return
        if self.is_due or self.luck.random() < self.world.fickleness:
            self.is_thinking = True
            self.world.later(self.patience * self.luck.random(), lambda: self.move(line))

    def move(self, line: Line) -> None:
        if line is not self.line:
            return
        self.is_thinking = False
        if self.may_move:
            move = self.choose()
            if move != self.last_move or self.is_due:  # else the secret choice stays
                self.unanswered = f"{self.luck.getrandbits(40):x}", move
                self.decided = self.reached
                self.send(line)

    def choose(self) -> str | None:
        assert self.shown is not None
        if self.shown.undo and self.luck.random() < self.world.fickleness:
            return None
        return self.luck.choice(TEXTS.decode(self.shown.legal))

    def send(self, line: Line) -> None:
        assert self.unanswered is not None
        id, move = self.unanswered
        if move is None:
            line.say(type="undo", id=id)
        else:
            line.say(type="move", id=id, move=move)
