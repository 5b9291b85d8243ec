"""The report: sentences that the figures support, and the same page every time."""

import re
from collections.abc import Sequence
from html.parser import HTMLParser

import pytest

from lab.samples import SEED, sample, winner
from lunasol import games
from lunasol.arena.workers import Serial, make_workers
from lunasol.estimates import Estimate
from lunasol.games import MatchSpec
from lunasol.lab.report import drawing, sentences
from lunasol.lab.report.chapters import compare, method
from lunasol.lab.report.format import interval, number, shown
from lunasol.lab.report.page import page
from lunasol.lab.situations import observer_of
from lunasol.lab.statistics.comparison import Comparison
from lunasol.lab.statistics.measures import Measures
from lunasol.lab.study import Findings, Study, find_out

# Sentences ----------------------------------------------------------------------------------


def test_a_seat_advantage_is_reported_only_if_it_is_certain() -> None:
    even = Measures(sample([winner(i % 3) for i in range(300)]))
    assert sentences.seats(even).startswith("No seat advantage can be seen")
    better = Measures(sample([winner(0)] * 160 + [winner(1)] * 70 + [winner(2)] * 70))
    said = sentences.seats(better)
    assert "Place 1 in the order of play wins 53.3 % (47.7–58.9): more than its share" in said
    assert "place 2" in said
    slightly = Measures(sample([winner(0)] * 118 + [winner(1)] * 91 + [winner(2)] * 91))
    assert sentences.seats(slightly).startswith("No seat advantage is certain")


# Numbers as text ----------------------------------------------------------------------------


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


# The page -----------------------------------------------------------------------------------

SECTIONS = ["short", "seats", "length", "scores", "lead", "rulings", "cards", "method"]


def found_out(
    game: str,
    matches: int = 6,
    against: Sequence[str] = (),
    bots: Sequence[str] = ("random",),
    ladder: int = 0,
) -> Findings:
    return find_out(Study.of(MatchSpec.of(game), bots, matches, against, ladder, SEED), Serial())


class Reader(HTMLParser):
    """Reads a page like a browser: nesting, ids and links."""

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
    for situation in observer_of(game).situations:
        assert situation.ruling in text
    assert f"lunasol lab {game} --players 4 --bots random --matches 6 --seed 1" in text


def test_the_same_page_with_any_number_of_workers() -> None:
    study = Study.of(MatchSpec.of("nox"), ["random"], 30, [], 0, SEED)
    assert page(find_out(study, make_workers(2))) == page(find_out(study, Serial()))


def test_comparing_on_the_same_deals() -> None:
    findings = found_out("day_and_night", 8, ["absent_colour=zero"])
    assert findings.against is not None
    found = Comparison(findings.sample, findings.against)
    assert found.paired
    assert [r.first for r in findings.sample.stats] == [r.first for r in findings.against.stats]
    chapter = compare.variant(found, findings.study.changed)
    assert 'id="against"' in chapter
    assert "differences are taken deal by deal" in chapter
    assert findings.study.command().endswith("--against absent_colour=zero --seed 1")


def test_comparing_numbers_of_players() -> None:
    changes = ["players=3", "strict_tie=all_equal_keys_cancel"]
    findings = found_out("day_and_night", 8, changes)
    assert findings.against is not None
    assert findings.against.spec.players == 3
    assert dict(findings.against.spec.options)["strict_tie"] == "all_equal_keys_cancel"
    found = Comparison(findings.sample, findings.against)
    assert not found.paired
    assert "numbers of players differ" in compare.variant(found, changes)


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


def test_user_input_is_escaped() -> None:
    findings = found_out("nox", 4)
    strange = "<script>alert(1)</script>"
    text = compare.variant(Comparison(findings.sample, findings.sample), [strange])
    assert "<script>" not in text
    assert "&lt;script&gt;" in text
