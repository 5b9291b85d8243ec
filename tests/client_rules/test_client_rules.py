"""The golden files that the tests of the web client read hold what the rules say."""

import pytest

from client_rules.cases import DOCUMENTS, FOLDER
from client_rules.sheets import TIES, sheet, tie


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_golden_file_holds_what_the_rules_say(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == DOCUMENTS[name]()


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == DOCUMENTS.keys()


def test_the_sheets_show_tie_breaks_and_shared_victories() -> None:
    found = [sheet(tie(*each)) for each in TIES]
    assert {each["decided_by"] for each in found} >= {"collected-cards", "fewer-aside", "shared"}
    assert any(len(each["winners"]) > 1 for each in found if each["game"] in ("gra_roku", "nox"))
