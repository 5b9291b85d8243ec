"""lunasol tournament: let bots compete and rate them."""

import hashlib
import json
import sys
from argparse import Namespace
from pathlib import Path

from rich.table import Table

from lunasol import games
from lunasol.arena.ledger import Ledger
from lunasol.arena.report import Estimate
from lunasol.arena.standings import Standing, Standings
from lunasol.arena.tournament import Contest, compete
from lunasol.arena.workers import hire
from lunasol.cli import files
from lunasol.cli.arguments import plan_of, split_names
from lunasol.cli.ui import language, layout
from lunasol.cli.ui.numbers import interval, percent_interval
from lunasol.cli.ui.progress import ProgressBar
from lunasol.cli.ui.screen import Screen
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    texts = Texts(language.choose(args.lang), games.definition(args.game).id)
    contest = Contest.of(plan_of(args), split_names(args.bots))
    workers = hire(args.workers, args.cluster)
    ledger = Ledger(ledger_path(args, contest), contest)
    deals, seats = contest.deals(args.matches), contest.plan.players
    try:
        with ProgressBar(deals * seats, texts) as bar:
            bar.advance(seats * sum(deal < deals for deal in ledger.finished))
            results = compete(contest, deals, workers, ledger.finished, ledger.keep, bar.advance)
    except BaseException:
        if ledger.finished:
            print(texts.say("tournament-kept", path=str(ledger.path)), file=sys.stderr)
        raise
    if args.ledger is None:
        ledger.remove()
    standings = Standings(contest, results)
    if args.json:
        print(json.dumps(standings.as_json(), indent=2))
    else:
        show(standings, texts, Screen())
    return 0


def ledger_path(args: Namespace, contest: Contest) -> Path:
    """The ledger file; without a path it is named after the arguments, so a rerun finds it."""
    if args.ledger is not None:
        return Path(args.ledger)
    arguments = repr((contest.plan, contest.bots)).encode()
    name = f"{contest.plan.game}-{hashlib.sha256(arguments).hexdigest()[:12]}.jsonl"
    return files.records_folder().parent / "tournaments" / name


def show(standings: Standings, texts: Texts, screen: Screen) -> None:
    plan = standings.contest.plan
    screen.say(
        texts.say(
            "tournament-title",
            game=texts.say("name"),
            players=plan.players,
            matches=len(standings.results),
        ),
        style="bold",
    )
    screen.show(ranking(standings.bots, texts))
    screen.say(texts.say("tournament-par", par=texts.number(100 * standings.par, 1)))


def ranking(bots: list[Standing], texts: Texts) -> Table:
    headers = ("bot", "matches", "wins", "score", "rating")
    rows = layout.grid(
        [texts.say(f"tournament-{header}") for header in headers], right=(1, 2, 3, 4)
    )
    for bot in bots:
        wins = Estimate(bot.win_share, bot.low, bot.high)
        rows.add_row(
            bot.bot,
            str(bot.matches),
            percent_interval(wins, texts),
            interval(Estimate(bot.mean_score, bot.score_low, bot.score_high), 2, texts),
            f"{texts.number(bot.rating, 1)} ± {texts.number(2 * bot.rating_deviation, 1)}",
        )
    return rows
