"""Shuffles that anybody can verify.

A match has a secret of 32 bytes. Its SHA-256 is published before the first card is dealt. Every
shuffle is an unbiased Fisher-Yates shuffle whose random numbers are SHAKE-256 of the secret, the
players' salt and the number of the shuffle. Once the secret is revealed at the end, everybody can
repeat them.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence

from lunasol.engine.errors import BadShuffle

SECRET_BYTES = 32
WORD_BYTES = 8
WORDS = 1 << (8 * WORD_BYTES)
BLOCK = 256


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def check_secret(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise BadShuffle(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


def commitment(secret: bytes) -> str:
    """The hash of the secret, which is published before the deal."""
    return hashlib.sha256(b"lunasol commitment 1\n" + secret).hexdigest()


def words(secret: bytes, salt: bytes, purpose: str) -> Iterator[int]:
    """An endless stream of 64-bit numbers; every purpose has its own."""
    label = purpose.encode()
    parts = [b"lunasol stream 1", secret, salt, label]
    seed = b"".join(len(part).to_bytes(8, "big") + part for part in parts)
    block = 0
    while True:
        stream = hashlib.shake_256(seed + block.to_bytes(8, "big")).digest(BLOCK * WORD_BYTES)
        for start in range(0, len(stream), WORD_BYTES):
            yield int.from_bytes(stream[start : start + WORD_BYTES], "big")
        block += 1


def below(stream: Iterator[int], limit: int) -> int:
    """A number from 0 to limit - 1, each equally likely.

    Words beyond the last whole multiple of ``limit`` are dropped, because they would favour the
    low numbers.
    """
    usable = WORDS - WORDS % limit
    for word in stream:
        if word < usable:
            return word % limit
    raise AssertionError("the stream has no end")


def shuffled(cards: Sequence[int], secret: bytes, salt: bytes, number: int) -> list[int]:
    """Shuffle number ``number`` of a match, counted from 1; it starts from the cards in order."""
    order = sorted(cards)
    stream = words(secret, salt, f"shuffle {number}")
    for i in range(len(order) - 1, 0, -1):
        j = below(stream, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def drawn_seat(players: int, secret: bytes, salt: bytes) -> int:
    """The first seat, if the options do not state it."""
    return below(words(secret, salt, "first seat"), players)
