"""What must hold for every game, player count and option; shipped, to test new games with.

``check_match`` plays a random match and checks the laws on the way; the numbers are those of
ARCHITECTURE.md. A law that does not hold raises ``LawBroken`` and says where.
"""

from collections.abc import Callable

from lunasol.engine.cards import Cards, Rng
from lunasol.engine.errors import IllegalMove
from lunasol.engine.game import CHANCE, OVER, TAKE_BACK, Game
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.playout import playout
from lunasol.engine.position import restored, snapshot
from lunasol.engine.testing.twins import last_shuffle, twin

LONG = 100
"""So many entries make a log long."""


class LawBroken(AssertionError):
    def __init__(self, law: int, what: str) -> None:
        super().__init__(f"law {law}: {what}")
        self.law = law


# The laws, one by one -------------------------------------------------------------------------


def check_cards(game: Game) -> None:
    """Law 1: cards are conserved."""
    cards = sorted(card for zone in game.zones for card in zone if card >= 0)
    if cards != list(range(game.cards)):
        raise LawBroken(1, f"{len(cards)} cards lie on the table, not each of {game.cards} once")


def check_turns(game: Game) -> None:
    """Law 2: whoever is to act has a legal move; others have none but to take a choice back."""
    over = game.turn() in (CHANCE, OVER)
    for seat in range(game.players):
        codes = game.legal_codes(seat)
        owes = not over and game.must_act(seat)
        if owes and (not codes or TAKE_BACK in codes):
            raise LawBroken(2, f"seat {seat} is to act and has the moves {codes}")
        if not owes and codes not in ([], [TAKE_BACK]):
            raise LawBroken(2, f"seat {seat} is not to act and has the moves {codes}")
        if len(set(codes)) != len(codes):
            raise LawBroken(2, f"seat {seat} has the same move twice in {codes}")
    if not over and not game.must_act(game.turn()):
        raise LawBroken(2, f"it is the turn of seat {game.turn()}, who owes nothing")


def check_refusals(match: Match, rng: Rng) -> None:
    """Law 3: whatever is not legal is refused with a reason and changes nothing."""
    before, length = snapshot(match.game), len(match.log)
    for seat in range(match.players):
        legal = set(match.game.legal_codes(seat))
        for code in strange_codes(match, rng):
            if code in legal:
                continue
            try:
                match.push_code(seat, code)
            except IllegalMove:
                continue
            raise LawBroken(3, f"seat {seat} may play {code}, which is not among its legal moves")
    if snapshot(match.game) != before or len(match.log) != length:
        raise LawBroken(3, "a refused move changed the position")


def strange_codes(match: Match, rng: Rng) -> list[int]:
    near = [code for seat in range(match.players) for code in match.game.legal_codes(seat)]
    shifted = [code + rng.below(7) - 3 for code in near[:20]]
    random = [rng.below(1 << bits) for bits in (3, 7, 8, 12, 20, 31)]
    return [
        TAKE_BACK,
        -2,
        -(1 << 40),
        1 << 80,
        (1 << 61) + rng.below(1 << 20),
        *near[:20],
        *shifted,
        *random,
    ]


def check_replay(match: Match) -> None:
    """Law 5: the log alone gives the same position, events and scores."""
    again = Match(match.settings)
    again.replay(match.log)
    if snapshot(again.game) != snapshot(match.game):
        raise LawBroken(5, "the replayed log leads to another position")
    if again.game.events != match.game.events:
        raise LawBroken(5, "the replayed log tells other events")
    if again.outcome != match.outcome:
        raise LawBroken(5, "the replayed log has another outcome")


def check_snapshot(game: Game) -> None:
    """Law 7 for a copy that was sent as plain data."""
    data = snapshot(game)
    if snapshot(restored(game.fresh(), data)) != data:
        raise LawBroken(7, "a position is not what its snapshot says")


def check_arrivals(match: Match, rng: Rng) -> None:
    """Law 6: the order in which simultaneous choices arrive changes nothing."""
    seats = match.to_act
    if len(seats) < 2:
        return
    choices = {seat: pick(match.game.legal_codes(seat), rng) for seat in seats}
    results = []
    for order in (seats, tuple(reversed(seats))):
        game = match.game.clone()
        for seat in order:
            game.apply(seat, choices[seat])
        results.append(snapshot(game))
    if results[0] != results[1]:
        raise LawBroken(6, "the order of secret choices changes the position")


