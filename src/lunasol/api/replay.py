"""Replays: a match step by step as any seat saw it, from its record."""

from lunasol.engine.deck import CardFact
from lunasol.engine.match import Match
from lunasol.protocol import http
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables import projection


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
