"""HTTP connections that cost nothing if nobody speaks: time limits, and a limit per address."""

from asyncio import TimerHandle, Transport
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lunasol.server.access.addresses import network
from lunasol.server.access.rate_limits import RateLimit


class GuardedHttpProtocol(HttpToolsProtocol):
    """Cuts a connection off that sends its request too slowly, and refuses one too many."""

    request_seconds: ClassVar[float] = 10.0
    most_per_address: ClassVar[int] = 0
    """0 means no limit, as behind a proxy, through which all connections come."""
    open_by_address: ClassVar[Counter[str]] = Counter()
    arrivals: ClassVar[RateLimit | None] = None
    """How often an address may connect; what comes faster is cut off before it is read."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.deadline: TimerHandle | None = None
        self.counted = ""
        """The address that this connection counts for."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.counted = network(self.client[0]) if self.client else "local"
        self.open_by_address[self.counted] += 1
        if self.is_one_too_many() or self.is_too_soon():
            transport.abort()
        else:
            self.await_request()

    def is_one_too_many(self) -> bool:
        return 0 < self.most_per_address < self.open_by_address[self.counted]

    def is_too_soon(self) -> bool:
        return self.arrivals is not None and not self.arrivals.take(self.counted)

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on the WebSocket protocol has the connection, and limits of its own."""
        self.let_go()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers back to this object

    def let_go(self) -> None:
        self.request_is_here()
        if self.counted:
            self.open_by_address[self.counted] -= 1
            if not self.open_by_address[self.counted]:
                del self.open_by_address[self.counted]
        self.counted = ""

    # The time for a request -------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.await_request()

    def on_message_complete(self) -> None:
        self.request_is_here()
        super().on_message_complete()

    def await_request(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.request_seconds, self.transport.abort)

    def request_is_here(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


def guarded_protocol(
    request_seconds: float, most_per_address: int, arrivals: RateLimit | None = None
) -> type[GuardedHttpProtocol]:
    """The protocol with these limits; uvicorn makes one for each connection."""

    class Limited(GuardedHttpProtocol):
        pass

    Limited.request_seconds = request_seconds
    Limited.most_per_address = most_per_address
    Limited.open_by_address = Counter()
    Limited.arrivals = arrivals
    return Limited
