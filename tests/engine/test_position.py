"""Snapshots: every attribute of a position, and nothing else."""

from typing import Any

from laws.toy import TwoKings
from lunasol.engine.cards import Cards, Rng
from lunasol.engine.position import restore, restored, snapshot


class Row:
    def __init__(self) -> None:
        self.tops = Cards.of([7])
        self._scratch = 1


class Position:
    NOT_POSITION = ("rules", "_rules")

    def __init__(self) -> None:
        self.rules = object()
        self._rules = object()
        self._buffer = Cards()
        self.a_round = 3
        self.step_ = 1
        self.step = "play"
        self.pile = Cards.of([2, 1])
        self.points = [4, 0]
        self.rows = [Row(), Row()]


SNAPSHOT: dict[str, Any] = {
    "a_round": 3,
    "step_": 1,
    "step": "play",
    "pile": (2, 1),
    "points": (4, 0),
    "rows": ((("tops", (7,)),), (("tops", (7,)),)),
}


def test_a_snapshot_has_every_attribute_but_scratch_space_and_rules() -> None:
    assert snapshot(Position()) == SNAPSHOT


def test_a_snapshot_can_be_restored() -> None:
    data = SNAPSHOT | {
        "a_round": 9,
        "step": "over",
        "pile": (5, 6, 0),
        "points": (1, 2),
        "rows": ((("tops", ()),), (("tops", (8, 3)),)),
    }
    position = Position()
    restore(position, data)
    assert snapshot(position) == data


def test_restoring_fills_the_zones_that_are_there() -> None:
    position = Position()
    pile, row = position.pile, position.rows[0]
    restore(position, snapshot(Position()) | {"pile": (9,)})
    assert (position.pile is pile, position.rows[0] is row) == (True, True)
    assert list(pile) == [9]


def test_a_position_is_restored_in_a_new_game() -> None:
    game = TwoKings(2, 1)
    game.roll(Rng(1))
    game.apply(0, game.legal_codes(0)[0])
    blank = TwoKings(2, 0)
    assert restored(blank, snapshot(game)) is blank
    assert snapshot(blank) == snapshot(game)
