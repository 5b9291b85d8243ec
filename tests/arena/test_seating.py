"""Seating: balanced over seats and neighbours, or refused."""

from collections import Counter

import pytest

from lunasol.arena.seating import ImpossiblePairing, rotate, rotations, seat_cycles


def test_as_many_bots_as_seats_meet_in_every_seat_cycle() -> None:
    found = seat_cycles(["a", "b", "c", "d"], 4)
    assert len(found) == 6
    seatings = [rotate(cycle, turn) for cycle in found for turn in range(4)]
    assert len(set(seatings)) == 24
    seats = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))
    assert set(seats.values()) == {6}
    left = Counter((seating[seat], seating[seat - 1]) for seating in seatings for seat in range(4))
    assert set(left.values()) == {8}


def test_bots_with_the_same_name_are_interchangeable() -> None:
    assert seat_cycles(["s", "g", "g", "g"], 4) == [(0, 1, 2, 3)]


def test_fewer_bots_than_seats_alternate() -> None:
    assert seat_cycles(["a", "b"], 4) == [(0, 1, 0, 1)]
    assert seat_cycles(["a", "b"], 3) == [(0, 1, 0), (1, 0, 1)]


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    assert seat_cycles(["a", "b", "c"], 2) == [(0, 1), (0, 2), (1, 2)]


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(ImpossiblePairing, match="too many ways"):
        seat_cycles([str(number) for number in range(12)], 6)


def test_rotations_go_once_round() -> None:
    assert rotations("abc") == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
