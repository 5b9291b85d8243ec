"""lunasol analyze: review a recorded match, judging each move by what its player knew."""

import json
from argparse import Namespace
from pathlib import Path

from rich.table import Table

from lunasol.analysis.judge import JudgedMove
from lunasol.analysis.review import MatchReview, SeatSummary, until
from lunasol.bots import registry
from lunasol.bots.bot import SearchBot
from lunasol.bots.registry import UnknownBot
from lunasol.cli import files
from lunasol.cli.local.seating import match_texts
from lunasol.cli.ui import boards, language, layout, numbers
from lunasol.cli.ui.progress import ProgressBar
from lunasol.cli.ui.screen import Screen
from lunasol.engine.match import Match
from lunasol.engine.record import read_record
from lunasol.texts import MatchTexts

MOVES_SHOWN = 5
"""This many of the costliest moves are shown, each with the board as its player saw it."""


def run(args: Namespace) -> int:
    chosen = language.choose(args.lang)
    match = files.read_record_file(Path(args.file), read_record)
    if args.seat is not None:
        match.check_seat(args.seat)
    review = MatchReview(match, search_bot(args.bot, match), args.seed)
    texts = match_texts(match, chosen)
    with ProgressBar(len(review.decisions()), texts) as bar:
        review.run(bar.advance)
    if args.json:
        print(json.dumps(review.as_json(), indent=2))
    else:
        ReviewReport(review, args.seat, args.all, texts, Screen()).show(args.bot)
    return 0


def search_bot(name: str, match: Match) -> SearchBot:
    bot = registry.bot(name, match.settings.definition.id)
    if not isinstance(bot, SearchBot):
        raise UnknownBot(f"{name} does not search: a review needs a bot such as search:1000")
    return bot


class ReviewReport:
    """Prints a review, of one seat or all, with the costliest moves or every move."""

    def __init__(
        self,
        review: MatchReview,
        seat: int | None,
        everything: bool,
        texts: MatchTexts,
        screen: Screen,
    ) -> None:
        self.review = review
        self.seat = seat
        self.everything = everything
        self.texts = texts
        self.screen = screen

    def show(self, bot: str) -> None:
        say = self.texts.say
        self.screen.say(say("analyze-title", game=say("name"), bot=bot), style="bold")
        if not self.review.match.over:
            self.screen.say(say("analyze-unfinished"))
        self.screen.show(self.accounts())
        self.screen.say(say("analyze-explained"), style="dim")
        chosen = self.chosen()
        if not self.everything:
            self.screen.say(
                f"\n{say('analyze-costly' if chosen else 'analyze-none')}", style="bold"
            )
        for judged in chosen:
            self.show_decision(judged)

    def chosen(self) -> list[JudgedMove]:
        source = self.review.judged if self.everything else self.review.costliest()
        own = [judged for judged in source if self.seat in (None, judged.seat)]
        return own if self.everything else own[:MOVES_SHOWN]

    def accounts(self) -> Table:
        keys = ("player", "decisions", "best", "start", "loss", "rest", "end")
        headers = [self.texts.say(f"analyze-{key}") for key in keys]
        rows = layout.grid(headers, right=(1, 2, 3, 4, 5, 6))
        for account in self.review.summaries():
            if self.seat in (None, account.seat):
                rows.add_row(*self.cells(account))
        return rows

    def cells(self, account: SeatSummary) -> list[str]:
        found = account.best_found / account.decisions if account.decisions else None
        parts = (found, account.par, -account.loss, account.rest, account.result)
        name = self.texts.players[account.seat]
        return [name, str(account.decisions), *map(self.percent, parts)]

    def percent(self, share: float | None) -> str:
        return numbers.percent(share, self.texts)

    def show_decision(self, judged: JudgedMove) -> None:
        texts, then = self.texts, until(self.review.match, judged.at)
        name = texts.players[judged.seat]
        self.screen.say("")
        self.screen.say(texts.say("analyze-knew", name=name), style="dim")
        self.screen.show(boards.render(then.view(judged.seat), texts))
        self.screen.say(
            texts.say(
                "analyze-move",
                number=judged.at + 1,
                name=name,
                move=self.words(judged.move),
                share=self.percent(judged.share),
                error=self.percent(judged.error),
            ),
            style="bold",
        )
        if judged.is_clear:
            self.show_better(judged)

    def show_better(self, judged: JudgedMove) -> None:
        share, move = self.percent(judged.best_share), self.words(judged.best)
        self.screen.say(self.texts.say("analyze-better", move=move, share=share))
        if judged.reason is not None:
            self.screen.say(self.texts.reason(judged.reason))

    def words(self, code: int) -> str:
        return self.texts.move(self.texts.notation.move(code))
