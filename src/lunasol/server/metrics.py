"""What a server counts, for Prometheus."""

from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from lunasol.server.entries import AnyEntry, Moved

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.connections = Gauge("lunasol_connections", "Open sockets", registry=registry)
        self.tables = Gauge("lunasol_tables", "Tables in memory", registry=registry)
        self.moves = Counter("lunasol_moves", "Moves stored", ["by"], registry=registry)
        self.refused = Counter(
            "lunasol_refused", "Messages that were refused", ["why"], registry=registry
        )
        self.latency = Histogram(
            "lunasol_message_seconds",
            "From reading a message to having answered it, storing included",
            buckets=BUCKETS,
            registry=registry,
        )
        self.moves_by_people = self.moves.labels("person")
        self.moves_by_bots = self.moves.labels("bot")

    def count(self, new: Sequence[AnyEntry]) -> None:
        for entry in new:
            if isinstance(entry, Moved):
                (self.moves_by_bots if entry.by_bot else self.moves_by_people).inc()

    def page(self) -> bytes:
        return generate_latest(self.registry)
