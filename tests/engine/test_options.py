"""Options: defaults, checks, and values that people type."""

import pytest

from lunasol.engine.errors import BadOption, BadSeat
from lunasol.engine.options import (
    Option,
    first_seat_option,
    parse_options,
    resolve,
    stated_first_seat,
    switch,
)

OPTIONS = (
    switch("brave", "NX-1"),
    Option("target", "NX-2", 150, (100, 150, 200)),
    Option("cap", "NX-3", 1000, limit=5000),
    Option("deck", "NX-4", "real", ("real",), file=True),
)


def test_defaults_fill_in_what_was_not_chosen() -> None:
    assert resolve(OPTIONS, {"target": 200}) == {
        "brave": False,
        "target": 200,
        "cap": 1000,
        "deck": "real",
    }


def test_typed_options_are_read() -> None:
    texts = ["brave=True", "target=100", "cap=7", "deck=my deck.toml"]
    read = parse_options(OPTIONS, texts)
    assert read == {"brave": True, "target": 100, "cap": 7, "deck": "my deck.toml"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("brave", "name=value"),
        ("brave=maybe", "false or true"),
        ("target=120", "100 or 150 or 200"),
        ("cap=0", "from 1 to 5000"),
        ("cap=5001", "from 1 to 5000"),
        ("cap=many", "from 1 to 5000"),
        ("cap=²", "from 1 to 5000"),
        ("target=0100", "cannot be '0100': it is 100 or 150 or 200$"),
        ("brave=1", "it is false or true$"),
        ("luck=1", "the options are brave, target, cap, deck"),
    ],
)
def test_an_error_says_what_is_wrong(text: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        parse_options(OPTIONS, [text])


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(BadOption, match="twice"):
        parse_options(OPTIONS, ["cap=1", "cap=2"])


@pytest.mark.parametrize("chosen", [{"brave": 1}, {"target": True}, {"cap": True}, {"deck": ""}])
def test_a_value_of_another_type_is_refused(chosen: dict[str, bool | int | str]) -> None:
    with pytest.raises(BadOption):
        resolve(OPTIONS, chosen)


@pytest.mark.parametrize("cap", [1, 5000])
def test_the_least_and_the_greatest_number_are_allowed(cap: int) -> None:
    assert resolve(OPTIONS, {"cap": cap})["cap"] == cap


@pytest.mark.parametrize("cap", [0, 5001, -1])
def test_numbers_beyond_the_limits_are_refused(cap: int) -> None:
    with pytest.raises(BadOption, match=f"cap cannot be '{cap}': it is a whole number from 1 to"):
        resolve(OPTIONS, {"cap": cap})


def test_an_option_with_neither_values_nor_limit_allows_no_number() -> None:
    with pytest.raises(BadOption, match="from 1 to 0"):
        Option("none", "NX-5", 0).check(1)


def test_only_an_option_for_files_takes_a_path() -> None:
    plain = Option("deck", "NX-4", "real", ("real",))
    with pytest.raises(BadOption, match=r"it is real$"):
        plain.parse("mine.toml")
    with pytest.raises(BadOption, match=r"it is real or the path of a deck file$"):
        OPTIONS[3].check("")


def test_a_value_of_an_earlier_version_is_read_as_what_it_means_now() -> None:
    option = Option("cut", "NX-6", "never", ("never", "always"), older=((False, "never"),))
    assert (option.check(False), option.parse(" FALSE ")) == ("never", "never")
    with pytest.raises(BadOption, match=r"it is never or always$"):
        option.check(True)


def test_a_switch_is_off_unless_it_says_otherwise() -> None:
    assert (switch("brave", "NX-1").default, switch("brave", "NX-1", True).default) == (False, True)
    assert switch("brave", "NX-1").values == (False, True)


def test_the_first_seat_is_drawn_or_stated() -> None:
    option = first_seat_option(4, "NX-03")
    assert (option.default, option.values) == ("random", ("random", 0, 1, 2, 3))
    assert stated_first_seat(3, {"first_seat": "random"}) is None
    assert [stated_first_seat(3, {"first_seat": seat}) for seat in range(3)] == [0, 1, 2]
    with pytest.raises(BadSeat, match="first_seat is 3, but seats are 0 to 2"):
        stated_first_seat(3, {"first_seat": 3})
