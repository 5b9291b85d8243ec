"""Workers for long runs: this process, several processes, or the machines of a dask cluster.

Work is cut into batches that depend on nothing but their number, so the result is the same with
any workers. Finished batches come back in any order, each with its number.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

import lunasol
from lunasol.engine.errors import LunasolError
from lunasol.processes import stay_with_the_parent

WAITING = 3
"""Batches that each worker has at a time: enough to keep it busy, few enough for the memory."""
PATIENCE = 10
"""How many seconds to wait for a cluster to answer."""
LOCAL = "local"
"""The address of a cluster that is started on this machine."""

Output = TypeVar("Output")
Work = Callable[[int], Output]
"""Does the batch with this number. It must be picklable."""
Progress = Callable[[int], None]
"""Is called with the number of matches played since the last call."""


class Unreachable(LunasolError):
    """A cluster that cannot be used."""


class Workers(Protocol):
    def each(self, work: Work[Output], numbers: Iterable[int]) -> Iterator[tuple[int, Output]]: ...


class Serial:
    """Does all batches in this process, in order."""

    def each(self, work: Work[Output], numbers: Iterable[int]) -> Iterator[tuple[int, Output]]:
        return ((number, work(number)) for number in numbers)


class Processes:
    """Several processes on this machine, with only a few batches waiting at any time."""

    def __init__(self, count: int) -> None:
        self.count = count

    def each(self, work: Work[Output], numbers: Iterable[int]) -> Iterator[tuple[int, Output]]:
        pool = ProcessPoolExecutor(self.count, get_context("spawn"), stay_with_the_parent)
        waiting: dict[Future[Output], int] = {}
        try:
            for number in numbers:
                waiting[pool.submit(work, number)] = number
                if len(waiting) >= self.count * WAITING:
                    yield from finished(waiting)
            while waiting:
                yield from finished(waiting)
        finally:
            pool.shutdown(cancel_futures=True)


def finished(waiting: dict[Future[Output], int]) -> Iterator[tuple[int, Output]]:
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        yield waiting.pop(future), future.result()


class Cluster:
    """The workers of a dask scheduler. If one is lost, another one repeats its batches."""

    def __init__(self, address: str, processes: int, dask: Any) -> None:
        self.address = address
        self.processes = processes
        self.dask = dask

    def each(self, work: Work[Output], numbers: Iterable[int]) -> Iterator[tuple[int, Output]]:
        with ExitStack() as stack:
            client = self.join(stack)
            remaining = iter(numbers)
            submitted: dict[Any, int] = {}
            running = self.dask.as_completed()
            for number in remaining:
                future = client.submit(work, number, pure=False)
                submitted[future] = number
                running.add(future)
                if len(submitted) >= WAITING * max(1, len(client.nthreads())):
                    done = next(running)
                    yield submitted.pop(done), done.result()
            for done in running:
                yield submitted.pop(done), done.result()

    def join(self, stack: ExitStack) -> Any:
        """Connect to the cluster; its workers must have the same version of lunasol."""
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


def make_workers(count: int, cluster: str | None = None) -> Workers:
    """This number of processes on this machine, or the cluster at this address."""
    if cluster is not None:
        return Cluster(cluster, count, dask())
    return Serial() if count == 1 else Processes(count)


def dask() -> Any:
    """The dask library, which is an optional dependency and slow to load."""
    try:
        return import_module("distributed")
    except ImportError:
        raise Unreachable("a cluster needs dask: pip install 'lunasol[cluster]'") from None
