"""Judges mutants by tests: a mutant is killed if a test fails.

Most mutants change one function. They are tried in a copy of a process that has collected the
tests already: the function gets the mutated code, and the tests that call it run, the quickest
first. Mutants of constants, and of functions that run while modules are imported, need a process
that imports everything again.
"""

import importlib.util
import os
import pickle
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from itertools import zip_longest
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, FunctionType, ModuleType

import pytest

from mutants.processes import Broken, Verdict, fail, forked, run_all, stop_after
from mutants.source import Mutant

OPTIONS = ("-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "--assert=plain")
TIMES_LONGER = 10
START = 0.5
"""A test is endless if it takes so many times longer than without a mutant, and these seconds."""
TO_IMPORT = 5.0
"""The seconds that a mutant may take to import everything again."""
Place = tuple[str, str]
"""A file, and a function outside any other in it."""


@dataclass
class Test:
    name: str
    seconds: float
    calls: set[Place]


@dataclass
class Report:
    """What the process that has collected the tests found out."""

    verdicts: dict[int, Verdict] = field(default_factory=dict)
    to_import: list[int] = field(default_factory=list)
    """The mutants that have to be imported anew."""
    tests: list[Test] = field(default_factory=list)
    problem: str = ""


@dataclass
class Judge:
    copy: Path
    """The copy of the sources and tests; it is the current folder, and first in sys.path."""
    tests: Sequence[str]
    """Arguments for pytest."""
    at_once: int
    budget: float
    """The seconds of tests that a mutant must survive; 0 means all tests."""

    def verdicts(self, mutants: Sequence[Mutant]) -> list[Verdict]:
        report = self.in_another_process(mutants)
        if report.problem:
            raise Broken(report.problem)
        jobs = [(number, self.imported(mutants[number], report)) for number in report.to_import]
        self.check_import(report)
        limit = self.limit(report.tests)
        for number, verdict in run_all(((n, limit, job) for n, job in jobs), self.at_once):
            report.verdicts[number] = verdict
        return [report.verdicts[number] for number in range(len(mutants))]

    def in_another_process(self, mutants: Sequence[Mutant]) -> Report:
        reader, writer = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(reader)
            collected = Collected(self, mutants)
            collected.run()
            with os.fdopen(writer, "wb") as pipe:
                pickle.dump(collected.report, pipe)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader, "rb") as pipe:
            report = pickle.load(pipe)
        os.waitpid(process, 0)
        assert isinstance(report, Report)
        return report

    def quickest(self, tests: list[Test]) -> list[Test]:
        """The tests in the order in which they run, as many as the budget allows."""
        chosen: list[Test] = []
        seconds = 0.0
        for test in sorted(tests, key=lambda test: test.seconds):
            seconds += test.seconds
            if self.budget and seconds > self.budget:
                break
            chosen.append(test)
        return chosen

    def limit(self, tests: list[Test]) -> float:
        return TO_IMPORT + TIMES_LONGER * sum(test.seconds for test in self.quickest(tests))

    def imported(self, mutant: Mutant | None, report: Report) -> Callable[[], None]:
        names = [test.name for test in self.quickest(report.tests)]

        def work() -> None:
            if mutant is not None:
                sys.meta_path.insert(0, Finder(module_name(mutant), mutant, self.copy))
            status = pytest.main([*OPTIONS, *self.tests], plugins=[Chosen(names), FailAtOnce()])
            assert status == pytest.ExitCode.OK

        return work

    def check_import(self, report: Report) -> None:
        """Without a mutant, the tests pass in a process of this kind too."""
        process = forked(self.imported(None, report), self.limit(report.tests))
        if os.waitpid(process, 0)[1] != 0:
            raise Broken("The tests fail without a mutant.")