def check_copy(game: Game, used: Game, rng: Rng) -> None:
    """Law 7: a copy is complete, and the two then run alike and independently."""
    used.copy_from(game)
    if snapshot(used) != snapshot(game):
        raise LawBroken(7, f"the copy differs: {difference(used, game)}")
    before = snapshot(game)
    seed = rng.below(1 << 31)
    playout(used, Rng(seed), Cards())
    if snapshot(game) != before:
        raise LawBroken(7, f"playing the copy changed the original: {difference(game, used)}")
    twin_copy = game.clone()
    playout(twin_copy, Rng(seed), Cards())
    if snapshot(twin_copy) != snapshot(used):
        raise LawBroken(7, f"copies run apart: {difference(twin_copy, used)}")


def difference(one: Game, other: Game) -> str:
    mine, theirs = snapshot(one), snapshot(other)
    return ", ".join(name for name in mine if mine[name] != theirs[name])


def check_two_worlds(match: Match, seat: int | None, rng: Rng) -> bool:
    """Law 8: worlds that differ only in what a seat cannot see look alike to it.

    What it can see is found twice, from its position and from what it was told, and must agree.
    False if there was nothing hidden to change.
    """
    known, told = known_cards(match, seat), told_cards(match, seat)
    if known != told:
        raise LawBroken(8, f"seat {seat} knows {known - told} untold, was told {told - known}")
    other = twin(match, seat, rng)
    if other is None:
        return False
    if match.events(seat) != other.events(seat):
        raise LawBroken(8, f"seat {seat} was told different events in worlds alike to it")
    if match.view(seat) != other.view(seat):
        raise LawBroken(8, f"seat {seat} sees different tables in worlds alike to it")
    if seat is not None and match.game.legal_codes(seat) != other.game.legal_codes(seat):
        raise LawBroken(8, f"seat {seat} has different moves in worlds alike to it")
    if snapshot(match.blinded(seat)) != snapshot(other.blinded(seat)):
        where = difference(match.blinded(seat), other.blinded(seat))
        raise LawBroken(8, f"a bot of seat {seat} is given different positions: {where}")
    return True


Player = Callable[[Game, int, Rng], int]
"""Chooses a move for a seat from its blinded position."""


def check_player(match: Match, seat: int, sit: Callable[[Match], Player], rng: Rng) -> bool:
    """Law 8 for whoever plays: in worlds alike to its seat it makes the same move.

    ``sit`` seats the player at the table of a match, whatever it can get hold of there.
    False if there was nothing hidden to change.
    """
    other = twin(match, seat, rng)
    if other is None:
        return False
    seed = rng.below(1 << 31)
    move = sit(match)(match.blinded(seat), seat, Rng(seed))
    if move not in match.game.legal_codes(seat):
        raise LawBroken(3, f"the player of seat {seat} made a move that is not legal: {move}")
    if sit(other)(other.blinded(seat), seat, Rng(seed)) != move:
        raise LawBroken(8, f"the player of seat {seat} moves differently in worlds alike to it")
    return True


def known_cards(match: Match, seat: int | None) -> set[int]:
    blinded = match.blinded(seat)
    cards = [*blinded.choice, *(card for zone in blinded.zones for card in zone)]
    return {card for card in cards if card >= 0}


def told_cards(match: Match, seat: int | None) -> set[int]:
    """The cards that the seat was shown since they were last shuffled, or that never were."""
    origins = {card: last_shuffle(match, card) for card in range(match.game.cards)}
    shuffles = {origin for origin in origins.values() if origin is not None}
    seen = {origin: shown(match, seat, origin) for origin in shuffles}
    return {
        card
        for card, origin in origins.items()
        if match.over or origin is None or card in seen[origin]
    }


def shown(match: Match, seat: int | None, since: int) -> set[int]:
    cards: set[int] = set()
    for event in match.events(seat, since):
        for name, fact in event.facts.items():
            if name.startswith("card"):
                cards.update(fact if isinstance(fact, list) else [int(fact)])
    return cards


