"""Writes to a PostgreSQL that several nodes share.

The fence is in the commit: one statement stores entries and index rows only of tables that still
have the epoch in which this node took them. Leases decide when a table changes hands, never whether
a commit is safe.
"""

import logging
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from lunasol.server.storage import schema
from lunasol.server.storage.databases import first_line
from lunasol.server.storage.index import INDEXED, IndexChanges
from lunasol.tables.entries import ENCODER
from lunasol.tables.ports import LogAppend, Row

log = logging.getLogger(__name__)
FIRST_EPOCH = 1
"""The epoch of a table that is new."""
OWNED = ", ".join((*INDEXED, *schema.OWNERSHIP))
COMMIT = f"""
    WITH opened AS (
        INSERT INTO tables ({OWNED}) SELECT {OWNED} FROM json_populate_recordset(NULL::tables, $7)
        RETURNING id, epoch
    ), held AS (
        SELECT t.id, t.epoch
        FROM tables t JOIN unnest($1::text[], $2::bigint[]) AS w (id, epoch)
        ON t.id = w.id AND t.epoch = w.epoch
        FOR SHARE OF t
    ), ours AS (
        SELECT id, epoch FROM opened UNION ALL SELECT id, epoch FROM held
    ), stored AS (
        INSERT INTO log (table_id, number, entry)
        SELECT e.id, e.number, e.entry
        FROM unnest($3::text[], $4::bigint[], $5::int[], $6::text[]) AS e (id, epoch, number, entry)
        JOIN ours USING (id, epoch)
    ), changed AS (
        UPDATE tables t SET {", ".join(f"{each} = n.{each}" for each in INDEXED)}
        FROM json_populate_recordset(NULL::tables, $8) n JOIN held USING (id, epoch)
        WHERE t.id = n.id
        RETURNING t.id
    ), new_seats AS (
        SELECT s.* FROM json_populate_recordset(NULL::seats, $9) s
        WHERE s.table_id IN (SELECT id FROM opened UNION ALL SELECT id FROM changed)
    ), seated AS (
        INSERT INTO seats (table_id, seat, person, to_act)
        SELECT table_id, seat, person, to_act FROM new_seats
        ON CONFLICT (table_id, seat)
        DO UPDATE SET person = EXCLUDED.person, to_act = EXCLUDED.to_act
    ), left_empty AS (
        DELETE FROM seats s USING changed c WHERE s.table_id = c.id
        AND NOT EXISTS (SELECT 1 FROM new_seats n WHERE (n.table_id, n.seat) = (s.table_id, s.seat))
    )
    SELECT id, epoch FROM ours
"""
"""A take-over waits for the shared lock, so it reads a log that is complete. If it came first, this
statement waits, sees the new epoch and stores nothing. The primary key of the log is a second lock:
no number of a table can be stored twice. One statement needs no transaction around it, in which a
paused node would hold locks."""
Epochs = set[tuple[str, int]]


class FencedDatabase:
    def __init__(self, engine: AsyncEngine, node: str) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.node = node

    async def close(self) -> None:
        await self.engine.dispose()

    async def commit(self, appends: list[LogAppend]) -> list[LogAppend]:
        try:
            held = await self.store(appends)
        except Exception as error:
            if len(appends) > 1 and not is_out_of_reach(error):
                raise  # the writer tries them one by one
            # It may be stored all the same, if only the answer was lost: the log will say.
            log.error("not stored: %s", first_line(error), extra={"table": appends[0].table_id})
            return appends
        return [append for append in appends if (append.table_id, append.epoch) not in held]

    async def store(self, appends: list[LogAppend]) -> Epochs:
        """Returns the tables that were still ours."""
        wanted = {(append.table_id, append.epoch) for append in appends}
        parameters = (*columns(wanted, 2), *entry_columns(appends), *self.index_rows(appends))
        async with self.engine.connect() as connection:
            found = await connection.exec_driver_sql(COMMIT, parameters)
        return {(row.id, row.epoch) for row in found}

    def index_rows(self, appends: list[LogAppend]) -> tuple[str, str, str]:
        """Rows of new tables, of others, and of seats, each as the text of a list."""
        index = IndexChanges(appends)
        opened = [self.owned(append) for append in index.opened]
        changed = [self.owned(append) for append in index.changed]
        return as_json(opened), as_json(changed), as_json(index.seats)

    def owned(self, append: LogAppend) -> Row:
        assert append.table is not None
        return {**append.table, "owner": self.node, "epoch": append.epoch}


def is_out_of_reach(error: Exception) -> bool:
    """Whether the database did not answer, so that each append alone would wait in vain, too."""
    is_cut = isinstance(error, DBAPIError) and error.connection_invalidated
    return is_cut or isinstance(error, OSError | TimeoutError)


def entry_columns(appends: list[LogAppend]) -> list[list[Any]]:
    rows = [
        (id, append.epoch, number, ENCODER.encode(entry).decode())
        for append in appends
        for id, number, entry in append.numbered()
    ]
    return columns(rows, 4)


def columns(rows: Iterable[tuple[Any, ...]], count: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(count)]


def as_json(rows: Sequence[Row]) -> str:
    return ENCODER.encode(rows).decode()
