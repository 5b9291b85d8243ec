"""Law 8 for bots: what a seat cannot see makes no difference to what its bot plays."""

from collections.abc import Callable

import pytest

import lunasol
from lunasol import games
from lunasol.bots import registry
from lunasol.bots.bot import SearchBot
from lunasol.bots.search.search import SearchBudget
from lunasol.engine.cards import Rng
from lunasol.engine.game import Game
from lunasol.engine.match import Match
from lunasol.engine.position import snapshot
from lunasol.engine.testing.laws import LawBroken, Player, check_player

HONEST = (
    "random",
    "greedy",
    "beginner",
    "casual",
    "search:8",
    pytest.param("search:40", marks=pytest.mark.compiled_only),
)
CHECKS = 12


def positions(game: str, players: int, seed: int) -> list[Match]:
    """A match at several of its decisions, spread over its length."""
    rng = Rng(seed)
    match = lunasol.start(game, players=players, secret=bytes([seed]) * 32)
    found = []
    for number in range(60):
        if match.over:
            break
        if number % 5 == 0:
            found.append(replayed(match))
        seat = match.to_act[rng.below(len(match.to_act))]
        codes = match.legal(seat).codes
        match.push_code(seat, codes[rng.below(len(codes))])
    return found


def replayed(match: Match) -> Match:
    copy = Match(match.settings)
    copy.replay(match.log)
    return copy


def checked(game: str, players: int, sit: Callable[[Match], Player]) -> int:
    """How many pairs of worlds were compared."""
    rng = Rng(5)
    matches = [match for match in positions(game, players, 3) if not match.over]
    return sum(check_player(match, match.to_act[0], sit, rng) for match in matches)


@pytest.mark.parametrize("bot", HONEST)
@pytest.mark.parametrize("game", games.GAMES)
def test_a_bot_plays_alike_in_worlds_that_look_alike_to_it(game: str, bot: str) -> None:
    player = registry.bot(bot, game)
    usual = games.definition(game).usual
    assert checked(game, usual, lambda _: player.choose) >= CHECKS // 2


@pytest.mark.parametrize("game", games.GAMES)
def test_a_bot_that_looks_at_the_cards_is_caught(game: str) -> None:
    """It chooses by a hand that its seat cannot see, which it takes from the match."""

    def sit(match: Match) -> Player:
        def cheat(_position: Game, seat: int, _rng: Rng) -> int:
            codes = match.legal(seat).codes
            other = (seat + 1) % match.players
            return codes[sum(match.game.hands[other]) % len(codes)]

        return cheat

    with pytest.raises(LawBroken, match="worlds alike"):
        checked(game, games.definition(game).usual, sit)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_search_from_an_unblinded_position_would_be_caught(game: str) -> None:
    """The same search, handed the true position instead of the blinded one."""
    search = SearchBot(None, SearchBudget(60))

    def sit(match: Match) -> Player:
        return lambda _position, seat, rng: search.choose(match.game, seat, rng)

    with pytest.raises(LawBroken, match="worlds alike"):
        checked(game, games.definition(game).usual, sit)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_bot_does_not_change_the_position_it_is_asked_about(game: str) -> None:
    for match in positions(game, games.definition(game).usual, 4)[:3]:
        seat = match.to_act[0]
        blinded = match.blinded(seat)
        before = snapshot(blinded)
        registry.bot("search:20", game).answer(blinded, seat, Rng(1))
        assert snapshot(blinded) == before
