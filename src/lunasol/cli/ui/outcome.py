"""The result of a match: the ranking, the winners and what decided it."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from lunasol.cli.ui import layout
from lunasol.engine.game import Outcome
from lunasol.engine.view import View
from lunasol.texts import MatchTexts


def render(outcome: Outcome, view: View[Any], texts: MatchTexts) -> RenderableType:
    return Panel(
        Group(ranking(outcome, texts), *sentences(outcome, view, texts)),
        title=Text(texts.say("result-title"), style="bold"),
        title_align="left",
        padding=(0, 1),
        expand=False,
    )


def ranking(outcome: Outcome, texts: MatchTexts) -> RenderableType:
    rows = layout.grid(["", texts.say("label-player"), texts.say("label-score")], right=(2,))
    keys = [(seat not in outcome.winners, -score) for seat, score in enumerate(outcome.scores)]
    for seat in sorted(range(len(keys)), key=keys.__getitem__):
        rank = 1 + sum(key < keys[seat] for key in keys)
        name = Text(texts.players[seat], style="bold" if seat in outcome.winners else "")
        rows.add_row(f"{rank}.", name, str(outcome.scores[seat]))
    return rows


def sentences(outcome: Outcome, view: View[Any], texts: MatchTexts) -> list[Text]:
    return [
        Text(texts.say(f"reason-{outcome.reason}")),
        Text(who_won(outcome, view, texts), style="bold"),
        Text(texts.say("result-decided", level=texts.say(f"level-{outcome.decided_by}"))),
    ]


def who_won(outcome: Outcome, view: View[Any], texts: MatchTexts) -> str:
    """The sentence that names the winners; partners win together, others share the victory."""
    names = ", ".join(texts.players[seat] for seat in outcome.winners)
    partners = getattr(view.table, "partners", ())
    first, *others = outcome.winners
    if partners and [partners[first]] == others:
        return texts.say("result-partners", names=names)
    return texts.say("result-winners", names=names, count=len(outcome.winners))
