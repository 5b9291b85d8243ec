"""Errors say in one sentence what is wrong, and programs find the parts."""

from lunasol.engine.errors import BadRecord, IllegalMove


def test_an_error_of_a_record_has_its_line_and_its_reason() -> None:
    error = BadRecord(3, "no such card")
    assert (str(error), error.line, error.why) == ("line 3: no such card", 3, "no such card")


def test_a_refused_move_has_a_key_and_a_ruling() -> None:
    error = IllegalMove("not-your-turn", "NX-D1")
    assert (str(error), error.key, error.ruling) == (
        "not your turn (NX-D1)",
        "not-your-turn",
        "NX-D1",
    )
