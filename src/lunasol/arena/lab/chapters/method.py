"""How everything was measured, and what it cannot tell."""

from lunasol.arena.lab.markup import Html, element, section
from lunasol.arena.lab.study import Findings

CLOCKED = ("skilled", "strong", "expert")


def method(findings: Findings) -> Html:
    return section("method", "How this was measured", element("ul", *items(findings)))


def items(findings: Findings) -> list[Html]:
    return [element("li", text) for text in (*common(findings), *special(findings))]


def common(findings: Findings) -> list[str]:
    sampling = findings.study.sampling
    seats = (
        "all seats are played by the same bot, and each match has a deal of its own"
        if sampling.turns == 1
        else f"each of {sampling.deals} deals is played {sampling.turns} times, with the bots "
        "rotated through all seats; intervals count whole deals, whose matches depend on each other"
    )
    return [
        "A match is one whole game by the rules and options above, from the first shuffle to the "
        f"last decision; {seats}. Bots see only what their seat may see.",
        "A decision is one choice that was asked for, even if there was only one; secret choices "
        "count for each player. A victory that is shared counts in equal parts.",
        "Intervals hold with 95 % confidence: for shares Wilson's, for means Student's. A share or "
        "mean of what occurs a varying number of times is a ratio, whose variance is linearised.",
        "Where many intervals stand beside each other, one in twenty misses by chance. What is "
        "said to stand out, a seat or a card, does so with intervals widened for all comparisons "
        "(Bonferroni).",
        "Whatever is found holds for these bots. Stronger players may use a card, a seat or a lead "
        "better or guard against it; what nobody tries is not seen here.",
        "Shuffles and bots draw from a generator that depends on the seed, the deal and the match "
        "alone: the same command gives the same page, on any number of workers.",
    ]


def special(findings: Findings) -> list[str]:
    """What is so in this report only."""
    found = []
    if any(bot in CLOCKED for bot in findings.study.sampling.bots):
        found.append(
            "Some of these bots think against the clock: on a slower machine they may play "
            "other moves, and the figures then differ by chance."
        )
    if findings.sheet.scene.unit == "round":
        found.append(
            "All cards are shuffled for every round, so cards are counted round by round: a round "
            "is won by the seat with the most points in it."
        )
    return found
