"""Strength and speed of the bots: `make bench-bots`; the figures are in docs/bots.md.

All matches are duplicate deals with the seats rotated. The goal is printed beside each figure: ok
if the whole 95 % interval is above it, met if only the figure is, NO if it is missed.
"""

import argparse
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from bench import peer_python
from foresight import foresight
from gain import decisions_in_a_match, gain
from luck import Unblinded
from ours import usual_game
from rich.console import Console
from rich.table import Table
from worth import show_hands, show_uncertainties

from lunasol import games
from lunasol.arena.play import teams_of
from lunasol.arena.results import BotResult, ResultsTable
from lunasol.arena.tournament import Tournament, compete
from lunasol.arena.workers import make_workers
from lunasol.bots.registry import LEVELS
from lunasol.bots.search.search import Search, SearchBudget
from lunasol.engine.cards import Cards, Rng
from lunasol.games import MatchSpec

HERE = Path(__file__).parent
BUDGET = "search:2000"
GROWING = ("search:500", BUDGET, "search:20000")
PARTS = ["speed", "strength", "gain", "luck", "worth", "ladder", "peers"]
COUNTED_MATCHES = 20_000
ENOUGH_ITERATIONS = 200_000
FAST_ENOUGH = 100_000
SEED = 1


@dataclass(frozen=True)
class Pairing:
    """One bot against others, and its goal for the win share."""

    game: str
    players: int
    bot: str
    other: str
    goal: float

    @property
    def bots(self) -> list[str]:
        """The bots alternate if there are partners; else one bot sits among the others."""
        if self.players == 4 and self.game != "sun_and_moon":
            return [self.bot, *[self.other] * 3]
        return [self.bot, self.other]


def strength() -> list[Pairing]:
    """Search against greedy: the goal is 45 % at tables of four and 75 % at tables of two."""
    fewest = {game: max(2, games.definition(game).fewest) for game in games.GAMES}
    four = [Pairing(game, 4, BUDGET, "greedy", 0.45) for game in games.GAMES]
    two = [Pairing(game, 2, BUDGET, "greedy", 0.75) for game in games.GAMES if fewest[game] == 2]
    return four + two


def ladder() -> list[Pairing]:
    """Each level against the one below it: the whole interval must be above par."""
    steps = list(zip(LEVELS[1:], LEVELS, strict=False))
    return [
        Pairing(game, players, better, worse, par(game, players))
        for game in games.GAMES
        for players in (4 if games.definition(game).fewest > 2 else 2,)
        for better, worse in steps
    ]


def par(game: str, players: int) -> float:
    return 1 / len(set(teams_of(MatchSpec.of(game, players))))


def played(pairing: Pairing, matches: int, workers: int, kind: type[Tournament]) -> BotResult:
    checked = Tournament.of(MatchSpec.of(pairing.game, pairing.players), pairing.bots, SEED)
    tournament = kind(checked.spec, checked.bots, checked.seed, checked.seat_cycles)
    deals = tournament.deals(matches)
    results = compete(tournament, deals, make_workers(workers), {}, lambda *_: None)
    return next(bot for bot in ResultsTable(tournament, results).bots if bot.bot == pairing.bot)


def show(
    title: str,
    pairings: list[Pairing],
    matches: int,
    workers: int,
    kind: type[Tournament] = Tournament,
) -> None:
    console = Console(width=110)
    table = Table(title=f"{title}, {matches} matches each")
    for column in ("game", "players", "bot", "against", "win share (95 %)", "goal", ""):
        table.add_column(column)
    for pairing in pairings:
        found = played(pairing, matches, workers, kind)
        low = found.low or 0.0
        share = f"{found.win_share:.3f} ({low:.3f}–{found.high or 1:.3f})"
        mark = "ok" if low > pairing.goal else "met" if found.win_share >= pairing.goal else "NO"
        table.add_row(
            pairing.game,
            str(pairing.players),
            pairing.bot,
            pairing.other,
            share,
            f"{pairing.goal:.2f}",
            mark,
        )
        print(pairing, share, mark, file=sys.stderr, flush=True)
    console.print(table)


