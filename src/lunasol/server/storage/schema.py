"""The tables of the database. Changes go through a migration in migrations/versions."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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
    Index("tables_by_state", "state"),
    Index("tables_by_host", "host"),
)
"""An index of the log: which tables to bring back, which are old, and what lists of them show.
``names`` is null for a table of an earlier version that has not been indexed again yet."""

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

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The server's own secrets, such as the one that signs seats."""
