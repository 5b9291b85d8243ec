"""Records on disk: read with a clear word about what is wrong, written whole or not at all."""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from lunasol import games
from lunasol.engine.errors import BadRecord, LunasolError
from lunasol.engine.match import Match
from lunasol.engine.record import LARGEST, GameRegistry, write_record

Found = TypeVar("Found")


class BadFile(LunasolError):
    """A file that cannot be read or written."""


def read(path: Path, reader: Callable[[str, GameRegistry], Found]) -> Found:
    """What a reader of records makes of this file; its complaints name the file."""
    try:
        return reader(read_text(path), games)
    except BadRecord as error:
        raise BadFile(f"{path}: {error}") from None


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise BadFile(f"the record {path} cannot be read: {error.strerror}") from None
    if len(data) > LARGEST:
        raise BadFile(f"the record {path} is too large")
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise BadFile(f"the record {path} is not text") from None


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where records go unless somebody says otherwise."""
    if os.name == "nt":
        base = Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "lunasol" / "records"


def new_path(match: Match, now: datetime) -> Path:
    """A name that says when and what; the commitment keeps two matches of one second apart."""
    settings = match.settings
    mark = settings.commitment[:6]
    name = f"{now:%Y-%m-%d-%H%M%S}-{settings.definition.id}-{mark}"
    path = folder() / f"{name}.txt"
    copy = 2
    while path.exists():
        path = folder() / f"{name}-{copy}.txt"
        copy += 1
    return path


class RecordFile:
    """The record of a match in play."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @staticmethod
    def new(path: Path) -> "RecordFile":
        """A record that must not take the place of another file."""
        if os.path.lexists(path):
            raise BadFile(f"{path} exists already: name another file, or go on with --resume")
        return RecordFile(path)

    def write(self, match: Match) -> None:
        """Write beside the old file, then put the new one in its place."""
        draft = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with draft.open("w", encoding="utf-8", newline="\n") as file:
                file.write(write_record(match))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.path)
        except OSError as error:
            raise BadFile(f"the record {self.path} cannot be written: {error.strerror}") from None
        finally:
            with suppress(OSError):
                draft.unlink()
