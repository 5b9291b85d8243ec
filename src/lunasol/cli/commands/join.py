"""lunasol join LINK: sit down at a table of a server, or watch it."""

import asyncio
import getpass
from argparse import Namespace
from dataclasses import replace

from lunasol.cli.exit_codes import INTERRUPTED, OK
from lunasol.cli.local.session import Quit
from lunasol.cli.online.live_screen import Keyboard, LiveScreen
from lunasol.cli.online.server_api import Door, read_link
from lunasol.cli.online.session import Visit, Wish
from lunasol.cli.online.typed_commands import Orders
from lunasol.cli.ui import language
from lunasol.engine.match import LONGEST_NAME
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    spoken = language.chosen(args.lang)
    texts = Texts(spoken)
    base, table = read_link(args.link, texts)
    door = Door(base, texts)
    door.enter()
    door.check(table)
    wish = Wish(args.name or own_name(texts), args.seat, args.watch)
    return Stay(door, wish, LiveScreen(), spoken).run(table)


def own_name(texts: Texts) -> str:
    """What the system calls us, if it calls us anything."""
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (OSError, KeyError, ImportError):
        return texts.say("label-player")


class Stay:
    """At a table, and at those of its rematches."""

    def __init__(self, door: Door, wish: Wish, screen: LiveScreen, language: str) -> None:
        self.door = door
        self.wish = wish
        self.screen = screen
        self.language = language
        self.keyboard = Keyboard()
        self.visit: Visit | None = None

    def run(self, table: str) -> int:
        code = OK
        try:
            asyncio.run(self.play(table))
        except KeyboardInterrupt:
            code = INTERRUPTED
        self.say_where()
        return code

    async def play(self, table: str) -> None:
        self.keyboard.start()
        try:
            while True:
                table = await self.play_at(table)
                self.wish = replace(self.wish, seat=None, bots=())
        except Quit:
            return

    async def play_at(self, table: str) -> str:
        """Until somebody leaves, or a rematch leads to another table."""
        visit = self.visit = Visit(self.door, table, self.wish, self.screen, self.language)
        self.keyboard.wake = visit.wake
        orders = Orders(visit, self.keyboard)
        async with visit:
            while visit.next is None:
                await visit.hear_next()
                await orders.take()
            return visit.next

    def say_where(self) -> None:
        """Whoever leaves early can come back."""
        self.screen.end_line()
        visit = self.visit
        if visit is not None and visit.is_welcome and not visit.known.is_finished:
            command = f"lunasol join {self.door.link(visit.id)}"
            if visit.known.seat is None:
                command += " --watch"
            self.screen.note(visit.known.texts.say("online-return", command=command))
