"""Shuffles that anybody can verify."""

import hashlib
import itertools
from collections import Counter

import pytest

from lunasol.engine import shuffle
from lunasol.engine.errors import BadShuffle

SECRET = bytes(range(32))


def words_by_hand(purpose: str, blocks: int) -> list[int]:
    """The stream of docs/records.md, implemented a second time."""
    parts = [b"lunasol stream 1", SECRET, b"salt", purpose.encode()]
    seed = b"".join(len(part).to_bytes(8, "big") + part for part in parts)
    stream = b"".join(
        hashlib.shake_256(seed + block.to_bytes(8, "big")).digest(2048) for block in range(blocks)
    )
    return [int.from_bytes(stream[i : i + 8], "big") for i in range(0, len(stream), 8)]


def by_hand(cards: int, number: int) -> list[int]:
    """The shuffle of docs/records.md, implemented a second time."""
    words = words_by_hand(f"shuffle {number}", 1)
    order = list(range(cards))
    for i in range(cards - 1, 0, -1):
        while (word := words.pop(0)) >= 2**64 - 2**64 % (i + 1):
            pass
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


@pytest.mark.parametrize("number", [1, 2, 30])
def test_the_shuffle_is_what_the_document_describes(number: int) -> None:
    assert shuffle.shuffled(range(108), SECRET, b"salt", number) == by_hand(108, number)


def test_the_stream_goes_on_block_after_block() -> None:
    stream = shuffle.words(SECRET, b"salt", "first seat")
    assert list(itertools.islice(stream, 3 * 256)) == words_by_hand("first seat", 3)


def test_the_first_seat_is_drawn_as_the_document_describes() -> None:
    first = words_by_hand("first seat", 1)[0]
    assert shuffle.drawn_seat(5, SECRET, b"salt") == first % 5


def test_a_stream_that_ends_is_an_error() -> None:
    with pytest.raises(AssertionError, match="no end"):
        shuffle.below(iter([2**64 - 1]), 5 * 2**60)


def test_secret_salt_and_number_each_change_the_shuffle() -> None:
    cases = [(SECRET, b"", 1), (SECRET, b"", 2), (SECRET, b"x", 1), (bytes(32), b"", 1)]
    assert len({tuple(shuffle.shuffled(range(30), *case)) for case in cases}) == len(cases)


def test_the_order_in_which_the_cards_were_collected_does_not_matter() -> None:
    cards = [9, 4, 7, 1]
    assert shuffle.shuffled(cards, SECRET, b"", 1) == shuffle.shuffled(cards[::-1], SECRET, b"", 1)


def test_every_order_is_equally_likely() -> None:
    draws = 12_000
    found = Counter(tuple(shuffle.shuffled(range(4), SECRET, b"", n)) for n in range(draws))
    expected = draws / 24
    assert len(found) == 24
    assert sum((n - expected) ** 2 / expected for n in found.values()) < 70


def test_words_beyond_the_last_whole_multiple_are_dropped() -> None:
    assert shuffle.below(iter([2**64 - 1, 5]), 3) == 2
    assert shuffle.below(iter([2**64 - 2, 5]), 3) == (2**64 - 2) % 3


def test_every_seat_may_be_drawn_to_begin() -> None:
    seats = {shuffle.drawn_seat(4, n.to_bytes(32, "big"), b"") for n in range(60)}
    assert seats == {0, 1, 2, 3}


def test_the_commitment_gives_nothing_away_and_binds() -> None:
    assert shuffle.commitment(SECRET) != shuffle.commitment(bytes(32))
    known = hashlib.sha256(b"lunasol commitment 1\n" + SECRET).hexdigest()
    assert shuffle.commitment(SECRET) == known
    assert SECRET.hex() not in shuffle.commitment(SECRET)


@pytest.mark.parametrize("secret", [b"", b"x" * 31, b"x" * 33])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(BadShuffle, match="32 bytes"):
        shuffle.check_secret(secret)


def test_a_new_secret_is_one_and_always_another() -> None:
    secrets = {shuffle.check_secret(shuffle.new_secret()) for _ in range(5)}
    assert len(secrets) == 5
