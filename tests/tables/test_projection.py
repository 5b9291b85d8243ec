"""Views on the wire equal those of the referee, although most of them is made only once."""

import json
import random

import pytest

from lunasol import games
from lunasol.engine.match import Match
from lunasol.protocol.server_messages import ENCODER
from lunasol.tables import projection
from lunasol.tables.entries import Moved
from lunasol.tables.state import KEPT_EVENTS, rebuild
from tables.test_state import seated

MOVES = 120


@pytest.mark.parametrize("game", games.GAMES)
def test_every_viewer_is_sent_their_own_view(game: str) -> None:
    luck = random.Random(game)
    state = rebuild("t", seated(game, games.definition(game).usual))
    for _ in range(MOVES):
        if state.status != "running":
            break
        seat = luck.choice(state.to_act)
        state.apply(Moved(at=3, seat=seat, code=luck.choice(list(state.legal(seat).codes))))
        assert state.match is not None
        shared = projection.spectator_view(state)
        for viewer in (*range(state.players), None):
            sent = ENCODER.encode(projection.view_for(state, viewer, shared))
            assert json.loads(sent) == json.loads(ENCODER.encode(state.match.view(viewer)))


@pytest.mark.parametrize("game", games.GAMES)
def test_a_table_forgets_only_events_that_have_been_sent(game: str) -> None:
    luck = random.Random(game)
    state = rebuild("t", seated(game, games.definition(game).usual))
    assert state.match is not None
    whole = Match(state.match.settings)
    whole.replay(state.match.log)
    for _ in range(MOVES):
        if state.status != "running":
            break
        since = len(state.match.log)
        seat = luck.choice(state.to_act)
        state.apply(Moved(at=3, seat=seat, code=luck.choice(list(state.legal(seat).codes))))
        for entry in state.match.log[since:]:
            whole.repeat(entry)
        for viewer in (*range(state.players), None):
            assert state.match.events(viewer, since) == whole.events(viewer, since)
    last = whole.game.events[-projection.LAST_EVENTS :]
    assert state.match.game.events[-projection.LAST_EVENTS :] == last
    assert len(state.match.game.events) < len(whole.game.events)
    assert projection.LAST_EVENTS <= KEPT_EVENTS
