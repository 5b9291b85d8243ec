"""What goes over the wire is the referee's own view, though most of it is made once for all."""

import json
import random

import pytest

from lunasol import games
from lunasol.engine.match import Match
from lunasol.server import watching
from lunasol.server.entries import Moved
from lunasol.server.messages import ENCODER
from lunasol.server.room import KEPT_EVENTS, rebuilt
from server.test_room import seated

MOVES = 120


@pytest.mark.parametrize("game", games.GAMES)
def test_every_place_is_sent_its_own_view(game: str) -> None:
    luck = random.Random(game)
    room = rebuilt("t", seated(game, games.definition(game).usual))
    for _ in range(MOVES):
        if room.state != "running":
            break
        seat = luck.choice(room.to_act)
        room.apply(Moved(at=3, seat=seat, code=luck.choice(list(room.legal(seat).codes))))
        assert room.match is not None
        shared = watching.shared_by_all(room)
        for place in (*range(room.players), None):
            sent = ENCODER.encode(watching.view_of(room, place, shared))
            assert json.loads(sent) == json.loads(ENCODER.encode(room.match.view(place)))


@pytest.mark.parametrize("game", games.GAMES)
def test_a_table_forgets_only_events_that_everybody_has_been_told(game: str) -> None:
    luck = random.Random(game)
    room = rebuilt("t", seated(game, games.definition(game).usual))
    assert room.match is not None
    whole = Match(room.match.settings)
    whole.replay(room.match.log)
    for _ in range(MOVES):
        if room.state != "running":
            break
        since = len(room.match.log)
        seat = luck.choice(room.to_act)
        room.apply(Moved(at=3, seat=seat, code=luck.choice(list(room.legal(seat).codes))))
        for entry in room.match.log[since:]:
            whole.repeat(entry)
        for place in (*range(room.players), None):
            assert room.match.events(place, since) == whole.events(place, since)
    last = whole.game.events[-watching.LAST_EVENTS :]
    assert room.match.game.events[-watching.LAST_EVENTS :] == last
    assert len(room.match.game.events) < len(whole.game.events)
    assert watching.LAST_EVENTS <= KEPT_EVENTS
