"""lunasol lab: many matches watched closely, and one page about them."""

import os
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from lunasol import games
from lunasol.arena.lab.drawing import library
from lunasol.arena.lab.page import page
from lunasol.arena.lab.study import Study, find_out
from lunasol.arena.plan import Plan
from lunasol.arena.workers import hire
from lunasol.cli.files import BadFile
from lunasol.cli.ui import language
from lunasol.cli.ui.progress import Bar
from lunasol.cli.ui.screen import Screen
from lunasol.engine.options import parse_options, resolve
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    texts = Texts(language.chosen(args.lang), games.definition(args.game).id)
    study = study_of(args)
    path = free_path(args, study.plan.game)
    library()
    workers = hire(args.workers, args.cluster)
    with Bar(study.matches, texts) as bar:
        findings = find_out(study, workers, bar.advance)
    write(path, page(findings))
    Screen().note(str(path))
    return 0


def study_of(args: Namespace) -> Study:
    definition = games.definition(args.game)
    players = definition.usual if args.players is None else args.players
    options = resolve(definition.options, parse_options(definition.options, args.option))
    plan = Plan(definition.id, players, tuple(options.items()), args.seed)
    bots = [name.strip() for name in args.bots.split(",")]
    ladder = args.ladder_matches if args.ladder else 0
    return Study.of(plan, bots, args.matches, args.against, ladder)


def free_path(args: Namespace, game: str) -> Path:
    """Where the page goes; asked before anything is played, so that nothing is played in vain."""
    path = Path(f"lab-{game}.html" if args.output is None else args.output)
    if os.path.lexists(path) and not args.force:
        raise BadFile(f"{path} exists already: name another file, or write over it with --force")
    if path.is_dir():
        raise BadFile(f"the report {path} cannot be written: it is a folder")
    if not os.access(path.parent, os.W_OK):
        raise BadFile(f"the report {path} cannot be written: its folder is missing or protected")
    return path


def write(path: Path, text: str) -> None:
    """Beside the old file, then in its place: whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise BadFile(f"the report {path} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            draft.unlink()
