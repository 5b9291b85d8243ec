"""The way to the page: from the menu and with serve --open, whatever holds the usual port."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cli.terminal import CONTROL_C, TIMEOUT_SECONDS, Terminal, plain
from lunasol.cli.commands.serve import free_port
from lunasol.texts import LANGUAGES, Texts


@pytest.fixture
def browser(tmp_path: Path) -> dict[str, str]:
    """A browser that writes the address into the file `opened` of the test's folder."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{tmp_path}/opened"\n')
    script.chmod(0o755)
    return {"BROWSER": f"{script} %s", "LUNASOL_PORT": str(free_port("127.0.0.1"))}


def opened(home: Path, count: int = 1) -> list[str]:
    """The addresses that the browser has been given, once there are as many as expected."""
    deadline = time.monotonic() + TIMEOUT_SECONDS
    path = home / "opened"
    while not path.exists() or len(path.read_text().splitlines()) < count:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return path.read_text().splitlines()


@contextmanager
def taken_port() -> Iterator[int]:
    """A port at which some other program listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening.getsockname()[1]


def test_the_first_choice_of_the_menu_opens_the_page(
    tmp_path: Path, browser: dict[str, str]
) -> None:
    texts = Texts("en")
    with Terminal([], tmp_path, browser) as terminal:
        shown = plain(terminal.answer(texts.say("menu-prompt"), "p"))
        assert shown.index(texts.say("menu-page")) < shown.index(Texts("en", "nox").say("name"))
        terminal.expect(texts.say("menu-page-opens"))
        (address,) = opened(tmp_path)
        assert httpx.get(f"{address}/healthz", trust_env=False).json()["status"] == "ok"
        assert (tmp_path / "lunasol" / "lunasol.db").exists()
        terminal.press(CONTROL_C)
        assert terminal.leave() == 130
    assert "Traceback" not in terminal.output


def test_the_page_opens_even_if_nothing_can_be_kept(
    tmp_path: Path, browser: dict[str, str]
) -> None:
    with Terminal([], tmp_path, {**browser, "XDG_DATA_HOME": "/proc/none"}) as terminal:
        terminal.answer(Texts("en").say("menu-prompt"), "p")
        terminal.expect("Nothing can be written to /proc/none/lunasol")
        assert opened(tmp_path)
        terminal.press(CONTROL_C)
        assert terminal.leave() == 130


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_offers_the_page_in_every_language(language: str, tmp_path: Path) -> None:
    with Terminal(["--lang", language], tmp_path, size=(40, 100)) as terminal:
        shown = plain(terminal.answer(Texts(language).say("menu-prompt"), "q"))
        assert Texts(language).say("menu-page") in shown
        assert Texts(language).say("menu-page-offers") in shown


def test_a_second_start_shows_the_page_of_the_first(
    tmp_path: Path, browser: dict[str, str]
) -> None:
    arguments = ["serve", "--open", "--database", str(tmp_path / "one.db")]
    with Terminal(arguments, tmp_path, browser) as first:
        opened(tmp_path)
        with Terminal(arguments, tmp_path, browser) as second:
            assert second.leave() == 0
        assert "already running at" in second.output
        assert opened(tmp_path, 2) == [f"http://127.0.0.1:{browser['LUNASOL_PORT']}"] * 2
        first.press(CONTROL_C)
        assert first.leave() == 130


def test_another_program_at_the_usual_port_is_no_obstacle(
    tmp_path: Path, browser: dict[str, str]
) -> None:
    """It does not even answer."""
    with (
        taken_port() as port,
        Terminal(
            ["serve", "--open", "--database", str(tmp_path / "x.db")],
            tmp_path,
            {**browser, "LUNASOL_PORT": str(port)},
        ) as terminal,
    ):
        (address,) = opened(tmp_path)
        assert address != f"http://127.0.0.1:{port}"
        assert httpx.get(f"{address}/healthz", trust_env=False).status_code == 200
        terminal.press(CONTROL_C)
        assert terminal.leave() == 130
