"""The laws of ARCHITECTURE.md for every game, player count and pair of options."""

from zlib import crc32

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.cover import Case, all_cases, pairwise, player_counts
from lunasol import games
from lunasol.engine.cards import Rng
from lunasol.engine.testing.laws import check_match

CASES = all_cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_seeded_random_matches_keep_the_laws(case: Case) -> None:
    """Laws 1 to 9 on the way through a whole match, the same one in every run."""
    seed = crc32(str(case).encode())
    check_match(case.start(seed), Rng(seed), every=25)


def test_every_case_has_a_seed_of_its_own() -> None:
    assert len({crc32(str(case).encode()) for case in CASES}) == len(CASES)


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", games.GAMES)
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_match_keeps_the_laws(game: str, data: st.DataObject) -> None:
    """The same, with the case, the deal and the moves chosen by Hypothesis."""
    players = data.draw(st.sampled_from(player_counts(game)))
    case = data.draw(st.sampled_from(list(pairwise(game, players))))
    seed = data.draw(st.integers(0, 2**32 - 1))
    check_match(case.start(seed), Rng(seed, 1), every=40)
