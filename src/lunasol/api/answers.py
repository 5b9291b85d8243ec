"""What requests and answers over HTTP have in common, whichever door they come through."""

from typing import Any

import msgspec

from lunasol.engine.errors import LunasolError
from lunasol.protocol.http import Problem
from lunasol.protocol.refusals import RefusalKey, RequestRefused

LARGEST_BODY = 20_000
"""Bytes that a request may hold."""
LONGEST_DETAIL = 300
STATUS = {
    RefusalKey.NO_SUCH_TABLE: 404,
    RefusalKey.NOT_OVER: 409,
    RefusalKey.TOO_MANY_TABLES: 409,
    RefusalKey.SERVER_FULL: 409,
    RefusalKey.NOT_STORED: 503,
}
"""The status of some refusals; all others are 400."""


def status_of(key: RefusalKey) -> int:
    return STATUS.get(key, 400)


def decoded(data: bytes, kind: Any) -> Any:
    """The body of a request; raises a reason if it is not of this type."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise LunasolError(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RequestRefused(RefusalKey.MALFORMED) from None


def encoded(found: object) -> bytes:
    """An answer as JSON; some come encoded already."""
    return found if isinstance(found, bytes) else msgspec.json.encode(found)


def described(key: RefusalKey, detail: str = "") -> Problem:
    """Why a request is refused."""
    return Problem(key, detail[:LONGEST_DETAIL])
