"""The tables of one person, a page at a time, read from the index alone."""

import logging
import re
from collections.abc import Sequence
from typing import Protocol

import msgspec

from lunasol.protocol.http import MyTable, MyTables
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables.index import IndexedResult
from lunasol.tables.ports import Row
from lunasol.tables.registry import TableRegistry

log = logging.getLogger(__name__)
PAGE = 50
UNFINISHED = ("open", "running")
FINISHED = ("over", "ended")
STATES = {None: UNFINISHED + FINISHED, "unfinished": UNFINISHED, "finished": FINISHED}
NO_RESULT = IndexedResult((), ())
CURSOR = r"^[01]\.[0-9]{1,18}\.[0-9a-z]{1,16}$"
"""A cursor as clients send it back."""
Cursor = tuple[bool, int, str]
"""Where a page ends: whether it is the person's turn there, when the table was opened, its id."""


class TableIndex(Protocol):
    """The index rows of all tables, with a row for each seat that a person holds."""

    async def my_tables(
        self, person: str, states: Sequence[str], after: Cursor | None, limit: int
    ) -> list[Row]:
        """The tables where a person sits or sat, or is the host: those where it is their turn
        first, then the newest."""


async def my_tables(
    index: TableIndex, registry: TableRegistry, person: str, state: str | None, after: str | None
) -> MyTables:
    """One page. No table is loaded for it and no match replayed."""
    if state not in STATES:
        raise RequestRefused(RefusalKey.BAD_REQUEST, "state is unfinished or finished")
    rows = await index.my_tables(person, STATES[state], cursor_of(after), PAGE + 1)
    page = rows[:PAGE]
    found = [each for row in page if (each := my_table(row, person, registry)) is not None]
    next_page = cursor_text(page[-1]) if len(rows) > PAGE else None
    return MyTables(tables=sorted(found, key=lambda each: not each.your_turn), next=next_page)


def my_table(row: Row, person: str, registry: TableRegistry) -> MyTable | None:
    """One row for the list. A damaged row is reported and left out, so that the rest is shown."""
    try:
        names = tuple(msgspec.json.decode(row["names"] or "[]", type=list[str]))
        result = (
            msgspec.json.decode(row["result"], type=IndexedResult) if row["result"] else NO_RESULT
        )
    except msgspec.MsgspecError:
        log.exception("an index row is damaged", extra={"table": row["id"]})
        return None
    return MyTable(
        id=row["id"],
        game=row["game"],
        state=row["state"],
        names=names,
        seat=row["seat"],
        is_host=row["host"] == person,
        your_turn=is_turn(row, registry),
        created=row["created"],
        changed=row["changed"],
        scores=result.scores,
        winners=result.winners,
        left=result.left,
    )


def is_turn(row: Row, registry: TableRegistry) -> bool:
    """The index follows moves with a short delay; a table in memory knows at once."""
    state = registry.state_in_memory(row["id"])
    return bool(row["to_act"]) if state is None else row["seat"] in state.to_act


def cursor_text(row: Row) -> str:
    return f"{int(row['to_act'])}.{row['created']}.{row['id']}"


def cursor_of(text: str | None) -> Cursor | None:
    if text is None:
        return None
    if not re.fullmatch(CURSOR, text):
        raise RequestRefused(RefusalKey.BAD_REQUEST, "after is the value of next on another page")
    turn, created, id = text.split(".")
    return turn == "1", int(created), id
