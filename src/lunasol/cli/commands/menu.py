"""lunasol without a command: a menu to open the page, or to choose a game and play here."""

import os
import tempfile
from argparse import Namespace
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path

from rich.text import Text

import lunasol
from lunasol import games
from lunasol.cli import files
from lunasol.cli.exit_codes import OK
from lunasol.cli.files import RecordFile
from lunasol.cli.local.match_form import MatchForm
from lunasol.cli.local.play import load_unfinished, play_match
from lunasol.cli.local.seating import SeatPlan
from lunasol.cli.ui import language, layout
from lunasol.cli.ui.menu import numbers_up_to, panel, pick
from lunasol.cli.ui.screen import Screen
from lunasol.cli.ui.text_blocks import player_range
from lunasol.engine.errors import LunasolError
from lunasol.texts import LANGUAGES, Texts

RECORDS_SEARCHED = 30
"""The menu looks through this many of the newest records for one to continue."""
LEAVE = ("q", "quit", "exit")


def run(args: Namespace) -> int:
    menu = Menu(language.choose(args.lang), Screen())
    try:
        return menu.run()
    except EOFError:
        menu.screen.say("")
        return OK


class Menu:
    """The main menu."""

    def __init__(self, language: str, screen: Screen) -> None:
        self.texts = Texts(language)
        self.screen = screen

    def run(self) -> int:
        """Offer one match after another until the player leaves."""
        code = OK
        while code == OK:
            record = latest_unfinished(files.records_folder())
            self.show(record)
            answer = self.screen.ask(self.texts.say("menu-prompt")).casefold()
            if answer in LEAVE:
                return OK
            if answer == "p":
                return self.open_page()
            if answer == "l":
                self.choose_language()
            elif answer == "c" and record is not None:
                code = self.resume(record)
            elif answer in numbers_up_to(len(games.GAMES)):
                code = self.start(games.GAMES[int(answer) - 1])
        return code

    def show(self, record: Path | None) -> None:
        rows = layout.plain_grid(3)
        page = Text(self.texts.say("menu-page"), style="bold")
        page.append(f"\n{self.texts.say('menu-page-offers')}", style="not bold dim")
        rows.add_row(Text("p", style="bold"), page)
        for number, id in enumerate(games.GAMES, start=1):
            texts = Texts(self.texts.language, id)
            name = Text(texts.say("name"), style="bold")
            name.append(f"\n{texts.say('tagline')}", style="not bold dim")
            players = player_range(games.definition(id), texts)
            rows.add_row(Text(str(number), style="bold"), name, players)
        if record is not None:
            last = Text(self.texts.say("menu-continue"), style="bold")
            last.append(f"\n{record.stem}", style="not bold dim")
            rows.add_row(Text("c", style="bold"), last)
        own_name = self.texts.say("language-name")
        rows.add_row(Text("l", style="bold"), self.texts.say("menu-language"), own_name)
        rows.add_row(Text("q", style="bold"), self.texts.say("menu-quit"), "")
        self.screen.clear()
        self.screen.show(panel("☾ Lunasol ☀", rows))

    def open_page(self) -> int:
        """Run a server on this machine and show its page, until Ctrl-C."""
        from lunasol.cli.commands import serve  # it takes half a second to load

        os.environ.setdefault("LUNASOL_LOG_LEVEL", "warning")
        with ExitStack() as at_the_end:
            database = self.page_database(at_the_end)
            self.screen.say(self.texts.say("menu-page-opens"))
            alone = {"node": None, "address": None}
            here = {"host": "127.0.0.1", "port": None, "open": True, "database": database}
            return serve.run(Namespace(**here, **alone))

    def page_database(self, at_the_end: ExitStack) -> str | None:
        """Where the page keeps its matches, or None if that is stated elsewhere."""
        if "LUNASOL_DATABASE" in os.environ:
            return None
        folder = files.data_folder()
        if not can_be_written(folder):
            self.screen.say(self.texts.say("menu-page-not-kept", folder=str(folder)))
            folder = Path(at_the_end.enter_context(tempfile.TemporaryDirectory()))
        return str(folder / "lunasol.db")

    def choose_language(self) -> None:
        offered = [Texts(each).say("language-name") for each in LANGUAGES]
        chosen = pick(self.screen, self.texts, self.texts.say("menu-language"), offered)
        if chosen is not None:
            self.texts = Texts(LANGUAGES[chosen])

    def start(self, id: str) -> int:
        """Set up a match and play it."""
        texts = Texts(self.texts.language, id)
        form = MatchForm(games.definition(id), texts, self.screen)
        if not form.run():
            return OK
        match = lunasol.start(id, players=form.players, options=form.options, names=form.names())
        record = RecordFile(files.new_record_path(match, datetime.now()))
        code = play_match(match, form.seats, self.texts.language, self.screen, record)
        return code or self.pause()

    def resume(self, path: Path) -> int:
        """Continue an unfinished match; the first seats are people's."""
        match = load_unfinished(path)
        offered = numbers_up_to(match.players)
        chosen = pick(self.screen, self.texts, self.texts.say("form-people"), offered)
        seats = SeatPlan(frozenset(range((chosen or 0) + 1)))
        code = play_match(match, seats, self.texts.language, self.screen, RecordFile(path))
        return code or self.pause()

    def pause(self) -> int:
        self.screen.ask(self.texts.say("menu-return"))
        return OK


def can_be_written(folder: Path) -> bool:
    """Whether files can be made in this folder, which is created if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def latest_unfinished(folder: Path) -> Path | None:
    """The newest record that can be continued, if any."""
    try:
        records = sorted(folder.glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    return next((path for path in records[:RECORDS_SEARCHED] if can_be_continued(path)), None)


def can_be_continued(path: Path) -> bool:
    try:
        return "\nunfinished\n" in files.read_text(path) and not load_unfinished(path).over
    except LunasolError:
        return False
