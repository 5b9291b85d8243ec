"""A server as the terminal comes to it: its address, who I am there, and what HTTP answers."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote, urlsplit

import httpx
import msgspec

from lunasol.cli.files import BadFile
from lunasol.engine.errors import LunasolError
from lunasol.protocol import http
from lunasol.protocol.messages import TableInfo
from lunasol.texts import Texts

Found = TypeVar("Found")
PATIENCE = 10.0
"""Seconds that a server has to answer."""
TABLE_PATH = re.compile(r"/t/([a-z0-9]{1,40})/?")
ONLY_ME = 0o600


class NoEntry(LunasolError):
    """There is no way to this table, or none any more."""


class Door:
    """One server. ``enter`` makes us somebody there; everything else needs that."""

    def __init__(self, base: str, texts: Texts) -> None:
        self.base = base
        self.texts = texts
        self.token = ""

    def enter(self) -> None:
        """Be who I was here before, or somebody new."""
        path = token_path(self.base)
        known = self.token = read_token(path)
        self.token = self.ask("POST", "/api/me", http.Me).token
        if self.token != known:
            keep_token(path, self.token)

    def new_table(self, wanted: http.NewTable) -> http.Created:
        return self.ask("POST", "/api/tables", http.Created, msgspec.json.encode(wanted))

    def check(self, table: str) -> None:
        """Whether there is this table."""
        self.ask("GET", f"/api/tables/{table}", TableInfo)

    def link(self, table: str) -> str:
        return f"{self.base}/t/{table}"

    def record(self, table: str) -> str:
        return f"{self.base}/api/tables/{table}/record"

    def socket(self, table: str) -> str:
        return f"ws{self.base.removeprefix('http')}/ws/tables/{table}"

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def ask(self, method: str, path: str, kind: type[Found], body: bytes = b"") -> Found:
        url = self.base + path
        try:
            answer = httpx.request(
                method, url, content=body, headers=self.headers, timeout=PATIENCE
            )
        except (httpx.HTTPError, httpx.InvalidURL, OSError):
            raise NoEntry(self.texts.say("online-no-server", address=self.base)) from None
        if not answer.is_success:
            problem = self.decoded(answer.content, http.Problem)
            raise NoEntry(why_not(problem.key, self.texts, problem.detail))
        return self.decoded(answer.content, kind)

    def decoded(self, data: bytes, kind: type[Found]) -> Found:
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise NoEntry(self.texts.say("online-not-ours", address=self.base)) from None


def why_not(key: str, texts: Texts, detail: str = "") -> str:
    """The sentence for what a server refuses; a newer one may know keys that we do not."""
    if not texts.has(f"no-{key}"):
        return texts.say("online-refused", key=key)
    return texts.say(f"no-{key}", detail=detail)


# Addresses ------------------------------------------------------------------------------------


def read_link(text: str, texts: Texts) -> tuple[str, str]:
    """The address of the server and the id of the table."""
    base, path = split(text)
    found = TABLE_PATH.fullmatch(path)
    if not base or found is None:
        raise NoEntry(texts.say("online-no-link", link=text[:200]))
    return base, found[1]


def read_server(text: str, texts: Texts) -> str:
    base, path = split(text)
    if not base or path not in ("", "/"):
        raise NoEntry(texts.say("online-no-address", address=text[:200]))
    return base


def split(text: str) -> tuple[str, str]:
    """Where a server is, and the rest; "" if this is no address."""
    try:
        parts = urlsplit(text.strip())
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_address = is_address and parts.port != 0
    except ValueError:
        return "", ""
    return (f"{parts.scheme}://{parts.netloc}", parts.path) if is_address else ("", "")


# Who I am -------------------------------------------------------------------------------------


def token_path(base: str, environment: Mapping[str, str] = os.environ) -> Path:
    """One file for each server; whoever can read it can sit on my seats there."""
    state = environment.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "lunasol" / "servers" / quote(base, safe="")


def read_token(path: Path) -> str:
    try:
        return path.read_text("ascii").strip()
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{path} cannot be read: {error}") from None


def keep_token(path: Path, token: str) -> None:
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, ONLY_ME), "w") as file:
            file.write(f"{token}\n")
        draft.replace(path)
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {error.strerror}") from None
