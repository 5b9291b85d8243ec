"""What other nodes may ask the owner of a table to do there."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lunasol.api.answers import decoded, status_of
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.types import EndReason
from lunasol.server.access.hops import Hops
from lunasol.server.http import privacy
from lunasol.server.http.handler import problem, read
from lunasol.server.nodes.store import NodeStore
from lunasol.tables.ownership import OwnedElsewhere
from lunasol.tables.ports import StorageError
from lunasol.tables.registry import TableRegistry, held


class Command(msgspec.Struct):
    why: EndReason = "idle"
    person: str = ""


class Commands:
    def __init__(self, registry: TableRegistry, store: NodeStore, hops: Hops) -> None:
        self.registry = registry
        self.store = store
        self.hops = hops

    async def handle(self, request: Request) -> Response:
        if self.hops.address_of(request) is None:
            return problem(404, RefusalKey.NOT_FOUND)
        try:
            command = decoded(await read(request), Command)
            await self.carry_out(request.path_params["what"], request.path_params["id"], command)
        except RequestRefused as refusal:
            return problem(status_of(refusal.key), refusal.key, refusal.detail)
        except (OwnedElsewhere, StorageError, OSError):
            return problem(503, RefusalKey.NOT_STORED)
        return Response(status_code=204)

    async def carry_out(self, what: str, id: str, command: Command) -> None:
        table = await self.registry.find(id)
        with held(table):
            if what == "end":
                await table.end(command.why)
            elif what == "decline":
                await self.registry.decline_at(table, command.person)
            elif what == "forget":
                await privacy.forget_table(self.registry, self.store, table, command.person)
            else:
                raise RequestRefused(RefusalKey.NOT_FOUND)
