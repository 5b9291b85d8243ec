"""The door in a worker of the browser: how the page reaches the tables on its device.

It is what HTTP and WebSockets are to the server. The page speaks the same protocol to both.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from lunasol.api.answers import status_of
from lunasol.api.endpoints import ApiRequest
from lunasol.api.session import Session
from lunasol.browser.bots import DeviceBots
from lunasol.browser.connection import INTERNAL_ERROR, DeviceConnection
from lunasol.browser.device import Device
from lunasol.browser.household import (
    PERSON,
    DeviceAccess,
    DeviceClock,
    DeviceLimits,
    NoMetrics,
    Unlimited,
)
from lunasol.browser.reviews import DeviceReviews
from lunasol.browser.routes import (
    Answer,
    DeviceServices,
    at_path,
    body_of,
    parameters,
    problem,
    respond,
)
from lunasol.browser.storage import DeviceStorage
from lunasol.engine.errors import LunasolError
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.table_ids import DEVICE_PREFIX
from lunasol.tables.ports import Ports, StorageError
from lunasol.tables.registry import TableRegistry, held
from lunasol.tables.table import Table

log = logging.getLogger(__name__)
TRY_AGAIN_LATER = 1013
"""The code of the WebSocket protocol for a fault that may pass."""
UNKNOWN_TOKEN, NO_SUCH_TABLE = 4401, 4404
"""Our own codes, for the reasons why there is no connection."""
FAR_FUTURE = 2**62
ATTEMPTS, PAUSE = 50, 0.1
"""How often, and after how many seconds, to try again to delete a table that is busy."""
DEVICE = "device"
"""The address of all requests, which come from one page."""


class Door:
    def __init__(self, device: Device, limits: DeviceLimits | None = None) -> None:
        self.limits = limits or DeviceLimits()
        self.storage = DeviceStorage(device)
        self.bots = DeviceBots(device)
        self.access = DeviceAccess()
        self.metrics = NoMetrics()
        clock = DeviceClock(device)
        ports = Ports(self.limits, self.storage, self.bots, self.metrics, self.access, clock)
        self.registry = TableRegistry(ports, self.storage, self.limits, DEVICE_PREFIX)
        self.connections: dict[DeviceConnection, Table] = {}
        self.connected = 0
        """How many connections there have been."""
        self.reviews = DeviceReviews(self.bots)
        self.services = DeviceServices(
            registry=self.registry,
            index=self.storage,
            reviews=self.reviews,
            worker=self.bots,
            storage=self.storage,
            review_record=self.reviews.of_record,
            remove=self.remove,
        )

    async def open(self) -> None:
        """Read the index. Tables come into memory when somebody asks for them."""
        await self.storage.open()
        forgotten = self.storage.forgotten()
        if forgotten:
            with suppress(StorageError):  # the next start tries again
                await self.storage.drop(forgotten)
        self.registry.open()

    async def close(self) -> None:
        """Leave everything as it is stored; a browser simply ends the worker."""
        self.reviews.close()
        await self.end_connections(list(self.connections), TRY_AGAIN_LATER)
        await self.registry.close()
        await self.storage.settled()

    # Requests ---------------------------------------------------------------------------------

    async def request(self, method: str, path: str, body: str | None) -> Answer:
        """The status and the text of the answer: JSON, or the record of a match."""
        try:
            return await self.answer(method, path, body)
        except RequestRefused as refusal:
            return problem(status_of(refusal.key), refusal.key, refusal.detail)
        except LunasolError as error:
            return problem(400, RefusalKey.BAD_REQUEST, str(error))
        except StorageError as error:
            log.error("a request failed: %s", error)
            return problem(503, RefusalKey.NOT_STORED)
        except Exception:
            log.exception("a request failed")
            return problem(500, RefusalKey.NOT_POSSIBLE)

    async def answer(self, method: str, path: str, body: str | None) -> Answer:
        place, _, query = path.partition("?")
        methods = at_path(place)
        if not methods:
            return problem(404, RefusalKey.NOT_FOUND)
        if method not in methods:
            return problem(405, RefusalKey.NOT_ALLOWED)
        endpoint, values = methods[method]
        request = self.api_request(values, parameters(query), body_of(endpoint, body))
        return respond(endpoint, await endpoint.answer(request))

    def api_request(
        self, path: dict[str, str], query: dict[str, str], body: object
    ) -> ApiRequest[DeviceServices]:
        return ApiRequest(self.services, PERSON, DEVICE, "", PERSON, path, query, body)

    # Connections ------------------------------------------------------------------------------

    async def connect(
        self,
        table: str,
        token: str,
        send: Callable[[str], object],
        closed: Callable[[int], object],
    ) -> DeviceConnection | int:
        """A connection to a table, or the code with which it would be closed."""
        identity = self.access.identity(token)
        if identity is None:
            return UNKNOWN_TOKEN
        try:
            found = await self.registry.find(table)
        except RequestRefused:
            return NO_SUCH_TABLE
        except StorageError:
            return TRY_AGAIN_LATER
        self.connected += 1
        connection = DeviceConnection(identity, f"{DEVICE} {self.connected}", send, closed)
        connection.on_left = lambda: self.bots.give_up_advice(connection.address)
        self.connections[connection] = found
        connection.session = asyncio.create_task(self.serve(connection, found))
        return connection

    async def serve(self, connection: DeviceConnection, table: Table) -> None:
        try:
            with held(table):
                try:
                    await self.session(connection, table).run()
                finally:
                    await self.leave(connection, table)
        except Exception:
            log.exception("a connection failed", extra={"table": table.state.id})
            connection.end(INTERNAL_ERROR)
        finally:
            del self.connections[connection]

    def session(self, connection: DeviceConnection, table: Table) -> Session:
        return Session(self.registry, table, connection, self.metrics, Unlimited(), None)

    async def leave(self, connection: DeviceConnection, table: Table) -> None:
        """Bots stop thinking when everybody has left. The lock is held, so that none of them is
        about to move."""
        await table.leave(connection)
        async with table.lock:
            if not table.scheduler.does_anybody_wait():
                table.scheduler.drop_bots()

    async def end_connections(self, connections: list[DeviceConnection], code: int) -> None:
        for connection in connections:
            connection.end(code)
        sessions = [each.session for each in connections if each.session is not None]
        if sessions:
            await asyncio.wait(sessions)

    # Removing ---------------------------------------------------------------------------------

    async def remove(self, ids: list[str]) -> None:
        """Delete tables with everything about them. It works for a damaged one too, and when the
        storage is full: nothing is written for it."""
        there = [each for each, table in self.connections.items() if table.state.id in ids]
        await self.end_connections(there, NO_SUCH_TABLE)
        for id in ids:
            self.reviews.forget(id)
        left = ids
        for _ in range(ATTEMPTS):
            await self.registry.drop(left, FAR_FUTURE)
            left = [id for id in left if self.is_busy(id)]
            if not left:
                return
            await asyncio.sleep(PAUSE)
        raise RequestRefused(RefusalKey.NOT_STORED)

    def is_busy(self, id: str) -> bool:
        """Whether a table was not deleted, because a change or a request is under way there."""
        return id in self.registry.tables or id in self.registry.loading
