"""What all tables share."""

from dataclasses import dataclass

from lunasol.server.metrics import Metrics
from lunasol.server.settings import Settings
from lunasol.server.store.store import Store
from lunasol.server.thinkers import Thinkers


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    thinkers: Thinkers
    metrics: Metrics
