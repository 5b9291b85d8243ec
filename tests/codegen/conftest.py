"""These tests talk to the same server as those in tests/server."""

from server.conftest import server

__all__ = ["server"]
