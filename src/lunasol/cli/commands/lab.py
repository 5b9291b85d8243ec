"""lunasol lab: watch many matches and write a report about the game."""

import os
from argparse import Namespace
from pathlib import Path

from lunasol import games
from lunasol.arena.workers import make_workers
from lunasol.cli.arguments import spec_of, split_names
from lunasol.cli.errors import BadFile
from lunasol.cli.files import write_whole
from lunasol.cli.ui import language
from lunasol.cli.ui.progress import ProgressBar
from lunasol.cli.ui.screen import Screen
from lunasol.lab.report.drawing import library
from lunasol.lab.report.page import page
from lunasol.lab.study import Study, find_out
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    texts = Texts(language.choose(args.lang), games.definition(args.game).id)
    study = study_of(args)
    path = report_path(args, study.spec.game)
    library()
    workers = make_workers(args.workers, args.cluster)
    with ProgressBar(study.matches, texts) as bar:
        findings = find_out(study, workers, bar.advance)
    write_whole(path, page(findings), f"the report {path}")
    Screen().note(str(path))
    return 0


def study_of(args: Namespace) -> Study:
    ladder = args.ladder_matches if args.ladder else 0
    bots = split_names(args.bots)
    return Study.of(spec_of(args), bots, args.matches, args.against, ladder, args.seed)


def report_path(args: Namespace, game: str) -> Path:
    """The path of the report; checked before the run, so that no run is wasted."""
    path = Path(f"lab-{game}.html" if args.output is None else args.output)
    if os.path.lexists(path) and not args.force:
        raise BadFile(f"{path} exists already: name another file, or write over it with --force")
    if path.is_dir():
        raise BadFile(f"the report {path} cannot be written: it is a folder")
    if not os.access(path.parent, os.W_OK):
        raise BadFile(f"the report {path} cannot be written: its folder is missing or protected")
    return path
