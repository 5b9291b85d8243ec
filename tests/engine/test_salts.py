"""Salts of players, and the commitments that they must fit."""

import hashlib

import pytest

from lunasol.engine.errors import BadShuffle
from lunasol.engine.salts import Contribution, check_contribution, joined, salt_commitment

SALT = bytes(range(16))


def part(seat: int, salt: bytes) -> Contribution:
    return Contribution(seat, salt_commitment(salt), salt)


def test_a_commitment_is_what_the_document_describes() -> None:
    assert salt_commitment(SALT) == hashlib.sha256(b"lunasol salt 1\n" + SALT).hexdigest()


def test_a_salt_that_fits_its_commitment_is_accepted() -> None:
    check_contribution(part(0, SALT))


@pytest.mark.parametrize("size", [0, 15, 17])
def test_a_salt_has_16_bytes(size: int) -> None:
    with pytest.raises(BadShuffle, match=f"16 bytes, not {size}"):
        check_contribution(part(0, bytes(size)))


def test_another_salt_is_refused() -> None:
    with pytest.raises(BadShuffle, match="salt of seat 3 does not fit"):
        check_contribution(Contribution(3, salt_commitment(SALT), bytes(16)))


def test_salts_are_joined_in_the_order_in_which_they_come() -> None:
    assert joined([part(0, SALT), part(2, bytes(16))]) == SALT + bytes(16)
