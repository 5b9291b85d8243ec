"""lunasol serve: run the server."""

import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from argparse import Namespace
from contextlib import suppress
from dataclasses import replace
from logging import getLogger
from typing import TYPE_CHECKING

import httpx
import msgspec

import lunasol
from lunasol.cli.errors import BadRequest
from lunasol.cli.exit_codes import OK
from lunasol.protocol.http import Health
from lunasol.server import logging
from lunasol.server.access.rate_limits import RateLimit
from lunasol.server.app import Server, new_app
from lunasol.server.http.guarded_protocol import guarded_protocol
from lunasol.server.settings import ServerSettings, from_environment
from lunasol.server.storage.databases import checked_url
from lunasol.server.ws.fast_protocol import FastWebSocketProtocol

if TYPE_CHECKING:
    import uvicorn

log = getLogger(__name__)
ASKING_SECONDS = 2
"""How long a server that may be running already has to answer."""
PING_SECONDS = 20
GC_THRESHOLDS = (10_000, 5, 100)
"""Collections are rare enough to cost little and frequent enough to stay short."""
FEW_DESCRIPTORS = 4096
SHUTDOWN_SECONDS = 5
"""The time that open requests have to finish when the server stops."""


def run(args: Namespace) -> int:
    settings = from_environment()
    usual = f"http://{args.host}:{args.port or settings.port}"
    if args.open and is_our_server(usual):
        print(f"lunasol: a server is already running at {usual}", file=sys.stderr)
        show_page(usual)
        return OK
    if args.database is not None:
        settings = replace(settings, database=args.database)
    if args.node is not None:
        settings = replace(settings, node=args.node)
    if args.address is not None:
        settings = replace(settings, address=args.address)
    checked_url(settings.database)
    logging.set_up(settings.log_level)
    raise_descriptor_limit()
    port = choose_port(args, settings)
    served = Server(settings)
    server = draining_server(config_for(served, args.host, port), served)
    collect_garbage_rarely()
    address = f"http://{args.host}:{port}"
    print(f"lunasol: the table is at {address} (Ctrl+C ends it)", file=sys.stderr)
    if args.open:
        threading.Thread(target=open_browser, args=(server, address), daemon=True).start()
    signal.signal(signal.SIGTERM, exit_cleanly)
    server.run()
    if not server.started:
        raise BadRequest(f"nothing could be served at {args.host}:{port}")
    return OK


def config_for(served: Server, host: str, port: int) -> "uvicorn.Config":
    import uvicorn

    settings = served.settings
    rate = settings.connection_rate
    is_behind = settings.trust_proxy or bool(settings.node)  # other nodes connect for many
    per_address = 0 if is_behind else settings.http_connections
    arrivals = None if is_behind else RateLimit(rate, 5 * rate)
    return uvicorn.Config(
        new_app(served),
        http=guarded_protocol(settings.request_seconds, per_address, arrivals),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=FastWebSocketProtocol,
        ws_max_size=settings.message_size,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=False,
    )


def draining_server(config: "uvicorn.Config", served: Server) -> "uvicorn.Server":
    """uvicorn's server, but a node gives its tables up before it stops listening."""
    import uvicorn

    class DrainingServer(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await served.drain()
            await super().shutdown(sockets)

    return DrainingServer(config)


def exit_cleanly(*_: object) -> None:
    """Exit by an exception: uvicorn raises the signal again after closing, and the default
    handler would end the process before the processes of the bots are cleaned up."""
    sys.exit(OK)


def open_browser(server: "uvicorn.Server", address: str) -> None:
    """Open the web client once the server has started."""
    while not server.started:
        time.sleep(0.05)
    show_page(address)


def show_page(address: str) -> None:
    """Open the web client, if this machine has a display."""
    displays = {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"}
    if sys.platform in ("win32", "darwin") or os.environ.keys() & displays:
        webbrowser.open(address)


# The port -------------------------------------------------------------------------------------


def choose_port(args: Namespace, settings: ServerSettings) -> int:
    """The port that was asked for; a browser also finds another one, if that is taken."""
    if args.port is not None:
        port: int = args.port
        return port
    is_moved = args.open and is_taken(args.host, settings.port)
    return free_port(args.host) if is_moved else settings.port


def is_taken(host: str, port: int) -> bool:
    """Whether some program listens there."""
    try:
        with socket.create_connection((host, port), timeout=1):
            return True
    except OSError:
        return False


def is_our_server(address: str) -> bool:
    """Whether this version of Lunasol answers there."""
    try:
        answer = httpx.get(f"{address}/healthz", timeout=ASKING_SECONDS, trust_env=False)
        return msgspec.json.decode(answer.content, type=Health).version == lunasol.__version__
    except (httpx.HTTPError, msgspec.MsgspecError):
        return False


def free_port(host: str) -> int:
    with socket.create_server((host, 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


def raise_descriptor_limit() -> None:
    """Each connection takes a file descriptor, and many systems start with only 1,024."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems report a limit that they do not allow
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    if soft != resource.RLIM_INFINITY and soft < FEW_DESCRIPTORS:
        log.warning("this process may open only %d files, and so serve fewer connections", soft)


def collect_garbage_rarely() -> None:
    """Run the collector rarely: loaded modules stay for good, and messages form no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
