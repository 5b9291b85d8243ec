"""Cards behaves like a list; Rng is fair and the same everywhere."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lunasol.engine.cards import NOTHING, Cards, Rng

FIRST_WORDS = [244004913, 2838512892, 621665963, 117981653]

cards_strategy = st.lists(st.integers(0, 120), max_size=40)


@given(cards_strategy, st.integers(0, 120))
def test_append_index_count_and_has(cards: list[int], card: int) -> None:
    made = Cards.of(cards)
    made.append(card)
    assert list(made) == [*cards, card]
    assert made.index(card) == [*cards, card].index(card)
    assert made.count(card) == [*cards, card].count(card)
    assert made.has(card)
    assert Cards.of(cards).index(500) == NOTHING


@given(cards_strategy.filter(bool), st.data())
def test_take_insert_and_remove_keep_the_order(cards: list[int], data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(cards) - 1))
    made = Cards.of(cards)
    taken = made.take(index)
    assert (taken, list(made)) == (cards[index], cards[:index] + cards[index + 1 :])
    made.insert(index, taken)
    assert list(made) == cards
    made.remove(taken)
    cards.remove(taken)
    assert list(made) == cards


@given(cards_strategy, cards_strategy)
def test_copy_from_and_extend(cards: list[int], others: list[int]) -> None:
    made, other = Cards.of(cards), Cards.of(others)
    made.copy_from(other)
    assert list(made) == others
    other.append(7)
    assert list(made) == others
    made.extend(Cards.of(cards))
    assert list(made) == others + cards


@given(cards_strategy)
def test_sort_reverse_fill_and_clear(cards: list[int]) -> None:
    made = Cards.of(cards)
    made.reverse()
    assert list(made) == cards[::-1]
    made.sort()
    assert list(made) == sorted(cards)
    made.fill(3, 5)
    assert list(made) == [3] * 5
    made.every(4)
    assert list(made) == [0, 1, 2, 3]
    made.clear()
    assert len(made) == 0


def test_taking_what_is_not_there_is_an_error_and_changes_nothing() -> None:
    cards = Cards.of([4])
    with pytest.raises(IndexError):
        cards.remove(5)
    assert list(cards) == [4]
    cards.pop()
    with pytest.raises(IndexError):
        cards.pop()
    assert list(cards) == []


def test_the_generator_gives_these_numbers_compiled_or_not() -> None:
    rng = Rng(2026, 7)
    assert [rng.word() for _ in range(4)] == FIRST_WORDS


def test_streams_differ_and_repeat() -> None:
    def words(seed: int, stream: int) -> list[int]:
        rng = Rng(seed, stream)
        return [rng.word() for _ in range(8)]

    seeds = [(0, 0), (0, 1), (1, 0), (1 << 40, 0), (0, 1 << 40)]
    assert len({tuple(words(*pair)) for pair in seeds}) == len(seeds)
    assert words(5, 6) == words(5, 6)


@pytest.mark.parametrize("limit", [2, 3, 7, 108])
def test_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    rng, draws = Rng(1), 20_000
    found = Counter(rng.below(limit) for _ in range(draws))
    assert set(found) == set(range(limit))
    expected = draws / limit
    assert (
        sum((n - expected) ** 2 / expected for n in found.values()) < limit + 6 * (2 * limit) ** 0.5
    )


def test_every_card_is_equally_likely_at_every_place_of_a_shuffle() -> None:
    rng, draws = Rng(3), 24_000
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        cards = Cards.of(range(4))
        cards.shuffle(rng)
        found[tuple(cards)] += 1
    expected = draws / 24
    assert len(found) == 24
    assert sum((n - expected) ** 2 / expected for n in found.values()) < 70
