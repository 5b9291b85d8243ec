"""The language of the terminal: as asked for, as the environment says, or English."""

import pytest

from lunasol.cli.ui import language
from lunasol.texts import UnknownLanguage


@pytest.mark.parametrize(
    ("argument", "environment", "expected"),
    [
        ("pl", {"LUNASOL_LANG": "de"}, "pl"),
        ("pl_PL.UTF-8", {}, "pl"),
        ("CS", {}, "cs"),
        (None, {"LUNASOL_LANG": "de-AT", "LC_ALL": "pl_PL"}, "de"),
        (None, {"LC_ALL": "hu_HU.UTF-8", "LANG": "pl_PL"}, "hu"),
        (None, {"LC_MESSAGES": "sk_SK", "LANG": "pl_PL"}, "sk"),
        (None, {"LC_ALL": "", "LANG": "pl_PL@euro"}, "pl"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "plx"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_argument_comes_first_then_our_variable_then_the_system(
    argument: str | None, environment: dict[str, str], expected: str
) -> None:
    assert language.choose(argument, environment) == expected


def test_an_unknown_language_that_was_asked_for_is_refused() -> None:
    for argument, environment in (("fr", {}), ("", {}), (None, {"LUNASOL_LANG": "fr"})):
        with pytest.raises(UnknownLanguage, match="there is no language"):
            language.choose(argument, environment)
