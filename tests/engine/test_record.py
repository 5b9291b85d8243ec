"""Records: complete, readable, and impossible to damage or forge unnoticed."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lunasol
from laws.cover import Case, all_cases
from lunasol import games
from lunasol.engine.cards import Rng
from lunasol.engine.errors import BadRecord
from lunasol.engine.match import Match, start
from lunasol.engine.options import resolve
from lunasol.engine.position import snapshot
from lunasol.engine.record import digest, read_record, verify_record, write_record
from lunasol.engine.salts import Contribution, Reopening, salt_commitment
from lunasol.engine.testing.laws import step


def played(case: Case, seed: int = 1, moves: int = 100_000) -> Match:
    match, rng = case.start(seed), Rng(seed)
    while not match.over and moves:
        step(match, rng)
        moves -= 1
    return match


DOCS = Path(__file__).parents[2] / "docs"
DAY = Case("day_and_night", 3, {})


@cache
def day_record() -> str:
    """Written once, but not while tests are collected: `make mutants` would slow down."""
    return write_record(played(DAY))


def sealed(lines: list[str]) -> str:
    """A forger's work: changed lines under a new check sum."""
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {digest(body)}\n"


def forged(old: str, new: str) -> str:
    lines = day_record().split("\n")[:-2]
    index = next(index for index, line in enumerate(lines) if line.startswith(old))
    lines[index] = new
    return sealed(lines)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_record_brings_the_match_back(case: Case) -> None:
    match = played(case, seed=9)
    text = write_record(match)
    verdict = verify_record(text, games)
    assert write_record(verdict.match) == text
    assert snapshot(verdict.match.game) == snapshot(match.game)
    assert verdict.match.game.events == match.game.events
    assert verdict.match.settings == match.settings
    assert (verdict.drawn > 0, verdict.stated) == (True, 0)


def test_an_unfinished_match_has_a_record_that_can_go_on() -> None:
    match = played(DAY, moves=10)
    again = read_record(write_record(match), games)
    assert again.to_act == match.to_act
    again.push_code(again.to_act[0], again.legal(again.to_act[0]).codes[0])


def test_a_resumed_match_draws_the_same_further_shuffles() -> None:
    match = played(Case("nox", 2, {}), moves=10)
    again = read_record(write_record(match), games)
    for both in (match, again):
        rng = Rng(4)
        while not both.over:
            step(both, rng)
    assert write_record(match) == write_record(again)


def test_names_and_salt_are_kept() -> None:
    names = ["Anna", "Ján Kováč", "Łucja 7"]
    match = lunasol.start("nox", players=3, names=names, salt=b"\x01\xff")
    again = read_record(write_record(match), games)
    assert (again.settings.names, again.settings.salt) == (tuple(names), b"\x01\xff")


def test_seats_are_named_in_their_order() -> None:
    text = write_record(lunasol.start("nox", players=2, names=["Anna", "Ben"]))
    lines = text.replace("seat 1 Ben", "seat 0 Ben").split("\n")[:-2]
    with pytest.raises(BadRecord, match="expected 'seat 1"):
        read_record(sealed(lines), games)


def test_an_owners_deck_is_in_the_record(tmp_path: Path) -> None:
    source = Path(games.__file__).parent / "day_and_night" / "deck_r2.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(source.read_text("utf-8"), "utf-8")
    match = lunasol.start("day_and_night", options={"deck": str(mine)}, secret=bytes(32))
    text = write_record(match)
    mine.unlink()
    assert str(tmp_path) not in text
    again = verify_record(text, games).match
    assert again.settings.deck.cards == match.settings.deck.cards
    assert write_record(again) == text


