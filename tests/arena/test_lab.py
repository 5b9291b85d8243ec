"""The lab: right in its figures on records made by hand, and the same page every time."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from lunasol import games
from lunasol.arena.lab import drawing, sentences
from lunasol.arena.lab.chapters import compare, method
from lunasol.arena.lab.contrast import Contrast
from lunasol.arena.lab.holdings import Tally, best_of, no_sums, shares
from lunasol.arena.lab.ladder import without_clock
from lunasol.arena.lab.measures import Measures
from lunasol.arena.lab.page import page
from lunasol.arena.lab.record import NOBODY, STEPS, Course, Record
from lunasol.arena.lab.sample import Sampling, Sheet, collect, kind_names, kinds_of
from lunasol.arena.lab.scene import Holding
from lunasol.arena.lab.scenes import scene_of
from lunasol.arena.lab.study import Findings, Study, find_out
from lunasol.arena.lab.tables import bins_of, interval, number, quantile, shown
from lunasol.arena.lab.worth import OPENING, Cards
from lunasol.arena.plan import Plan
from lunasol.arena.report import Estimate
from lunasol.arena.table import play
from lunasol.arena.workers import Alone, hire
from lunasol.bots.bot import RandomBot
from lunasol.engine.options import OptionValue, resolve

PLACES = STEPS - 1


def plan(game: str, players: int | None = None, **options: OptionValue) -> Plan:
    definition = games.definition(game)
    chosen = resolve(definition.options, options)
    return Plan(game, players or definition.usual, tuple(chosen.items()), 1)


BLANK = Record(
    decisions=100,
    rounds=5,
    first=0,
    seating=(0, 0, 0),
    scores=(30, 20, 10),
    winners=(0,),
    decided_by=0,
    lead_changes=0,
    lead_from=50,
    leaders=(0,) * PLACES,
    lasts=(2,) * PLACES,
    situations=(0,) * len(scene_of("nox").situations),
)


def sheet(records: Sequence[Record], *, bots: tuple[str, ...] = ("random",)) -> Sheet:
    sampling = Sampling.of(plan("nox", 3), bots, len(records))
    return Sheet(sampling, list(records), no_sums(len(kind_names(sampling.plan))))


def winner(seat: int) -> Record:
    scores = tuple(30 if other == seat else 10 for other in range(3))
    return replace_in(BLANK, winners=(seat,), scores=scores)


def replace_in(record: Record, **changes: object) -> Record:
    return record._replace(**changes)  # type: ignore[arg-type]


# The course of the lead -----------------------------------------------------------------------


def test_lead_changes() -> None:
    course = Course()
    for scores in ((0, 0), (1, 0), (1, 1), (2, 1), (2, 3), (4, 3), (4, 3)):
        course.add(scores)
    assert course.leaders == [NOBODY, 0, NOBODY, 0, 1, 0, 0]
    assert course.lasts == [NOBODY, 1, NOBODY, 1, 0, 1, 1]
    assert course.changes() == 2
    assert course.led_from(0) == 5
    assert course.led_from(1) == 7


def test_the_lead_after_each_part_of_a_match() -> None:
    course = Course()
    for decision in range(40):
        course.add((decision >= 20, decision < 20, -1))
    steps = course.at_steps(course.leaders)
    assert steps == (1,) * 10 + (0,) * 9
    assert course.at_steps(course.lasts) == (2,) * PLACES


def test_leaders_and_lasts_win_as_often_as_they_do() -> None:
    measures = Measures(sheet([winner(0)] * 60 + [winner(1)] * 30 + [winner(2)] * 10))
    assert measures.leader_wins(10).estimate.mean == pytest.approx(0.6)
    assert measures.last_wins(10).estimate.mean == pytest.approx(0.1)
    level = replace_in(BLANK, leaders=(NOBODY,) * PLACES)
    measures = Measures(sheet([winner(0)] * 10 + [level] * 10))
    assert measures.leader_wins(5).estimate.mean == 1
    assert measures.has_leader(5).estimate.mean == 0.5


def test_the_lead_for_good_is_that_of_matches_with_one_winner() -> None:
    shared = replace_in(BLANK, winners=(0, 1), lead_from=100)
    measures = Measures(sheet([BLANK] * 10 + [shared] * 10))
    assert measures.lead_from().estimate.mean == pytest.approx(0.5)
    assert measures.shared().estimate.mean == pytest.approx(0.5)
    assert measures.seat_wins(0).estimate.mean == pytest.approx(0.75)


def test_scores_and_margins() -> None:
    measures = Measures(sheet([BLANK] * 5 + [winner(1)] * 5))
    assert measures.margin().estimate.mean == pytest.approx(15)
    assert measures.best_score().estimate.mean == 30
    assert measures.seat_score(2).estimate.mean == 10


def test_places_follow_the_first_seat() -> None:
    measures = Measures(sheet([replace_in(winner(seat), first=seat) for seat in (0, 1, 2)] * 5))
    assert measures.order_wins(0).estimate.mean == 1
    assert measures.seat_wins(0).estimate.mean == pytest.approx(1 / 3)


def test_partners_win_together() -> None:
    """In Sun and Moon with four players seats 0 and 2 are one side."""
    sampling = Sampling.of(plan("sun_and_moon", 4), ["random"], 4)
    situations = (0,) * len(scene_of("sun_and_moon").situations)
    record = replace_in(BLANK, scores=(9, 4, 9, 4), winners=(0, 2), situations=situations)
    measures = Measures(Sheet(sampling, [record] * 4, []))
    assert measures.par == 0.5
    assert measures.seat_wins(2).estimate.mean == 1
    assert measures.shared().estimate.mean == 0
    assert measures.margin().estimate.mean == 5


# Cards ----------------------------------------------------------------------------------------


def planted(chance: float, matches: int = 400, seed: int = 1) -> tuple[Cards, float]:
    """Seats are dealt three cards; whoever has a green 14 wins with this chance.

    Besides, the share of copies of it whose holder won, counted in another way.
    """
    rng = random.Random(seed)
    sampling = Sampling.of(plan("nox", 3), ["random"], matches)
    names, kinds = kind_names(sampling.plan), kinds_of(sampling.plan)
    strong = names.index("green 14")
    sums = no_sums(len(names))
    copies = won_with = 0
    for _ in range(matches):
        deck = rng.sample(range(90), 9)
        hands = [deck[i : i + 3] for i in range(0, 9, 3)]
        lucky = [seat for seat in range(3) if any(kinds[card] == strong for card in hands[seat])]
        won = rng.choice(lucky) if lucky and rng.random() < chance else rng.randrange(3)
        counts = [sum(kinds[card] == strong for card in hand) for hand in hands]
        copies, won_with = copies + sum(counts), won_with + counts[won]
        tally = Tally(kinds, len(names))
        unit = [
            Holding(seat, (hand, hand, []), 10 * (seat == won)) for seat, hand in enumerate(hands)
        ]
        tally.add(unit, shares([won], (0, 1, 2)))
        tally.into(sums)
    return Cards(Sheet(sampling, [], sums)), won_with / copies


def test_a_planted_strong_card_is_found() -> None:
    found, share = planted(0.9)
    assert found.rows[0][0] == "green 14"
    assert found.surely_apart(OPENING)[0] == ["green 14"]
    assert "above it are green 14, below it are" in sentences.cards(found)
    worth = found.rows[0][1][OPENING]
    assert worth.win_share.mean == pytest.approx(share)
    assert worth.above.mean == pytest.approx(10 * worth.win_share.mean - 10 / 3)


def test_without_a_strong_card_none_stands_out() -> None:
    found, _ = planted(0.0)
    assert found.surely_apart(OPENING) == ([], [])
    assert found.expected_apart == pytest.approx(0.75)
    assert len(found.apart(OPENING)) <= 3
    assert "none is so clear" in sentences.cards(found)


def test_chance_alone_stands_out_as_seldom_as_promised() -> None:
    """In one of twenty samples any card stands out; so it is at most three times in twenty."""
    samples = [planted(0.0, 200, seed)[0] for seed in range(20)]
    assert sum(found.surely_apart(OPENING) != ([], []) for found in samples) <= 3
    outside = sum(len(found.apart(OPENING)) for found in samples)
    assert outside / len(samples) == pytest.approx(0.75, abs=0.4)


def test_every_copy_counts_and_shares_are_whole() -> None:
    tally = Tally([0, 0, 1], 2)
    unit = [Holding(0, ([0, 1], [0, 1], []), 8), Holding(1, ([2], [2], [2]), 4)]
    tally.add(unit, best_of(unit, (0, 1)))
    sums = no_sums(2)
    tally.into(sums)
    assert sums[OPENING][0] == [2, 120, 8, 4, 240, 14400, 16, 64]
    assert sums[OPENING][1] == [1, 0, -4, 1, 0, 0, -4, 16]
    assert sums[2][0] == [0] * 8
    assert shares([0, 1], (0, 1, 2)) == [30, 30, 0]
    assert shares([0, 2], (0, 1, 0, 1)) == [60, 0, 60, 0]


@pytest.mark.parametrize(
    ("game", "count"), [("day_and_night", 20), ("gra_roku", 72), ("sun_and_moon", 30), ("nox", 15)]
)
def test_cards_that_play_alike_are_one_kind(game: str, count: int) -> None:
    assert len(kind_names(plan(game))) == count


# Two ways of playing --------------------------------------------------------------------------


def test_a_planted_difference_is_found() -> None:
    rng = random.Random(2)
    deals = [rng.randrange(80, 120) for _ in range(200)]
    first = sheet([replace_in(BLANK, decisions=length) for length in deals])
    second = sheet([replace_in(BLANK, decisions=length + rng.choice([2, 4])) for length in deals])
    found = Contrast(first, second)
    rows = {row.label: row for row in found.rows()}
    longer = rows["decisions in a match"]
    assert longer.is_apart
    assert longer.difference.mean == pytest.approx(3, abs=0.2)
    assert not rows["margin of victory"].is_apart
    assert "decisions in a match" in sentences.contrast(found, ["x=y"])


def test_the_same_way_of_playing_differs_in_nothing() -> None:
    sampling = Sampling.of(plan("nox", 3), ["random"], 12)
    found = Contrast(collect(sampling, Alone()), collect(sampling, Alone()))
    assert not any(row.is_apart for row in found.rows())
    assert all(row.difference.mean == 0 for row in found.rows())


# Sentences ------------------------------------------------------------------------------------


def test_a_seat_is_said_to_be_better_only_if_it_is() -> None:
    even = Measures(sheet([winner(i % 3) for i in range(300)]))
    assert sentences.seats(even).startswith("No seat advantage can be seen")
    better = Measures(sheet([winner(0)] * 160 + [winner(1)] * 70 + [winner(2)] * 70))
    said = sentences.seats(better)
    assert "Place 1 in the order of play wins 53.3 % (47.7–58.9): more than its share" in said
    assert "place 2" in said
    slightly = Measures(sheet([winner(0)] * 118 + [winner(1)] * 91 + [winner(2)] * 91))
    assert sentences.seats(slightly).startswith("No seat advantage is certain")


# Numbers as text ------------------------------------------------------------------------------


def test_numbers() -> None:
    assert number(-0.04, 1) == "0.0"
    assert number(-3.14, 1) == "−3.1"
    assert interval(Estimate(1.0, 0.5, 1.5), 1) == "1.0 (0.5–1.5)"
    assert interval(Estimate(0.0, -0.5, 0.5), 1) == "0.0 (−0.5 to 0.5)"
    assert interval(Estimate(1.0, None, None), 2) == "1.00"
    assert shown(Estimate(0.25, 0.2, 0.3), percent=True) == "25.0 (20.0–30.0)"
    assert shown(Estimate(0.012, 0.01, 0.014), percent=False) == "0.0120 (0.0100–0.0140)"
    assert shown(Estimate(0.04, -0.1, 0.18), percent=False) == "0.04 (−0.10 to 0.18)"
    assert shown(Estimate(8.0, 8.0, 8.0), percent=False) == "8.00"
    assert shown(Estimate(0.0, 0.0, 0.0), percent=False) == "0"


def test_bins_hold_every_value_once() -> None:
    values = [-7, 0, 1, 95, 203]
    bins = bins_of([values, []])
    assert sum(each.counts[0] for each in bins) == len(values)
    assert {each.high - each.low + 1 for each in bins} == {10}
    assert bins[0].low == -10
    assert [each.label for each in bins_of([[3, 4]])] == ["3", "4"]


def test_quantiles() -> None:
    values = list(range(1, 101))
    assert [quantile(values, part) for part in (0.05, 0.5, 0.95)] == [5, 50, 95]
    assert quantile([4], 0.5) == 4


# Watching -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.GAMES)
def test_watched_matches_are_those_of_any_contest(game: str) -> None:
    asked = plan(game)
    records = collect(Sampling.of(asked, ["random"], 3), Alone()).records
    for deal, record in enumerate(records):
        end = play(asked.start(), [RandomBot()] * asked.players, asked.seed, deal, deal)
        assert record.scores == end.outcome().scores
        assert record.winners == end.outcome().winners


def test_bots_of_several_names_rotate() -> None:
    sampling = Sampling.of(plan("nox", 3), ["random", "greedy"], 7)
    found = collect(sampling, Alone())
    assert sampling.matches == len(found.records) == 9
    assert [record.seating for record in found.records[:3]] == [(0, 1, 0), (1, 0, 0), (0, 0, 1)]
    measures = Measures(found)
    assert len(measures.decisions().pairs) == 3
    assert measures.bot_wins("random").ratio.n == 18


def test_the_number_of_workers_and_batches_changes_nothing() -> None:
    sampling = Sampling.of(plan("sun_and_moon", 2), ["random"], 9)
    alone = collect(sampling, Alone())
    told: list[int] = []
    others = collect(replace(sampling, batch=2), hire(2), told.append)
    assert others.records == alone.records
    assert others.cards == alone.cards
    assert sum(told) == 9


# The page -------------------------------------------------------------------------------------

SECTIONS = ["short", "seats", "length", "scores", "lead", "rulings", "cards", "method"]


def found_out(
    game: str,
    matches: int = 6,
    against: Sequence[str] = (),
    bots: Sequence[str] = ("random",),
    ladder: int = 0,
) -> Findings:
    return find_out(Study.of(plan(game), bots, matches, against, ladder), Alone())


class Reader(HTMLParser):
    """What a browser would make of a page: nesting, ids, addresses."""

    VOID = ("meta", "path", "use", "circle")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.figures = 0
        self.titles = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {name: value or "" for name, value in attrs}
        assert tag not in ("script", "link", "img", "iframe", "object", "embed")
        assert not any(name.startswith("on") for name in facts)
        self.ids += [facts["id"]] if "id" in facts else []
        self.addresses += [facts[name] for name in ("href", "src", "xlink:href") if name in facts]
        self.figures += tag == "figure"
        self.titles += tag == "title" and self.open[-1] == "svg"
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("game", games.GAMES)
def test_the_page_is_whole_and_needs_nothing_else(game: str) -> None:
    text = page(found_out(game))
    reader = Reader(text)
    assert reader.open == []
    assert len(set(reader.ids)) == len(reader.ids)
    assert set(SECTIONS) <= set(reader.ids)
    assert reader.addresses
    for address in reader.addresses:
        assert address.startswith("#")
        assert address[1:] in reader.ids
    assert "http" not in text
    assert "@import" not in text
    assert re.findall(r"url\((?!#)", text) == []
    assert reader.figures == reader.titles == 6
    assert not any(marker in text for marker in drawing.PAINT)
    for situation in scene_of(game).situations:
        assert situation.ruling in text
    assert f"lunasol lab {game} --players 4 --bots random --matches 6 --seed 1" in text


def test_the_same_page_with_any_number_of_workers() -> None:
    study = Study.of(plan("nox"), ["random"], 30, [], 0)
    assert page(find_out(study, hire(2))) == page(find_out(study, Alone()))


def test_comparing_on_the_same_deals() -> None:
    findings = found_out("day_and_night", 8, ["absent_colour=zero"])
    assert findings.against is not None
    found = Contrast(findings.sheet, findings.against)
    assert found.paired
    assert [r.first for r in findings.sheet.records] == [r.first for r in findings.against.records]
    chapter = compare.contrast(found, findings.study.changed)
    assert 'id="against"' in chapter
    assert "differences are taken deal by deal" in chapter
    assert findings.study.command().endswith("--against absent_colour=zero --seed 1")


def test_comparing_numbers_of_players() -> None:
    changes = ["players=3", "strict_tie=all_equal_keys_cancel"]
    findings = found_out("day_and_night", 8, changes)
    assert findings.against is not None
    assert findings.against.plan.players == 3
    assert dict(findings.against.plan.options)["strict_tie"] == "all_equal_keys_cancel"
    found = Contrast(findings.sheet, findings.against)
    assert not found.paired
    assert "numbers of players differ" in compare.contrast(found, changes)


def test_a_chapter_about_several_bots() -> None:
    findings = found_out("nox", 8, bots=["random", "greedy"])
    assert "greedy" in compare.bots(findings.measures)
    assert "each of 2 deals is played 4 times" in method.method(findings)


def test_a_chapter_about_the_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lunasol.bots.registry.LEVELS", ("beginner", "casual"))
    findings = found_out("nox", 4, ladder=4)
    assert findings.ladder is not None
    assert findings.study.matches == 8
    assert "beginner – casual" in compare.ladder(findings.ladder)
    assert "--ladder --ladder-matches 4" in findings.study.command()


def test_levels_that_think_against_the_clock_do_not_in_a_ladder() -> None:
    assert without_clock("beginner", "nox") == "beginner"
    assert re.fullmatch(r"search:\d+", without_clock("expert", "nox"))


def test_words_of_others_are_escaped() -> None:
    findings = found_out("nox", 4)
    strange = "<script>alert(1)</script>"
    text = compare.contrast(Contrast(findings.sheet, findings.sheet), [strange])
    assert "<script>" not in text
    assert "&lt;script&gt;" in text
