"""Replays: a match step by step as any seat saw it, from its record.

They are made in a process of the bots, which takes and gives plain data.
"""

import msgspec
from msgspec import Struct

from lunasol import games
from lunasol.engine.deck import CardFact
from lunasol.engine.errors import LunasolError
from lunasol.engine.match import Match
from lunasol.engine.record import read_record
from lunasol.protocol import http
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables import projection


class ReplayJob(Struct, frozen=True):
    record: str
    seat: str | None


class Replayed(Struct, frozen=True):
    """The replay as JSON, or why there is none."""

    data: bytes = b""
    key: RefusalKey | None = None
    detail: str = ""

    def answer(self) -> bytes:
        key = self.key
        if key is not None:
            raise RequestRefused(key, self.detail)
        return self.data


def replay_record(job: ReplayJob) -> Replayed:
    """A client that has the file has everything in it, so the match need not be over."""
    try:
        return Replayed(msgspec.json.encode(replay(read_record(job.record, games), job.seat)))
    except RequestRefused as refusal:
        return Replayed(key=refusal.key, detail=refusal.detail)
    except LunasolError as error:
        return Replayed(key=RefusalKey.BAD_REQUEST, detail=str(error))


def replay(match: Match, seat: str | None) -> http.Replay:
    viewer = seat_number(seat, match.settings.players)
    again = Match(match.settings)
    steps = []
    for entry in match.log:
        before = len(again.log)
        again.repeat(entry)
        events = tuple(
            projection.event_info(event, again.notation) for event in again.events(viewer, before)
        )
        steps.append(http.Step(events, projection.wire_view(again.view(viewer))))
    return http.Replay(
        game=match.settings.definition.id,
        options=dict(match.settings.options),
        names=match.settings.names,
        cards=owners_cards(match),
        seat=viewer,
        steps=steps,
        result=projection.result_of(match),
    )


def owners_cards(match: Match) -> dict[str, dict[str, CardFact]]:
    settings = match.settings
    if settings.options["deck"] in settings.definition.decks:
        return {}
    named = zip(match.notation.cards, settings.deck.cards, strict=True)
    return {name: dict(facts) for name, facts in named}


def seat_number(text: str | None, players: int) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) == 1 and int(text) < players):
        raise RequestRefused(RefusalKey.NO_SUCH_SEAT)
    return int(text)
