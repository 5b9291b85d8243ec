"""The ids of tables: short, without letters that look alike, and telling where a table lives."""

import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
DEVICE_PREFIX = "0"
"""The ids of tables that are kept on a device begin with it; those of a server never hold it."""


def new_id(prefix: str = "") -> str:
    letters = (secrets.choice(ALPHABET) for _ in range(ID_LENGTH - len(prefix)))
    return prefix + "".join(letters)


def is_id(text: str, prefix: str = "") -> bool:
    """Whether a table could have this id; databases dislike some other texts."""
    rest = text.removeprefix(prefix)
    is_short = len(text) == ID_LENGTH and len(rest) == ID_LENGTH - len(prefix)
    return is_short and all(letter in ALPHABET for letter in rest)
