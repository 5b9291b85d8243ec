"""Playing a match in a real terminal and through a pipe, in several languages."""

from pathlib import Path

import pytest

import lunasol
from cli.terminal import Terminal, piped, plain, records
from lunasol import games
from lunasol.cli.commands.play import secret_of
from lunasol.engine.record import read_record, verify_record
from lunasol.texts import Texts

SHORT = {"nox": ("--option", "max_rounds=1"), "sun_and_moon": ("--option", "turn_cap=60")}
"""Options that keep matches of random moves within a second or two."""
LANGUAGE_OF = dict(zip(games.GAMES, ("de", "pl", "hu", "cs"), strict=True))


def is_finished(path: Path) -> bool:
    return verify_record(path.read_text(), games).match.over


@pytest.mark.parametrize("game", games.GAMES)
def test_a_whole_match_can_be_played_in_a_terminal(game: str, tmp_path: Path) -> None:
    texts = Texts(LANGUAGE_OF[game], game)
    arguments = [
        "play",
        game,
        "--bots",
        "random",
        "--lang",
        texts.language,
        "--seed",
        "s",
        *SHORT.get(game, ()),
    ]
    prompt = texts.say("prompt-move", name=texts.say("label-player"))
    over = texts.say("result-title")
    with Terminal(arguments, tmp_path) as terminal:
        while not terminal.expect(prompt, over).endswith(over):
            terminal.send("1")
        assert terminal.leave() == 0
    (record,) = records(tmp_path)
    assert is_finished(record)
    assert texts.say("name") in plain(terminal.output)
    assert texts.say("play-record", path=str(record)) in plain(terminal.output)


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("language", ["sk", "en"])
def test_a_whole_match_can_be_played_through_a_pipe(
    game: str, language: str, tmp_path: Path
) -> None:
    arguments = ["play", game, "--bots", "random", "--seed", "t", *SHORT.get(game, ())]
    done = piped(arguments, tmp_path, ["1"] * 400, LUNASOL_LANG=language)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert Texts(language).say("result-title") in done.stdout
    assert is_finished(*records(tmp_path))


