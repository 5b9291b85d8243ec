"""Chapters about seats, length, scores and the lead."""

from collections.abc import Sequence

from lunasol.lab.report import plots
from lunasol.lab.report.format import bin_label, number, shown
from lunasol.lab.report.markup import Html, figure, folded, paragraph, section, table
from lunasol.lab.sampling.match_stats import STEPS
from lunasol.lab.statistics.bins import Bin, bins_of, quantile
from lunasol.lab.statistics.measures import Measure, Measures

QUARTERS = (STEPS // 4, STEPS // 2, 3 * STEPS // 4)
PARTS = (("5 %", 0.05), ("25 %", 0.25), ("median", 0.5), ("75 %", 0.75), ("95 %", 0.95))


def cell(measure: Measure, digits: int | None = None) -> str:
    return shown(measure.estimate, percent=measure.is_percent, digits=digits)


# Seats ------------------------------------------------------------------------------------------


def seats(measures: Measures) -> Html:
    places = range(measures.players)
    par = measures.par
    by_seat = [(f"seat {i}", measures.seat_wins(i).estimate) for i in places]
    by_order = [(f"place {i + 1}", measures.order_wins(i).estimate) for i in places]
    panels = [("by place in the order of play", by_order), ("by seat", by_seat)]
    title = "Share of wins by place and by seat"
    drawn = plots.dots("seats", title, panels, par, one_scale=True)
    headers = ("", "wins, %", "score")
    order_rows = [
        (f"place {i + 1}", cell(measures.order_wins(i)), cell(measures.order_score(i)))
        for i in places
    ]
    seat_rows = [
        (f"seat {i}", cell(measures.seat_wins(i)), cell(measures.seat_score(i))) for i in places
    ]
    return section(
        "seats",
        "Seat advantage",
        paragraph(
            f"Among equal players every seat would win {number(100 * par, 1)} % of the matches. "
            "Place 1 is the first seat, the others follow in the order of play. If the first seat "
            "is drawn at random, differences between seat numbers are chance."
            + (" Partners win and score together." if len(measures.teams) < len(places) else "")
        ),
        figure(drawn, "Dots are shares of wins, lines their 95 % intervals; dashed: equal shares."),
        table(headers, order_rows),
        table(headers, seat_rows),
    )


# Length and scores ------------------------------------------------------------------------------


def length(measures: Measures) -> Html:
    decisions = [stats.decisions for stats in measures.sample.stats]
    rounds = [stats.rounds for stats in measures.sample.stats]
    word = measures.sample.observer.rounds
    bins = bins_of([decisions])
    drawn = plots.histogram("length", "Decisions in a match", bins, ["matches"], "decisions")
    return section(
        "length",
        "Length of a match",
        figure(drawn, "The number of decisions in a match; each bar is a share of the matches."),
        table(
            ("", "mean", "least", *(name for name, _ in PARTS), "most"),
            [
                ("decisions", cell(measures.decisions(), 1), *spread(decisions)),
                (word, cell(measures.rounds(), 1), *spread(rounds)),
            ],
        ),
        folded("The bars as numbers", bin_table(bins, ["matches"], "decisions")),
    )


def spread(values: Sequence[int]) -> list[str]:
    """The lowest value, some quantiles and the highest value."""
    found = [min(values), *(quantile(values, part) for _, part in PARTS), max(values)]
    return [number(value, 0) for value in found]


def bin_table(bins: Sequence[Bin], groups: Sequence[str], unit: str) -> Html:
    rows = [(bin_label(each), *(str(count) for count in each.counts)) for each in bins]
    return table((unit, *groups), rows)


def scores(measures: Measures) -> Html:
    winners, losers = winners_and_losers(measures)
    margins = [
        first - second for first, second, *_ in map(measures.team_scores, measures.sample.stats)
    ]
    groups = ["winners", "others"]
    bins, margin_bins = bins_of([winners, losers]), bins_of([margins])
    drawn = plots.histogram("scores", "Final scores of winners and others", bins, groups, "points")
    ahead = plots.histogram(
        "margins", "Margin of victory", margin_bins, ["matches"], "points ahead"
    )
    names = [("all", winners + losers), ("winners", winners), ("others", losers)]
    return section(
        "scores",
        "Scores and margin of victory",
        figure(drawn, "Final scores: winners filled, all others hatched; each adds up to 100 %."),
        table(
            ("points", "least", *(name for name, _ in PARTS), "most"),
            [(name, *spread(values)) for name, values in [*names, ("margin", margins)] if values],
        ),
        figure(ahead, "How many points the best team is ahead of the next one; 0 is a tie."),
        table(
            ("", "mean"),
            [
                (each.label, cell(each))
                for each in (measures.score(), measures.best_score(), measures.margin())
            ]
            + [(f"{s.label}, %", cell(s)) for s in (measures.shared(), measures.tie_breaks())],
        ),
        folded(
            "The bars as numbers",
            bin_table(bins, groups, "points"),
            bin_table(margin_bins, ["matches"], "points ahead"),
        ),
    )


def winners_and_losers(measures: Measures) -> tuple[list[int], list[int]]:
    """The scores of the teams that won, and of all others."""
    winners: list[int] = []
    losers: list[int] = []
    for stats in measures.sample.stats:
        for team in measures.teams:
            group = winners if team in stats.winners else losers
            group.append(stats.scores[team])
    return winners, losers


# The lead ---------------------------------------------------------------------------------------


def lead(measures: Measures) -> Html:
    steps = range(2, STEPS, 2)
    curves = [
        (who, [(str(100 * s // STEPS), placed(s).estimate) for s in steps if placed(s).ratio.n])
        for who, placed in (
            ("sole leader", measures.leader_wins),
            ("sole last", measures.last_wins),
        )
    ]
    drawn = plots.lines("lead", "Win share of the leader and of the last", curves, measures.par)
    rows = [
        (
            f"after {100 * step // STEPS} %",
            cell(measures.has_leader(step)),
            cell(measures.leader_wins(step)),
            cell(measures.last_wins(step)),
        )
        for step in QUARTERS
    ]
    return section(
        "lead",
        "Lead changes and catching up",
        paragraph(
            "After each decision the points are compared as if the match ended there. The leader "
            "is the player or team that alone has the most points; the lead changes when it passes "
            "to another one. The winner leads for good once nobody else leads or ties until the "
            "end; if only a tie-break decided the match, that is at its end."
        ),
        figure(
            drawn,
            "The share of matches that the leader (dots) and the last (diamonds) of that moment "
            "win in the end, with 95 % bands; dashed: the equal share.",
        ),
        table(("", "has a leader, %", "leader wins, %", "last wins, %"), rows),
        table(
            ("", "mean"),
            [
                (measures.lead_changes().label, cell(measures.lead_changes())),
                (f"{measures.lead_from().label}, % of the match", cell(measures.lead_from())),
            ],
        ),
    )
