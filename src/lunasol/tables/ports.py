"""What all tables share."""

from dataclasses import dataclass

from lunasol.server.bots.pool import BotPool
from lunasol.server.metrics import Metrics
from lunasol.server.settings import Settings
from lunasol.server.storage.store import Store


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    bots: BotPool
    metrics: Metrics
