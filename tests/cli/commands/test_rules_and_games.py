"""lunasol rules and lunasol games: what they print for people and for programs."""

import json

import pytest

from cli.terminal import output_of
from lunasol import games
from lunasol.cli.ui.text_blocks import CHAPTERS
from lunasol.texts import LANGUAGES, Texts

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_all_headings_and_fit_80_columns(
    game: str, language: str, capsys: Capture
) -> None:
    texts = Texts(language, game)
    page = output_of(capsys, "rules", game.replace("_", "-"), "--lang", language)
    lines = page.splitlines()
    assert lines[0] == texts.say("name")
    assert [line for line in lines if line in {texts.say(f"heading-{c}") for c in CHAPTERS}] == [
        texts.say(f"heading-{chapter}") for chapter in CHAPTERS
    ]
    assert max(len(line) for line in lines) <= 80
    assert not any(line.endswith(" ") for line in lines)


def test_games_lists_every_game_with_its_options_and_rulings(capsys: Capture) -> None:
    listing = output_of(capsys, "games", "--lang", "de")
    for game in games.GAMES:
        assert Texts("de", game).say("name") in listing
        for option in games.definition(game).options:
            assert option.name in listing
            assert option.ruling in listing


def test_games_lists_the_same_as_json(capsys: Capture) -> None:
    listing = json.loads(output_of(capsys, "games", "--json"))
    assert [game["id"] for game in listing] == list(games.GAMES)
    options = {option["name"]: option for option in listing[0]["options"]}
    assert options["end_rule"]["default"] == "complete_round"
    assert options["end_rule"]["ruling"] == "DN-19"
    assert options["end_rule"]["values"] == ["complete_round", "literal_extra", "no_reveal"]
    assert listing[0]["players"] == {"fewest": 3, "most": 5, "usual": 4}
