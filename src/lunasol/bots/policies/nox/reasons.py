# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The reason for a move of NOX, found by comparing the table before it with the table after."""

from dataclasses import dataclass

from lunasol.bots.answer import Reason
from lunasol.games.nox.rules import (
    ALL_COLOURS,
    CHOOSE_TOP,
    PILES,
    TOP,
    Nox,
    card_of,
    chest_of,
    place_of,
)


@dataclass(frozen=True)
class Chest:
    """What a chest shows: (value, colour) of each pile."""

    piles: tuple[tuple[int, int], ...]

    @property
    def sum(self) -> int:
        return sum(value for value, _ in self.piles)

    @property
    def colours(self) -> int:
        return len({colour for _, colour in self.piles})

    @property
    def points(self) -> int:
        return self.sum if self.colours == ALL_COLOURS.bit_count() else 0


@dataclass(frozen=True)
class ChestChange:
    """A play: all chests before it, and the changed one after it."""

    game: Nox
    seat: int
    owner: int
    before: tuple[Chest, ...]
    after: Chest

    @property
    def old(self) -> Chest:
        return self.before[self.owner]

    @property
    def lost(self) -> int:
        """How many points the changed chest shows less than before."""
        return self.old.sum - self.after.sum

    def points(self, seat: int) -> int:
        return (self.after if seat == self.owner else self.before[seat]).points

    def written(self) -> list[int]:
        """The points that each seat would write down if the round ended with this play."""
        points = [self.points(seat) for seat in range(len(self.before))]
        best = max(points)
        return [0 if self.game.rules.brave and each < best else each for each in points]


def reason(game: Nox, seat: int, move: int, is_best: bool) -> Reason:
    if game.step == CHOOSE_TOP:
        found = why_on_top(game, seat, move - TOP)
    else:
        change = change_by(game, seat, move)
        if len(change.after.piles) == PILES:
            return why_end(change)
        found = why_own(change) if change.owner == seat else why_other(change)
    if found is None:
        return Reason("looks-best" if is_best else "looks-worse", {})
    return found


def why_end(change: ChestChange) -> Reason:
    points = change.written()
    rivals = [points[seat] for seat in range(len(points)) if seat != change.seat]
    totals = [int(change.game.totals[seat]) + each for seat, each in enumerate(points)]
    mine, total = points[change.seat], totals[change.seat]
    if total >= change.game.rules.target and total == max(totals) and totals.count(total) == 1:
        return Reason("wins-match", {"total": total})
    if mine > max(rivals):
        return Reason("ends-ahead", {"points": mine})
    return Reason("ends-round", {"points": mine})


def why_own(change: ChestChange) -> Reason | None:
    old, new = change.old, change.after
    if new.points and not old.points:
        return Reason("all-colours", {"points": new.points})
    if new.colours > old.colours:
        return Reason("new-colour", {"colours": new.colours})
    if new.colours < old.colours:
        return None
    if len(new.piles) > len(old.piles):
        return Reason("new-pile", {"points": new.sum - old.sum})
    if new.sum > old.sum:
        return Reason("raises-own", {"points": new.sum - old.sum})
    return Reason("waits", {}) if new == old else None


def why_other(change: ChestChange) -> Reason | None:
    old, new, seat = change.old, change.after, change.owner
    target, total = change.game.rules.target, int(change.game.totals[seat])
    if old.points and not new.points:
        return Reason("takes-colour", {"seat": seat})
    if total + old.points >= target > total + new.points:
        return Reason("holds-below-target", {"seat": seat})
    if len(new.piles) < len(old.piles):
        return Reason("merges-other", {"seat": seat, "points": change.lost})
    if change.lost > 0:
        leads = all(old.points > each.points for each in change.before if each is not old)
        return Reason("spoils-leader" if leads else "spoils", {"seat": seat, "points": change.lost})
    return Reason("waits", {}) if new == old else None


def why_on_top(game: Nox, seat: int, card: int) -> Reason | None:
    tops = list(game.chests[seat])
    twins = (tops[game.twin], tops[game.changed])
    other = next(top for top in twins if top != card)
    with_card = shown(game, [top for top in tops if top != other]).colours
    with_other = shown(game, [top for top in tops if top != card]).colours
    if with_card > with_other:
        return Reason("keeps-colour", {})
    return Reason("waits", {}) if with_card == with_other else None


def change_by(game: Nox, seat: int, move: int) -> ChestChange:
    owner = int(chest_of(move))
    before = tuple(shown(game, list(chest)) for chest in game.chests)
    return ChestChange(game, seat, owner, before, chest_after(game, owner, move))


def chest_after(game: Nox, owner: int, move: int) -> Chest:
    card, place, tops = int(card_of(move)), int(place_of(move)), list(game.chests[owner])
    if place:
        tops.pop(place - 1)
    same = [top for top in tops if game.deck.value[top] == game.deck.value[card]]
    if not same:
        tops.insert(place - 1 if place else len(tops), card)
        return shown(game, tops)
    merged = shown(game, [card if top in same else top for top in tops])
    if game.rules.owner_chooses_top:  # the owner will keep the colour that the chest needs
        return max(merged, shown(game, tops), key=lambda chest: chest.colours)
    return merged


def shown(game: Nox, tops: list[int]) -> Chest:
    return Chest(tuple((int(game.deck.value[top]), int(game.deck.colour[top])) for top in tops))
