"""Who does the work: this process, several processes, or the machines of a dask cluster.

Work is cut into batches that depend on nothing but their number, so that the result is the same
whoever does them. Batches come back in any order, each with its number.
"""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Protocol, TypeVar

import lunasol
from lunasol.engine.errors import LunasolError

WAITING = 3
"""Batches handed out to each worker at a time: enough to keep it busy, few to remember."""
PATIENCE = 10
"""Seconds to wait for a cluster to answer."""
LOCAL = "local"
"""The address that means: a cluster of processes on this machine."""

Result = TypeVar("Result")
Work = Callable[[int], Result]
"""Does the batch of this number; must be able to travel to another process."""


class Unreachable(LunasolError):
    """A cluster that does not answer, or not as it should."""


class Workers(Protocol):
    def each(self, work: Work[Result], numbers: Iterable[int]) -> Iterator[tuple[int, Result]]: ...


class Alone:
    """Everything in this process, in order."""

    def each(self, work: Work[Result], numbers: Iterable[int]) -> Iterator[tuple[int, Result]]:
        return ((number, work(number)) for number in numbers)


class Processes:
    """Several processes, with only a few batches waiting at any time."""

    def __init__(self, count: int) -> None:
        self.count = count

    def each(self, work: Work[Result], numbers: Iterable[int]) -> Iterator[tuple[int, Result]]:
        pool = ProcessPoolExecutor(self.count, get_context("spawn"), stay_with_the_parent)
        waiting: dict[Future[Result], int] = {}
        try:
            for number in numbers:
                waiting[pool.submit(work, number)] = number
                if len(waiting) >= self.count * WAITING:
                    yield from finished(waiting)
            while waiting:
                yield from finished(waiting)
        finally:
            pool.shutdown(cancel_futures=True)


def finished(waiting: dict[Future[Result], int]) -> Iterator[tuple[int, Result]]:
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        yield waiting.pop(future), future.result()


def stay_with_the_parent() -> None:
    """In a worker: an interrupt from the terminal is for the parent; without it we are done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_after_the_parent, daemon=True).start()


def leave_after_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Cluster:
    """The workers of a dask scheduler. What a lost worker had to do is done again by another."""

    def __init__(self, address: str, processes: int, dask: Any) -> None:
        self.address = address
        self.processes = processes
        self.dask = dask

    def each(self, work: Work[Result], numbers: Iterable[int]) -> Iterator[tuple[int, Result]]:
        with ExitStack() as stack:
            client = self.join(stack)
            remaining = iter(numbers)
            asked: dict[Any, int] = {}
            running = self.dask.as_completed()
            for number in remaining:
                future = client.submit(work, number, pure=False)
                asked[future] = number
                running.add(future)
                if len(asked) >= WAITING * max(1, len(client.nthreads())):
                    done = next(running)
                    yield asked.pop(done), done.result()
            for done in running:
                yield asked.pop(done), done.result()

    def join(self, stack: ExitStack) -> Any:
        """A client of the cluster, whose workers must have the same lunasol as we."""
        address: Any = self.address
        if address == LOCAL:
            address = stack.enter_context(
                self.dask.LocalCluster(
                    n_workers=self.processes,
                    threads_per_worker=1,
                    host="127.0.0.1",
                    dashboard_address=None,
                    silence_logs=50,
                )
            )
        try:
            client = stack.enter_context(self.dask.Client(address, timeout=PATIENCE))
        except (OSError, TimeoutError, ValueError) as error:
            why = f"the cluster {self.address} cannot be reached"
            raise Unreachable(f"{why}: {str(error)[:120] or 'no answer'}") from None
        self.compare_versions(client)
        return client

    def compare_versions(self, client: Any) -> None:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise Unreachable(f"the cluster {self.address} has no workers") from None
        for worker, found in client.run(own_version).items():
            if found != lunasol.__version__:
                raise Unreachable(f"the worker {worker} has lunasol {found}, not {own_version()}")


def own_version() -> str:
    return lunasol.__version__


def hire(count: int, cluster: str | None = None) -> Workers:
    """So many processes of this machine, or the cluster at this address."""
    if cluster is not None:
        return Cluster(cluster, count, dask())
    return Alone() if count == 1 else Processes(count)


def dask() -> Any:
    """The library of clusters, which is slow to load and not always there."""
    try:
        return import_module("distributed")
    except ImportError:
        raise Unreachable("a cluster needs dask: pip install 'lunasol[cluster]'") from None
