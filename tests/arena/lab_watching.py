"""Watching a match that was played elsewhere: a scene of the rulebook, or a record."""

from collections.abc import Iterator

from lunasol.arena.lab.scene import Scene, Situation, Watch
from lunasol.arena.lab.scenes import scene_of
from lunasol.engine.cards import Cards
from lunasol.engine.match import Match, MovePlayed


def steps(match: Match) -> Iterator[Watch]:
    """The watch after each entry of the log."""
    game = match.new_game()
    scene = scene_of(match.settings.definition.id)(game, match.settings.deck)
    watch = Watch(scene)
    for entry in match.log:
        if isinstance(entry, MovePlayed):
            watch.decision(entry.seat, entry.code)
            game.apply(entry.seat, entry.code)
        else:
            game.deal(Cards.of(entry.order))
        watch.events(game.events)
        yield watch
    if match.outcome is not None:
        watch.end(match.outcome)


def watched(match: Match) -> Watch:
    *_, watch = steps(match)
    return watch


def times(match: Match, *situations: object) -> tuple[int, ...]:
    """How often each of these occurred."""
    watch = watched(match)
    scene: Scene = watch.scene
    for each in situations:
        assert isinstance(each, Situation)
    return tuple(
        watch.counts[number]
        for each in situations
        for number, known in enumerate(scene.situations)
        if known is each
    )
