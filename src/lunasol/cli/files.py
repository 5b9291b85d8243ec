"""Files of the command: match records, and text files that are written whole or not at all."""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from lunasol import games
from lunasol.cli.errors import BadFile
from lunasol.engine.errors import BadRecord
from lunasol.engine.match import Match
from lunasol.engine.record import LARGEST, GameRegistry, write_record

Parsed = TypeVar("Parsed")


def read_record_file(path: Path, parse: Callable[[str, GameRegistry], Parsed]) -> Parsed:
    """Parse a record file; error messages name the file."""
    try:
        return parse(read_text(path), games)
    except BadRecord as error:
        raise BadFile(f"{path}: {error}") from None


def read_text(path: Path) -> str:
    """The text of a record file, unless it is larger than any record can be."""
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


def write_whole(path: Path, text: str, name: str, *, private: bool = False) -> None:
    """Write to a draft, then rename it: a reader never sees half a file.

    ``name`` is what an error message calls the file. Only the owner can read a private file.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700 if private else 0o777)
        descriptor = os.open(draft, flags, 0o600 if private else 0o666)
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise BadFile(f"{name} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            draft.unlink()


def records_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for records that were not given a path."""
    return data_folder(environment) / "records"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for what the command keeps."""
    if os.name == "nt":
        base = Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "lunasol"


def new_record_path(match: Match, now: datetime) -> Path:
    """A path with date and game; six digits of the commitment tell matches of one second apart."""
    settings = match.settings
    mark = settings.commitment[:6]
    name = f"{now:%Y-%m-%d-%H%M%S}-{settings.definition.id}-{mark}"
    path = records_folder() / f"{name}.txt"
    copy = 2
    while path.exists():
        path = records_folder() / f"{name}-{copy}.txt"
        copy += 1
    return path


class RecordFile:
    """The file that holds the record of a match in progress."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @staticmethod
    def new(path: Path) -> "RecordFile":
        """A record file that must not replace an existing file."""
        if os.path.lexists(path):
            raise BadFile(f"{path} exists already: name another file, or go on with --resume")
        return RecordFile(path)

    def write(self, match: Match) -> None:
        write_whole(self.path, write_record(match), f"the record {self.path}")
