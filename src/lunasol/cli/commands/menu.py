"""lunasol without a command: choose a language, a game and a table, and play."""

from argparse import Namespace
from datetime import datetime
from pathlib import Path

from rich.text import Text

import lunasol
from lunasol import games
from lunasol.cli import files
from lunasol.cli.commands.games import players
from lunasol.cli.commands.play import Table, sit_down, unfinished
from lunasol.cli.exit_codes import OK
from lunasol.cli.files import RecordFile
from lunasol.cli.local.match_form import Form, framed, pick
from lunasol.cli.ui import language
from lunasol.cli.ui.boards import paint
from lunasol.cli.ui.screen import Screen
from lunasol.engine.errors import LunasolError
from lunasol.texts import LANGUAGES, Texts

LATEST = 30
"""So many records are looked through for one that can be continued."""
LEAVE = ("q", "quit", "exit")


def run(args: Namespace) -> int:
    menu = Menu(language.chosen(args.lang), Screen())
    try:
        return menu.run()
    except EOFError:
        menu.screen.say("")
        return OK


class Menu:
    def __init__(self, spoken: str, screen: Screen) -> None:
        self.speak(spoken)
        self.screen = screen

    def speak(self, spoken: str) -> None:
        self.texts = Texts(spoken)

    def run(self) -> int:
        """Match after match, until somebody has had enough."""
        code = OK
        while code == OK:
            record = latest_unfinished(files.folder())
            self.show(record)
            answer = self.screen.ask(self.texts.say("menu-prompt")).casefold()
            if answer in LEAVE:
                return OK
            if answer == "l":
                self.choose_language()
            elif answer == "c" and record is not None:
                code = self.go_on(record)
            elif answer in [str(number) for number in range(1, len(games.GAMES) + 1)]:
                code = self.open(games.GAMES[int(answer) - 1])
        return code

    def show(self, record: Path | None) -> None:
        rows = paint.rows(["", "", ""])
        rows.show_header = False
        for number, id in enumerate(games.GAMES, start=1):
            texts = Texts(self.texts.language, id)
            name = Text(texts.say("name"), style="bold")
            name.append(f"\n{texts.say('tagline')}", style="not bold dim")
            rows.add_row(
                Text(str(number), style="bold"), name, players(games.definition(id), texts)
            )
        if record is not None:
            last = Text(self.texts.say("menu-continue"), style="bold")
            last.append(f"\n{record.stem}", style="not bold dim")
            rows.add_row(Text("c", style="bold"), last)
        rows.add_row(Text("l", style="bold"), self.texts.say("menu-language"), self.own_name())
        rows.add_row(Text("q", style="bold"), self.texts.say("menu-quit"), "")
        self.screen.clear()
        self.screen.show(framed("☾ Lunasol ☀", rows))

    def own_name(self) -> str:
        return self.texts.say("language-name")

    def choose_language(self) -> None:
        offered = [Texts(each).say("language-name") for each in LANGUAGES]
        chosen = pick(self.screen, self.texts, self.texts.say("menu-language"), offered)
        if chosen is not None:
            self.speak(LANGUAGES[chosen])

    def open(self, id: str) -> int:
        """Set the table for a game and play at it."""
        texts = Texts(self.texts.language, id)
        form = Form(games.definition(id), texts, self.screen)
        if not form.run():
            return OK
        match = lunasol.start(id, players=form.players, options=form.options, names=form.names())
        record = RecordFile(files.new_path(match, datetime.now()))
        table = Table(form.people(), form.bots, form.hints)
        code = sit_down(match, table, self.texts.language, self.screen, record)
        return code or self.pause()

    def go_on(self, path: Path) -> int:
        """The last match that was left; at a shared screen the first seats are people's."""
        match = unfinished(path)
        offered = [str(number) for number in range(1, match.players + 1)]
        chosen = pick(self.screen, self.texts, self.texts.say("form-people"), offered)
        table = Table(frozenset(range((chosen or 0) + 1)))
        code = sit_down(match, table, self.texts.language, self.screen, RecordFile(path))
        return code or self.pause()

    def pause(self) -> int:
        self.screen.ask(self.texts.say("menu-return"))
        return OK


def latest_unfinished(folder: Path) -> Path | None:
    """The newest record that can be continued, if any."""
    try:
        records = sorted(folder.glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    return next((path for path in records[:LATEST] if can_be_continued(path)), None)


def can_be_continued(path: Path) -> bool:
    try:
        return "\nunfinished\n" in files.read_text(path) and not unfinished(path).over
    except LunasolError:
        return False
