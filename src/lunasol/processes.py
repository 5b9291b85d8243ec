"""Helpers for worker processes."""

import os
import signal
import sys
from multiprocessing import parent_process
from threading import Thread

NICENESS = 10


def stay_with_the_parent() -> None:
    """Make a worker process ignore Ctrl-C, which the parent handles, and exit with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_after_the_parent, daemon=True).start()


def make_way() -> None:
    """As ``stay_with_the_parent``, and let other processes use the processor first: the parent
    answers people, who notice milliseconds."""
    stay_with_the_parent()
    if sys.platform != "win32":
        os.nice(NICENESS)


def leave_after_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
