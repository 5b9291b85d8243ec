"""lunasol verify FILE: deal and play a record again, and say what was checked."""

from argparse import Namespace
from pathlib import Path

from lunasol.cli import files
from lunasol.cli.ui import language
from lunasol.cli.ui.screen import Screen
from lunasol.engine.record import Verdict, verify_record
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    path = Path(args.file)
    spoken = language.chosen(args.lang)
    verdict = files.read(path, verify_record)
    screen = Screen()
    for sentence in checked(verdict, Texts(spoken, verdict.match.settings.definition.id)):
        screen.say(f"✓ {sentence}")
    return 0


def checked(verdict: Verdict, texts: Texts) -> list[str]:
    settings = verdict.match.settings
    sentences = [
        texts.say("verify-game", game=texts.say("name"), players=settings.players),
        texts.say("verify-commitment", commitment=settings.commitment),
        texts.say("verify-drawn", count=verdict.drawn),
    ]
    if verdict.stated:
        sentences.append(texts.say("verify-stated", count=verdict.stated))
    sentences.append(texts.say("verify-moves", count=verdict.moves))
    return [*sentences, texts.say("verify-result" if verdict.match.over else "verify-unfinished")]
