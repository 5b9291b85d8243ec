"""lunasol serve: run the server."""

import gc
import os
import signal
import sys
import threading
import time
import webbrowser
from argparse import Namespace
from contextlib import suppress
from dataclasses import replace
from logging import getLogger
from typing import TYPE_CHECKING

from lunasol.cli.errors import BadRequest
from lunasol.cli.exit_codes import OK
from lunasol.server import logging
from lunasol.server.app import new_app
from lunasol.server.http.guarded_protocol import guarded_protocol
from lunasol.server.settings import from_environment
from lunasol.server.storage.databases import checked_url
from lunasol.server.ws.fast_protocol import FastWebSocketProtocol

if TYPE_CHECKING:
    import uvicorn

log = getLogger(__name__)
PING_SECONDS = 20
GC_THRESHOLDS = (10_000, 20, 100)
"""Collections are rare enough to cost little and frequent enough to stay short."""
FEW_DESCRIPTORS = 4096
SHUTDOWN_SECONDS = 5
"""The time that open requests have to finish when the server stops."""


def run(args: Namespace) -> int:
    import uvicorn

    settings = from_environment()
    if args.database is not None:
        settings = replace(settings, database=args.database)
    checked_url(settings.database)
    logging.set_up(settings.log_level)
    raise_descriptor_limit()
    per_address = 0 if settings.trust_proxy else settings.http_connections
    config = uvicorn.Config(
        new_app(settings),
        http=guarded_protocol(settings.request_seconds, per_address),
        host=args.host,
        port=args.port,
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
    collect_garbage_rarely()
    server = uvicorn.Server(config)
    address = f"http://{args.host}:{args.port}"
    print(f"lunasol: the table is at {address} (Ctrl+C ends it)", file=sys.stderr)
    if args.open:
        threading.Thread(target=open_browser, args=(server, address), daemon=True).start()
    signal.signal(signal.SIGTERM, exit_cleanly)
    server.run()
    if not server.started:
        raise BadRequest(f"nothing could be served at {args.host}:{args.port}")
    return OK


def exit_cleanly(*_: object) -> None:
    """Exit by an exception: uvicorn raises the signal again after closing, and the default
    handler would end the process before the processes of the bots are cleaned up."""
    sys.exit(OK)


def open_browser(server: "uvicorn.Server", address: str) -> None:
    """Open the web client once the server has started, if this machine has a display."""
    while not server.started:
        time.sleep(0.05)
    if sys.platform in ("win32", "darwin") or os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}:
        webbrowser.open(address)


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
