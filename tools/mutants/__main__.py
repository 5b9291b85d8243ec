"""`make mutants`: the share of small faults that the tests of the rules and the engine find.

docs/decisions/0053-own-mutants.md says why this is not a tool from PyPI.

Everything runs on a copy of the sources. A mutant that runs far longer than the original counts as
killed. What no test can kill, because the game stays the same, is listed in equivalent.toml.
"""

import argparse
import os
import random
import shutil
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mutants.judge import Judge
from mutants.processes import Verdict
from mutants.source import Module, Mutant

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "docs", "pyproject.toml")
NOT_COPIED = shutil.ignore_patterns("*.so", "static", "__pycache__", "screenshots")
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
GAMES = ("day_and_night", "gra_roku", "sun_and_moon", "nox")
GOAL = 95.0
"""Percent of the mutants of each suite that its tests kill."""
PRELOADED = ("hypothesis", "msgspec", "fluent.runtime", "librt.vecs")
"""What processes that import everything again share."""


@dataclass(frozen=True)
class Suite:
    name: str
    sources: str
    tests: tuple[str, ...]
    more_tests: tuple[str, ...]
    """With --laws, these are tried on the survivors."""


LAWS = ("tests/laws/test_laws.py", "tests/laws/test_scores.py", "tests/laws/test_redeal.py")
SUITES = {
    **{
        game: Suite(
            game,
            f"src/lunasol/games/{game}/rules*.py",
            (f"tests/rulebook/{game}", "tests/rulebook/test_counted.py"),
            ("tests/playthroughs", *LAWS, "-k", game),
        )
        for game in GAMES
    },
    "engine": Suite(
        "engine", "src/lunasol/engine/*.py", ("tests/engine",), ("tests/playthroughs", *LAWS)
    ),
}


@dataclass
class Result:
    mutant: Mutant
    verdict: Verdict
    is_equivalent: bool


def main() -> int:
    arguments = parsed()
    equivalent = listed_equivalents()
    results: dict[str, list[Result]] = {}
    with copied() as copy:
        for name in arguments.suite or SUITES:
            results[name] = judged(SUITES[name], copy, arguments, equivalent)
            print_survivors(results[name])
    print_table(results)
    below = [name for name in results if score(results[name]) < GOAL]
    print(f"Below {GOAL:.0f} %: {', '.join(below)}" if below else "The goal is reached.")
    return 1 if below else 0


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("suite", nargs="*", choices=[*SUITES, []], help="all, unless named")
    parser.add_argument("--sample", type=int, default=0, help="mutants per suite; 0 tries all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tried at once")
    parser.add_argument(
        "--budget", type=float, default=10.0, help="seconds of tests per mutant; 0 runs all"
    )
    parser.add_argument("--file", default="", help="only files whose path contains this")
    parser.add_argument(
        "--laws", action="store_true", help="try survivors on laws and golden matches too"
    )
    return parser.parse_args()


@contextmanager
def copied() -> Iterator[Path]:
    """A copy of the sources and tests as the current folder, ready to be imported."""
    os.environ["LUNASOL_ENGINE"] = "uncompiled"
    with tempfile.TemporaryDirectory(prefix="lunasol-mutants-") as folder:
        copy = Path(folder).resolve()
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, copy / name, ignore=NOT_COPIED)
            else:
                shutil.copy(ROOT / name, copy / name)
        sys.path.insert(0, str(copy / "src"))
        os.chdir(copy)
        for module in PRELOADED:
            __import__(module)
        yield copy


def judged(
    suite: Suite, copy: Path, arguments: argparse.Namespace, equivalent: set[str]
) -> list[Result]:
    mutants = sampled(list(listed(suite, copy, arguments.file)), arguments.sample, arguments.seed)
    judge = Judge(copy, suite.tests, arguments.jobs, arguments.budget)
    verdicts = judge.verdicts(mutants)
    if arguments.laws and suite.more_tests:
        alive = [n for n, verdict in enumerate(verdicts) if verdict is Verdict.SURVIVED]
        judge = Judge(copy, suite.more_tests, arguments.jobs, arguments.budget)
        more = judge.verdicts([mutants[number] for number in alive])
        killed = sum(verdict is not Verdict.SURVIVED for verdict in more)
        print(f"{suite.name}: laws and golden matches kill {killed} of {len(alive)} survivors.")
    return [
        Result(mutant, verdict, name_of(mutant) in equivalent)
        for mutant, verdict in zip(mutants, verdicts, strict=True)
    ]


def listed(suite: Suite, copy: Path, part: str) -> Iterator[Mutant]:
    for path in sorted(copy.glob(suite.sources)):
        file = str(path.relative_to(copy))
        if part in file:
            yield from Module(file, path.read_bytes()).mutants()


def sampled(mutants: list[Mutant], size: int, seed: int) -> list[Mutant]:
    if not 0 < size < len(mutants):
        return mutants
    chosen = random.Random(seed).sample(range(len(mutants)), size)
    return [mutants[number] for number in sorted(chosen)]


# Equivalent mutants ---------------------------------------------------------------------------


def name_of(mutant: Mutant) -> str:
    """The name in equivalent.toml. It has no line number, so it outlives changes elsewhere."""
    file = mutant.file.removeprefix("src/lunasol/")
    return f"{file} {mutant.function}: {mutant.original} -> {mutant.mutated}"


def listed_groups() -> list[dict[str, Any]]:
    """Equivalent mutants with a common reason."""
    groups: list[dict[str, Any]] = tomllib.loads(EQUIVALENT.read_text("utf-8"))["group"]
    return groups


def listed_equivalents() -> set[str]:
    return {name for group in listed_groups() for name in group["mutants"]}


# What is printed ------------------------------------------------------------------------------


def print_survivors(results: list[Result]) -> None:
    for result in results:
        if result.verdict is Verdict.SURVIVED and not result.is_equivalent:
            print(result.mutant)
    alive = {name_of(r.mutant) for r in results if r.verdict is Verdict.SURVIVED}
    killed = {name_of(r.mutant) for r in results if r.is_equivalent} - alive
    for name in sorted(killed):
        print("Listed as equivalent, but killed:", name)


def print_table(results: dict[str, list[Result]]) -> None:
    print(f"{'':48}{'mutants':>9}{'killed':>9}{'endless':>9}{'equivalent':>12}{'score':>9}")
    for suite, of_suite in results.items():
        files = Counter(result.mutant.file for result in of_suite)
        for file in files:
            rows = [result for result in of_suite if result.mutant.file == file]
            print_row("  " + file.removeprefix("src/lunasol/"), rows)
        print_row(suite, of_suite)


def print_row(name: str, results: Sequence[Result]) -> None:
    counted = Counter(result.verdict for result in results)
    killed = counted[Verdict.KILLED] + counted[Verdict.TIMED_OUT]
    print(
        f"{name:48}{len(results):9}{killed:9}{counted[Verdict.TIMED_OUT]:9}"
        f"{sum(is_excused(result) for result in results):12}{score(results):8.1f}%"
    )


def is_excused(result: Result) -> bool:
    return result.is_equivalent and result.verdict is Verdict.SURVIVED


def score(results: Iterable[Result]) -> float:
    """Percent killed of the mutants that are not equivalent."""
    counted = [result for result in results if not is_excused(result)]
    killed = sum(result.verdict is not Verdict.SURVIVED for result in counted)
    return 100 * killed / len(counted) if counted else 100.0


if __name__ == "__main__":
    sys.exit(main())
