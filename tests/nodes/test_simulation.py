"""Many simulated matches with faults, each from a seed; and planted faults, which are found.

`python tests/nodes/simulate.py` tries as many seeds as you like, or one again.
"""

import logging
from collections.abc import Iterator

import pytest

from lunasol.engine.errors import IllegalMove
from lunasol.tables import entries
from lunasol.tables.ports import LogAppend
from nodes.simulated_storage import Database, Store
from nodes.simulation import World, simulate

SEEDS = 200
SEEDS_TO_A_FAULT = 300


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """What nodes say about lost commits; it is part of every simulation."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


def test_no_seed_breaks_a_promise() -> None:
    take_overs = 0
    for seed in range(SEEDS):
        try:
            world = simulate(str(seed))
        except Exception as error:
            raise AssertionError(f"seed {seed} fails: simulate('{seed}')") from error
        take_overs += world.database.epochs[world.table] - 1
    assert take_overs > SEEDS


def test_a_seed_replays() -> None:
    one, two = history(simulate("again")), history(simulate("again"))
    assert one == two
    assert len(one) > 20


def history(world: World) -> list[tuple[int, int, str]]:
    log = world.database.logs[world.table]
    return [(each.at, each.seat, each.id) for each in log if isinstance(each, entries.Moved)]


# Planted faults -------------------------------------------------------------------------------


class NoFence(Database):
    def is_held(self, _table: str, _epoch: int) -> bool:
        return True


class NoNumbers(NoFence):
    """Neither the fence nor the primary key of the log."""

    def is_doubled(self, _append: LogAppend) -> bool:
        return False


class TellsFirst(Store):
    """Tells everybody before it stores."""

    def append(self, append: LogAppend) -> None:
        on_stored, append.on_stored = append.on_stored, lambda _: None
        super().append(append)
        self.node.loop.call_soon(on_stored, None)


@pytest.mark.parametrize(
    ("store_type", "database_type"), [(Store, NoFence), (Store, NoNumbers), (TellsFirst, Database)]
)
def test_planted_faults_are_found(store_type: type[Store], database_type: type[Database]) -> None:
    for seed in range(SEEDS_TO_A_FAULT):
        try:
            simulate(str(seed), store_type, database_type)
        except (AssertionError, IllegalMove):  # a log that holds a move twice cannot be replayed
            return
        except KeyError:
            continue  # a table that was told of before it was stored
    pytest.fail("no seed has found the fault")
