"""lunasol host and lunasol join: people in terminals play at a table of a real server."""

import re
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

import lunasol
from cli.terminal import CONTROL_C, END_OF_INPUT, Terminal, piped, plain, refused
from lunasol import games
from lunasol.cli.online.state import length_without_undone, unseen
from lunasol.cli.online.tokens import token_path
from lunasol.engine.events import Event
from lunasol.engine.record import verify_record
from server.served import Served, free_port

PROMPT = "your move (h for help):"
OVER = "Type rematch to play again"
FULL = "type start to begin"
LOST, FOUND = "Connection lost", "The connection is back"
SHORT = {"nox": ["--option", "max_rounds=3"], "sun_and_moon": ["--option", "turn_cap=40"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("server")
    served = Served(f"sqlite:///{folder / 'tables.db'}")
    served.errors = folder / "errors"
    served.start()
    yield served
    served.stop()


def home(folder: Path, name: str) -> Path:
    """A home folder of their own: a person with another home has another identity."""
    (folder / name).mkdir(exist_ok=True)
    return folder / name


def hosting(server: Served, folder: Path, *arguments: str) -> Terminal:
    command = ["host", *arguments, "--server", server.base, "--name", "Anna"]
    return Terminal(command, home(folder, "anna"), size=(50, 120))


def joining(link: str, folder: Path, name: str, *arguments: str) -> Terminal:
    command = ["join", link, "--name", name, *arguments]
    return Terminal(command, home(folder, name.lower()), size=(50, 120))


def link_of(host: Terminal) -> str:
    printed = plain(host.expect("/t/") + host.expect("\n"))
    found = re.search(r"http://\S+", printed)
    assert found is not None
    return found[0]


def alone_with_bots(server: Served, folder: Path, game: str = "day_and_night") -> Terminal:
    """A running match of Anna against bots, at her first decision."""
    players = games.definition(game).usual
    bots = ",".join(["beginner"] * (players - 1))
    host = hosting(server, folder, game, "--bots", bots, "--option", "first_seat=0")
    host.answer(FULL, "start")
    host.expect(PROMPT)
    return host


# Whole matches --------------------------------------------------------------------------------


def play_to_the_end(terminal: Terminal, after_move: Callable[[int], None] = lambda _: None) -> None:
    """Play the first legal move each time, to the end of the match."""
    moves = 0
    while terminal.expect(PROMPT, OVER).endswith(PROMPT):
        terminal.send("1")
        moves += 1
        after_move(moves)
    assert moves > 1


@pytest.mark.parametrize("game", games.GAMES)
def test_two_terminals_and_bots_finish_a_match_despite_two_crashes(
    game: str, server: Served, tmp_path: Path
) -> None:
    crashes = []

    def crash(moves: int) -> None:
        if moves in (2, 4):
            server.kill()
            server.start()
            crashes.append(moves)

    with (
        hosting(server, tmp_path, *short_match(game)) as anna,
        joining(link := link_of(anna), tmp_path, "Bela") as bela,
        ThreadPoolExecutor() as both,
    ):
        anna.answer(FULL, "start")
        for playing in [
            both.submit(play_to_the_end, anna, crash),
            both.submit(play_to_the_end, bela),
        ]:
            playing.result()
        assert crashes == [2, 4]
        for terminal in (anna, bela):
            assert plain(terminal.output).count(LOST) == plain(terminal.output).count(FOUND) > 0
        record = server.get(f"/api/tables/{link.rpartition('/')[2]}/record")
        assert record.url.path in plain(anna.output)
        assert {"Anna", "Bela"} <= set(verify_record(record.text, games).match.settings.names)
        start_rematch(anna, bela)


def short_match(game: str) -> list[str]:
    """The arguments of a short match for two people and up to three bots."""
    players = min(5, games.definition(game).most)
    bots = ",".join(["beginner"] * (players - 2))
    return [game, "--players", str(players), "--bots", bots, *SHORT.get(game, [])]


def start_rematch(anna: Terminal, bela: Terminal) -> None:
    """The new match begins by itself once both have accepted."""
    anna.send("rematch")
    bela.answer("A rematch is ready", "rematch")
    anna.expect("online table")
    printed = plain(anna.expect(PROMPT, "Waiting for Bela", "Waiting for Bot")).splitlines()
    assert any(re.match(r" +1 +Anna", line) for line in printed)
    for terminal in (anna, bela):
        terminal.send("quit")
        assert terminal.leave() == 0


def test_a_welcome_adds_only_the_events_that_were_not_seen() -> None:
    events = [Event("a", {"seat": seat}) for seat in range(6)]
    assert unseen(events[:4], events[2:]) == events[4:]
    assert unseen(events, events[3:]) == []
    assert unseen([], events) == events
    assert unseen(events[:2], events[4:]) == events[4:]


# At the table ---------------------------------------------------------------------------------


def test_all_players_see_the_seats_fill_and_the_chat(server: Served, tmp_path: Path) -> None:
    with (
        hosting(server, tmp_path, "nox", "--players", "3") as anna,
        joining(link_of(anna), tmp_path, "Bela", "--lang", "hu", "--seat", "2") as bela,
    ):
        assert "free" in plain(anna.expect("Waiting for players"))
        anna.answer("Bela", "bot genius")
        anna.answer("the levels are beginner, casual", "bot casual")
        bela.expect("alkalmi")
        anna.send("say :good-luck")
        bela.answer("Anna: Sok szerencsét!", "say   Szia, [bold]Anna!")
        anna.expect("Bela: Szia, [bold]Anna!")
        bela.send("start")
        bela.expect("Ezt csak a házigazda teheti meg.")
        anna.send("kick 2")
        bela.expect("Már nincs itt helyed")
        anna.send("start")
        anna.expect("Some seats are still free.")


def test_a_spectator_sees_the_match_but_cannot_take_part(server: Served, tmp_path: Path) -> None:
    with (
        alone_with_bots(server, tmp_path) as anna,
        joining(link_of_table(anna), tmp_path, "Cilka", "--watch") as cilka,
    ):
        cilka.answer("Waiting for Anna", "log")
        cilka.expect("Anna is dealt 7 cards.")
        anna.send("1")
        cilka.answer("Anna has chosen.", "1")
        cilka.answer("Waiting for", "say hello")
        cilka.answer("You have no seat at this table.", "quit")
        assert cilka.leave() == 0


def link_of_table(host: Terminal) -> str:
    found = re.search(r"http://\S+/t/\S+", plain(host.output))
    assert found is not None
    return found[0]


def test_a_player_gives_up_and_plays_again_at_once(server: Served, tmp_path: Path) -> None:
    with alone_with_bots(server, tmp_path) as anna:
        anna.send("undo")
        anna.answer("There is no move to undo.", "resign")
        anna.answer("The match was given up.", "rematch")
        anna.expect("online table")
        anna.answer(PROMPT, "quit")
        assert anna.leave() == 0


def test_a_host_closes_the_table(server: Served, tmp_path: Path) -> None:
    with hosting(server, tmp_path, "nox", "--players", "3") as anna:
        anna.answer("Waiting for players", "resign")
        anna.answer("The host has closed this table.", "quit")
        assert anna.leave() == 0


def test_events_that_were_undone_are_forgotten() -> None:
    events = [Event("a", {"seat": seat}) for seat in range(6)]
    assert length_without_undone(events, events[1:4]) == 4
    assert length_without_undone(events, events[3:]) == 6
    assert length_without_undone(events[:4], events[2:]) == 4
    assert length_without_undone(events, []) == 6


def test_the_commands_of_a_local_match_work_online_too(server: Served, tmp_path: Path) -> None:
    with alone_with_bots(server, tmp_path) as anna:
        for word, answer in {
            "?": "DN-",
            "??": "Before the game",
            "help": "vote to wait",
            "log": "·",
            "moves": "play ",
            "table": "╭",
            "hint": "Best move:",
            "wait": "Nobody is away.",
            "say :what": ":good-luck",
            "nonsense": "is not a move here",
        }.items():
            anna.send(word)
            anna.expect(answer)
            anna.expect(PROMPT)


def test_the_refusal_of_a_move_names_its_ruling(server: Served, tmp_path: Path) -> None:
    with alone_with_bots(server, tmp_path) as anna:
        anna.send("moves")
        printed = plain(anna.expect(PROMPT))
        hand = set(re.findall(r"\b[OBPU][0-9]+[a-z]\b", printed))
        notation = lunasol.start("day_and_night").notation
        elsewhere = next(card for card in notation.cards if card not in hand)
        anna.send(elsewhere)
        assert "DN-" in plain(anna.expect("That card is not in your hand. (") + anna.expect(")"))
        anna.expect(PROMPT)


def test_a_player_who_leaves_returns_to_the_same_seat(server: Served, tmp_path: Path) -> None:
    with alone_with_bots(server, tmp_path) as anna:
        link = link_of_table(anna)
        anna.press(CONTROL_C)
        assert anna.leave() == 130
        assert f"lunasol join {link}" in plain(anna.output)
    with joining(link, tmp_path, "Anna") as again:
        assert "Anna (you)" in plain(again.expect(PROMPT))
        again.press(END_OF_INPUT)
        assert again.leave() == 0
    with joining(link, tmp_path, "Bela") as other:
        other.expect("add --watch to watch it")
        assert other.leave() == 2


def test_the_client_waits_for_a_server_that_restarts(server: Served, tmp_path: Path) -> None:
    with alone_with_bots(server, tmp_path) as anna:
        server.stop()
        anna.answer(LOST, "say Is anybody there?")
        anna.answer("There is no connection right now", "1")
        server.start()
        anna.expect(FOUND)
        anna.expect("Anna plays")
        anna.expect(PROMPT)
        assert plain(anna.output).count(LOST) == 1


def test_the_clock_is_shown_in_a_timed_match(server: Served, tmp_path: Path) -> None:
    arguments = ["nox", "--players", "2", "--bots", "beginner", "--option", "first_seat=0"]
    with hosting(server, tmp_path, *arguments, "--pace", "live:3600+120") as anna:
        anna.answer(FULL, "start")
        assert re.search(r"Time left: 1:0[12]:", plain(anna.expect(PROMPT)))


def test_only_the_owner_can_read_the_token_file(server: Served, tmp_path: Path) -> None:
    result = piped(["host", "nox", "--server", server.base], tmp_path)
    assert (result.returncode, result.stderr) == (0, "")
    path = token_path(server.base, {"XDG_STATE_HOME": str(tmp_path / ".local" / "state")})
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert path.read_text().strip()


def test_a_pipe_is_read_only_when_an_answer_is_due(server: Served, tmp_path: Path) -> None:
    bots = ["--bots", "beginner,beginner,beginner", "--option", "first_seat=0"]
    lines = ["start", "1", "1", "1"]
    result = piped(["host", "nox", "--server", server.base, *bots], tmp_path, lines)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.count(PROMPT) == 4
    assert "To come back: lunasol join http" in result.stdout
    assert "\x1b" not in result.stdout


# Refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "link", ["nonsense", "ftp://there/t/abc", "http:///t/abc", "http://[::1/t/a", "http://x:y/t/a"]
)
def test_a_bad_link_is_refused(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is not a link to a table" in refused(capsys, "join", link)


def test_an_address_without_a_server_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    address = f"http://127.0.0.1:{free_port()}"
    assert f"No server answers at {address}." in refused(capsys, "join", f"{address}/t/abc")
    printed = refused(capsys, "host", "nox", "--server", address, "--lang", "de")
    assert f"Unter {address} antwortet kein Server." in printed
    assert "is not the address" in refused(capsys, "host", "nox", "--server", "there")


class OtherServer(BaseHTTPRequestHandler):
    """An HTTP server that is not Lunasol."""

    def do_POST(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<h1>It works!</h1>")

    def log_message(self, *_: object) -> None:
        pass


def test_a_server_that_is_not_lunasol_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with HTTPServer(("127.0.0.1", 0), OtherServer) as other:
        thread = Thread(target=other.serve_forever)
        thread.start()
        link = f"http://127.0.0.1:{other.server_port}/t/abc"
        assert "There is no Lunasol server" in refused(capsys, "join", link)
        other.shutdown()
        thread.join()


def test_unknown_tables_and_impossible_time_controls_are_refused(
    server: Served,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert "There is no such table." in refused(capsys, "join", f"{server.base}/t/nowhere")
    printed = refused(capsys, "host", "nox", "--server", server.base, "--pace", "live:1+1")
    assert "no time to think" in printed


def test_taken_names_taken_seats_and_full_tables_are_refused(
    server: Served, tmp_path: Path
) -> None:
    with hosting(server, tmp_path, "nox", "--players", "3", "--bots", "beginner") as anna:
        link = link_of(anna)
        anna.expect("Pip")
        guest = home(tmp_path, "guest")

        def sentence(*arguments: str) -> str:
            result = piped(["join", link, *arguments], guest)
            assert result.returncode == 2
            assert result.stderr.count("\n") == 1
            return result.stderr

        assert "has this name" in sentence("--name", "anna")
        assert "This seat is taken." in sentence("--name", "Bela", "--seat", "0")
        assert "There is no such seat." in sentence("--name", "Bela", "--seat", "7")
        anna.send("bot beginner")
        anna.expect(FULL)
        assert "All seats are taken." in sentence("--name", "Bela")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "genius"], "there is no level 'genius'"),
        (["--players", "3", "--bots", "casual,casual,casual"], "leave no seat for you"),
        (["--players", "9"], "nox is played by 2 to 6 players"),
        (["--pace", "slow"], "a pace is none"),
        (["--option", "colour=red"], "colour"),
    ],
)
def test_bad_arguments_of_host_are_refused(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = refused(capsys, "host", "nox", "--server", "http://127.0.0.1:1", *arguments)
    assert complaint in printed
