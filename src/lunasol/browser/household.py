"""One person, one device: who asks, and which limits are left when there are no strangers."""

from collections.abc import Sequence
from dataclasses import dataclass

from lunasol.browser.device import Device
from lunasol.tables.entries import AnyEntry
from lunasol.tables.outbox import Program

PERSON = "device"
"""The one person of a device; also the token that stands for them."""
NEVER = 10**6
"""Hours or days that no table lives to see."""
PLENTY = 10**6


@dataclass(frozen=True)
class DeviceLimits:
    """What server/settings.py describes, for a device: nothing is deleted by age, and no bot takes
    the seat of somebody who is away, because nobody else waits."""

    bot_pause: int = 900
    grace: int | None = None
    reveal_seconds: int = 20
    lines: int = 16
    tables: int = PLENTY
    address_tables: int = PLENTY
    all_tables: int = PLENTY
    memory_minutes: int = 5
    empty_minutes: int = 10
    """A table at which nobody sat down is no match, so it goes as on a server."""
    open_hours: int = NEVER
    idle_days: int = NEVER
    keep_days: int = NEVER


class DeviceAccess:
    """Everything is allowed. Tokens of programs are not signed: whoever could forge one runs on
    this device already, and holds the storage with all cards in it."""

    def may_chat(self, whose: str) -> bool:
        return True

    def may_change(self, whose: str) -> bool:
        return True

    def may_ask_hint(self, whose: str) -> bool:
        return True

    def program_token(self, table_id: str, program: Program) -> str:
        seat, key = program
        return f"{seat}.{key}"

    def identity(self, token: str) -> tuple[str, Program | None] | None:
        """The person, or "" and the seating of a program; None if the token is neither."""
        if token in ("", PERSON):
            return PERSON, None
        seat, dot, key = token.partition(".")
        if not (dot and len(seat) == 1 and seat.isascii() and seat.isdecimal()):
            return None
        return "", (int(seat), key)


class Unlimited:
    """The allowance of a connection: as many messages as it likes."""

    def take(self) -> bool:
        return True


class NoMetrics:
    """Nobody reads metrics of a device."""

    def count_entries(self, entries: Sequence[AnyEntry]) -> None:
        pass

    def set_tables(self, count: int) -> None:
        pass

    def observe_latency(self, seconds: float) -> None:
        pass

    def count_refusal(self, why: str) -> None:
        pass


class DeviceClock:
    def __init__(self, device: Device) -> None:
        self.device = device

    def now(self) -> int:
        return int(self.device.now())
