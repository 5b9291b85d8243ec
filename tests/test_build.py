"""The build compiles again exactly when something has changed that the binaries depend on."""

import ast
import importlib.util
import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
RELIED_ON = "src/lunasol/engine/notation.py"
"""Not compiled itself, but compiled modules rely on its types."""
SLOW_IN_A_BROWSER = 1 << 30
"""There mypyc makes numbers from here on Python objects."""
MARK = "# Compiled by mypyc, see COMPILED in hatch_build.py.\n"


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def recipe(hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """Names what would be compiled, in a copy of the sources that a test may change."""
    left_out = shutil.ignore_patterns("static", "*.so", "__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=left_out)
    for name in ("hatch_build.py", "hatch_training.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    monkeypatch.chdir(tmp_path)

    def named() -> str:
        return str(hook.cache_key(hook.compiled_modules(Path("src/lunasol"))))

    return named


def add_to(path: str, line: str) -> None:
    with Path(path).open("a") as file:
        file.write(line)


@pytest.mark.parametrize("path", ["src/lunasol/games/nox/texts/en.ftl", "src/lunasol/cli/main.py"])
def test_a_change_to_texts_or_to_other_modules_compiles_nothing(
    path: str, recipe: Callable[[], str]
) -> None:
    before = recipe()
    add_to(path, "\n# more\n")
    assert recipe() == before


@pytest.mark.parametrize(
    "path",
    [
        "src/lunasol/engine/cards.py",
        "src/lunasol/games/nox/rules.py",
        RELIED_ON,
        "hatch_build.py",
        "hatch_training.py",
        "pyproject.toml",
    ],
)
def test_a_change_to_what_binaries_depend_on_compiles_them_again(
    path: str, recipe: Callable[[], str]
) -> None:
    before = recipe()
    add_to(path, "\n# more\n")
    assert recipe() != before


def test_the_module_that_binaries_rely_on_is_not_compiled_itself(hook: ModuleType) -> None:
    assert ROOT / RELIED_ON not in hook.compiled_modules(ROOT / "src/lunasol")
    assert (ROOT / RELIED_ON).exists()


def test_a_pattern_that_matches_no_module_is_an_error(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook, "COMPILED", ("engine/cards.py", "engine/renamed.py"))
    with pytest.raises(RuntimeError, match=r"engine/renamed\.py"):
        hook.compiled_modules(ROOT / "src/lunasol")


def test_a_compiled_module_says_so_in_its_first_line(hook: ModuleType) -> None:
    source = ROOT / "src/lunasol"
    marked = {path for path in source.rglob("*.py") if path.read_text("utf-8").startswith(MARK)}
    assert marked == set(hook.compiled_modules(source))


def test_compiled_modules_have_no_numbers_that_are_slow_in_a_browser(hook: ModuleType) -> None:
    source = ROOT / "src/lunasol"
    found = {
        path.relative_to(source).as_posix(): large
        for path in hook.compiled_modules(source)
        if (large := [each for each in numbers_in(path) if abs(each) >= SLOW_IN_A_BROWSER])
    }
    taken_once_per_call, only_compared = 0xFFFFFFFF, 2**62
    assert found == {"engine/cards.py": [taken_once_per_call], "engine/match.py": [only_compared]}


def numbers_in(path: Path) -> list[int]:
    """The whole numbers that stand in a module, also as 1 << 40 or 2**40."""
    found: list[int] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Constant(value=int(value)):
                found.append(value)
            case ast.BinOp(ast.Constant(value=int(one)), ast.LShift(), ast.Constant(value=int(by))):
                found.append(one << by)
            case ast.BinOp(ast.Constant(value=int(one)), ast.Pow(), ast.Constant(value=int(by))):
                found.append(one**by)
    return found


def test_other_compiler_flags_compile_again(
    recipe: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = recipe()
    monkeypatch.setenv("CFLAGS", "-O0")
    assert recipe() != before


def test_relative_imports_are_followed(recipe: Callable[[], str]) -> None:
    before = recipe()
    Path("src/lunasol/engine/extra.py").write_text("MORE = 1\n")
    add_to("src/lunasol/engine/cards.py", "\nfrom .extra import MORE as MORE\n")
    first = recipe()
    add_to("src/lunasol/engine/extra.py", "# more\n")
    assert len({before, first, recipe()}) == 3


# Which binaries are used ------------------------------------------------------------------------


def keys(hook: ModuleType) -> tuple[str, str]:
    """The names of the binaries with and without a profile."""
    modules = hook.compiled_modules(Path("src/lunasol"))
    return hook.cache_key(modules, True), hook.cache_key(modules, False)


@pytest.mark.usefixtures("recipe")
def test_binaries_with_and_without_a_profile_are_kept_apart(hook: ModuleType) -> None:
    profiled, plain = keys(hook)
    assert profiled.startswith("profiled-")
    assert plain.startswith("plain-")
    found = hook.cached_binaries(hook.compiled_modules(Path("src/lunasol")))
    assert found is None


@pytest.mark.usefixtures("recipe")
def test_binaries_with_a_profile_are_preferred(hook: ModuleType) -> None:
    modules = hook.compiled_modules(Path("src/lunasol"))
    for key in reversed(keys(hook)):
        (hook.cache_folder() / key).mkdir(parents=True)
        assert hook.cached_binaries(modules) == hook.cache_folder() / key


@pytest.mark.usefixtures("recipe")
def test_sources_that_change_while_they_are_compiled_make_no_binaries(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edit_meanwhile(_: object, modules: list[Path]) -> None:
        add_to(str(modules[0]), "\n# more\n")

    monkeypatch.setattr(hook.CustomBuildHook, "build", edit_meanwhile)
    building = object.__new__(hook.CustomBuildHook)
    with pytest.raises(RuntimeError, match="have changed meanwhile"):
        building.compile(hook.compiled_modules(Path("src/lunasol")))
    assert not hook.cache_folder().exists()


@pytest.mark.usefixtures("recipe")
def test_new_binaries_replace_only_those_that_were_built_the_same_way(
    hook: ModuleType, tmp_path: Path
) -> None:
    cache = hook.cache_folder()
    for name in ("profiled-old", "plain-old"):
        (cache / name).mkdir(parents=True)
    building = object.__new__(hook.CustomBuildHook)
    building.work = tmp_path / "work"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    (building.work / "lib").mkdir(parents=True)
    (building.work / "lib" / f"cards{suffix}").touch()
    building.store(cache / "plain-new")
    assert {path.name for path in cache.iterdir()} == {"profiled-old", "plain-new"}
    assert (cache / "plain-new" / f"cards{suffix}").exists()
