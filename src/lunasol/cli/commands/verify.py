"""lunasol verify: deal and play a record again, and report what was checked."""

from argparse import Namespace
from pathlib import Path

from lunasol.cli import files
from lunasol.cli.ui import language
from lunasol.cli.ui.screen import Screen
from lunasol.engine.match import MatchSettings
from lunasol.engine.record import Verdict, verify_record
from lunasol.texts import Texts


def run(args: Namespace) -> int:
    chosen = language.choose(args.lang)
    verdict = files.read_record_file(Path(args.file), verify_record)
    screen = Screen()
    texts = Texts(chosen, verdict.match.settings.definition.id)
    for sentence in checks(verdict, texts):
        screen.say(f"✓ {sentence}")
    for sentence in not_checked(verdict, texts):
        screen.say(f"– {sentence}")
    return 0


def checks(verdict: Verdict, texts: Texts) -> list[str]:
    """One sentence for each thing that was checked."""
    settings = verdict.match.settings
    sentences = [
        texts.say("verify-game", game=texts.say("name"), players=settings.players),
        texts.say("verify-commitment", commitment=settings.commitment),
        texts.say("verify-moves", count=verdict.moves),
    ]
    if settings.contributions:
        sentences.append(texts.say("verify-salts"))
    if verdict.drawn:
        sentences.append(texts.say("verify-drawn", count=verdict.drawn))
    if verdict.match.over:
        sentences.append(texts.say("verify-result"))
    return sentences


def not_checked(verdict: Verdict, texts: Texts) -> list[str]:
    """One sentence for each thing that a record cannot show."""
    settings = verdict.match.settings
    sentences = [] if verdict.match.over else [texts.say("verify-unfinished")]
    if verdict.stated:
        sentences.append(texts.say("verify-stated", count=verdict.stated))
    if verdict.drawn:
        sentences += influence(settings, texts)
    if settings.names:
        sentences.append(texts.say("verify-names"))
    if settings.options["deck"] not in settings.definition.decks:
        sentences.append(texts.say("verify-deck"))
    return [*sentences, texts.say("verify-unsigned")]


def influence(settings: MatchSettings, texts: Texts) -> list[str]:
    """Who could have influenced the deal, by what this record says."""
    names = ", ".join(dict.fromkeys(each.name for each in settings.reopenings))
    sentences = [texts.say(influencer(settings))]
    return [*sentences, texts.say("verify-reopened", names=names)] if names else sentences


def influencer(settings: MatchSettings) -> str:
    """The key of the sentence."""
    if len(settings.contributions) > 1:
        return "verify-influence-nobody"
    if settings.contributions:
        return "verify-influence-alone"
    return "verify-influence-last" if settings.salt else "verify-influence-server"