def test_stated_and_drawn_shuffles_are_distinguished() -> None:
    match = lunasol.start("nox", players=2, shuffles=[range(90)])
    verdict = verify_record(write_record(match), games)
    assert (verdict.stated, verdict.drawn) == (1, 0)
    assert verdict.match.settings == match.settings


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_damage_is_noticed(data: st.DataObject) -> None:
    record = day_record()
    place = data.draw(st.integers(0, len(record) - 1))
    what = data.draw(st.sampled_from(["cut", "drop", "change", "double"]))
    other = data.draw(st.characters(codec="utf-8").filter(lambda c: c != record[place]))
    damaged = {
        "cut": record[:place],
        "drop": record[:place] + record[place + 1 :],
        "change": record[:place] + other + record[place + 1 :],
        "double": record[:place] + record[place] + record[place:],
    }[what]
    with pytest.raises(BadRecord) as refused:
        read_record(damaged, games)
    assert 1 <= refused.value.line <= damaged.count("\n") + 1
    assert refused.value.why


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("lunasol-record", "lunasol-record 3", "begins with"),
        ("game", "game chess", "no game 'chess'"),
        ("rules", "rules 99", "ours are"),
        ("players", "players 9", "3 to 5 players"),
        ("players", "players many", "a number"),
        ("option absent_colour", "option absent_colour=never", "ignored or zero"),
        ("option absent_colour", "option luck=1", "no option"),
        ("first-seat", "first-seat 7", "no seat 7"),
        ("commitment", f"commitment {'0' * 64}", "does not fit the commitment"),
        ("secret", f"secret {'0' * 64}", "does not fit the commitment"),
        ("secret", "secret xyz", "hexadecimal"),
        ("shuffle", "shuffle drawn O1a O1b", "shuffle of 108"),
        ("shuffle", "shuffle guessed O1a", "drawn or stated"),
        ("scores", "scores 99 0 0", "the replay says"),
        ("winners", "winners 0 1 2", "the replay says"),
        ("reason", "reason boredom", "the replay says"),
        ("decided-by", "decided-by luck", "the replay says"),
    ],
)
def test_a_forged_line_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        read_record(forged(old, new), games)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rules", "rules 99"),
        ("game", "game chess"),
        ("players", "players 9"),
        ("players", "players ٣"),
        ("players", "players 03"),
        ("players", "players  3"),
        ("option absent_colour", "option absent_colour=never"),
        ("option absent_colour", "option absent_colour=IGNORED"),
        ("first-seat", "first-seat 7"),
        ("first-seat", "first-seat 00"),
        ("secret", "secret 00"),
        ("secret", "secret xyz"),
        ("commitment", f"commitment {'0' * 64} "),
    ],
)
def test_a_mistake_is_reported_at_its_line(old: str, new: str) -> None:
    changed = forged(old, new)
    with pytest.raises(BadRecord) as refused:
        read_record(changed, games)
    line = changed.split("\n")[refused.value.line - 1]
    assert line == new or (old == "commitment" and line.startswith("secret"))


def test_a_bad_name_is_reported_at_its_line() -> None:
    text = write_record(lunasol.start("nox", players=2, names=["Anna", "Ben"]))
    lines = text.replace("seat 1 Ben", "seat 1 Ben\x07").split("\n")[:-2]
    with pytest.raises(BadRecord) as refused:
        read_record(sealed(lines), games)
    assert lines[refused.value.line - 1].startswith("seat 1")


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.replace(" ", "  ", 1),
        lambda line: f"0{line}",
        lambda line: f"{line} ",
        lambda line: line.lower(),
    ],
)
def test_a_move_has_one_spelling(change: Callable[[str], str]) -> None:
    lines = day_record().split("\n")[:-2]
    index = next(index for index, line in enumerate(lines) if line.startswith("0 "))
    lines[index] = change(lines[index])
    with pytest.raises(BadRecord) as refused:
        read_record(sealed(lines), games)
    assert refused.value.line == index + 1


def test_stated_shuffles_come_first() -> None:
    match = played(Case("nox", 2, {}))
    lines = write_record(match).split("\n")[:-2]
    second = [index for index, line in enumerate(lines) if line.startswith("shuffle")][1]
    lines[second] = lines[second].replace("drawn", "stated")
    with pytest.raises(BadRecord, match="come before drawn") as refused:
        read_record(sealed(lines), games)
    assert refused.value.line == second + 1


@pytest.mark.parametrize(
    "change",
    [
        lambda card: card.replace("card O1a", "card O1b"),
        lambda card: card.replace("card O1a", "card nonsense"),
        lambda card: f"{card} stars=4",
        lambda card: f"{card} note",
        lambda card: f"{card} note=mine",
    ],
)
def test_a_card_of_an_owners_deck_has_its_name_and_its_facts(
    change: Callable[[str], str], tmp_path: Path
) -> None:
    source = Path(games.__file__).parent / "day_and_night" / "deck.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(source.read_text("utf-8"), "utf-8")
    match = lunasol.start("day_and_night", options={"deck": str(mine)}, secret=bytes(32))
    lines = write_record(match).split("\n")[:-2]
    index = next(index for index, line in enumerate(lines) if line.startswith("card "))
    lines[index] = change(lines[index])
    with pytest.raises(BadRecord):
        read_record(sealed(lines), games)


def test_the_sample_in_the_documentation_has_moves_that_can_be_read() -> None:
    sample = (DOCS / "records.md").read_text("utf-8").split("```")[1]
    notation = lunasol.start("nox", players=3).notation
    for line in sample.strip().split("\n"):
        seat, _, rest = line.partition(" ")
        if seat.isdecimal():
            move = rest.split("  ")[0].strip()
            assert str(notation.parse(move)) == move


def test_a_forged_shuffle_is_refused_by_verification() -> None:
    lines = day_record().split("\n")[:-2]
    index = next(index for index, line in enumerate(lines) if line.startswith("shuffle"))
    words = lines[index].split(" ")
    words[2], words[3] = words[3], words[2]
    lines[index] = " ".join(words)
    with pytest.raises(BadRecord, match="not the one that the secret draws") as refused:
        verify_record(sealed(lines), games)
    assert refused.value.line == index + 1


def test_a_forged_first_seat_is_refused_by_verification() -> None:
    seat = played(DAY).settings.first_seat
    with pytest.raises(BadRecord, match="to begin"):
        verify_record(forged("first-seat", f"first-seat {(seat + 1) % 3}"), games)


