"""One answer type for all: it pickles and serialises unchanged, whichever bot gave it."""

import pickle

import msgspec
import pytest

import lunasol
from lunasol import games
from lunasol.bots import registry
from lunasol.bots.answer import Answer, Candidate, Reason
from lunasol.engine.cards import Rng


def answer(bot: str, game: str) -> Answer:
    match = lunasol.start(game, secret=bytes(32))
    seat = match.to_act[0]
    return registry.bot(bot, game).answer(match.blinded(seat), seat, Rng(1))


@pytest.mark.parametrize("bot", ["random", "greedy", "search:30"])
@pytest.mark.parametrize("game", games.GAMES)
def test_an_answer_goes_from_process_to_process(game: str, bot: str) -> None:
    given = answer(bot, game)
    assert (given.reason is None) == (bot == "random")
    assert pickle.loads(pickle.dumps(given)) == given


@pytest.mark.parametrize("game", games.GAMES)
def test_an_answer_goes_through_json(game: str) -> None:
    given = answer("search:30", game)
    assert msgspec.json.decode(msgspec.json.encode(given), type=Answer) == given


def test_facts_of_a_reason_may_be_numbers_words_and_lists() -> None:
    reason = Reason("any", {"seat": 1, "colour": "blue", "cards": [3, 4]})
    given = Answer(7, (Candidate(7, 0, 12, 0.5), Candidate(8, -40)), reason, 12)
    assert pickle.loads(pickle.dumps(given)) == given
    assert msgspec.json.decode(msgspec.json.encode(given), type=Answer) == given
    assert repr(reason) == "Reason('any', {'seat': 1, 'colour': 'blue', 'cards': [3, 4]})"
