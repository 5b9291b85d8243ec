"""Day & Night: secret choices, what is hidden, refusals, names and the log."""

import pytest

import lunasol
from lunasol.engine.errors import BadNotation
from lunasol.engine.notation import HIDDEN
from rulebook.day_and_night.scene import (
    EVERY_CARD,
    OPEN,
    play_out,
    refused,
    rounds,
    scene,
    table,
)
from rulebook.scene import keys, last, play

# Secret choices: DN-D1, DN-D2 -----------------------------------------------------------------


def choosing() -> lunasol.Match:
    return scene(["O1a O2a", "B1a B2a", "P1a P2a"], ["U1a"])


def test_dn_d1_a_choice_stays_secret_until_the_last_one_is_in() -> None:
    match = choosing()
    match.push(1, "B1a")
    assert (match.to_act, match.view(None).chosen) == ((0, 2), (1,))
    assert last(match, "chosen", 1) == {"seat": 1, "card": EVERY_CARD.index("B1a")}
    for seat in (None, 0, 2):
        assert last(match, "chosen", seat) == {"seat": 1}
        assert match.view(seat).hands[1] == (HIDDEN,) * 7
    play(match, [(2, "P1a"), (0, "O1a")])
    assert (match.view(None).chosen, match.view(None).phase) == ((), "choose-second")
    assert table(match).played == (("O1a",), ("B1a",), ("P1a",))


def test_dn_d1_a_choice_may_be_taken_back_until_the_last_one_is_in() -> None:
    match = choosing()
    match.push(1, "B1a")
    assert [str(move) for move in match.legal(1)] == ["back"]
    match.push(1, "back")
    assert (match.to_act, match.view(1).hand[:2]) == ((0, 1, 2), ("B1a", "B2a"))
    play(match, [(1, "B2a"), (0, "O1a"), (2, "P1a")])
    assert table(match).played[1] == ("B2a",)
    assert refused(match, 1, "back") == ("nothing-to-take-back", "DN-D2")


def test_dn_d1_the_order_of_arrival_changes_nothing() -> None:
    one, other = choosing(), choosing()
    play(one, [(0, "O1a"), (1, "B1a"), (2, "P1a")])
    play(other, [(2, "P2a"), (2, "back"), (2, "P1a"), (1, "B1a"), (0, "O1a")])
    assert [one.view(seat) for seat in range(3)] == [other.view(seat) for seat in range(3)]


# Hidden and open; refusals; names; the log ----------------------------------------------------


def test_hands_pile_and_box_are_hidden_until_the_match_is_over() -> None:
    match = choosing()
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        others = [hand for other, hand in enumerate(view.hands) if other != seat]
        assert {*sum(others, view.table.pile + view.table.removed)} == {HIDDEN}
    view = play_out(match).view(None)
    open_cards = sum((*view.hands, *view.table.collected), view.table.discard + view.table.pile)
    assert sorted(open_cards + view.table.removed) == sorted(EVERY_CARD)


def test_refusals_name_their_reason_and_ruling() -> None:
    match = choosing()
    assert refused(match, 0, "+O1a") == ("choose-a-card-now", "DN-D1")
    assert refused(match, 0, "B1a") == ("card-not-in-hand", "DN-D1")
    assert refused(match, 0, "back") == ("nothing-to-take-back", "DN-D1")
    match.push(0, "O1a")
    assert refused(match, 0, "O2a") == ("already-chosen", "DN-D1")
    play(match, [(1, "B1a"), (2, "P1a")])
    assert refused(match, 0, "O1a") == ("card-not-in-hand", "DN-D2")
    assert refused(rounds(OPEN), 1, "+U1a") == ("not-your-turn", "DN-D3")
    assert refused(play_out(match), 0, "O2a") == ("match-is-over", "DN-19")


def test_names_of_moves_are_read_as_people_write_them() -> None:
    match = choosing()
    for text in ("", "+", "O14a", "O1", "O1z", "take O1a", "++O1a", "O1a B1a"):
        with pytest.raises(BadNotation):
            match.push(0, text)
    match.push(0, " o1A ")
    match = rounds(OPEN)
    match.push(0, " + o13A ")
    assert table(match).collected[0] == ("O13a",)


def test_the_log_tells_a_whole_round() -> None:
    match = rounds("U9a: O4b O5b, U3a B6b, P10b O12a > O12a", "O1a: O2a, O3a, B1a")
    story = [key for key in keys(match) if key not in ("dealt", "chosen", "drew", "played")]
    assert story[:4] == ["removed", "round", "middle", "time"]
    assert story[4:] == ["colour", "takers", "took", "discarded", "round", "middle"]
    assert last(match, "took") == {"seat": 1, "card": EVERY_CARD.index("O12a"), "stars": 3}
    assert last(match, "drew") == {"seat": 2, "count": 2}
    assert set(last(match, "drew", 2)) == {"seat", "count", "cards"}
