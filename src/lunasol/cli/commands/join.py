"""lunasol join: sit down at a table of a server, or watch it."""

from argparse import Namespace

from lunasol.cli.online.addresses import parse_link
from lunasol.cli.online.client import TerminalClient, default_name
from lunasol.cli.online.live_screen import LiveScreen
from lunasol.cli.online.server_api import ServerApi
from lunasol.cli.online.session import JoinRequest
from lunasol.cli.ui import language
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    chosen = language.choose(args.lang)
    texts = Texts(chosen)
    base, table = parse_link(args.link, texts)
    server = ServerApi(base, texts)
    server.identify()
    server.check_table(table)
    request = JoinRequest(args.name or default_name(texts), args.seat, args.watch)
    return TerminalClient(server, request, LiveScreen(), chosen).run(table)
