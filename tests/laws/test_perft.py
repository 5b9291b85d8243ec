"""The numbers of move sequences are the published ones: one legal move more or less would show."""

import os

import pytest

from laws.perft_cases import DOCUMENT, Case, cases, counts, document, stored, tables

ENOUGH = 2_000 if os.environ.get("LUNASOL_ENGINE") == "uncompiled" else 20_000
"""Uncompiled rules count fewer sequences in the same time."""


def test_every_game_player_count_and_option_is_counted() -> None:
    def key(case: Case) -> tuple[str, int, str, int]:
        return case.game, case.players, case.option, case.played

    assert [key(case) for case in stored()] == [key(case) for case in cases()]


@pytest.mark.parametrize("game", sorted({case.game for case in cases()}))
def test_the_number_of_sequences_is_the_published_one(game: str) -> None:
    for case in stored():
        if case.game == game:
            found = tuple(counts(case, ENOUGH))
            assert found == case.counts[: len(found)], case


def test_the_document_has_the_stored_numbers() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert document(text, tables(stored())) == text
