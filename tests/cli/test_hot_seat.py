"""Several people at one screen: nobody sees another's hand."""

import re
from pathlib import Path

import pytest

import lunasol
from cli.terminal import Terminal, plain, records
from lunasol import games
from lunasol.cli.commands.play import secret_of
from lunasol.cli.ui import boards
from lunasol.cli.ui.screen import CLEAR_WITH_HISTORY
from lunasol.engine.notation import HIDDEN
from lunasol.engine.record import read_record
from lunasol.texts import MatchTexts

NAMES = ("Anna", "Berta", "Cilka", "Dora", "Edit", "Fanny")
READY = "Then press Enter."
PROMPT = "your move (h for help):"


class Table:
    """The same match as the one in the terminal, played along."""

    def __init__(self, game: str) -> None:
        self.match = lunasol.start(game, secret=secret_of("hot"))
        self.names = NAMES[: self.match.players]
        settings = self.match.settings
        self.texts = MatchTexts("en", game, settings.deck, self.match.notation, self.names)

    def arguments(self) -> list[str]:
        game = self.match.settings.definition.id
        return ["play", game, "--hot-seat", "--seed", "hot", "--names", ",".join(self.names)]

    def looks(self, card: str) -> set[str]:
        """Everything a card may be recognized by: its name, its picture, its words."""
        return {card, boards.chip(card, self.texts).plain, self.texts.card(card)}

    def seen(self, seat: int) -> set[str]:
        """The cards that this seat sees or has seen."""
        told = {
            self.match.notation.card(card)
            for event in self.match.events(seat)
            for name, fact in event.facts.items()
            if name.startswith("card")
            for card in (fact if isinstance(fact, list) else [fact])
            if isinstance(card, int)
        }
        return told | {
            card for card in self.match.notation.cards if repr(card) in repr(self.match.view(seat))
        }

    def secrets(self, seat: int) -> set[str]:
        """By what the cards in others' hands would be recognized, and only they."""
        hands = {card for hand in self.match.view(None).hands for card in hand}
        assert hands <= {HIDDEN}
        held = {card for other in range(self.match.players) for card in self.match.view(other).hand}
        open_looks = {look for card in self.seen(seat) for look in self.looks(card)}
        return {look for card in held for look in self.looks(card)} - open_looks


def screens(output: str) -> list[str]:
    """What stood on the screen between two wipes."""
    return [plain(part) for part in output.split(CLEAR_WITH_HISTORY)]


def found(looks: set[str], shown: str) -> list[str]:
    words = " ".join(shown.split())
    return [look for look in looks if re.search(rf"(?<!\w){re.escape(look)}(?![\w-])", words)]


@pytest.mark.parametrize("game", games.GAMES)
def test_nobody_sees_anothers_hand(game: str, tmp_path: Path) -> None:
    table = Table(game)
    everything = {look for card in table.match.notation.cards for look in table.looks(card)}
    hand_overs = checked = 0
    with Terminal(table.arguments(), tmp_path, size=(50, 120)) as terminal:
        for _ in range(4 * table.match.players):
            said = terminal.expect(READY, PROMPT)
            if said.endswith(READY):
                hand_overs += 1
                assert found(everything, screens(said)[-1]) == []
                terminal.send("")
                said = terminal.expect(PROMPT)
            shown = screens(said)[-1]
            seat = table.names.index(shown.removesuffix(f", {PROMPT}").split("\n")[-1])
            checked += len(table.secrets(seat))
            assert found(table.secrets(seat), shown) == []
            move = table.match.legal(seat)[0]
            table.match.push(seat, move)
            terminal.send(str(move))
    assert hand_overs >= table.match.players
    assert checked > 0


def test_a_planted_leak_would_be_found() -> None:
    table = Table("day_and_night")
    (card, *_) = table.match.view(1).hand
    assert found(table.secrets(0), f"Berta holds {card}.") == [card]
    assert found(table.secrets(0), f"Berta holds {table.texts.card(card)}.")


def test_a_secret_choice_is_taken_back_by_handing_the_screen_back(tmp_path: Path) -> None:
    table = Table("day_and_night")
    with Terminal(table.arguments(), tmp_path) as terminal:
        terminal.expect("Only Anna is looking")
        terminal.send("")
        terminal.expect(PROMPT)
        terminal.send("1")
        terminal.expect("Only Berta is looking")
        terminal.send("")
        terminal.expect(PROMPT)
        terminal.send("back")
        terminal.expect("Only Anna is looking")
        terminal.send("")
        terminal.expect(PROMPT)
        terminal.send("2")
        terminal.expect("Only Berta is looking")
        terminal.send("quit")
        assert terminal.leave() == 0
    hand = sorted(table.match.view(0).hand, key=table.match.notation.card_id)
    lines = records(tmp_path)[0].read_text().splitlines()
    assert [line for line in lines if line.startswith("0 ")] == [
        f"0 {hand[0]}",
        "0 back",
        f"0 {hand[1]}",
    ]


def test_undo_hands_the_screen_back_too(tmp_path: Path) -> None:
    table = Table("day_and_night")
    with Terminal(table.arguments(), tmp_path) as terminal:
        terminal.expect("Only Anna is looking")
        terminal.send("")
        terminal.expect(PROMPT)
        terminal.send("1")
        terminal.expect("Only Berta is looking")
        terminal.send("")
        terminal.expect(PROMPT)
        terminal.send("undo")
        terminal.expect("Only Anna is looking")
        terminal.send("quit")
        assert terminal.leave() == 0
    assert len(read_record(records(tmp_path)[0].read_text(), games).log) == 1


def test_two_people_among_simple_players(tmp_path: Path) -> None:
    arguments = ["play", "day_and_night", "--seat", "1", "--seat", "3", "--bots", "random"]
    with Terminal(arguments, tmp_path) as terminal:
        terminal.expect("Only Player 2 is looking")
        terminal.send("")
        terminal.expect(PROMPT)
        terminal.send("1")
        terminal.expect("Only Player 4 is looking")
        terminal.press("\x04")
        assert terminal.leave() == 0
