"""lunasol backup: copy the database while the server is running."""

import asyncio
from argparse import Namespace
from pathlib import Path

from lunasol.cli.exit_codes import OK
from lunasol.server.settings import from_environment
from lunasol.server.storage.backup import back_up


def run(args: Namespace) -> int:
    database = from_environment().database if args.database is None else args.database
    rows = asyncio.run(back_up(database, Path(args.file)))
    print(f"{args.file}: {rows} rows")
    return OK
