"""Measures the moves per second, and the time until all four seats have received a move."""

import asyncio
import gc
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from dataclasses import astuple, dataclass
from operator import sub
from time import perf_counter, process_time

from server.frames import Socket
from server.services import Service

SEATS = 4
AT_ONCE = 16
"""How many tables are set up at a time."""
WARM_UP = 3.0


@dataclass(frozen=True)
class Found:
    rate: float
    """Moves per second."""
    p50: float
    """The median of the milliseconds until all four seats had received a move."""
    p99: float
    """The same for the 99th percentile."""
    user: float
    """The share of a core that the servers used in user mode."""
    kernel: float
    """The share of a core that the kernel used for the servers."""
    busiest: float
    """The share of a core that the busiest of them used; with one server, what it used."""
    database: float
    """The share of a core that PostgreSQL used; 0 without one."""
    client: float
    """The share of its core that the client used."""

    @property
    def server(self) -> float:
        """The share of a core that the servers used."""
        return self.user + self.kernel

    @property
    def user_per_move(self) -> float:
        return self.user / self.rate * 1e6

    @property
    def kernel_per_move(self) -> float:
        return self.kernel / self.rate * 1e6

    @property
    def cpu_per_move(self) -> float:
        """Microseconds of the servers' processor per move: steadier than the rate where other
        programs run on the same machine."""
        return self.server / self.rate * 1e6

    @property
    def database_per_move(self) -> float:
        return self.database / self.rate * 1e6

    @property
    def capacity(self) -> float:
        """Moves per CPU second of the busiest server: what all of them would carry with a core
        each."""
        return self.rate / self.busiest


def mean(rounds: list[Found]) -> Found:
    """All rounds as one: they took the same time, so CPU per move is over all their moves."""
    values = zip(*map(astuple, rounds), strict=True)
    return Found(*(sum(column) / len(rounds) for column in values))


@dataclass(frozen=True)
class Used:
    """The CPU seconds that were used so far."""

    user: float
    kernel: float
    each: tuple[float, ...]
    """By server."""
    database: float

    @classmethod
    def by(cls, service: Service) -> "Used":
        times = [each.seconds() for each in service.nodes]
        user, kernel = (sum(column) for column in zip(*times, strict=True))
        database = sum(sum(each.seconds()) for each in service.database_processes())
        return cls(user, kernel, tuple(map(sum, times)), database)


class Load:
    """All moves of a run. With a pace, seats wait so that there are this many moves per second."""

    def __init__(self, service: Service, pace: float | None = None, ahead: int = 0) -> None:
        self.service = service
        self.pace = pace
        self.ahead = ahead
        """How many further matches each table prepares before it begins, if matches end."""
        self.ready: deque[Callable[[], None]] = deque()
        self.seconds: list[float] = []
        self.lost = 0
        """Connections that the server has ended."""

    def may_move(self, move: Callable[[], None]) -> None:
        if self.pace is None:
            move()
        else:
            self.ready.append(move)

    async def keep_pace(self) -> None:
        """Allow moves at the given pace; a moment in which nobody can move is not made up for."""
        assert self.pace is not None
        next_move = perf_counter()
        while True:
            while next_move <= perf_counter():
                next_move += 1 / self.pace
                if self.ready:
                    self.ready.popleft()()
            await asyncio.sleep(next_move - perf_counter())

    async def measure(self, seconds: float) -> Found:
        pacer = None if self.pace is None else asyncio.create_task(self.keep_pace())
        gc.freeze()
        await asyncio.sleep(WARM_UP)
        self.seconds = []
        began, client, before = perf_counter(), process_time(), Used.by(self.service)
        await asyncio.sleep(seconds)
        took, after = perf_counter() - began, Used.by(self.service)
        if pacer is not None:
            pacer.cancel()
        times = sorted(self.seconds)
        return Found(
            rate=len(times) / took,
            p50=1000 * at_share(times, 0.50),
            p99=1000 * at_share(times, 0.99),
            user=(after.user - before.user) / took,
            kernel=(after.kernel - before.kernel) / took,
            busiest=max(map(sub, after.each, before.each)) / took,
            database=(after.database - before.database) / took,
            client=(process_time() - client) / took,
        )


def at_share(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class LoadTable(ABC):
    """Four seats that move as soon as they can. Each subclass speaks one server's protocol."""

    def __init__(self, load: Load, *ports: int) -> None:
        self.load = load
        self.ports = ports
        """The nodes to which the seats connect, in turn."""
        self.port = ports[0]
        self.sent: dict[int, float] = {}
        self.missing: dict[int, int] = {}
        """By move that was sent, how many seats have not received it yet."""
        self.moves = 0

    @abstractmethod
    async def sit_down(self) -> None:
        """Make the table and take all four seats."""

    @abstractmethod
    async def begin(self) -> None:
        """Start the match; every further move follows from the one before."""

    def on_send(self, move: int) -> None:
        """Called when a seat sends the move with this number."""
        self.sent[move] = perf_counter()
        self.missing[move] = SEATS

    def on_move_shown(self, move: int) -> None:
        """Called when one more seat has received this move."""
        if move not in self.missing:
            return
        self.missing[move] -= 1
        if not self.missing[move]:
            del self.missing[move]
            self.load.seconds.append(perf_counter() - self.sent.pop(move))
            self.moves += 1


class Seat(Socket):
    """One connection to a table."""

    def __init__(self, load: Load) -> None:
        super().__init__()
        self.load = load
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the server has accepted the seat."""

    def on_lost(self) -> None:
        self.load.lost += 1


async def sit_down_at(tables: list[LoadTable]) -> None:
    places = asyncio.Semaphore(AT_ONCE)

    async def one(table: LoadTable) -> None:
        async with places:
            await table.sit_down()

    await asyncio.gather(*map(one, tables))


async def begin_at(tables: list[LoadTable]) -> None:
    for table in tables:
        await table.begin()
