"""The situations that the lab counts: each has a ruling, and is recognised where it occurs."""

import re
from pathlib import Path

import pytest

from lab.observing import observed, steps, times
from lunasol import games
from lunasol.engine.cards import NOTHING
from lunasol.engine.match import Match
from lunasol.engine.record import read_record
from lunasol.lab.situations import observer_of
from lunasol.lab.situations.day_and_night import DayAndNightObserver
from lunasol.lab.situations.gra_roku import GraRokuObserver
from lunasol.lab.situations.nox import NoxObserver
from lunasol.lab.situations.sun_and_moon import SunAndMoonObserver
from rulebook.day_and_night import scene as dn
from rulebook.gra_roku import scene as gr
from rulebook.nox import scene as nx
from rulebook.sun_and_moon import scene as sm

DN, GR, SM, NX = DayAndNightObserver, GraRokuObserver, SunAndMoonObserver, NoxObserver
ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "playthroughs" / "golden"
RECORDS = sorted(path.stem for path in GOLDEN.glob("*.record"))


def record(name: str) -> Match:
    return read_record((GOLDEN / f"{name}.record").read_text("utf-8"), games)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_ruling_is_on_the_page_of_the_game(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")
    situations = observer_of(game).situations
    assert len(situations) > 20
    assert len({each.text for each in situations}) == len(situations)
    for situation in situations:
        assert re.search(rf"^\| {situation.ruling} \|", page, re.MULTILINE), situation.ruling


@pytest.mark.parametrize("game", games.GAMES)
def test_every_event_that_a_situation_names_is_emitted_somewhere(game: str) -> None:
    """A misspelt key would never be noticed otherwise."""
    folder = ROOT / "src" / "lunasol" / "games" / game
    rules = "\n".join(path.read_text("utf-8") for path in folder.glob("rules*.py"))
    for situation in observer_of(game).situations:
        for key in situation.keys.split():
            assert key.startswith("(") or f'"{key}"' in rules, key


# Recorded matches -----------------------------------------------------------------------------


def lines(name: str, key: str) -> int:
    """The number of events with this key in the recorded playthrough."""
    story = (GOLDEN / f"{name}.events").read_text("utf-8")
    return len(re.findall(rf"^{key}\b(?!-)", story, re.MULTILINE))


@pytest.mark.parametrize("name", RECORDS)
def test_situations_without_a_test_are_counted_as_often_as_their_events(name: str) -> None:
    counter = observed(record(name))
    plain = [
        (number, each)
        for number, each in enumerate(counter.observer.situations)
        if each.test.__name__ == "always"
    ]
    assert plain
    for number, situation in plain:
        emitted = sum(lines(name, key) for key in situation.keys.split())
        assert counter.counts[number] == emitted, situation.text


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("gra_roku")])
def test_the_observer_of_gra_roku_knows_the_table(name: str) -> None:
    for counter in steps(record(name)):
        observer = counter.observer
        assert isinstance(observer, GraRokuObserver)
        grid = {cell: card for cell, card in enumerate(observer.game.grid) if card != NOTHING}
        assert observer.grid == grid
        years = [card for card in observer.game.years if card != NOTHING]
        assert sorted(card for year in observer.years for card in year.values()) == sorted(years)


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("nox")])
def test_the_observer_of_nox_knows_the_table(name: str) -> None:
    for counter in steps(record(name)):
        observer = counter.observer
        assert isinstance(observer, NoxObserver)
        if observer.game.phase() == "play":
            tops = [sorted(chest) for chest in observer.game.chests]
            assert [sorted(chest) for chest in observer.tops] == tops


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("day_and_night")])
def test_the_observer_of_day_and_night_knows_the_table(name: str) -> None:
    for counter in steps(record(name)):
        observer = counter.observer
        assert isinstance(observer, DayAndNightObserver)
        if observer.game.phase() != "over":
            assert observer.table == list(observer.game.table)
            assert observer.is_night == (observer.game.time == 1)


@pytest.mark.parametrize("name", RECORDS)
def test_held_cards_and_opening_hands(name: str) -> None:
    """Every card in a hand counts as held, and opening hands have the size in the rulebook."""
    sizes = {"day": 7, "gra": 4, "sun": 5, "nox": 3}
    for counter in steps(record(name)):
        observer = counter.observer
        for seat in range(observer.players):
            assert set(observer.game.hands[seat]) <= observer.held[seat]
            assert set(observer.opening[seat]) <= observer.held[seat]
            assert len(observer.opening[seat]) in (0, sizes[name[:3]])


# Day & Night ----------------------------------------------------------------------------------


def test_ties_of_colours() -> None:
    two = dn.rounds("P4a: O4b U5b, B6b U12a, B9b U2a")
    four = dn.rounds("P4a: O1a O3a, B1a B3a, U1a U3a")
    other = dn.rounds("P2a: O13a U1a, B6b P4b, U2a U3a")
    asked = (DN.no_colour, DN.three_tie, DN.others_tie)
    assert times(two, *asked) == (1, 0, 0)
    assert times(four, *asked) == (1, 1, 0)
    assert times(other, *asked) == (0, 0, 1)


def test_nobody_takes_for_two_reasons() -> None:
    middle_only = dn.rounds("P13a: O1a O2a, B1a B2a, U1a U2a")
    all_level = dn.rounds("P1a: O12a B1a, O12b B1b, O9b O3a")
    assert times(middle_only, DN.nobody_played_it, DN.all_tied) == (1, 0)
    assert times(all_level, DN.nobody_played_it, DN.all_tied) == (0, 1)


