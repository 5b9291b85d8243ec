"""Runs each mutant in a forked process of its own, with a limit for endless loops."""

import os
import resource
import signal
from collections.abc import Callable, Iterable, Iterator
from enum import Enum

MEMORY = 2 << 30
"""An endless loop that collects something fails before the machine runs out of memory."""
FAILED = 1
BROKEN = 3
"""The exit status if the mutant could not be tried: a fault of this tool."""
TIMES_UP = (signal.SIGPROF, signal.SIGXCPU, signal.SIGALRM, signal.SIGKILL)


class Verdict(Enum):
    SURVIVED = "survived"
    KILLED = "killed"
    TIMED_OUT = "timed out"


class Broken(Exception):
    """A mutant could not be tried."""


Job = tuple[int, float, Callable[[], None]]
"""A number, the seconds of processor time that it may take, and what to do: return or fail."""


def run_all(jobs: Iterable[Job], at_once: int) -> Iterator[tuple[int, Verdict]]:
    """Run the jobs, some at once, and yield the verdicts as they come."""
    running: dict[int, int] = {}
    for number, seconds, work in jobs:
        if len(running) == at_once:
            yield finished(running)
        running[forked(work, seconds)] = number
    while running:
        yield finished(running)


def forked(work: Callable[[], None], seconds: float) -> int:
    process = os.fork()
    if process == 0:
        status = BROKEN
        try:
            silence()
            limit(seconds)
            work()
            status = 0
        except AssertionError:
            status = FAILED
        finally:
            os._exit(status)
    return process


def fail() -> None:
    """End the forked process at once: its mutant is killed."""
    os._exit(FAILED)


def finished(running: dict[int, int]) -> tuple[int, Verdict]:
    process, status = os.wait()
    number = running.pop(process)
    if os.WIFSIGNALED(status):
        is_late = os.WTERMSIG(status) in TIMES_UP
        return number, Verdict.TIMED_OUT if is_late else Verdict.KILLED
    if os.WEXITSTATUS(status) == BROKEN:
        raise Broken(number)
    return number, Verdict.KILLED if os.WEXITSTATUS(status) else Verdict.SURVIVED


def silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def limit(seconds: float) -> None:
    """Processor time, so that a busy machine kills no mutant; the alarm is for one that sleeps."""
    whole = int(seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (whole, whole + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.alarm(60 * whole)


def stop_after(seconds: float) -> None:
    """End this process if it takes more processor time than this from now on."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