class FailAtOnce:
    """Ends the process as soon as a test fails, without a report."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self) -> Generator[None, None, None]:
        yield from self.watch()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None, None, None]:
        yield from self.watch()

    def watch(self) -> Generator[None, None, None]:
        try:
            yield
        except pytest.skip.Exception:
            raise
        except BaseException:
            fail()


class Chosen:
    """Runs only the tests of these names, in this order."""

    def __init__(self, names: list[str]) -> None:
        self.places = {name: place for place, name in enumerate(names)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        assert {item.nodeid for item in items} >= self.places.keys()
        items[:] = [item for item in items if item.nodeid in self.places]
        items.sort(key=lambda item: self.places[item.nodeid])


class Finder(MetaPathFinder, InspectLoader):
    """Imports one module in its mutated form."""

    def __init__(self, name: str, mutant: Mutant, copy: Path) -> None:
        self.name = name
        self.mutant = mutant
        self.file = str(copy / mutant.file)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.file, loader=self)

    def get_source(self, fullname: str) -> str:
        return self.mutant.source.decode()

    def get_code(self, fullname: str) -> CodeType:
        return self.source_to_code(self.get_source(fullname), self.file)


def module_name(mutant: Mutant) -> str:
    return ".".join(Path(mutant.file).with_suffix("").parts[1:])


# The process that has collected the tests -----------------------------------------------------


class Collected:
    """A plugin of pytest that tries mutants when the tests have been collected."""

    def __init__(self, judge: Judge, mutants: Sequence[Mutant]) -> None:
        self.judge = judge
        self.mutants = mutants
        self.report = Report(problem="The tests could not be collected.")
        self.items: dict[str, pytest.Item] = {}
        self.calls: set[Place] = set()
        self.watched = {str(judge.copy / mutant.file): mutant.file for mutant in mutants}
        self.ends_at_once = False

    def run(self) -> None:
        sys.settrace(self.trace)
        pytest.main([*OPTIONS, "-qq", *self.judge.tests], plugins=[self])

    def trace(self, frame: FrameType, event: str, argument: object) -> None:
        """Notes which functions are called."""
        file = self.watched.get(frame.f_code.co_filename)
        if file is not None:
            self.calls.add((file, frame.f_code.co_qualname.split(".<locals>")[0]))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        called_at_import = self.calls
        self.items = {item.nodeid: item for item in session.items}
        self.report.tests = self.measured()
        if not self.report.problem:
            self.try_all(called_at_import)
        return True

    def measured(self) -> list[Test]:
        """Run all tests in another process, so that nothing that they cache stays in this one."""
        reader, writer = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(reader)
            with os.fdopen(writer, "wb") as pipe:
                pickle.dump([self.measure(item) for item in self.items.values()], pipe)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader, "rb") as pipe:
            tests: list[Test | str] = pickle.load(pipe)
        os.waitpid(process, 0)
        failed = [test for test in tests if isinstance(test, str)]
        self.report.problem = f"Without a mutant: {failed}" if failed else ""
        return [test for test in tests if isinstance(test, Test)]

    def measure(self, item: pytest.Item) -> Test | str:
        """The test, or its name if it fails."""
        self.calls = set()
        start = process_time()
        sys.settrace(self.trace)
        failed = bool(self.run_test(item, None))
        sys.settrace(None)
        test = Test(item.nodeid, process_time() - start, self.calls)
        return item.nodeid if failed else test

    def run_test(self, item: pytest.Item, following: pytest.Item | None) -> list[str]:
        from _pytest.runner import runtestprotocol

        reports = runtestprotocol(item, log=False, nextitem=following)
        return [report.nodeid for report in reports if report.failed]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None, None, None]:
        return (yield from FailAtOnce().watch()) if self.ends_at_once else (yield)

    def try_all(self, called_at_import: set[Place]) -> None:
        tests = self.report.tests
        same = self.tried(lambda: None, tests)
        if [*run_all([(0, self.judge.limit(tests), same)], 1)] != [(0, Verdict.SURVIVED)]:
            self.report.problem = "The tests fail without a mutant."
            return
        try:
            for number, verdict in run_all(self.jobs(called_at_import), self.judge.at_once):
                self.report.verdicts[number] = verdict
        except Broken as broken:
            self.report.problem = f"It could not be tried: {self.mutants[int(str(broken))]}"

    def jobs(self, called_at_import: set[Place]) -> Iterator[tuple[int, float, Callable[[], None]]]:
        for number, mutant in enumerate(self.mutants):
            place = (mutant.file, mutant.function)
            function = None if place in called_at_import else find_function(mutant)
            code = find_code(mutant, self.judge.copy)
            if function is None or code is None or not fits(function, code):
                self.report.to_import.append(number)
            else:
                tests = [test for test in self.report.tests if place in test.calls]
                patch = partial(setattr, function, "__code__", code)
                yield number, self.judge.limit(tests), self.tried(patch, tests)

    def tried(self, patch: Callable[[], None], tests: list[Test]) -> Callable[[], None]:
        chosen = self.judge.quickest(tests)
        items = [self.items[test.name] for test in chosen]

        def work() -> None:
            self.ends_at_once = True
            patch()
            for test, (item, following) in zip(chosen, zip_longest(items, items[1:]), strict=True):
                stop_after(START + TIMES_LONGER * test.seconds)
                assert not self.run_test(item, following)

        return work


def find_function(mutant: Mutant) -> FunctionType | None:
    """The function that a mutant changes, if it can be found in its module."""
    found: object = sys.modules.get(module_name(mutant))
    for name in mutant.function.split("."):
        found = vars(found).get(name) if hasattr(found, "__dict__") else None
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    found = getattr(found, "__wrapped__", found)
    return found if isinstance(found, FunctionType) else None


def find_code(mutant: Mutant, copy: Path) -> CodeType | None:
    """The compiled function in the mutated module."""
    if not mutant.function:
        return None
    found: CodeType | None = compile(mutant.source, str(copy / mutant.file), "exec")
    for name in mutant.function.split("."):
        inner = found.co_consts if found is not None else ()
        matches = [code for code in inner if isinstance(code, CodeType) and code.co_name == name]
        found = matches[0] if len(matches) == 1 else None
    return found


def fits(function: FunctionType, code: CodeType) -> bool:
    """Whether the code can replace that of the function."""
    return len(function.__code__.co_freevars) == len(code.co_freevars)
