"""lunasol simulate: random players, and what comes of it."""

import json
from argparse import Namespace

from rich.table import Table

from lunasol import games
from lunasol.arena.plan import Plan
from lunasol.arena.report import Estimate, Report, is_compiled
from lunasol.arena.simulate import simulate
from lunasol.cli.ui import language
from lunasol.cli.ui.boards import paint
from lunasol.cli.ui.progress import Bar
from lunasol.cli.ui.screen import Screen
from lunasol.engine.options import parse_options, resolve
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    spoken = language.chosen(args.lang)
    definition = games.definition(args.game)
    players = definition.usual if args.players is None else args.players
    options = resolve(definition.options, parse_options(definition.options, args.option))
    plan = Plan(definition.id, players, tuple(options.items()), args.seed)
    texts = Texts(spoken, definition.id)
    with Bar(args.games, texts) as bar:
        report = simulate(plan, args.games, args.workers, bar.advance)
    if args.json:
        print(json.dumps(report.as_json(), indent=2))
    else:
        show(report, texts, Screen())
    return 0


def show(report: Report, texts: Texts, screen: Screen) -> None:
    length, sums = report.length, report.sums
    screen.say(
        texts.say(
            "simulate-title", game=texts.say("name"), players=report.players, games=sums.matches
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


def seats(report: Report, texts: Texts) -> Table:
    headers = ("label-seat", "simulate-score", "simulate-wins")
    rows = paint.rows([texts.say(header) for header in headers], right=(0, 1, 2))
    for seat in range(report.players):
        wins = report.win_share(seat)
        rows.add_row(
            str(seat),
            interval(report.score(seat), 2, texts),
            interval(percent(wins), 1, texts, " %"),
        )
    return rows


def percent(share: Estimate) -> Estimate:
    def scaled(value: float | None) -> float | None:
        return None if value is None else value * 100

    return Estimate(share.mean * 100, scaled(share.low), scaled(share.high))


def interval(estimate: Estimate, digits: int, texts: Texts, unit: str = "") -> str:
    """12.34 (12.01–12.67): the mean and where it lies with 95 % confidence."""
    mean = f"{texts.number(estimate.mean, digits)}{unit}"
    if estimate.low is None or estimate.high is None:
        return mean
    low, high = texts.number(estimate.low, digits), texts.number(estimate.high, digits)
    return f"{mean} ({low} – {high})"
