"""Settings of a server, by environment. docs/self-hosting.md shows the table made from these."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from lunasol.engine.errors import LunasolError

PREFIX = "LUNASOL_"


class BadSetting(LunasolError):
    pass


def setting(default: Any, what: str) -> Any:
    return field(default=default, metadata={"what": what})


@dataclass(frozen=True)
class Settings:
    database: str = setting("sqlite:///lunasol.db", "URL of the database, or a path for SQLite")
    origin: str = setting("", "public address, as https://table.example; empty: as requested")
    trust_proxy: bool = setting(False, "trust the header X-Forwarded-For of a reverse proxy")
    workers: int = setting(1, "processes in which bots think")
    bot_pause: int = setting(900, "shortest time a bot takes for a move, in milliseconds")
    grace: int = setting(60, "seconds to reconnect before a bot takes over")
    message_size: int = setting(4096, "largest message, in bytes")
    message_rate: int = setting(20, "messages per second from one connection")
    chat_rate: int = setting(12, "chat lines per minute from one person")
    hint_rate: int = setting(20, "hints per minute for one person")
    request_rate: int = setting(20, "HTTP requests per second from one address")
    connections: int = setting(60, "sockets from one address")
    lines: int = setting(4, "sockets of one person at one table")
    tables: int = setting(20, "unfinished tables that one person may host")
    all_tables: int = setting(5000, "unfinished tables in all")
    open_hours: int = setting(48, "hours until a table that never started is deleted")
    idle_days: int = setting(30, "days without a move until a match ends")
    keep_days: int = setting(365, "days for which finished matches are kept")
    log_level: str = setting("info", "debug, info, warning or error")


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    chosen = {}
    for each in fields(Settings):
        text = environment.get(PREFIX + each.name.upper())
        if text is not None:
            chosen[each.name] = parsed(each.name, text, type(each.default))
    return Settings(**chosen)


def parsed(name: str, text: str, kind: type) -> Any:
    if kind is bool:
        if text.lower() not in ("0", "1", "false", "true"):
            raise BadSetting(f"{PREFIX}{name.upper()} must be true or false, not {text[:40]!r}")
        return text.lower() in ("1", "true")
    if kind is int:
        if not (text.isascii() and text.isdecimal() and len(text) <= 9):
            raise BadSetting(f"{PREFIX}{name.upper()} must be a number, not {text[:40]!r}")
        return int(text)
    return text
