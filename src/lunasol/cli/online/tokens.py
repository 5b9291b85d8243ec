"""The token files that identify this person to servers."""

import os
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote

from lunasol.cli.errors import BadFile
from lunasol.cli.files import write_whole


def token_path(base: str, environment: Mapping[str, str] = os.environ) -> Path:
    """The token file of a server; its content gives access to our seats there."""
    state = environment.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "lunasol" / "servers" / quote(base, safe="")


def read_token(path: Path) -> str:
    """The stored token, or an empty string if there is none yet."""
    try:
        return path.read_text("ascii").strip()
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{path} cannot be read: {error}") from None


def save_token(path: Path, token: str) -> None:
    write_whole(path, f"{token}\n", str(path), private=True)
