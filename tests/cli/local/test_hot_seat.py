"""Several people share one screen: no player sees another player's hand."""

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


class ParallelMatch:
    """A copy of the match in the terminal, with the same moves."""

    def __init__(self, game: str) -> None:
        self.match = lunasol.start(game, secret=secret_of("hot"))
        self.names = NAMES[: self.match.players]
        settings = self.match.settings
        self.texts = MatchTexts("en", game, settings.deck, self.match.notation, self.names)

    def arguments(self) -> list[str]:
        game = self.match.settings.definition.id
        return ["play", game, "--hot-seat", "--seed", "hot", "--names", ",".join(self.names)]

    def looks(self, card: str) -> set[str]:
        """Everything that identifies a card on the screen: its notation, its chip, its words."""
        return {card, boards.chip(card, self.texts).plain, self.texts.card(card)}

    def seen(self, seat: int) -> set[str]:
        """The cards that this seat sees now or has seen in events."""
        in_events = {
            self.match.notation.card(card)
            for event in self.match.events(seat)
            for name, fact in event.facts.items()
            if name.startswith("card")
            for card in (fact if isinstance(fact, list) else [fact])
            if isinstance(card, int)
        }
        return in_events | {
            card for card in self.match.notation.cards if repr(card) in repr(self.match.view(seat))
        }

    def secrets(self, seat: int) -> set[str]:
        """What would identify the cards in other hands, unless this seat knows them anyway."""
        hands = {card for hand in self.match.view(None).hands for card in hand}
        assert hands <= {HIDDEN}
        held = {card for other in range(self.match.players) for card in self.match.view(other).hand}
        open_looks = {look for card in self.seen(seat) for look in self.looks(card)}
        return {look for card in held for look in self.looks(card)} - open_looks


def play_turn(terminal: Terminal, name: str, line: str) -> None:
    """Hand the screen to this player, who then types a line."""
    terminal.answer(f"Only {name} is looking", "")
    terminal.answer(PROMPT, line)


def screens(output: str) -> list[str]:
    """The screens between two wipes."""
    return [plain(part) for part in output.split(CLEAR_WITH_HISTORY)]


def found(looks: set[str], shown: str) -> list[str]:
    words = " ".join(shown.split())
    return [look for look in looks if re.search(rf"(?<!\w){re.escape(look)}(?![\w-])", words)]


@pytest.mark.parametrize("game", games.GAMES)
def test_no_player_sees_another_players_hand(game: str, tmp_path: Path) -> None:
    parallel = ParallelMatch(game)
    everything = {look for card in parallel.match.notation.cards for look in parallel.looks(card)}
    hand_overs = secrets_checked = 0
    with Terminal(parallel.arguments(), tmp_path, size=(50, 120)) as terminal:
        for _ in range(4 * parallel.match.players):
            printed = terminal.expect(READY, PROMPT)
            if printed.endswith(READY):
                hand_overs += 1
                assert found(everything, screens(printed)[-1]) == []
                terminal.send("")
                printed = terminal.expect(PROMPT)
            shown = screens(printed)[-1]
            seat = parallel.names.index(shown.removesuffix(f", {PROMPT}").split("\n")[-1])
            secrets_checked += len(parallel.secrets(seat))
            assert found(parallel.secrets(seat), shown) == []
            move = parallel.match.legal(seat)[0]
            parallel.match.push(seat, move)
            terminal.send(str(move))
    assert hand_overs >= parallel.match.players
    assert secrets_checked > 0


def test_this_test_finds_a_planted_leak() -> None:
    parallel = ParallelMatch("day_and_night")
    (card, *_) = parallel.match.view(1).hand
    assert found(parallel.secrets(0), f"Berta holds {card}.") == [card]
    assert found(parallel.secrets(0), f"Berta holds {parallel.texts.card(card)}.")


def test_taking_back_a_secret_choice_hands_the_screen_back(tmp_path: Path) -> None:
    parallel = ParallelMatch("day_and_night")
    with Terminal(parallel.arguments(), tmp_path) as terminal:
        play_turn(terminal, "Anna", "1")
        play_turn(terminal, "Berta", "back")
        play_turn(terminal, "Anna", "2")
        terminal.answer("Only Berta is looking", "quit")
        assert terminal.leave() == 0
    hand = sorted(parallel.match.view(0).hand, key=parallel.match.notation.card_id)
    lines = records(tmp_path)[0].read_text().splitlines()
    assert [line for line in lines if line.startswith("0 ")] == [
        f"0 {hand[0]}",
        "0 back",
        f"0 {hand[1]}",
    ]


def test_undo_hands_the_screen_back(tmp_path: Path) -> None:
    parallel = ParallelMatch("day_and_night")
    with Terminal(parallel.arguments(), tmp_path) as terminal:
        play_turn(terminal, "Anna", "1")
        play_turn(terminal, "Berta", "undo")
        terminal.answer("Only Anna is looking", "quit")
        assert terminal.leave() == 0
    assert len(read_record(records(tmp_path)[0].read_text(), games).log) == 1


def test_two_people_share_a_screen_among_bots(tmp_path: Path) -> None:
    arguments = ["play", "day_and_night", "--seat", "1", "--seat", "3", "--bots", "random"]
    with Terminal(arguments, tmp_path) as terminal:
        play_turn(terminal, "Player 2", "1")
        terminal.expect("Only Player 4 is looking")
        terminal.press("\x04")
        assert terminal.leave() == 0
