"""What goes over the wire is the referee's own view, though most of it is made once for all."""

import json
import random

import pytest

from lunasol import games
from lunasol.server import watching
from lunasol.server.entries import Moved
from lunasol.server.messages import ENCODER
from lunasol.server.room import rebuilt
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
        room.apply(Moved(at=3, seat=seat, code=luck.choice(list(room.legal(seat).values()))))
        assert room.match is not None
        shared = watching.shared_by_all(room)
        for place in (*range(room.players), None):
            sent = ENCODER.encode(watching.view_of(room, place, shared))
            assert json.loads(sent) == json.loads(ENCODER.encode(room.match.view(place)))
