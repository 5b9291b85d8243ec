"""Events: everybody sees the facts, one seat the secret ones."""

from unittest.mock import ANY

from lunasol.engine.events import Event

TOLD = Event("dealt", {"seat": 1, "count": 2}, 1, {"cards": [4, 5]})
PLAIN = Event("end", {"round": 3})


def test_the_owner_sees_the_secret_among_the_facts() -> None:
    assert TOLD.seen_by(1) == Event("dealt", {"seat": 1, "count": 2, "cards": [4, 5]})


def test_nobody_else_sees_the_secret() -> None:
    for seat in (0, 2, None):
        assert TOLD.seen_by(seat) == Event("dealt", {"seat": 1, "count": 2})


def test_all_see_an_event_without_a_secret() -> None:
    for seat in (0, None):
        assert PLAIN.seen_by(seat) == PLAIN


def test_a_secret_without_an_owner_is_seen_by_nobody() -> None:
    lost = Event("dealt", {}, None, {"cards": [4]})
    for seat in (0, None):
        assert lost.seen_by(seat) == Event("dealt", {})


def test_what_a_seat_has_seen_can_be_changed_without_harm() -> None:
    TOLD.facts_for(1)["count"] = 9
    assert TOLD.facts == {"seat": 1, "count": 2}


def test_events_are_equal_if_all_of_them_is() -> None:
    assert Event("end", {"round": 3}) == PLAIN
    assert hash(Event("end", {"round": 3})) == hash(PLAIN)
    others = [
        Event("begin", {"round": 3}),
        Event("end", {"round": 4}),
        Event("end", {"round": 3}, 1),
        Event("end", {"round": 3}, None, {}),
    ]
    assert all(other != PLAIN for other in others)


def test_an_event_leaves_comparisons_to_what_it_does_not_know() -> None:
    assert PLAIN == ANY
    assert PLAIN != "end"


def test_events_show_themselves_with_their_secret() -> None:
    assert repr(PLAIN) == "<end round=3>"
    assert repr(TOLD) == "<dealt seat=1 count=2 [1: {'cards': [4, 5]}]>"
