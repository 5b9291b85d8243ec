"""A match again, step by step, with any seat's eyes: of a table here, or from somebody's file."""

from lunasol import games
from lunasol.engine.deck import CardFact
from lunasol.engine.match import Match
from lunasol.engine.record import read_record
from lunasol.server import api, watching
from lunasol.server.errors import No
from lunasol.server.room import Room


def replay_table(room: Room, seat: str | None) -> api.Replay:
    if room.match is None or room.state != "over":
        raise No("not-over")
    return replay(room.match, seat)


def replay_record(text: str, seat: str | None) -> api.Replay:
    """Whoever has the file has all that is in it, so it need not be over."""
    return replay(read_record(text, games), seat)


def replay(match: Match, seat: str | None) -> api.Replay:
    place = seat_number(seat, match.settings.players)
    again = Match(match.settings)
    steps = []
    for entry in match.log:
        before = len(again.log)
        again.repeat(entry)
        events = tuple(
            watching.event_info(event, again.notation) for event in again.events(place, before)
        )
        steps.append(api.Step(events, again.view(place)))
    return api.Replay(
        game=match.settings.definition.id,
        options=dict(match.settings.options),
        names=match.settings.names,
        cards=owners_cards(match),
        seat=place,
        steps=steps,
        result=watching.result_of(match),
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
        raise No("no-such-seat")
    return int(text)
