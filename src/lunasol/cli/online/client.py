"""The terminal as a client: one session at a table, and at the tables of its rematches."""

import asyncio
import getpass
from dataclasses import replace

from lunasol.cli.errors import Quit
from lunasol.cli.exit_codes import INTERRUPTED, OK
from lunasol.cli.online.keyboard import Keyboard
from lunasol.cli.online.live_screen import LiveScreen
from lunasol.cli.online.server_api import ServerApi
from lunasol.cli.online.session import JoinRequest, OnlineSession
from lunasol.cli.online.typed_commands import TypedCommands
from lunasol.engine.match import LONGEST_NAME
from lunasol.texts import Texts


def default_name(texts: Texts) -> str:
    """The user's name on this system, if there is one."""
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (OSError, KeyError, ImportError):
        return texts.say("label-player")


class TerminalClient:
    """Plays at a table of a server until the player leaves."""

    def __init__(
        self, server: ServerApi, request: JoinRequest, screen: LiveScreen, language: str
    ) -> None:
        self.server = server
        self.request = request
        self.screen = screen
        self.language = language
        self.keyboard = Keyboard()
        self.session: OnlineSession | None = None

    def run(self, table: str) -> int:
        """Play and return the exit code."""
        code = OK
        try:
            asyncio.run(self.play(table))
        except KeyboardInterrupt:
            code = INTERRUPTED
        self.show_way_back()
        return code

    async def play(self, table: str) -> None:
        self.keyboard.start()
        try:
            while True:
                table = await self.play_at(table)
                self.request = replace(self.request, seat=None, bots=())
        except Quit:
            return

    async def play_at(self, table: str) -> str:
        """Play until a rematch leads to another table, and return its id; raises Quit."""
        session = OnlineSession(self.server, table, self.request, self.screen, self.language)
        self.session = session
        self.keyboard.on_input = session.wake
        commands = TypedCommands(session, self.keyboard)
        async with session:
            while session.next_table is None:
                await session.receive_next()
                await commands.run_typed()
            return session.next_table

    def show_way_back(self) -> None:
        """Print the command that returns to a match that is not finished."""
        self.screen.end_line()
        session = self.session
        if session is not None and session.is_welcome and not session.state.is_finished:
            command = f"lunasol join {self.server.link(session.table)}"
            if session.state.seat is None:
                command += " --watch"
            self.screen.note(session.state.texts.say("online-return", command=command))
