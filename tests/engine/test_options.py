"""Options: defaults, checks, and values that people type."""

import pytest

from lunasol.engine.errors import BadOption
from lunasol.engine.options import Option, parse_options, resolve, switch

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
