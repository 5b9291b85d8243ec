"""Sun and Moon as the rulebook says it: what may be played, found from the open cards alone.

It is written without looking at the speed, so that it can be compared with the rules line by line.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations

import lunasol
from lunasol.engine.options import OptionValue

Shown = Sequence[int]
"""The numbers that a row shows from left to right, and 0 for an eclipse."""
PARTNERS = 4
"""The number of players who play in two teams."""
CLEARED = 5


class Position:
    """What one seat sees when it is to act."""

    def __init__(self, match: lunasol.Match) -> None:
        self.seat = match.to_act[0]
        self.players = match.players
        self.options: Mapping[str, OptionValue] = match.settings.options
        view = match.view(self.seat)
        self.hand = view.hand
        self.table = view.table

    def row(self, kind: str, seat: int) -> Shown:
        stacks = (self.table.suns if kind == "S" else self.table.moons)[seat]
        return [0 if "E" in stack[-1] else int(stack[-1][1:]) for stack in stacks]

    def legal(self) -> list[str]:
        """SM-D1 to SM-D3, by the defaults and the options that change what a row accepts."""
        found = [f"{card}@{target}" for card in self.hand for target in self.targets(card)]
        if not self.table.following:
            found += self.clears()
        may_give_up = self.options["voluntary_self_destruct"] == "always" and self.hand
        if not found or (may_give_up and not self.table.following):
            found.append("destruct")
        return found

    # Placing ----------------------------------------------------------------------------------

    def targets(self, card: str) -> Iterator[str]:
        for seat in range(self.players):
            shown = self.row(card[0], seat)
            if card[1] == "E":
                yield from (f"{seat}#{n}" for n, value in enumerate(shown, 1) if value)
            elif shown:
                yield from (f"{seat}{where}" for where in self.fitting(int(card[1:]), shown))
            elif not self.partner_has(card[0], seat):
                yield f"{seat}*"

    def partner_has(self, kind: str, seat: int) -> bool:
        return self.players == PARTNERS and bool(self.row(kind, (seat + 2) % PARTNERS))

    def fitting(self, value: int, shown: Shown) -> Iterator[str]:
        numbers = [number for number in shown if number]
        blocks = self.options["eclipse_blocks_end"]
        if numbers and value < numbers[0] and not (blocks and shown[0] == 0):
            yield "L"
        if numbers and value > numbers[-1] and not (blocks and shown[-1] == 0):
            yield "R"
        for place, top in enumerate(shown):
            if top == 0 and self.may_cover(value, shown, place):
                yield f"#{place + 1}"

    def may_cover(self, value: int, shown: Shown, place: int) -> bool:
        """SM-05, SM-06, SM-07."""
        left = [number for number in shown[:place] if number]
        right = [number for number in shown[place + 1 :] if number]
        if not left and not right:
            return True
        borders = any(
            shown[beside] for beside in (place - 1, place + 1) if 0 <= beside < len(shown)
        )
        fits = all(number < value for number in left) and all(number > value for number in right)
        return borders and fits

    # Clearing ---------------------------------------------------------------------------------

    def clears(self) -> Iterator[str]:
        """Every choice of segments, or by option of parts of them that do not touch (SM-17)."""
        parts = [part for kind in "SM" for part in self.parts(kind)]
        sizes = range(1, len(parts) + 1)
        for chosen in chain.from_iterable(combinations(parts, size) for size in sizes):
            if all(apart(one, other) for one, other in combinations(chosen, 2)):
                yield "clear " + " ".join(f"{kind}{first}-{last}" for kind, first, last in chosen)

    def parts(self, kind: str) -> Iterator[tuple[str, int, int]]:
        shown = self.row(kind, self.seat)
        for first in range(len(shown)):
            for last in range(first + CLEARED - 1, len(shown)):
                around = shown[first - 1 : first] or [0], shown[last + 1 : last + 2] or [0]
                is_whole = around == ([0], [0])
                if all(shown[first : last + 1]) and (is_whole or self.options["partial_clear"]):
                    yield kind, first + 1, last + 1


def apart(one: tuple[str, int, int], other: tuple[str, int, int]) -> bool:
    return one[0] != other[0] or one[2] + 1 < other[1]
