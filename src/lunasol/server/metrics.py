# Compiled by mypyc, see COMPILED in hatch_build.py.
"""Metrics for Prometheus. Moves and messages come in thousands per second, so they are counted in
plain numbers and converted only when the metrics are read."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

from lunasol.tables.entries import AnyEntry, Moved

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)


class PrometheusMetrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.connections = Gauge("lunasol_connections", "Open sockets", registry=registry)
        self.tables = Gauge("lunasol_tables", "Tables in memory", registry=registry)
        self.refused = Counter(
            "lunasol_refused", "Messages that were refused", ["why"], registry=registry
        )
        self.late_bots = Counter(
            "lunasol_late_bots",
            "Bots and hints that did not search because their turn did not come in time",
            registry=registry,
        )
        self.moves = Moves()
        self.latency = Latency()
        registry.register(self.moves)
        registry.register(self.latency)

    def count_entries(self, entries: Sequence[AnyEntry]) -> None:
        self.moves.count(entries)

    def set_tables(self, count: int) -> None:
        self.tables.set(count)

    def observe_latency(self, seconds: float) -> None:
        self.latency.observe(seconds)

    def count_refusal(self, why: str) -> None:
        self.refused.labels(why).inc()

    def page(self) -> bytes:
        return generate_latest(self.registry)


class Moves:
    def __init__(self) -> None:
        self.by_people = 0
        self.by_bots = 0

    def count(self, new: Sequence[AnyEntry]) -> None:
        for entry in new:
            if isinstance(entry, Moved):
                if entry.by_bot:
                    self.by_bots += 1
                else:
                    self.by_people += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        moves = CounterMetricFamily("lunasol_moves", "Moves stored", labels=["by"])
        moves.add_metric(["person"], self.by_people)
        moves.add_metric(["bot"], self.by_bots)
        yield moves


class Latency:
    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        names = [*(str(float(limit)) for limit in BUCKETS), "+Inf"]
        yield HistogramMetricFamily(
            "lunasol_message_seconds",
            "From reading a message to having answered it, storing included",
            buckets=list(zip(names, accumulate(self.counts), strict=True)),
            sum_value=self.seconds,
        )
