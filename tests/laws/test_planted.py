"""The laws can fail: each fault is planted in a toy game, and the right law finds it."""

import pytest

from laws.toy import start
from laws.worlds import key_of, worlds
from lunasol.engine.cards import Rng
from lunasol.engine.testing.laws import LawBroken, check_match, check_uniform

FAULTS = {
    "lost card": 1,
    "move after the end": 2,
    "bound": 4,
    "arrival": 6,
    "forgotten field": 7,
    "shared copy": 7,
    "event": 8,
    "choice": 8,
    "pile": 8,
    "top card": 8,
    "legal move": 8,
}


def play_all(fault: str, players: int) -> None:
    for seed in range(60):
        check_match(start(fault, players, seed), Rng(1, seed))


@pytest.mark.parametrize("players", [2, 3])
def test_a_correct_game_keeps_all_laws(players: int) -> None:
    play_all("", players)


@pytest.mark.parametrize(("fault", "law"), FAULTS.items())
def test_a_planted_fault_is_found(fault: str, law: int) -> None:
    with pytest.raises(LawBroken) as broken:
        play_all(fault, 3)
    assert broken.value.law == law


def test_the_re_deal_of_the_toy_is_uniform_over_all_worlds() -> None:
    blinded = start(players=2).blinded(0)
    check_uniform(blinded, worlds(blinded), key_of, Rng(3), 60_000)


def test_a_biased_re_deal_is_found() -> None:
    blinded = start("biased", players=2).blinded(0)
    with pytest.raises(LawBroken) as broken:
        check_uniform(blinded, worlds(blinded), key_of, Rng(3), 60_000)
    assert broken.value.law == 9