def test_a_move_that_was_not_legal_is_refused_at_its_line() -> None:
    lines = day_record().split("\n")[:-2]
    index = next(index for index, line in enumerate(lines) if line.startswith("0 "))
    lines[index] = "0 +O1a"
    with pytest.raises(BadRecord) as refused:
        read_record(sealed(lines), games)
    assert refused.value.line == index + 1


def test_lines_in_another_order_left_out_or_added_are_refused() -> None:
    lines = day_record().split("\n")[:-2]
    for index in range(len(lines)):
        for changed in (
            lines[:index] + lines[index + 1 :],
            [*lines[:index], lines[index], *lines[index:]],
            [*lines[:index], "nonsense", *lines[index:]],
        ):
            with pytest.raises(BadRecord):
                read_record(sealed(changed), games)


def test_a_huge_file_is_refused_at_once() -> None:
    with pytest.raises(BadRecord, match="at most"):
        read_record("x" * 6_000_000, games)


# Salts that players had committed to ----------------------------------------------------------

SALTS = {0: bytes(range(16)), 2: bytes(range(16, 32))}
ALL_SALTS = {**SALTS, 1: bytes(16)}


def committed(*reopenings: Reopening, salts: dict[int, bytes] = SALTS) -> str:
    parts = tuple(
        Contribution(seat, salt_commitment(salt), salt) for seat, salt in sorted(salts.items())
    )
    match = start(
        games.definition("nox"),
        games.deck(games.definition("nox"), "six_per_value"),
        players=3,
        options=resolve(games.definition("nox").options, {}),
        secret=bytes(32),
        contributions=parts,
        reopenings=reopenings,
        names=["Anna", "Ben", "Cyril"],
    )
    rng = Rng(1)
    while not match.over:
        step(match, rng)
    return write_record(match)


def with_line(record: str, old: str, new: str) -> str:
    return sealed([new if line == old else line for line in record.split("\n")[:-2]])


def line_of(record: str, start: str) -> str:
    return next(line for line in record.split("\n") if line.startswith(start))


def test_a_record_holds_each_salt_with_its_commitment() -> None:
    record = committed(Reopening(1, "withheld", "Ben"), Reopening(2, "changed", "Ben"))
    lines = record.split("\n")
    assert lines[0] == "lunasol-record 2"
    assert line_of(record, "salt 2 ") == f"salt 2 {salt_commitment(SALTS[2])} {SALTS[2].hex()}"
    assert "reopened 1 withheld Ben" in lines
    verdict = verify_record(record, games)
    assert write_record(verdict.match) == record
    assert verdict.match.settings.salt == SALTS[0] + SALTS[2]


def test_a_salt_that_does_not_fit_its_commitment_is_refused_at_its_line() -> None:
    record = committed()
    line = line_of(record, "salt 2 ")
    changed = with_line(record, line, line[:-1] + "0")
    with pytest.raises(BadRecord, match="does not fit its commitment") as refused:
        read_record(changed, games)
    assert changed.split("\n")[refused.value.line - 1].startswith("salt 2 ")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("lunasol-record 2", "lunasol-record 1"),
        ("salt 0 ", "salt 3 "),
        ("salt 2 ", "salt 0 "),
        ("salt 0 ", "salt  0 "),
        ("reopened 1 ", "reopened 2 "),
        ("reopened 1 withheld", "reopened 1 forgotten"),
        ("reopened 1 withheld Ben", "reopened 1 withheld "),
    ],
)
def test_salts_have_one_spelling(old: str, new: str) -> None:
    record = committed(Reopening(1, "withheld", "Ben"))
    line = line_of(record, old)
    with pytest.raises(BadRecord):
        read_record(with_line(record, line, line.replace(old, new, 1)), games)


def test_salts_come_in_the_order_of_their_seats_and_once() -> None:
    record = committed(salts=ALL_SALTS)
    assert write_record(read_record(record, games)) == record
    second, third = line_of(record, "salt 1 "), line_of(record, "salt 2 ")
    with pytest.raises(BadRecord, match="expected a seat from 2 on, found '1'"):
        read_record(with_line(record, third, second), games)


def test_a_salt_belongs_to_a_seat() -> None:
    record = committed(salts=ALL_SALTS)
    line = line_of(record, "salt 0 ")
    with pytest.raises(BadRecord, match="expected a seat from 0 on, found '-1'"):
        read_record(with_line(record, line, line.replace("salt 0", "salt -1")), games)


def test_rounds_are_counted_and_may_have_several_reasons() -> None:
    rounds = [Reopening(number, "withheld", "Ben") for number in (1, 2, 2, 3)]
    record = committed(*rounds)
    assert read_record(record, games).settings.reopenings == tuple(rounds)
    for wrong in (0, 1, 4):
        changed = with_line(record, "reopened 3 withheld Ben", f"reopened {wrong} withheld Ben")
        with pytest.raises(BadRecord, match=f"expected round 3, found '{wrong}'"):
            read_record(changed, games)


def test_a_new_format_without_salts_is_refused() -> None:
    with pytest.raises(BadRecord):
        read_record(forged("lunasol-record 1", "lunasol-record 2"), games)
