"""The settings of a server, from environment variables; docs/self-hosting.md lists them."""

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
class ServerSettings:
    database: str = setting("sqlite:///lunasol.db", "URL of the database, or a path for SQLite")
    port: int = setting(8047, "port to listen at, unless --port names another")
    node: str = setting(
        "", "name of this process if several share a PostgreSQL; empty: the database is its own"
    )
    address: str = setting("", "address at which the other nodes reach this one, http://HOST:PORT")
    node_secret: str = setting(
        "",
        "secret by which nodes know each other, the same on all; "
        "empty: they keep one in the database",
    )
    node_lease: int = setting(
        10, "seconds after which other nodes take over the tables of one that has died"
    )
    origin: str = setting(
        "", "public address, such as https://table.example; empty: the address of each request"
    )
    trust_proxy: bool = setting(
        False, "trust the X-Forwarded-For header of a reverse proxy in front"
    )
    workers: int = setting(
        1, "number of processes in which bots search; those that do not search share one more"
    )
    bot_wait: int = setting(
        5, "seconds that a bot waits for its turn to search; then it plays without a search"
    )
    bot_pause: int = setting(900, "milliseconds that a bot waits at least, to move at a human pace")
    grace: int = setting(60, "seconds to reconnect before a bot takes over")
    reveal_seconds: int = setting(
        20, "seconds in which a player's device must reveal its salt before the deal"
    )
    message_size: int = setting(4096, "largest message in bytes")
    message_rate: int = setting(20, "messages per second from one connection")
    chat_rate: int = setting(12, "chat messages per minute from one person")
    change_rate: int = setting(
        60, "changes per minute by one person: seats, votes, settings and moves taken back"
    )
    hint_rate: int = setting(20, "hints per minute for one person")
    request_rate: int = setting(20, "HTTP requests and handshakes per second from one address")
    replay_rate: int = setting(60, "replays per minute from one address")
    guest_rate: int = setting(60, "new guests per minute from one address")
    table_rate: int = setting(30, "new tables per minute from one address; twice as many at first")
    connections: int = setting(60, "WebSockets from one address")
    http_connections: int = setting(
        100, "HTTP connections at once from one address, unless a proxy is trusted"
    )
    connection_rate: int = setting(
        40,
        "new connections per second from one address, five times as many at first, unless a proxy "
        "is trusted",
    )
    request_seconds: int = setting(10, "seconds in which a request or a first message must come")
    lines: int = setting(4, "connections of one person to one table")
    tables: int = setting(20, "unfinished tables opened by one person")
    address_tables: int = setting(500, "unfinished tables opened from one address")
    all_tables: int = setting(5000, "unfinished tables in all")
    memory_minutes: int = setting(5, "minutes that a table stays in memory after everybody left")
    empty_minutes: int = setting(
        10, "minutes after which a table is removed if nobody sits there or is connected"
    )
    open_hours: int = setting(48, "hours after which a table that was never started is removed")
    idle_days: int = setting(30, "days without a move after which a match ends")
    keep_days: int = setting(365, "days after which finished matches are removed")
    log_level: str = setting("info", "debug, info, warning or error")


def from_environment(environment: Mapping[str, str] = os.environ) -> ServerSettings:
    chosen = {}
    for each in fields(ServerSettings):
        text = environment.get(PREFIX + each.name.upper())
        if text is not None:
            chosen[each.name] = parsed(each.name, text, type(each.default))
    return ServerSettings(**chosen)


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
