"""What the tests of all policies share: scores by move, whole matches, and texts of reasons."""

import re
from collections.abc import Iterable, Iterator

from laws.cover import Case
from lunasol import games
from lunasol.bots.answer import Reason
from lunasol.bots.policy import Policy
from lunasol.engine.cards import Cards, Rng
from lunasol.engine.game import CHANCE, Game
from lunasol.engine.match import Match
from lunasol.texts import LANGUAGES, MatchTexts, read

NAMES = ("Anna", "Béla", "Cilka", "Dorota", "Edita", "Filip")


def scored(policy: Policy, game: Game, seat: int) -> dict[int, int]:
    """The policy's score of each legal move."""
    moves, scores = Cards.of(game.legal_codes(seat)), Cards()
    policy.score_moves(game, seat, moves, scores)
    return dict(zip(moves, scores, strict=True))


def scored_by_name(policy: Policy, match: Match) -> dict[str, int]:
    """The same for the seat to act, with the moves in short notation."""
    seat = match.to_act[0]
    scores = scored(policy, match.blinded(seat), seat)
    return {match.notation.short(match.notation.move(move)): scores[move] for move in scores}


def positions(policy: Policy, case: Case, seed: int, at_random: bool) -> Iterator[tuple[Game, int]]:
    """A match before each of its decisions, with the seat that decides; greedy or random play."""
    game, rng = case.start(seed).game.clone(), Rng(seed)
    while (seat := int(game.turn())) >= 0 or seat == CHANCE:
        if seat == CHANCE:
            game.roll(rng)
            continue
        yield game, seat
        codes = game.legal_codes(seat)
        move = codes[rng.below(len(codes))]
        game.apply(seat, move if at_random else policy.choose(game, seat, 1, rng))


def blinded(game: Game, seat: int) -> Game:
    copy = game.clone()
    copy.blind(seat)
    return copy


def check_no_peeking(policy: Policy, case: Case, seed: int) -> None:
    """Hidden cards change no score, in any position of a random match."""
    for game, seat in positions(policy, case, seed, at_random=True):
        assert scored(policy, blinded(game, seat), seat) == scored(policy, game, seat)


def reason_keys(game: str, language: str) -> set[str]:
    """The keys of all reasons that have a text."""
    return set(re.findall(r"^why-(\S+) =", read(f"lunasol.games.{game}.texts", language), re.M))


def check_reasons_can_be_said(game: str, reasons: Iterable[Reason]) -> None:
    """Every language has the same reasons, and says each of these."""
    definition = games.definition(game)
    deck = games.deck(definition, next(iter(definition.decks)))
    said = list(reasons)
    for language in LANGUAGES:
        texts = MatchTexts(language, game, deck, definition.notation(deck), NAMES)
        assert reason_keys(game, language) == reason_keys(game, "en")
        assert all(texts.reason(each) for each in said)
