"""lunasol tournament: bots against bots, and who is the better one."""

import hashlib
import json
import sys
from argparse import Namespace
from pathlib import Path

from rich.table import Table

from lunasol import games
from lunasol.arena.ledger import Ledger
from lunasol.arena.plan import Plan
from lunasol.arena.report import Estimate
from lunasol.arena.standings import Standing, Standings
from lunasol.arena.tournament import Contest, compete
from lunasol.arena.workers import hire
from lunasol.cli import files
from lunasol.cli.commands.simulate import interval, percent
from lunasol.cli.ui import language
from lunasol.cli.ui.boards import paint
from lunasol.cli.ui.progress import Bar
from lunasol.cli.ui.screen import Screen
from lunasol.engine.options import parse_options, resolve
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    texts = Texts(language.chosen(args.lang), games.definition(args.game).id)
    contest = contest_of(args)
    workers = hire(args.workers, args.cluster)
    ledger = Ledger(ledger_path(args, contest), contest)
    deals, seats = contest.deals(args.matches), contest.plan.players
    try:
        with Bar(deals * seats, texts) as bar:
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


def contest_of(args: Namespace) -> Contest:
    definition = games.definition(args.game)
    players = definition.usual if args.players is None else args.players
    options = resolve(definition.options, parse_options(definition.options, args.option))
    plan = Plan(definition.id, players, tuple(options.items()), args.seed)
    return Contest.of(plan, [name.strip() for name in args.bots.split(",")])


def ledger_path(args: Namespace, contest: Contest) -> Path:
    """Without a name of its own a ledger is found again by what is asked for."""
    if args.ledger is not None:
        return Path(args.ledger)
    asked = repr((contest.plan, contest.bots)).encode()
    name = f"{contest.plan.game}-{hashlib.sha256(asked).hexdigest()[:12]}.jsonl"
    return files.folder().parent / "tournaments" / name


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
    screen.show(table(standings.bots, texts))
    screen.say(texts.say("tournament-par", par=texts.number(100 * standings.par, 1)))


def table(bots: list[Standing], texts: Texts) -> Table:
    headers = ("bot", "matches", "wins", "score", "rating")
    rows = paint.rows([texts.say(f"tournament-{header}") for header in headers], right=(1, 2, 3, 4))
    for bot in bots:
        wins = Estimate(bot.win_share, bot.low, bot.high)
        rows.add_row(
            bot.bot,
            str(bot.matches),
            interval(percent(wins), 1, texts, " %"),
            interval(Estimate(bot.mean_score, bot.score_low, bot.score_high), 2, texts),
            f"{texts.number(bot.rating, 1)} ± {texts.number(2 * bot.rating_deviation, 1)}",
        )
    return rows
