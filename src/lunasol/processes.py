"""Helpers for worker processes."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def stay_with_the_parent() -> None:
    """Make a worker process ignore Ctrl-C, which the parent handles, and exit with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_after_the_parent, daemon=True).start()


def leave_after_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
