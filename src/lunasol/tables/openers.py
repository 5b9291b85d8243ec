"""From which address each table was opened, so that no address can fill the server."""

from collections import Counter
from collections.abc import Collection

MOST_REMEMBERED = 20_000


class Openers:
    """Only in memory: after a restart every address begins with none."""

    def __init__(self) -> None:
        self.addresses: dict[str, str] = {}
        """By table, the address; the oldest first."""
        self.counts: Counter[str] = Counter()

    def note(self, table_id: str, address: str) -> None:
        if not address:
            return
        if len(self.addresses) >= MOST_REMEMBERED:
            self.forget(next(iter(self.addresses)))
        self.addresses[table_id] = address
        self.counts[address] += 1

    def address_of(self, table_id: str) -> str:
        """Empty if it is not known."""
        return self.addresses.get(table_id, "")

    def opened_from(self, address: str) -> list[str]:
        return [id for id, other in self.addresses.items() if other == address]

    def keep_only(self, unfinished: Collection[str], address: str) -> None:
        """Forget the tables from this address that are finished."""
        for id in set(self.opened_from(address)).difference(unfinished):
            self.forget(id)

    def forget(self, table_id: str) -> None:
        address = self.addresses.pop(table_id, "")
        if address:
            self.counts[address] -= 1
            if not self.counts[address]:
                del self.counts[address]
