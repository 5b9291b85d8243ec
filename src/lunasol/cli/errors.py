"""Errors of the command, and the exception that ends a match early."""

from lunasol.engine.errors import LunasolError


class BadRequest(LunasolError):
    """Arguments that do not make sense, or not together."""


class BadFile(LunasolError):
    """A file that cannot be read or written."""


class CannotJoin(LunasolError):
    """A server or table that cannot be reached, or that refuses us."""


class Quit(Exception):
    """Raised when a player wants to leave the match."""
