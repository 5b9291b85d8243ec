"""What several nodes do with their one database besides playing."""

import asyncio
from pathlib import Path

from alembic import command
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from lunasol.server.app import Server
from lunasol.server.settings import ServerSettings
from lunasol.server.storage.backup import back_up
from lunasol.server.storage.databases import checked_url, migrations
from nodes.cluster import cluster
from server.storage.postgres import Postgres

OLD_SCHEMA = "0002"


def test_a_backup_has_the_tables_of_all_nodes(postgres: Postgres, tmp_path: Path) -> None:
    """It is taken while they run, and serves a single server."""
    copy = f"sqlite:///{tmp_path / 'copy.db'}"

    async def find(tables: list[str]) -> None:
        server = Server(ServerSettings(database=copy))
        await server.open()
        for table in tables:
            assert (await server.registry.find(table)).state.status == "open"
        await server.close()

    with cluster(postgres.new_database(), tmp_path, 2) as nodes:
        tables = [node.new_table(node.guest(), "nox", players=2) for node in nodes]
        asyncio.run(back_up(nodes[0].database, tmp_path / "copy.db"))
    asyncio.run(find(tables))


def test_nodes_that_start_together_bring_an_old_database_up_to_date(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()
    asyncio.run(make_old(url))
    with cluster(url, tmp_path, 3) as nodes:
        table = nodes[0].new_table(nodes[0].guest(), "nox", players=2)
        for node in nodes:
            assert node.get(f"/api/tables/{table}").json()["id"] == table


async def make_old(url: str) -> None:
    engine = create_async_engine(checked_url(url))

    def upgrade(connection: Connection) -> None:
        command.upgrade(migrations(connection), OLD_SCHEMA)

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()
