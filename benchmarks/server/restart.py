"""How long a start takes with thousands of unfinished tables: `make bench-restart`.

The tables are made in this process, then a server is started on their database.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from server.processes import CLIENT_CORE, free_port, ours, prepare, running

from lunasol.engine.salts import salt_commitment
from lunasol.protocol.client_messages import Begin, PlayMove, Reveal, Sit
from lunasol.protocol.http import NewTable
from lunasol.server.app import Server
from lunasol.server.settings import ServerSettings
from lunasol.tables.table import Table

TABLES = 5000
RUNNING = 2500
MOVES = 20
AT_ONCE = 100
HERE = Path(__file__).parent
MB = 1024 * 1024


class Person:
    """A connection that reads nothing."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.program: tuple[int, str] | None = None
        self.address = ""

    def send(self, message: bytes) -> None: ...


async def fill(database: Path) -> None:
    """Half of the tables wait with one person, the others are in play."""
    server = Server(ServerSettings(database=str(database), tables=TABLES, all_tables=2 * TABLES))
    await server.open()
    for first in range(0, TABLES, AT_ONCE):
        await asyncio.gather(*(make(server, first + number) for number in range(AT_ONCE)))
    await server.close()


async def make(server: Server, number: int) -> None:
    people = [Person(f"{number * 2 + seat:024x}") for seat in range(2)]
    table = await server.registry.create(
        people[0].person, NewTable(game="nox", players=2, options={"target": 200})
    )
    begins = number < RUNNING
    for person in people if begins else people[:1]:
        commitment = salt_commitment(bytes(16))
        sit = Sit(id="sit", name=f"Guest {person.person[-6:]}", commitment=commitment)
        await table.execute(person, sit)
    if begins:
        await table.execute(people[0], Begin(id="begin"))
        for person in people:
            await table.execute(person, Reveal(id="reveal", salt=bytes(16).hex()))
        await play(table, people)
    table.scheduler.stop()


async def play(table: Table, people: list[Person]) -> None:
    for number in range(MOVES):
        seat = table.state.to_act[0]
        move = table.state.legal(seat).texts[0]
        await table.execute(people[seat], PlayMove(id=str(number), move=move))


def start(folder: Path, what: str) -> None:
    port, began = free_port(), time.perf_counter()
    with running(ours(port, folder), port, folder) as server:
        took, memory = time.perf_counter() - began, server.memory() / MB
    print(f"{what}: the server answers after {took:.1f} s and takes {memory:.0f} MB.", flush=True)


def main() -> int:
    prepare(CLIENT_CORE)
    with tempfile.TemporaryDirectory(prefix=".run-", dir=HERE) as name:
        folder = Path(name)
        start(folder, "An empty database")
        asyncio.run(fill(folder / "lunasol.db"))
        start(folder, f"{TABLES:,} unfinished tables")
    return 0


if __name__ == "__main__":
    sys.exit(main())
