"""lunasol rules GAME"""

from argparse import Namespace

from lunasol import games
from lunasol.cli import language, pages
from lunasol.cli.screen import Screen
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    game = games.definition(args.game).id
    Screen().show(pages.rules(Texts(language.chosen(args.lang), game)))
    return 0
