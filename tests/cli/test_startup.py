"""How quickly the command starts, and what it loads and prints then."""

import subprocess
import sys
from pathlib import Path
from time import perf_counter

import lunasol
from cli.terminal import COMMAND, Terminal, environment_for, piped, plain
from lunasol.engine.build import is_compiled


def modules_after(code: str) -> list[str]:
    """The modules that are loaded after running this code in a new process."""
    script = f"import sys\n{code}\nprint(*sys.modules)"
    output = subprocess.check_output([sys.executable, "-c", script], text=True)
    return output.splitlines()[-1].split()


def test_importing_lunasol_loads_nothing_for_the_terminal() -> None:
    modules = modules_after("import lunasol")
    assert not {"rich", "fluent.runtime", "argparse", "babel"} & set(modules)


def test_importing_lunasol_loads_nothing_for_the_server() -> None:
    modules = modules_after("import lunasol")
    assert not {"sqlalchemy", "starlette", "uvicorn", "uvloop"} & set(modules)


def test_help_loads_nothing_that_it_does_not_need() -> None:
    modules = modules_after("from lunasol.cli.parser import make_parser\nmake_parser()")
    assert not {"rich", "fluent.runtime", "babel"} & set(modules)


def test_help_appears_within_a_second(tmp_path: Path) -> None:
    times = []
    for _ in range(3):
        began = perf_counter()
        subprocess.check_output([*COMMAND, "--help"], env=environment_for(tmp_path))
        times.append(perf_counter() - began)
    assert min(times) < 1.0


def test_version_prints_the_version_of_the_package(tmp_path: Path) -> None:
    printed = piped(["--version"], tmp_path).stdout
    engine = "compiled" if is_compiled() else "not compiled"
    assert printed == f"lunasol {lunasol.__version__} (engine {engine})\n"


def test_a_terminal_gets_styled_text(tmp_path: Path) -> None:
    with Terminal(["rules", "day_and_night"], tmp_path) as terminal:
        assert terminal.leave() == 0
    assert "\x1b[1m" in terminal.output
    assert "Day & Night" in plain(terminal.output)
