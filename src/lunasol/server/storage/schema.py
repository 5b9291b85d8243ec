"""The tables of the database. Changes go through a migration in migrations/versions."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)
"""What happened at each table, from entry 0 on: all that a restart needs."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("state", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("names", Text),
    Column("result", Text),
    Column("opener", String(32)),
    Column("length", Integer),
    Column("due", BigInteger),
    Column("is_empty", Boolean, nullable=False, server_default=false()),
    Column("info", Text),
    Column("owner", String(64)),
    Column("epoch", BigInteger, nullable=False, server_default="0"),
    Index("tables_in_lobby", "state", "public", "created"),
    Index("tables_by_host", "host"),
    Index("tables_by_opener", "opener"),
    Index("tables_by_due", "due"),
    Index("tables_by_owner", "owner"),
)
"""An index of the log: what lists of tables show, which are old, and where something is due.
``length`` is the number of entries that the row takes into account. It is null, like ``names``, for
a table of an earlier version that has not been indexed again yet.

Where several nodes share the database, ``owner`` is the node that has the table in memory, and
``epoch`` counts how often it has changed hands. Only an owner of the newest epoch can store."""

OWNERSHIP = ("owner", "epoch")
"""Columns that only nodes write; everything else in a row comes from the log."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("to_act", Boolean, nullable=False, server_default=false()),
    Index("seats_by_person", "person"),
)
"""An index of the log: where a person sits or sat, and where it is their turn."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("address", Text, nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
)
"""The processes that share this database, and until when each holds its tables, by the clock of the
database."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The server's own secrets, such as the one that signs seats."""
