"""lunasol simulate: let random players play many matches."""

import json
from argparse import Namespace

from rich.table import Table

from lunasol import games
from lunasol.arena.report import SimulationReport, is_compiled
from lunasol.arena.simulate import simulate
from lunasol.cli.arguments import spec_of
from lunasol.cli.ui import language, layout
from lunasol.cli.ui.numbers import interval, percent_interval
from lunasol.cli.ui.progress import ProgressBar
from lunasol.cli.ui.screen import Screen
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    texts = Texts(language.choose(args.lang), games.definition(args.game).id)
    with ProgressBar(args.games, texts) as bar:
        report = simulate(spec_of(args), args.games, args.seed, args.workers, bar.advance)
    if args.json:
        print(json.dumps(report.as_json(), indent=2))
    else:
        show(report, texts, Screen())
    return 0


def show(report: SimulationReport, texts: Texts, screen: Screen) -> None:
    length, sums = report.length, report.sums
    screen.say(
        texts.say(
            "simulate-title",
            game=texts.say("name"),
            players=report.spec.players,
            games=sums.matches,
        ),
        style="bold",
    )
    screen.show(seats(report, texts))
    screen.say(
        texts.say(
            "simulate-length",
            mean=interval(length, 1, texts),
            shortest=sums.shortest,
            longest=sums.longest,
        )
    )
    screen.say(
        texts.say(
            "simulate-speed",
            seconds=texts.number(report.seconds, 1),
            games=texts.number(report.games_per_second, 0),
            decisions=texts.number(report.decisions_per_second, 0),
            engine="compiled" if is_compiled() else "uncompiled",
        )
    )


def seats(report: SimulationReport, texts: Texts) -> Table:
    headers = ("label-seat", "simulate-score", "simulate-wins")
    rows = layout.grid([texts.say(header) for header in headers], right=(0, 1, 2))
    for seat in range(report.spec.players):
        rows.add_row(
            str(seat),
            interval(report.score(seat), 2, texts),
            percent_interval(report.win_share(seat), texts),
        )
    return rows
