"""lunasol rules: print the rules of a game."""

from argparse import Namespace

from lunasol import games
from lunasol.cli.ui import language, text_blocks
from lunasol.cli.ui.screen import Screen
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    game = games.definition(args.game).id
    Screen().show(text_blocks.rules(Texts(language.choose(args.lang), game)))
    return 0
