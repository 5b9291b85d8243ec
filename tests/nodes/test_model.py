"""The design, checked in every order of events; and that the check can fail."""

import pytest

from nodes.model import Rules, explore


def test_nothing_acknowledged_is_lost_or_doubled_in_any_order() -> None:
    states, way = explore(Rules())
    assert not way, way
    assert states > 10_000


@pytest.mark.parametrize(
    ("rules", "fault"),
    [
        (Rules(has_fence=False), "the owner does not know the whole log"),
        (Rules(has_fence=False, has_key=False), "a move was stored twice"),
        (Rules(tells_after_storing=False), "an acknowledged move is not in the log"),
        (Rules(stops_in_time=False), "what the client was shown went back"),
    ],
)
def test_each_part_of_the_design_is_needed(rules: Rules, fault: str) -> None:
    _, way = explore(rules, fault)
    assert len(way) > 1
