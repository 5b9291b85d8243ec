"""The chapter about methods and their limits."""

from lunasol.lab.report.markup import Html, element, section
from lunasol.lab.study import Findings

CLOCKED = ("skilled", "strong", "expert")


def method(findings: Findings) -> Html:
    return section("method", "How this was measured", element("ul", *items(findings)))


def items(findings: Findings) -> list[Html]:
    return [element("li", text) for text in (*common(findings), *special(findings))]


def common(findings: Findings) -> list[str]:
    sampling = findings.study.sampling
    seats = (
        "the same bot plays all seats, and each match has its own deal"
        if sampling.turns == 1
        else f"each of {sampling.deals} deals is played {sampling.turns} times, with the bots "
        "rotated through all seats; a deal is one observation, as its matches depend on each other"
    )
    return [
        "A match is one whole game with the rules and options above, from the first shuffle to the "
        f"last decision; {seats}. Bots see only what their seat may see.",
        "A decision is one choice of one player, even if there was only one legal move; a secret "
        "choice counts for each player. A shared victory counts in equal parts.",
        "Intervals have 95 % confidence: Wilson's for shares, Student's for means. If the number "
        "of observations varies from match to match, the share or mean is a ratio, whose variance "
        "is linearised.",
        "Among many intervals one in twenty misses by chance. A seat or a card is said to stand "
        "out only if its interval, widened for all comparisons (Bonferroni), still misses the "
        "equal share.",
        "All findings hold for these bots. Stronger players may make better use of a card, a seat "
        "or a lead, or defend better against it; what no bot tries is not seen here.",
        "The random numbers of shuffles and bots depend on the seed, the deal and the match only: "
        "the same command makes the same page, with any number of workers.",
    ]


def special(findings: Findings) -> list[str]:
    """Notes that do not apply to every report."""
    found = []
    if any(bot in CLOCKED for bot in findings.study.sampling.bots):
        found.append(
            "Some of these bots have a time limit: on a slower machine they may play other moves, "
            "and the figures then differ by chance."
        )
    if findings.sample.observer.unit == "round":
        found.append(
            "All cards are shuffled for every round, so cards are counted round by round: a round "
            "is won by the seat with the most points in it."
        )
    return found