def gains(pairings: list[Pairing], positions: int) -> None:
    """Print what a decision of the search gains compared with a greedy one."""
    for pairing in pairings:
        spec = MatchSpec.of(pairing.game, pairing.players)
        count = decisions_in_a_match(spec, SEED)
        print(f"{pairing.game}, {pairing.players} players: {count:.0f} decisions each in a match")
        for bot in GROWING:
            mean, around = gain(spec, bot, positions, SEED)
            who = f"{pairing.game}, {pairing.players} players, {bot}"
            print(f"{who}: {mean:.1f} ± {around:.1f} thousandths of a match", flush=True)


def predicted(positions: int) -> None:
    """Print how well an honest player predicts the others' cards in Day & Night."""
    colours, faces = foresight(MatchSpec.of("day_and_night", 4), positions, SEED)
    print(
        f"Day & Night, others' second cards: colour {colours:.0%}, whole face {faces:.0%} predicted"
    )


def constants(game: str | None) -> None:
    """Print the constants of the policies of two games."""
    if game in (None, "day_and_night"):
        show_hands(MatchSpec.of("day_and_night", 4), COUNTED_MATCHES, SEED)
        show_uncertainties(MatchSpec.of("day_and_night", 4), COUNTED_MATCHES, SEED)
    if game in (None, "nox"):
        for players in (2, 4):
            show_uncertainties(MatchSpec.of("nox", players), COUNTED_MATCHES, SEED)


def speed() -> None:
    """Print iterations per second in the middle of a Day & Night match, with random playouts."""
    game, rng, moves = usual_game("day_and_night"), Rng(1), Cards()
    game.roll(rng)
    for _ in range(int(game.max_decisions()) // 2):
        moves.clear()
        game.legal(game.turn(), moves)
        game.apply(game.turn(), moves.items[rng.below(moves.size)])
    seat = int(game.turn())
    game.blind(seat)
    best = 0.0
    for _ in range(3):
        began = process_time()
        Search(game, seat, None, Rng(2), SearchBudget(ENOUGH_ITERATIONS)).run()
        best = max(best, ENOUGH_ITERATIONS / (process_time() - began))
    mark = "ok" if best >= FAST_ENOUGH else "NO"
    print(f"Search, Day & Night, 4 players, mid-match, random playouts: {best:,.0f}/s ({mark})")


def peers(matches: int, game: str | None) -> None:
    """Play against OpenSpiel's search, in its own environment."""
    python = peer_python()
    if python is None:
        print("OpenSpiel could not be installed; the matches against its search are left out.")
        return
    ours = [path for path in sys.path if path.startswith(sys.prefix)]
    asked = ["", str(matches), *([game] if game else [])]
    run = (
        f"import sys, runpy; sys.path += {ours!r}; sys.argv = {asked!r}; "
        f"runpy.run_path({str(HERE / 'spiel.py')!r}, run_name='__main__')"
    )
    subprocess.run([python, "-c", run], check=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("parts", nargs="*", default=PARTS)
    asked.add_argument("--game", choices=games.GAMES, help="only this game")
    asked.add_argument("--matches", type=int, default=200)
    asked.add_argument("--positions", type=int, default=200)
    asked.add_argument("--peer-matches", type=int, default=40)
    asked.add_argument("--workers", type=int, default=2)
    args = asked.parse_args()

    def of(pairings: list[Pairing]) -> list[Pairing]:
        return [each for each in pairings if args.game in (None, each.game)]

    if "speed" in args.parts:
        speed()
    if "strength" in args.parts:
        show("Search against greedy", of(strength()), args.matches, args.workers)
    if "gain" in args.parts:
        gains(of(strength()), args.positions)
    if "luck" in args.parts:
        show("Sees all cards", of(strength()), args.matches, args.workers, Unblinded)
        if args.game in (None, "day_and_night"):
            predicted(args.positions)
    if "worth" in args.parts:
        constants(args.game)
    if "ladder" in args.parts:
        show("The ladder", of(ladder()), args.matches, args.workers)
    if "peers" in args.parts:
        peers(args.peer_matches, args.game)


if __name__ == "__main__":
    main()
