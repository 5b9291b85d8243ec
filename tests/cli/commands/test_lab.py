"""lunasol lab: writes its report whole or not at all, and explains errors."""

import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import COMMAND, environment_for, refused
from lunasol.cli import main

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[3]
QUICK = ("--bots", "random", "--matches", "4")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LUNASOL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_the_report_is_where_lab_says_and_equal_in_another_process(
    tmp_path: Path, capsys: Capture
) -> None:
    assert main(["lab", "nox", *QUICK]) == 0
    assert capsys.readouterr() == ("lab-nox.html\n", "")
    written = (tmp_path / "lab-nox.html").read_bytes()
    assert written.startswith(b"<!doctype html>")
    other = str(tmp_path / "again.html")
    again = [*COMMAND, "lab", "NOX", *QUICK, "--players", "4", "--output", other]
    subprocess.run(again, cwd=ROOT, env=environment_for(tmp_path), check=True, capture_output=True)
    assert (tmp_path / "again.html").read_bytes() == written
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == [
        "again.html",
        "lab-nox.html",
    ]


def test_a_file_is_overwritten_only_with_force(tmp_path: Path, capsys: Capture) -> None:
    page = tmp_path / "page.html"
    page.write_text("mine")
    sentence = refused(capsys, "lab", "nox", *QUICK, "--output", str(page))
    assert "exists already" in sentence
    assert "--force" in sentence
    assert page.read_text() == "mine"
    assert main(["lab", "nox", *QUICK, "--output", str(page), "--force"]) == 0
    assert "NOX" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("chess", "there is no game 'chess'"),
        ("nox --players 9", "not by 9"),
        ("nox --option colour=red", "there is no option 'colour'"),
        ("nox --option target=7", "cannot be '7'"),
        ("nox --bots chess", "there is no bot 'chess'"),
        ("nox --bots random,,", "there is no bot ''"),
        ("nox --bots random,random,random --players 2", "3 bots, but only 2 seats"),
        ("nox --matches 0", "from 1 to"),
        ("nox --matches 999999999", "from 1 to"),
        ("nox --against target", "name=value"),
        ("nox --against target=7", "cannot be '7'"),
        ("nox --against target=auto", "changes nothing"),
        ("nox --against players=4", "changes nothing"),
        ("nox --against players=7", "not by 7"),
        ("nox --against players=many", "whole number, not 'many'"),
        ("nox --against players=2 --against players=3", "given twice"),
        ("nox --option first_seat=3 --against players=2", "seats are 0 to 1"),
        ("nox --seed -1", "from 0 to"),
        ("nox --workers 0", "from 1 to"),
        ("nox --lang xx", "there is no language 'xx'"),
        ("nox --output /absent/page.html", "cannot be written"),
        ("nox --output . --force", "it is a folder"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(
    arguments: str, reason: str, tmp_path: Path, capsys: Capture
) -> None:
    assert reason in refused(capsys, "lab", *arguments.split(" "))
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_no_partial_file(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert "No space left" in refused(capsys, "lab", "nox", *QUICK)
    assert list(tmp_path.iterdir()) == []


def test_without_matplotlib_lab_says_how_to_install_it(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "pip install 'lunasol[lab]'" in refused(capsys, "lab", "nox", *QUICK)
    assert list(tmp_path.iterdir()) == []


def test_help_does_not_load_matplotlib() -> None:
    script = (
        "import sys; from lunasol.cli.parser import make_parser; make_parser();"
        "sys.exit('matplotlib' in sys.modules or 'openskill' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True)
