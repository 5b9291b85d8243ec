# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What happened, as a key and facts. Texts in any language are made from it later.

The name of a fact says what it holds: ``seat…`` seats, ``card…`` cards, everything else plain
numbers or keys.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from mypy_extensions import mypyc_attr

Fact = int | str | list[int]


class Spoken(Protocol):
    """Something that has a text: a key and facts."""

    @property
    def key(self) -> str: ...

    @property
    def facts(self) -> Mapping[str, Any]: ...


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened in a match. Only the seat ``owner`` sees the ``secret`` facts."""

    def __init__(
        self,
        key: str,
        facts: Mapping[str, Fact],
        owner: int | None = None,
        secret: Mapping[str, Fact] | None = None,
    ) -> None:
        self.key = key
        self.facts = facts
        self.owner = owner
        self.secret = secret

    def seen_by(self, seat: int | None) -> "Event":
        """This event as the seat sees it (None: a spectator), with no secret left in it."""
        return Event(self.key, self.facts_for(seat))

    def facts_for(self, seat: int | None) -> dict[str, Fact]:
        """A copy of the facts that the seat learns."""
        facts = dict(self.facts)
        if self.secret is not None and seat is not None and seat == self.owner:
            facts.update(self.secret)
        return facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.key, dict(self.facts), self.owner, self.secret) == (
            other.key,
            dict(other.facts),
            other.owner,
            other.secret,
        )

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        hidden = "" if self.secret is None else f" [{self.owner}: {dict(self.secret)}]"
        return f"<{self.key} {facts}{hidden}>"
