"""lunasol host: open a table on a server, print its link and sit down there."""

import re
from argparse import Namespace
from typing import cast

from lunasol.bots.registry import LEVELS
from lunasol.cli.arguments import game_arguments, split_names
from lunasol.cli.errors import BadRequest
from lunasol.cli.online.addresses import parse_server
from lunasol.cli.online.client import TerminalClient, default_name
from lunasol.cli.online.live_screen import LiveScreen
from lunasol.cli.online.server_api import ServerApi
from lunasol.cli.online.session import JoinRequest
from lunasol.cli.ui import language
from lunasol.protocol.http import NewTable
from lunasol.protocol.time_control import DAY, NO_CLOCK, TimeControl
from lunasol.protocol.types import Level
from lunasol.texts import Texts

TIME_CONTROL = re.compile(r"live:([0-9]{1,5})\+([0-9]{1,6})|days:([0-9]{1,2})")


def run(args: Namespace) -> int:
    chosen = language.choose(args.lang)
    texts = Texts(chosen)
    server = ServerApi(parse_server(args.server, texts), texts)
    wanted = new_table(args)
    bots = bots_of(args.bots, wanted)
    server.identify()
    created = server.new_table(wanted)
    screen = LiveScreen()
    screen.note(texts.say("online-link", link=created.link))
    request = JoinRequest(args.name or default_name(texts), bots=bots)
    return TerminalClient(server, request, screen, chosen).run(created.id)


def new_table(args: Namespace) -> NewTable:
    game = game_arguments(args)
    game.definition.check_players(game.players, game.options)
    return NewTable(
        game=game.definition.id,
        players=game.players,
        options=game.given_options,
        pace=time_control(args.pace),
        public=args.public,
    )


def bots_of(text: str | None, wanted: NewTable) -> tuple[Level, ...]:
    levels = [] if text is None else split_names(text)
    for level in levels:
        if level not in LEVELS:
            raise BadRequest(f"there is no level {level[:40]!r}: there are {', '.join(LEVELS)}")
    assert wanted.players is not None
    if len(levels) >= wanted.players:
        raise BadRequest(f"{len(levels)} bots leave no seat for you among {wanted.players}")
    return cast(tuple[Level, ...], tuple(levels))


def time_control(text: str) -> TimeControl:
    found = TIME_CONTROL.fullmatch(text)
    if text == "none":
        return NO_CLOCK
    if found is None:
        raise BadRequest(
            f"a pace is none, live:30+600 (seconds per move and in reserve) or days:3, "
            f"not {text[:40]!r}"
        )
    if found[3] is not None:
        return TimeControl("days", move=int(found[3]) * DAY)
    return TimeControl("live", move=int(found[1]), reserve=int(found[2]))
