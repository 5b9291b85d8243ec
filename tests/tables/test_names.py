"""Names: which are accepted, how they are shown, and which look alike."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lunasol.protocol import client_messages as messages
from lunasol.protocol.refusals import RequestRefused
from lunasol.tables import entries
from lunasol.tables.commands import seating
from lunasol.tables.commands.context import Actor, Context
from lunasol.tables.names import LONGEST, MOST_MARKS, are_alike, cleaned
from lunasol.tables.state import TableState, rebuild
from tables.test_state import seated

HONEST = (
    "Anna", "Ágnes", "Łukasz", "Žofia", "Ŕ", "Nguyễn", "O'Neill", "d’Artagnan",
    "Jean-Luc", "X Æ A-12",
    "日本", "さくら", "ソフィア", "김민준", "Anna 安娜", "Арсений", "Ёлка",
    "Αλέξανδρος", "عمر", "مُحَمَّد", "דוד",
    "สมชาย", "अनिल", "🦊", "Fox 🦊", "❤️", "👩‍🚀", "👍🏽", "🇭🇺", "<b>Żółw</b>", "2", "?!",
)  # fmt: skip
BLANK = (
    "", " ", "\t \n", "\u3164", "\uffa0", "\u2800", "\u115f", "\u034f", "\ufe0f",
    "\u200b", "\u00ad",
    "\u2060", "\ufeff", "\u180e", "\u3000", "\u17b4", "\ufffc",
)  # fmt: skip
HIDING = (
    "Anna\u034f", "Anna\ufe0f", "An\u200bna", "Anna\u200d", "Anna\u3164", "\u202eannA",
    "Anna\u2066",
    "zero\u200bwidth", "bell\u0007", "\u0301Anna", "A \u0301nna", "🦊\u200d", "\U000e0041",
)  # fmt: skip
TWINS = (
    "anna", "ANNA", "Ａｎｎａ", "𝐀𝐧𝐧𝐚", "Ⓐⓝⓝⓐ", " Anna ", "Anna\u3000",
)  # fmt: skip
ALIKE = (
    ("Anna", "Аnna"), ("Aca", "Аса"), ("AHA", "АНА"), ("Ian", "lan"), ("Ian", "1an"),
    ("Bot 2", "Воt 2"),
    ("Leo 0", "Leo O"), ("Tom", "Torn"), ("MAX", "ΜΑΧ"), ("Ella", "EIIa"),
    ("d'Arc", "d’Arc"), ("❤", "❤️"),
)  # fmt: skip
UNLIKE = (
    ("Ágnes", "Agnes"), ("Lia", "Ila"), ("Anna", "Hanna"), ("Jan", "Ján"), ("Anna", "Анна"),
    ("Person 0", "Person 1"), ("Bot 2", "Bot 3"),
)  # fmt: skip


@pytest.mark.parametrize("name", HONEST)
def test_honest_names_stay_as_they_are(name: str) -> None:
    assert cleaned(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize("name", [*BLANK, *HIDING], ids=ascii)
def test_what_shows_nothing_is_refused(name: str) -> None:
    assert cleaned(name) is None


def test_marks_and_length_are_bounded() -> None:
    assert cleaned("Z" + "\u0335" * MOST_MARKS) is not None
    assert cleaned("Z" + "\u0335" * (MOST_MARKS + 1)) is None
    assert cleaned("n" * LONGEST) is not None
    assert cleaned("n" * (LONGEST + 1)) is None
    assert cleaned("\ufdfa" * 3) is None, "NFKC makes 54 letters of these three"


@pytest.mark.parametrize("name", ["Аnna", "Annа", "Μax", "Annа Анна", "Աnna"])
def test_alphabets_are_not_mixed(name: str) -> None:
    assert cleaned(name) is None


@pytest.mark.parametrize("name", TWINS)
def test_other_spellings_of_a_name_are_the_same_name(name: str) -> None:
    shown = cleaned(name)
    assert shown is not None
    assert are_alike("Anna", shown)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_look_alikes_are_found(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize(("one", "other"), UNLIKE)
def test_different_names_may_sit_together(one: str, other: str) -> None:
    assert not are_alike(one, other)


@given(st.text(max_size=LONGEST))
def test_cleaning_again_changes_nothing(name: str) -> None:
    shown = cleaned(name)
    if shown is not None:
        assert cleaned(shown) == shown
        assert 0 < len(shown) <= LONGEST


@given(st.lists(st.sampled_from([*HONEST, *HIDING, " ", "\u0301", "\ufe0f", "\u200d"]), max_size=4))
def test_cleaning_what_is_put_together_changes_nothing_twice(parts: list[str]) -> None:
    shown = cleaned("".join(parts))
    assert shown is None or cleaned(shown) == shown


# At a table -----------------------------------------------------------------------------------


def named(state: TableState, name: str, who: Actor) -> str:
    """The name that somebody sits down with, or why they may not."""
    sit = messages.Sit(id="1", name=name, commitment="0" * 64)
    try:
        *_, sat = seating.sit(Context(state, who, (), 5), sit)
    except RequestRefused as no:
        return f"no: {no.key}"
    assert isinstance(sat, entries.Sat)
    return sat.name


def test_nobody_takes_the_look_of_another_name() -> None:
    bot = entries.BotSat(at=2, seat=1, level="casual", name="Bot 2")
    state = rebuild("t", [*seated("nox", 4)[:1], entries.Sat(
        at=2, seat=0, person="p0", name="Aca", salt="0" * 32
    ), bot])  # fmt: skip
    other = Actor("p2", None)
    assert named(state, "Аса", other) == "no: name-taken"
    assert named(state, "Bot\u20032", other) == "no: name-taken"
    assert named(state, "B0t 2", other) == "no: name-taken"
    assert named(state, "\u3164", other) == "no: bad-name"
    assert named(state, "ｅｖｅ", other) == "eve"


def test_a_person_who_sits_down_again_keeps_the_name() -> None:
    state = rebuild("t", seated("nox", 4)[:3])
    assert named(state, "Person 0", Actor("p0", 0)) == "Person 0"
    assert named(state, "Person O", Actor("p0", 0)) == "Person O"
    assert named(state, "Person O", Actor("p1", 1)) == "no: name-taken"


def test_old_names_stay_as_they_are() -> None:
    log = seated("nox", 2)
    log[1] = entries.Sat(at=2, seat=0, person="p0", name="Ａ\u3164", salt="0" * 32)
    assert rebuild("t", log).seats[0].name == "Ａ\u3164"
