"""Chests of NOX after a play that is only considered, and at the end of a round."""

from collections.abc import Iterator
from itertools import chain

from msgspec import to_builtins

from client_rules.replayed import Case, matches, replayed
from lunasol.engine.match import Match, MovePlayed
from lunasol.games.nox.moves import Cover, Extend
from lunasol.games.nox.rules import CHOOSE_TOP, Nox, NoxRules
from lunasol.tables.projection import event_info

EVERY = 6
"""Every sixth play becomes a case, and each that leaves the top card open."""


def probe(game: Nox, owner_chooses_top: bool) -> Nox:
    """A copy whose match ends with this round, so that the chests stay where they are."""
    rules = game.rules
    last = NoxRules(
        target=rules.target,
        brave=rules.brave,
        empty_chest_only_first_turn=rules.empty_chest_only_first_turn,
        owner_chooses_top=owner_chooses_top,
        extra_round=False,
        max_rounds=game.round,
    )
    copy = Nox(game.players, game.first_seat, game.deck, last)
    copy.copy_from(game)
    return copy


def tops(match: Match, game: Nox, seat: int) -> list[str]:
    return [match.notation.card(card) for card in game.chests[seat]]


# What a play would do -------------------------------------------------------------------------


def plays() -> Iterator[Case]:
    steps = chain.from_iterable(replayed(match) for match in matches("nox"))
    for number, (match, entry) in enumerate(steps):
        move = match.notation.move(entry.code)
        if isinstance(move, Extend | Cover):
            case = play(match, entry, move)
            if number % EVERY == 0 or len(case["worth"]) > 1:
                yield case


def play(match: Match, entry: MovePlayed, move: Extend | Cover) -> Case:
    game = match.game
    assert isinstance(game, Nox)
    found = outcomes(game, entry, move.seat)
    return {
        "deck": match.settings.deck.name,
        "tops": tops(match, game, move.seat),
        "move": str(move),
        "after": tops(match, found[0], move.seat),
        "worth": sorted({int(each.worth(move.seat)) for each in found}),
    }


def outcomes(game: Nox, entry: MovePlayed, owner: int) -> list[Nox]:
    """The position after a play; if its owner could choose the top card, first as played."""
    after = probe(game, owner_chooses_top=True)
    after.apply(entry.seat, entry.code)
    if after.step != CHOOSE_TOP:
        return [after]
    found = []
    for choice in after.legal_codes(owner):
        chosen = probe(after, owner_chooses_top=True)
        chosen.apply(owner, choice)
        found.append(chosen)
    return found


# How a round ends -----------------------------------------------------------------------------


def rounds() -> Iterator[Case]:
    """The table before the last move of a round, what happened then, and the chests at the end."""
    for played in matches("nox"):
        before: Case = {}
        number, since = 1, 0
        for match, entry in replayed(played):
            table = match.view(None).table
            if table.round > number:
                events = match.events(None, since)
                told = [to_builtins(event_info(event, match.notation)) for event in events]
                yield {**before, "events": told}
            number, since = table.round, len(match.log)
            before = last_move(match, entry)


def last_move(match: Match, entry: MovePlayed) -> Case:
    game, table = match.game, match.view(None).table
    assert isinstance(game, Nox)
    copy = probe(game, game.rules.owner_chooses_top)
    copy.apply(entry.seat, entry.code)
    return {
        "deck": match.settings.deck.name,
        "chests": table.chests,
        "merging": to_builtins(table.merging),
        "end": [tops(match, copy, seat) for seat in range(match.players)],
    }