def test_a_third_player_keeps_the_place() -> None:
    match = dn.rounds(
        "P4b: O13a U1a, O12a U1b, O11a B5b > P4b B5b O11a",
        "P9b: B1a U2a, B1b U2b, O13b O2a > P9b",
        "P1a: U12a B2a, U12b B2b, U9b U3a",
    )
    assert times(match, DN.tied_players, DN.third_keeps_place, DN.takes_the_middle) == (1, 1, 2)


def test_the_order_at_night_and_symbols() -> None:
    match = dn.rounds("U10a: O3a P11a, O1a P12a, O2a P13a")
    assert times(match, DN.order_at_night, DN.middle_turns_time, DN.several_symbols) == (1, 1, 0)
    assert times(match, DN.absent_at_night, DN.one_colour) == (1, 0)


# Gra roku -------------------------------------------------------------------------------------


def test_a_card_without_a_cell() -> None:
    assert times(gr.four_springs(), GR.no_cell, GR.draws_after_aside) == (1, 1)


def test_a_chain_of_bonus_cards() -> None:
    belt = gr.Belt(["Pu0", "Sq0", "Su0", "Ba0", "Ic0", "Tr0"], {4: ["Le1", "Sm0"]})
    belt.rounds(4)
    belt.fill()
    belt.take()
    assert times(belt.match, GR.bonus_drawn, GR.bonus_chain) == (1, 0)
    belt.match.push(0, "add")
    assert times(belt.match, GR.bonus_drawn, GR.bonus_chain, GR.final_bonus) == (2, 1, 0)
    assert times(belt.match, GR.row_full, GR.neutral) == (5, 5)


# Sun and Moon ---------------------------------------------------------------------------------


def test_eclipses_on_eclipses() -> None:
    match = sm.scene({0: ["S5@0*", "S6@0#1"], 1: ["SE1@0#1", "SE2@0#1"]})
    assert times(match, SM.eclipse_on_repaired, SM.only_eclipses, SM.number_covers) == (1, 2, 1)


def test_no_second_card_though_one_could_clear() -> None:
    match = sm.scene({0: [*sm.FIVE[0], "+S11", "+ME1"], 1: [*sm.FIVE[1], "S20@1*"]})
    assert times(match, SM.does_not_clear, SM.no_second_card) == (0, 0)
    sm.push(match, "S11@0R", "destruct")
    asked = (SM.does_not_clear, SM.no_second_card, SM.clearable_after_animal, SM.nothing_possible)
    assert times(match, *asked) == (1, 1, 1, 0)


def test_clearing_stacks_that_another_completed() -> None:
    match = sm.push(sm.scene(sm.STACKS), "clear S1-5")
    asked = (SM.cleared_row, SM.covered_come_along, SM.long_run, SM.rest_closes_up)
    assert times(match, *asked) == (1, 1, 0, 0)
    foreign = sm.push(sm.scene({**sm.FIVE, 1: [*sm.FIVE[1], "M1@1*"]}), "clear S1-5")
    assert times(foreign, SM.completed_by_another, SM.several_runs) == (0, 0)
    other = {0: ["S2@0*", "S6@0R", "S10@0R"], 1: ["S4@0R", "S8@0R", "S12@0R"]}
    completed = sm.push(sm.scene(other), "clear S1-6")
    assert times(completed, SM.completed_by_another, SM.long_run) == (1, 1)


def test_only_eclipses_in_hand() -> None:
    match = sm.push(sm.scene({0: [f"+SE{copy}" for copy in range(1, 6)]}), "destruct")
    assert times(match, SM.only_eclipses_in_hand, SM.nothing_possible) == (1, 1)
    stuck = sm.push(sm.scene(sm.STUCK), "destruct")
    assert times(stuck, SM.only_eclipses_in_hand, SM.nothing_possible) == (0, 1)


def test_the_end_phase() -> None:
    match = sm.push(sm.scene(sm.USED_UP), "clear S6-29", "ME@1#5")
    assert times(match, SM.end_phase, SM.trigger_could_clear, SM.rest_closes_up) == (1, 1, 1)


# NOX ------------------------------------------------------------------------------------------


def test_a_sixth_pile_that_merges() -> None:
    match = nx.scene([*nx.into(0, nx.FIVE), "B15>0"])
    assert times(match, NX.new_pile_merges, NX.sixth_merges, NX.six_piles) == (1, 1, 0)
    early = nx.scene([*nx.into(0, "G5 B4 O6"), "B4>0"])
    assert times(early, NX.new_pile_merges, NX.sixth_merges) == (1, 0)


def test_who_laid_the_sixth_pile() -> None:
    own, other = nx.scene(nx.into(2, nx.BEST)), nx.scene(nx.into(1, nx.BEST))
    assert times(own, NX.six_piles, NX.sixth_by_another) == (1, 0)
    assert times(other, NX.six_piles, NX.sixth_by_another) == (1, 1)


def test_colours_merge_and_hide_each_other_with_another_deck() -> None:
    match = nx.scene([*nx.into(0, "B5 O6"), "G5>0"], deck=nx.ALT)
    assert times(match, NX.colours_merge, NX.merged) == (1, 1)
    observer = observed(match).observer
    assert isinstance(observer, NoxObserver)
    assert observer.covered[0] == {0}


def test_cards_of_nox_are_counted_by_round() -> None:
    match = nx.scene(nx.into(0, nx.BEST), nx.into(1, nx.TWO_COLOURS))
    observer = observed(match).observer
    assert isinstance(observer, NoxObserver)
    points = [[holding.points for holding in unit] for unit in observer.finished]
    assert points == [[75, 0, 0], [0, 0, 0]]
    assert times(match, NX.nobody_scores) == (1,)
    kept = list(observer.finished[0][0].views[2])
    assert sum(observer.value[card] for card in kept) == 75
