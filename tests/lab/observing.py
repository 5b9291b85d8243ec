"""Observes a match that was played elsewhere: by a test of the rulebook, or from a record."""

from collections.abc import Iterator

from lunasol.engine.cards import Cards
from lunasol.engine.match import Match, MovePlayed
from lunasol.lab.situations import observer_of
from lunasol.lab.situations.observer import Situation, SituationCounter


def steps(match: Match) -> Iterator[SituationCounter]:
    """The counter after each entry of the log."""
    game = match.new_game()
    observer = observer_of(match.settings.definition.id)(game, match.settings.deck)
    counter = SituationCounter(observer)
    for entry in match.log:
        if isinstance(entry, MovePlayed):
            counter.decision(entry.seat, entry.code)
            game.apply(entry.seat, entry.code)
        else:
            game.deal(Cards.of(entry.order))
        counter.events(game.events)
        yield counter
    if match.outcome is not None:
        counter.end(match.outcome)


def observed(match: Match) -> SituationCounter:
    *_, counter = steps(match)
    return counter


def times(match: Match, *situations: object) -> tuple[int, ...]:
    """How often each of these situations occurred."""
    counter = observed(match)
    for each in situations:
        assert isinstance(each, Situation)
    return tuple(
        counter.counts[number]
        for each in situations
        for number, known in enumerate(counter.observer.situations)
        if known is each
    )
