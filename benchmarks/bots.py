"""Strength and speed of the bots: `make bench-bots`, figures in docs/bots.md.

All matches are duplicate deals with the seats rotated. What must hold is printed beside each
figure; a figure whose 95 % interval reaches below what must hold is marked.
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
from worth import show_doubts, show_hands

from lunasol import games
from lunasol.arena.plan import Plan
from lunasol.arena.standings import Standing, Standings
from lunasol.arena.tournament import Contest, compete
from lunasol.arena.workers import hire
from lunasol.bots.registry import LEVELS
from lunasol.bots.search.search import Search, SearchBudget
from lunasol.engine.cards import Cards, Rng
from lunasol.engine.options import resolve

HERE = Path(__file__).parent
BUDGET = "search:2000"
GROWING = ("search:500", BUDGET, "search:20000")
PARTS = ["speed", "strength", "gain", "luck", "worth", "ladder", "peers"]
COUNTED_MATCHES = 20_000
ENOUGH_ITERATIONS = 200_000
FAST_ENOUGH = 100_000


@dataclass(frozen=True)
class Pairing:
    """One bot against others, and the win share it must have."""

    game: str
    players: int
    bot: str
    other: str
    goal: float

    @property
    def bots(self) -> list[str]:
        """Partners play together; else one sits among the others."""
        if self.players == 4 and self.game != "sun_and_moon":
            return [self.bot, *[self.other] * 3]
        return [self.bot, self.other]


def strength() -> list[Pairing]:
    """Where skill can show: 45 % at tables of four, 75 % at tables of two."""
    fewest = {game: max(2, games.definition(game).fewest) for game in games.GAMES}
    four = [Pairing(game, 4, BUDGET, "greedy", 0.45) for game in games.GAMES]
    two = [Pairing(game, 2, BUDGET, "greedy", 0.75) for game in games.GAMES if fewest[game] == 2]
    return four + two


def ladder() -> list[Pairing]:
    """Each level against the one below it: more than par, the whole interval."""
    steps = list(zip(LEVELS[1:], LEVELS, strict=False))
    return [
        Pairing(game, players, better, worse, par(game, players))
        for game in games.GAMES
        for players in (4 if games.definition(game).fewest > 2 else 2,)
        for better, worse in steps
    ]


def par(game: str, players: int) -> float:
    start = plan(game, players).start()
    return 1 / len({int(start.team(seat)) for seat in range(players)})


def plan(game: str, players: int) -> Plan:
    options = resolve(games.definition(game).options, {})
    return Plan(game, players, tuple(options.items()), seed=1)


def played(pairing: Pairing, matches: int, workers: int, kind: type[Contest]) -> Standing:
    contest = Contest.of(plan(pairing.game, pairing.players), pairing.bots)
    contest = kind(contest.plan, contest.bots, contest.circles)
    deals = contest.deals(matches)
    results = compete(contest, deals, hire(workers), {}, lambda *_: None)
    return next(bot for bot in Standings(contest, results).bots if bot.bot == pairing.bot)


def show(
    title: str,
    pairings: list[Pairing],
    matches: int,
    workers: int,
    kind: type[Contest] = Contest,
) -> None:
    console = Console(width=110)
    table = Table(title=f"{title}, {matches} matches each")
    for column in ("game", "players", "who", "against", "win share (95 %)", "goal", ""):
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
    """What a decision of the search gains against a greedy one."""
    for pairing in pairings:
        begun = plan(pairing.game, pairing.players)
        often = decisions_in_a_match(begun)
        print(f"{pairing.game}, {pairing.players} players: {often:.0f} decisions in a match each")
        for bot in GROWING:
            mean, around = gain(begun, bot, positions)
            who = f"{pairing.game}, {pairing.players} players, {bot}"
            print(f"{who}: {mean:.1f} ± {around:.1f} thousandths of a match", flush=True)


def foretold(positions: int) -> None:
    """What an honest player can tell of the others' cards in Day & Night."""
    colours, faces = foresight(plan("day_and_night", 4), positions)
    print(
        f"Day & Night, others' second cards: colour {colours:.0%}, whole face {faces:.0%} foretold"
    )


def worths(game: str | None) -> None:
    """What the policies of two games state as numbers."""
    if game in (None, "day_and_night"):
        show_hands(plan("day_and_night", 4), COUNTED_MATCHES)
        show_doubts(plan("day_and_night", 4), COUNTED_MATCHES)
    if game in (None, "nox"):
        for players in (2, 4):
            show_doubts(plan("nox", players), COUNTED_MATCHES)


def speed() -> None:
    """Iterations a second in the middle of a match of Day & Night, with random playouts."""
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
    """OpenSpiel's own search, in its own environment."""
    python = peer_python()
    if python is None:
        print("OpenSpiel could not be installed; its search was not met.")
        return
    ours = [path for path in sys.path if path.endswith("site-packages")]
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
            foretold(args.positions)
    if "worth" in args.parts:
        worths(args.game)
    if "ladder" in args.parts:
        show("The ladder", of(ladder()), args.matches, args.workers)
    if "peers" in args.parts:
        peers(args.peer_matches, args.game)


if __name__ == "__main__":
    main()
