"""How a match ended, for people: the ranking, the winners and what decided."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from lunasol.cli.ui.boards import paint
from lunasol.engine.game import Outcome
from lunasol.engine.view import View
from lunasol.texts import MatchTexts


def render(outcome: Outcome, view: View, texts: MatchTexts) -> RenderableType:
    return Panel(
        Group(ranking(outcome, texts), *sentences(outcome, view, texts)),
        title=Text(texts.say("result-title"), style="bold"),
        title_align="left",
        padding=(0, 1),
        expand=False,
    )


def ranking(outcome: Outcome, texts: MatchTexts) -> RenderableType:
    rows = paint.rows(["", texts.say("label-player"), texts.say("label-score")], right=(2,))
    ranks = [(seat not in outcome.winners, -score) for seat, score in enumerate(outcome.scores)]
    for seat in sorted(range(len(ranks)), key=ranks.__getitem__):
        place = 1 + sum(rank < ranks[seat] for rank in ranks)
        name = Text(texts.players[seat], style="bold" if seat in outcome.winners else "")
        rows.add_row(f"{place}.", name, str(outcome.scores[seat]))
    return rows


def sentences(outcome: Outcome, view: View, texts: MatchTexts) -> list[Text]:
    return [
        Text(texts.say(f"reason-{outcome.reason}")),
        Text(who_won(outcome, view, texts), style="bold"),
        Text(texts.say("result-decided", level=texts.say(f"level-{outcome.decided_by}"))),
    ]


def who_won(outcome: Outcome, view: View, texts: MatchTexts) -> str:
    """Partners win together; that is no shared victory."""
    names = ", ".join(texts.players[seat] for seat in outcome.winners)
    partners = getattr(view.table, "partners", ())
    first, *others = outcome.winners
    if partners and [partners[first]] == others:
        return texts.say("result-partners", names=names)
    return texts.say("result-winners", names=names, count=len(outcome.winners))
