"""What a transaction changes in the index."""

from collections.abc import Iterable

from lunasol.server.storage import schema
from lunasol.tables.ports import LogAppend, Row

INDEXED = [each.name for each in schema.tables.columns if each.name not in schema.OWNERSHIP]
CHANGED_COLUMNS = ", ".join(f"{name} = :{name}" for name in INDEXED)
CHANGE_TABLE = f"UPDATE tables SET {CHANGED_COLUMNS} WHERE id = :id"


class IndexChanges:
    """A table may be there more than once: after a command of its players, and after the
    housekeeping. What comes last counts."""

    def __init__(self, appends: Iterable[LogAppend]) -> None:
        indexed = [append for append in appends if append.table is not None]
        newest = {append.table_id: append for append in indexed}.values()
        new = {append.table_id for append in indexed if append.is_first}
        self.opened = [append for append in newest if append.table_id in new]
        """The newest append of each new table."""
        self.changed = [append for append in newest if append.table_id not in new]
        """That of each other table, whose seats are all written again."""
        self.seats = [seat for append in newest for seat in append.seats]


def table_rows(appends: Iterable[LogAppend]) -> list[Row]:
    return [append.table for append in appends if append.table is not None]