def day_and_night(tmp_path: Path, *lines: str) -> str:
    """The output of a match that is always dealt the same, while these lines are typed."""
    done = piped(
        ["play", "day_and_night", "--bots", "random", "--seed", "x"], tmp_path, lines, COLUMNS="200"
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def hand(secret: str = "x") -> list[str]:
    """The hand of seat 0 in that match, as the terminal sorts it."""
    match = lunasol.start("day_and_night", players=4, secret=secret_of(secret))
    return sorted(match.view(0).hand, key=match.notation.card_id)


def moves_of_seat_0(tmp_path: Path) -> list[str]:
    lines = records(tmp_path)[-1].read_text().splitlines()
    return [line.removeprefix("0 ") for line in lines if line.startswith("0 ")]


def test_a_move_can_be_chosen_by_its_number(tmp_path: Path) -> None:
    day_and_night(tmp_path, "3")
    assert moves_of_seat_0(tmp_path) == [hand()[2]]


def test_a_move_can_be_typed_in_notation_in_any_case(tmp_path: Path) -> None:
    day_and_night(tmp_path, f"  {hand()[4].lower()} ")
    assert moves_of_seat_0(tmp_path) == [hand()[4]]


def test_a_prefix_of_one_move_shows_it_and_enter_plays_it(tmp_path: Path) -> None:
    blue = [card for card in hand() if card.startswith("B")]
    printed = day_and_night(tmp_path, "b", "")
    assert "Press Enter to play this move." in printed
    assert moves_of_seat_0(tmp_path) == blue


def test_a_prefix_of_several_moves_plays_none(tmp_path: Path) -> None:
    printed = day_and_night(tmp_path, "O", "")
    assert "Enter to play" not in printed
    assert moves_of_seat_0(tmp_path) == []


def test_enter_alone_plays_nothing_if_there_is_a_choice(tmp_path: Path) -> None:
    day_and_night(tmp_path, "", "")
    assert moves_of_seat_0(tmp_path) == []


def test_wrong_input_is_explained(tmp_path: Path) -> None:
    absent = next(card for card in ("O1a", "O2a", "O3b", "B1a") if card not in hand())
    printed = day_and_night(
        tmp_path, absent, "+O1a", "hello", "99", "0", "O7a\x00\x1b[2J", "ř" * 500
    )
    assert "That card is not in your hand. (DN-D1)" in printed
    assert "choose a card from your hand" in printed
    assert "“hello” is not a move here. Type a number from the list" in printed
    assert "“99” is not a move here" in printed
    assert "\x1b" not in printed
    assert moves_of_seat_0(tmp_path) == []


def test_help_rule_rules_log_moves_and_table_show_their_texts(tmp_path: Path) -> None:
    printed = day_and_night(tmp_path, "h", "?", "??", "log", "moves", "table")
    texts = Texts("en", "day_and_night")
    for key in ("play-help", "rule-choose-first", "rules-goal", "heading-setup", "credits"):
        assert texts.say(key).splitlines()[-1][:60] in printed
    assert printed.count("Player is dealt ") >= 2


def test_undo_returns_to_the_players_last_decision(tmp_path: Path) -> None:
    printed = day_and_night(tmp_path, "undo", "1", "2", "undo", "undo", "5")
    assert "There is no move to undo." in printed
    assert moves_of_seat_0(tmp_path) == [hand()[4]]


def test_a_revealed_choice_cannot_be_taken_back(tmp_path: Path) -> None:
    assert "no choice to take back" in day_and_night(tmp_path, "1", "back")


def test_the_same_seed_deals_and_plays_the_same_match(tmp_path: Path) -> None:
    runs = []
    for home in (tmp_path / "a", tmp_path / "b"):
        piped(["play", "day_and_night", "--bots", "random", "--seed", "again"], home, ["1"] * 9)
        runs.append(records(home)[0].read_text())
    assert runs[0] == runs[1]
    assert secret_of("ab" * 32) == bytes.fromhex("ab" * 32)


def test_seat_names_and_options_can_be_given(tmp_path: Path) -> None:
    arguments = [
        "play",
        "nox",
        "--bots",
        "random",
        "--players",
        "3",
        "--seat",
        "2",
        "--names",
        "A,B, Cé ",
    ]
    done = piped([*arguments, "--option", "variant=brave", "--seed", "n"], tmp_path, ["1"])
    assert "Cé, your move" in done.stdout
    match = read_record(records(tmp_path)[0].read_text(), games)
    assert match.settings.names == ("A", "B", "Cé")
    assert match.settings.options["variant"] == "brave"
    assert f"lunasol play --resume {records(tmp_path)[0]} --seat 2" in done.stdout


def test_names_are_never_interpreted_as_markup(tmp_path: Path) -> None:
    names = "[bold]x[/],{ $seat },:moon:,\\"
    done = piped(["play", "day_and_night", "--bots", "random", "--names", names], tmp_path, ["log"])
    for name in names.split(","):
        assert f"{name} is dealt" in done.stdout


@pytest.mark.parametrize("variable", ["NO_COLOR", "TERM"])
def test_without_colours_the_letters_of_cards_remain(variable: str, tmp_path: Path) -> None:
    value = "dumb" if variable == "TERM" else "1"
    with Terminal(
        ["play", "day_and_night", "--bots", "random", "--seed", "x"], tmp_path, {variable: value}
    ) as terminal:
        shown = terminal.expect("your move")
        terminal.send("quit")
        assert terminal.leave() == 0
    assert not any(f"\x1b[{code}" in shown for code in ("38;", "48;", "3", "4"))
    assert all(card in plain(shown) for card in hand())
