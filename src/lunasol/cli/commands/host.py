"""lunasol host GAME: make a table on a server, share its link and sit down."""

import re
from argparse import Namespace
from typing import cast

from lunasol import games
from lunasol.bots.registry import LEVELS
from lunasol.cli.commands.join import Stay, own_name
from lunasol.cli.commands.play import BadRequest
from lunasol.cli.online.live_screen import LiveScreen
from lunasol.cli.online.server_api import Door, read_server
from lunasol.cli.online.session import Wish
from lunasol.cli.ui import language
from lunasol.engine.options import parse_options, resolve
from lunasol.protocol.http import NewTable
from lunasol.protocol.messages import Level
from lunasol.protocol.time_control import DAY, NO_CLOCK, TimeControl
from lunasol.texts import Texts

PACE = re.compile(r"live:([0-9]{1,5})\+([0-9]{1,6})|days:([0-9]{1,2})")


def run(args: Namespace) -> int:
    spoken = language.chosen(args.lang)
    texts = Texts(spoken)
    door = Door(read_server(args.server, texts), texts)
    wanted = table_of(args)
    bots = bots_of(args.bots, wanted)
    door.enter()
    made = door.new_table(wanted)
    screen = LiveScreen()
    screen.note(texts.say("online-link", link=made.link))
    wish = Wish(args.name or own_name(texts), bots=bots)
    return Stay(door, wish, screen, spoken).run(made.id)


def table_of(args: Namespace) -> NewTable:
    definition = games.definition(args.game)
    players = definition.usual if args.players is None else args.players
    options = parse_options(definition.options, args.option)
    definition.check_players(players, resolve(definition.options, options))
    return NewTable(
        game=definition.id,
        players=players,
        options=options,
        pace=pace_of(args.pace),
        public=args.public,
    )


def bots_of(text: str | None, wanted: NewTable) -> tuple[Level, ...]:
    levels = [] if text is None else [level.strip() for level in text.split(",")]
    for level in levels:
        if level not in LEVELS:
            raise BadRequest(f"there is no level {level[:40]!r}: there are {', '.join(LEVELS)}")
    assert wanted.players is not None
    if len(levels) >= wanted.players:
        raise BadRequest(f"{len(levels)} bots leave no seat for you among {wanted.players}")
    return cast(tuple[Level, ...], tuple(levels))


def pace_of(text: str) -> TimeControl:
    found = PACE.fullmatch(text)
    if text == "none":
        return NO_CLOCK
    if found is None:
        raise BadRequest(
            f"a pace is none, live:30+600 (seconds a move and in reserve) or days:3, "
            f"not {text[:40]!r}"
        )
    if found[3] is not None:
        return TimeControl("days", move=int(found[3]) * DAY)
    return TimeControl("live", move=int(found[1]), reserve=int(found[2]))
