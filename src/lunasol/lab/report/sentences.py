"""The findings in plain sentences, which claim nothing that the intervals do not support."""

from collections.abc import Sequence

from lunasol.lab.report.format import number, shown
from lunasol.lab.sampling.match_stats import STEPS
from lunasol.lab.statistics.card_worth import OPENING, CardStatistics
from lunasol.lab.statistics.comparison import Comparison
from lunasol.lab.statistics.measures import Measure, Measures
from lunasol.lab.statistics.ratios import is_apart
from lunasol.lab.study import Findings

FEW = 3
"""How many examples a sentence names at most."""


def sentences(findings: Findings) -> list[str]:
    measures = findings.measures
    found = [
        seats(measures),
        length(measures),
        margins(measures),
        lead(measures),
        situations(measures),
        cards(findings.cards),
    ]
    if findings.against is not None:
        compared = Comparison(findings.sample, findings.against)
        found.append(comparison(compared, findings.study.changed))
    return found


def percent(measure: Measure) -> str:
    """A share with its interval, such as 27.1 % (25.3–28.9)."""
    mean, _, rest = shown(measure.estimate, percent=True).partition(" ")
    return f"{mean} % {rest}".rstrip()


def seats(measures: Measures) -> str:
    """Names places in the order of play: if the first seat is drawn, seat numbers mean nothing."""
    wins = [measures.order_wins(place) for place in range(measures.players)]
    par = measures.par
    sure = [each.ratio.stands_out(par, len(wins)) for each in wins]
    parts = [
        f"place {place + 1} in the order of play wins {percent(each)}: "
        f"{'more' if each.estimate.mean > par else 'less'} than its share of {share(par)}"
        for place, each in enumerate(wins)
        if sure[place]
    ]
    if parts:
        return capital("; ".join(parts)) + "."
    if any(is_apart(each.estimate, par) for each in wins):
        return (
            "No seat advantage is certain: an interval misses the equal share, but among "
            f"{len(wins)} seats that happens often enough by chance."
        )
    return f"No seat advantage can be seen in this sample: all intervals contain {share(par)}."


def length(measures: Measures) -> str:
    decisions, rounds = measures.decisions().estimate, measures.rounds().estimate
    values = [stats.decisions for stats in measures.sample.stats]
    return (
        f"A match takes {shown(decisions, percent=False, digits=1)} decisions in "
        f"{shown(rounds, percent=False, digits=1)} {measures.sample.observer.rounds}; "
        f"the shortest had {min(values)} decisions, the longest {max(values)}."
    )


def margins(measures: Measures) -> str:
    best, margin = measures.best_score().estimate, measures.margin().estimate
    return (
        f"The winner has {shown(best, percent=False, digits=1)} points and is "
        f"{shown(margin, percent=False, digits=1)} ahead of the next; "
        f"{percent(measures.shared())} of the victories are shared."
    )


def lead(measures: Measures) -> str:
    half = measures.leader_wins(STEPS // 2)
    last = measures.last_wins(STEPS // 2)
    changes = shown(measures.lead_changes().estimate, percent=False)
    parts = [f"The lead changes {changes} times in a match"]
    if half.ratio.n:
        parts.append(
            f"the sole leader halfway wins {percent(half)}"
            + (f", {than_par(half, measures.par)}" if than_par(half, measures.par) else "")
        )
    if last.ratio.n:
        parts.append(f"the sole last one then still wins {percent(last)}")
    return "; ".join(parts) + "."


def than_par(measure: Measure, par: float) -> str:
    if not is_apart(measure.estimate, par):
        return ""
    word = "more" if measure.estimate.mean > par else "less"
    return f"{word} than the {share(par)} of equal players"


def situations(measures: Measures) -> str:
    known = measures.sample.observer.situations
    occurred = [stats.situations for stats in measures.sample.stats]
    counts = [sum(column) for column in zip(*occurred, strict=True)]
    never = list(
        dict.fromkeys(s.ruling for s, count in zip(known, counts, strict=True) if not count)
    )
    rarest = [
        f"{known[i].ruling} ({known[i].text}: {percent(measures.occurs(i))} of the matches)"
        for i in sorted(range(len(known)), key=counts.__getitem__)
        if counts[i]
    ][:FEW]
    text = f"Of {len(known)} situations that a ruling decides, {counts.count(0)} never occurred"
    text += f" ({', '.join(never)})" if never else ""
    return f"{text}; the rarest others are {', '.join(rarest)}." if rarest else f"{text}."


def cards(found: CardStatistics) -> str:
    apart, unit = found.apart(OPENING), found.sample.observer.unit
    text = (
        f"Of {len(found.rows)} kinds of cards in the opening hand of a {unit}, "
        f"{len(apart)} have an interval that misses the equal share; about "
        f"{number(found.expected_apart, 1)} would do so by chance"
    )
    above, below = found.surely_apart(OPENING)
    parts = [
        f"{word} it are {some(names)}"
        for word, names in (("above", above), ("below", below[::-1]))
        if names
    ]
    if not parts:
        return f"{text}. With this many comparisons none is so clear that it stands out."
    return f"{text}. Clear even with this many comparisons: {', '.join(parts)}."


def some(names: list[str]) -> str:
    """The first names, and how many more there are."""
    more = f" and {len(names) - FEW} more" if len(names) > FEW else ""
    return ", ".join(names[:FEW]) + more


def comparison(found: Comparison, changed: Sequence[str]) -> str:
    rows = found.rows()
    apart = [row for row in rows if row.is_apart]
    text = (
        f"With {', '.join(changed)}, {len(apart)} of {len(rows)} measures differ by more "
        f"than their interval; about {number(found.expected_apart, 1)} would do so by chance"
    )
    examples = [
        f"{row.label} {shown(row.difference, percent=row.is_percent)}"
        + (" percentage points" if row.is_percent else "")
        for row in found.overview()
        if row.is_apart
    ][:FEW]
    return f"{text}. Among them: {', '.join(examples)}." if examples else f"{text}."


def share(par: float) -> str:
    return f"{number(100 * par, 1)} %"


def capital(text: str) -> str:
    return text[0].upper() + text[1:]
