"""The tool behind `make mutants`: it lists the faults it promises, and tells killed from alive."""

import os
from pathlib import Path

import pytest

from mutants.__main__ import (
    ROOT,
    SUITES,
    listed,
    listed_equivalents,
    listed_groups,
    name_of,
    sampled,
)
from mutants.judge import Judge
from mutants.processes import Verdict
from mutants.source import Module, Mutant

RULES = b"""
HAND = 4


def deal(pile: list[int], hand: list[int]) -> int:
    while pile and len(hand) < HAND:
        hand.append(pile.pop())
    return len(pile)
"""
TESTS = """
from lunasol_toy import deal


def test_a_hand_has_four_cards() -> None:
    pile, hand = [1, 2, 3, 4, 5], []
    deal(pile, hand)
    assert hand == [5, 4, 3, 2]
"""


def mutants(source: bytes = RULES) -> list[Mutant]:
    return Module("src/lunasol_toy.py", source).mutants()


def changes(source: str) -> set[str]:
    return {mutant.mutated for mutant in mutants(source.encode())}


def test_every_operator_is_tried() -> None:
    assert {mutant.mutated for mutant in mutants()} == {
        "HAND = 5",
        "HAND = 3",
        "while (not (pile and len(hand) < HAND))",
        "while ((pile) or (len(hand) < HAND))",
        "while pile and (len(hand) <= HAND)",
        "while pile and (len(hand) >= HAND)",
        "pass",
        "return (len(pile)) + 1",
    }


def test_conditions_and_results_change() -> None:
    assert changes("def f(a: int) -> bool:\n    return a in (1,)\n") == {
        "return (a not in (1,))",
        "return a in (2,)",
        "return a in (0,)",
    }
    assert changes("def f(a: str) -> str:\n    return a if not a else 'b'\n") == {
        "return None",
        "return a if (a) else 'b'",
    }
    assert changes("def f(a: str) -> str | None:\n    return None\n") == set()
    assert changes("x = [a for a in b if a]\n") == {"x = [a for a in b if (not (a))]"}


def test_types_texts_and_local_names_are_left_alone() -> None:
    source = "def f(a: 'vec[1]') -> None:\n    'Doc 1.'\n    b: Literal[2] = a\n    c = f'{3}'\n"
    assert changes(source) == set()


def test_a_sample_follows_from_its_seed() -> None:
    every = mutants()
    assert sampled(every, 3, seed=7) == sampled(every, 3, seed=7)
    assert len(sampled(every, 3, seed=7)) == 3
    assert len({str(sampled(every, 3, seed=seed)) for seed in range(20)}) > 1
    assert sampled(every, 0, seed=7) == every


def test_only_what_a_test_notices_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test does not look at the result, nor at an empty pile; everything else it notices."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "lunasol_toy.py").write_bytes(RULES)
    (tmp_path / "test_toy.py").write_text(TESTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "src")
    verdicts = Judge(tmp_path, ("test_toy.py", "-c", os.devnull), 2, 0).verdicts(mutants())
    alive = {
        mutant.mutated
        for mutant, verdict in zip(mutants(), verdicts, strict=True)
        if verdict is Verdict.SURVIVED
    }
    assert alive == {"return (len(pile)) + 1"}


def test_every_equivalent_mutant_exists() -> None:
    """Whoever changes a line looks again at what is listed as equivalent in it."""
    names = {name_of(mutant) for suite in SUITES.values() for mutant in listed(suite, ROOT, "")}
    assert listed_equivalents() - names == set()


def test_every_reason_why_mutants_are_equivalent_is_documented() -> None:
    text = (ROOT / "docs/testing.md").read_text("utf-8")
    for group in listed_groups():
        assert f"| {group['reason']} | {len(group['mutants'])} |" in text
