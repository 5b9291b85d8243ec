"""Twin matches: the same for one seat, different in what that seat cannot see.

The twin has the same log, but cards that are hidden from the seat have changed places in the
shuffle they came from. Everything that the seat sees must be the same in both.
"""

from collections.abc import Mapping

from lunasol.engine.cards import UNKNOWN, Rng
from lunasol.engine.game import SPECTATOR, TAKE_BACK, Game
from lunasol.engine.match import Entry, Match, MovePlayed, Shuffled

TRIES = 12


def twin(match: Match, seat: int | None, rng: Rng) -> Match | None:
    """A match that the seat cannot distinguish from this one, or None if nothing can change.

    Examples:
        >>> import lunasol
        >>> from lunasol.engine.cards import Rng
        >>> match = lunasol.start("nox", players=3, secret=bytes(32))
        >>> other = lunasol.testing.twin(match, 2, Rng(1))
        >>> match.view(2) == other.view(2), match.view(0) == other.view(0)
        (True, False)
    """
    pools = hidden_cards(match, seat)
    swaps = sum(len(cards) for cards in pools.values())
    for _ in range(TRIES):
        exchange = random_exchange(pools, max(swaps, 1), rng)
        if exchange:
            other = exchanged(match, exchange)
            if other is not None:
                return other
        swaps //= 2
    return None


def hidden_cards(match: Match, seat: int | None) -> dict[int, list[int]]:
    """The cards that the seat cannot see, by the log entry of the shuffle they came from."""
    blinded = match.blinded(seat)
    known = {card for zone in blinded.zones for card in zone if card != UNKNOWN}
    pools: dict[int, list[int]] = {}
    for card in range(match.game.cards):
        if card not in known:
            origin = last_shuffle(match, card)
            if origin is not None:
                pools.setdefault(origin, []).append(card)
    return pools


def last_shuffle(match: Match, card: int) -> int | None:
    for index in range(len(match.log) - 1, -1, -1):
        entry = match.log[index]
        if isinstance(entry, Shuffled) and card in entry.order:
            return index
    return None


def random_exchange(
    pools: Mapping[int, list[int]], swaps: int, rng: Rng
) -> dict[int, dict[int, int]]:
    """By shuffle and hidden card, the card that takes its place."""
    result = {}
    for origin, cards in pools.items():
        places = list(cards)
        for _ in range(swaps):
            i, j = rng.below(len(places)), rng.below(len(places))
            places[i], places[j] = places[j], places[i]
        moved = {card: place for card, place in zip(cards, places, strict=True) if card != place}
        if moved:
            result[origin] = moved
    return result


def exchanged(match: Match, exchange: Mapping[int, Mapping[int, int]]) -> Match | None:
    """The twin, or None if the exchange would have been visible when the cards were dealt."""
    original, other = Match(match.settings), Match(match.settings)
    for index, entry in enumerate(match.log):
        changed = changed_entry(entry, index, exchange, original.game)
        original.repeat(entry)
        other.repeat(changed)
        redealt = changed != entry and isinstance(entry, Shuffled)
        if redealt and publicly(original) != publicly(other):
            return None
    return other


def changed_entry(
    entry: Entry, index: int, exchange: Mapping[int, Mapping[int, int]], game: Game
) -> Entry:
    if isinstance(entry, Shuffled):
        moved = exchange.get(index, {})
        return Shuffled(tuple(moved.get(card, card) for card in entry.order), entry.stated)
    if entry.code != TAKE_BACK and chooses_secretly(game):
        for origin, moved in exchange.items():
            if origin < index and entry.code in moved:
                return MovePlayed(entry.seat, moved[entry.code])
    return entry


def chooses_secretly(game: Game) -> bool:
    """Whether all seats choose at the same time: each must choose or has chosen."""
    return all(game.must_act(seat) or game.choice[seat] >= 0 for seat in range(game.players))


def publicly(match: Match) -> list[list[int]]:
    """The zones as everybody sees them."""
    blinded = match.game.clone()
    blinded.blind(SPECTATOR)
    return [list(zone) for zone in blinded.zones]
