"""lunasol tournament: let bots compete and rate them."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from rich.table import Table

from lunasol import games
from lunasol.arena.checkpoint import Checkpoint, file_name
from lunasol.arena.results import BotResult, ResultsTable
from lunasol.arena.tournament import Tournament, compete
from lunasol.arena.workers import make_workers
from lunasol.cli import files
from lunasol.cli.arguments import spec_of, split_names
from lunasol.cli.ui import language, layout
from lunasol.cli.ui.numbers import interval, percent_interval
from lunasol.cli.ui.progress import ProgressBar
from lunasol.cli.ui.screen import Screen
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    texts = Texts(language.choose(args.lang), games.definition(args.game).id)
    tournament = Tournament.of(spec_of(args), split_names(args.bots), args.seed)
    workers = make_workers(args.workers, args.cluster)
    checkpoint = Checkpoint(checkpoint_path(args, tournament), tournament)
    deals, seats = tournament.deals(args.matches), tournament.spec.players
    try:
        with ProgressBar(deals * seats, texts) as bar:
            finished = checkpoint.finished
            bar.advance(seats * sum(deal < deals for deal in finished))
            results = compete(tournament, deals, workers, finished, checkpoint.keep, bar.advance)
    except BaseException:
        if checkpoint.finished:
            print(texts.say("tournament-kept", path=str(checkpoint.path)), file=sys.stderr)
        raise
    if args.ledger is None:
        checkpoint.remove()
    table = ResultsTable(tournament, results)
    if args.json:
        print(json.dumps(table.as_json(), indent=2))
    else:
        show(table, texts, Screen())
    return 0


def checkpoint_path(args: Namespace, tournament: Tournament) -> Path:
    """The file that the user named, or one that the same tournament finds again."""
    if args.ledger is not None:
        return Path(args.ledger)
    return files.records_folder().parent / "tournaments" / file_name(tournament)


def show(table: ResultsTable, texts: Texts, screen: Screen) -> None:
    screen.say(
        texts.say(
            "tournament-title",
            game=texts.say("name"),
            players=table.tournament.spec.players,
            matches=len(table.results),
        ),
        style="bold",
    )
    screen.show(rows_of(table.bots, texts))
    screen.say(texts.say("tournament-par", par=texts.number(100 * table.par, 1)))


def rows_of(bots: list[BotResult], texts: Texts) -> Table:
    headers = ("bot", "matches", "wins", "score", "rating")
    rows = layout.grid(
        [texts.say(f"tournament-{header}") for header in headers], right=(1, 2, 3, 4)
    )
    for bot in bots:
        rows.add_row(
            bot.bot,
            str(bot.matches),
            percent_interval(bot.wins, texts),
            interval(bot.score, 2, texts),
            f"{texts.number(bot.rating, 1)} ± {texts.number(2 * bot.rating_deviation, 1)}",
        )
    return rows