def check_redeal(match: Match, seat: int, rng: Rng) -> None:
    """Law 9, first half: a re-dealt position fits all that the seat knows, and can be played."""
    blinded = match.blinded(seat)
    world = blinded.clone()
    world.determinize(rng)
    check_cards(world)
    if world.legal_codes(seat) != match.game.legal_codes(seat):
        raise LawBroken(9, f"seat {seat} has other moves in a re-dealt position")
    again = world.clone()
    again.blind(seat)
    if snapshot(again) != snapshot(blinded):
        raise LawBroken(9, f"a re-deal does not fit: {difference(again, blinded)}")
    playout(world, rng, Cards())
    check_cards(world)


def check_uniform(
    blinded: Game, worlds: set[object], key: Callable[[Game], object], rng: Rng, draws: int
) -> None:
    """Law 9, second half: every world that fits is re-dealt equally often.

    The worlds are enumerated by the caller; ``draws`` should be at least ten times as many.
    """
    found = dict.fromkeys(worlds, 0)
    world = blinded.fresh()
    for _ in range(draws):
        world.copy_from(blinded)
        world.determinize(rng)
        what = key(world)
        if what not in found:
            raise LawBroken(9, f"re-dealt a world that does not fit: {what}")
        found[what] += 1
    expected = draws / len(worlds)
    chi_squared = sum((count - expected) ** 2 / expected for count in found.values())
    if chi_squared > chi_squared_limit(len(worlds) - 1):
        raise LawBroken(9, f"the re-deal is not uniform over {len(worlds)} worlds")


def chi_squared_limit(freedom: int) -> float:
    """What chance exceeds about once in a million (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom) if freedom else 0
    return freedom * float(1 - spread + 4.75 * spread**0.5) ** 3 if freedom else 1e-9


# A whole match --------------------------------------------------------------------------------


def pick(codes: list[int], rng: Rng) -> int:
    return codes[rng.below(len(codes))]


def step(match: Match, rng: Rng) -> None:
    """A random seat of those to act plays a random move; now and then one takes a choice back."""
    waiting = [seat for seat in range(match.players) if match.game.legal_codes(seat) == [TAKE_BACK]]
    if waiting and rng.below(8) == 0:
        match.push_code(pick(waiting, rng), TAKE_BACK)
    else:
        seat = pick(list(match.to_act), rng)
        match.push_code(seat, pick(match.game.legal_codes(seat), rng))


def check_match(match: Match, rng: Rng, every: int = 1) -> None:
    """Play a match to its end; laws 1, 2 and 4 at each step, the dearer ones every so often.

    Those replay the log, so they grow rarer as it grows longer.
    """
    used = match.game.clone()
    twins = hidden = 0
    while not match.over:
        check_cards(match.game)
        check_turns(match.game)
        if rng.below(every * (1 + len(match.log) // LONG)) == 0:
            seat = rng.below(match.players)
            hidden += match.game.cards - len(known_cards(match, seat)) > 1
            twins += check_position(match, seat, used, rng)
        step(match, rng)
        check_bound(match)
    if hidden and not twins:
        raise LawBroken(8, "no hidden card could be exchanged without somebody noticing")
    check_cards(match.game)
    check_turns(match.game)
    check_replay(match)


def check_position(match: Match, seat: int, used: Game, rng: Rng) -> bool:
    """The laws that take longer, on the position as it is; whether the seat had a twin world."""
    check_refusals(match, rng)
    check_copy(match.game, used, rng)
    check_snapshot(match.game)
    check_snapshot(match.blinded(seat))
    check_arrivals(match, rng)
    had_twin = check_two_worlds(match, seat, rng)
    check_two_worlds(match, None, rng)
    check_redeal(match, seat, rng)
    return had_twin


def check_bound(match: Match) -> None:
    """Law 4: every match ends within the game's stated bound, choices taken back apart."""
    bound = match.game.max_decisions()
    if len(match.log) > bound:
        codes = [entry.code for entry in match.log if isinstance(entry, MovePlayed)]
        if len(codes) - 2 * codes.count(TAKE_BACK) > bound:
            raise LawBroken(4, f"more than {bound} decisions")
