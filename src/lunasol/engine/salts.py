"""What players add to the shuffles of a match, so that nobody alone can choose the deal.

Each player commits to a salt by its hash before any salt is revealed. docs/records.md describes it.
"""

import hashlib
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from lunasol.engine.errors import BadShuffle

SALT_BYTES = 16
WhyReopened = Literal["withheld", "changed"]
"""Why commitments were opened again: a salt did not come or did not fit, or a seat changed."""


class Contribution(Struct, frozen=True):
    """The salt of one seat, and what its player had committed to."""

    seat: int
    commitment: str
    salt: bytes


class Reopening(Struct, frozen=True):
    """A round of commitments that led to no deal, and whose seat was the reason."""

    round: int
    why: WhyReopened
    name: str


def salt_commitment(salt: bytes) -> str:
    """The hash of a salt, which its player publishes before any salt is revealed."""
    return hashlib.sha256(b"lunasol salt 1\n" + salt).hexdigest()


def joined(contributions: Iterable[Contribution]) -> bytes:
    """All salts in the order of their seats, as the shuffles use them."""
    return b"".join(each.salt for each in contributions)


def check_contribution(contribution: Contribution) -> None:
    if len(contribution.salt) != SALT_BYTES:
        raise BadShuffle(f"a salt has {SALT_BYTES} bytes, not {len(contribution.salt)}")
    if salt_commitment(contribution.salt) != contribution.commitment:
        raise BadShuffle(f"the salt of seat {contribution.seat} does not fit its commitment")
