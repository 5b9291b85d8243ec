"""Cards behaves like a list; Rng is fair and the same everywhere."""

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lunasol.engine.cards import NOTHING, UNKNOWN, Cards, Rng

FIRST_WORDS = [244004913, 2838512892, 621665963, 117981653]

cards_strategy = st.lists(st.integers(0, 120), max_size=40)


def words_by_hand(seed: int, stream: int) -> Iterator[int]:
    """sfc32 (Doty-Humphrey), written a second time on numbers without a limit."""
    modulus = 2**32
    a, b = seed % modulus, seed // modulus % modulus
    c, counter = stream % modulus, (stream // modulus + 1) % modulus
    for drawn in itertools.count():
        word = (a + b + counter) % modulus
        counter = (counter + 1) % modulus
        a, b = b ^ b // 2**9, c * 9 % modulus
        c = (c * 2**21 % modulus + c // 2**11 + word) % modulus
        if drawn >= 15:
            yield word


def below_by_hand(words: Iterator[int], limit: int) -> int:
    """Lemire's method: words whose low part is in the last, incomplete share are dropped."""
    while (product := next(words) * limit) % 2**32 < 2**32 % limit:
        pass
    return product // 2**32


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


def test_copies_of_any_size_replace_what_was_there() -> None:
    for size in range(30):
        for made in (Cards.of([5] * 15), Cards(2)):
            made.copy_from(Cards.of(range(size)))
            assert list(made) == list(range(size))


def test_cards_show_themselves() -> None:
    assert repr(Cards.of([3, 1])) == "Cards([3, 1])"
    assert Cards.of([3, 1]).numbers() == [3, 1]
    assert len(Cards.of([3, 1])) == 2


def test_cards_are_spelled_seen_unseen_or_missing() -> None:
    spellings = ["A", "B", "??", ""]
    assert Cards.of([1, UNKNOWN, NOTHING, 0]).spelled(spellings) == ("B", "??", "", "A")


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


def test_without_a_stream_the_generator_takes_the_first_one() -> None:
    assert [Rng(9).word() for _ in range(2)] == [Rng(9, 0).word() for _ in range(2)]


@pytest.mark.parametrize(
    ("seed", "stream"),
    [(0, 0), (2026, 7), (0x0123456789ABCDEF, 0xFEDCBA9876543210), (2**64 - 1, 2**64 - 1)],
)
def test_the_generator_is_sfc32(seed: int, stream: int) -> None:
    rng, expected = Rng(seed, stream), words_by_hand(seed, stream)
    assert [rng.word() for _ in range(20)] == [next(expected) for _ in range(20)]


def test_its_counter_starts_over_after_the_last_word() -> None:
    stream = (2**32 - 10) << 32
    rng, expected = Rng(1, stream), words_by_hand(1, stream)
    assert [rng.word() for _ in range(20)] == [next(expected) for _ in range(20)]


@pytest.mark.parametrize("limit", [1, 2, 2**30, 2**30 + 1, 3 * 2**29, 2**31 - 1])
def test_only_words_that_favour_some_numbers_are_dropped(limit: int) -> None:
    rng, words = Rng(4), words_by_hand(4, 0)
    assert [rng.below(limit) for _ in range(200)] == [
        below_by_hand(words, limit) for _ in range(200)
    ]


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


@pytest.mark.parametrize("size", [0, 1, 2, 9])
def test_a_shuffle_draws_one_number_for_each_card_but_the_last(size: int) -> None:
    cards, rng, words = Cards.of(range(size)), Rng(6), words_by_hand(6, 0)
    expected = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below_by_hand(words, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    cards.shuffle(rng)
    assert list(cards) == expected
    assert rng.word() == next(words)


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
