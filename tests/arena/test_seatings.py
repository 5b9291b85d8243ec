"""Who sits where: balanced over seats and neighbours, or refused."""

from collections import Counter

import pytest

from lunasol.arena.seatings import ImpossiblePairing, circles, rotations, turned


def test_as_many_bots_as_seats_meet_in_every_circle() -> None:
    found = circles(["a", "b", "c", "d"], 4)
    assert len(found) == 6
    seatings = [turned(circle, turn) for circle in found for turn in range(4)]
    assert len(set(seatings)) == 24
    seats = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))
    assert set(seats.values()) == {6}
    left = Counter((seating[seat], seating[seat - 1]) for seating in seatings for seat in range(4))
    assert set(left.values()) == {8}


def test_bots_of_one_name_are_alike() -> None:
    assert circles(["s", "g", "g", "g"], 4) == [(0, 1, 2, 3)]


def test_fewer_bots_than_seats_sit_at_several_in_turn() -> None:
    assert circles(["a", "b"], 4) == [(0, 1, 0, 1)]
    assert circles(["a", "b"], 3) == [(0, 1, 0), (1, 0, 1)]


def test_more_bots_than_seats_meet_in_all_choices() -> None:
    assert circles(["a", "b", "c"], 2) == [(0, 1), (0, 2), (1, 2)]


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(ImpossiblePairing, match="too many ways"):
        circles([str(number) for number in range(12)], 6)


def test_rotations_go_once_round() -> None:
    assert rotations("abc") == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
