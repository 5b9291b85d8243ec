"""lunasol selftest: play one match of each game and compare it with what is known to be right."""

import hashlib
from argparse import Namespace

import lunasol
from lunasol import games
from lunasol.bots import registry
from lunasol.bots.bot import Bot
from lunasol.cli.exit_codes import OK
from lunasol.engine.build import is_compiled
from lunasol.engine.cards import Rng
from lunasol.engine.match import Match
from lunasol.engine.record import write_record

DIFFERENT = 1
BOTS = ("search:10", "greedy")
"""Seats are taken in turn by a bot that searches and one that does not."""
DIGESTS = {
    "day_and_night": "94683b20ee09ba9e",
    "gra_roku": "ff8c912f19ba58b7",
    "sun_and_moon": "7d994d59786e7476",
    "nox": "5771e8b6dc325dbe",
}


def run(_: Namespace) -> int:
    engine = "compiled" if is_compiled() else "not compiled"
    print(f"lunasol {lunasol.__version__}, engine {engine}")
    found = [check(game) for game in games.GAMES]
    return OK if all(found) else DIFFERENT


def check(game: str) -> bool:
    """Play a match and say whether it went as it should."""
    digest = digest_of(play(game))
    is_right = digest == DIGESTS[game]
    print(f"{game}: {'ok' if is_right else f'DIFFERENT: {digest}, not {DIGESTS[game]}'}")
    return is_right


def play(game: str) -> Match:
    """Let bots play a match with the usual settings and a stated secret."""
    match = lunasol.start(game, secret=bytes(32))
    bots = [registry.bot(BOTS[seat % len(BOTS)], game) for seat in range(match.players)]
    while not match.over:
        seat = match.to_act[0]
        match.push_code(seat, choose(bots[seat], match, seat))
    return match


def choose(bot: Bot, match: Match, seat: int) -> int:
    return bot.choose(match.blinded(seat), seat, Rng(len(match.log)))


def digest_of(match: Match) -> str:
    """A digest of the record and of all events, so of everything that players would see."""
    text = write_record(match) + repr(match.game.events)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
