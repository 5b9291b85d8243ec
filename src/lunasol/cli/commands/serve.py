"""lunasol serve: the online table."""

import gc
import os
import signal
import sys
import threading
import time
import webbrowser
from argparse import Namespace
from dataclasses import replace
from typing import TYPE_CHECKING

from lunasol.cli.commands.play import BadRequest
from lunasol.cli.exit_codes import OK
from lunasol.server import logging
from lunasol.server.app import new_app
from lunasol.server.settings import from_environment
from lunasol.server.storage.store import checked_url
from lunasol.server.ws.fast_protocol import FastWebSocketProtocol

if TYPE_CHECKING:
    import uvicorn

PING_SECONDS = 20
SELDOM = (10_000, 20, 100)
"""Seldom enough to cost little, often enough that nobody waits for it."""
PATIENCE = 5
"""Seconds that open requests have to end when the server stops."""


def run(args: Namespace) -> int:
    import uvicorn

    settings = from_environment()
    if args.database is not None:
        settings = replace(settings, database=args.database)
    checked_url(settings.database)
    logging.set_up(settings.log_level)
    config = uvicorn.Config(
        new_app(settings),
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
        timeout_graceful_shutdown=PATIENCE,
        proxy_headers=False,
    )
    tame_garbage_collection()
    server = uvicorn.Server(config)
    address = f"http://{args.host}:{args.port}"
    print(f"lunasol: the table is at {address} (Ctrl+C ends it)", file=sys.stderr)
    if args.open:
        threading.Thread(target=show, args=(server, address), daemon=True).start()
    signal.signal(signal.SIGTERM, end_in_order)
    server.run()
    if not server.started:
        raise BadRequest(f"nothing could be served at {args.host}:{args.port}")
    return OK


def end_in_order(*_: object) -> None:
    """uvicorn raises the signal again when all is closed. Left alone, it would end the process
    before the bots' processes have been tidied away."""
    sys.exit(OK)


def show(server: "uvicorn.Server", address: str) -> None:
    """Open the page once it can be asked for; where there is no screen the address must do."""
    while not server.started:
        time.sleep(0.05)
    if sys.platform in ("win32", "darwin") or os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}:
        webbrowser.open(address)


def tame_garbage_collection() -> None:
    """What has been loaded stays for good, and messages make no cycles: look for them seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
