"""A match is replayed as any seat saw it, from its table or from a file, and shows no more."""

from pathlib import Path
from typing import Any

import httpx
import pytest

import lunasol
from lunasol import games
from lunasol.engine.record import digest, write_record
from server.served import Served, company, over_sockets

GOLDEN = sorted((Path(__file__).parents[2] / "playthroughs" / "golden").glob("*.record"))
WRONG = {
    "nothing": "",
    "a letter": "Dear server,\nplease show me a match.\n",
    "changed": GOLDEN[0].read_text("utf-8").replace("players", "player", 1),
    "cut off": GOLDEN[0].read_text("utf-8")[:400],
}


def replayed(server: Served, record: object, seat: int | None = None) -> httpx.Response:
    asked = {} if seat is None else {"seat": seat}
    return httpx.post(f"{server.base}/api/replay", json={"record": record}, params=asked)


@over_sockets
async def test_a_finished_match_is_replayed_as_each_seat_saw_it(server: Served) -> None:
    async with company(server, players=2, options={"max_rounds": 1}) as friends:
        await friends.begin()
        hands = [client.view["hand"] for client in friends.clients if client.view]
        await friends.play_on()
        replays = [
            server.get(f"/api/tables/{friends.table}/replay", params={"seat": seat}).json()
            for seat in range(2)
        ]
        beyond = server.get(f"/api/tables/{friends.table}/replay", params={"seat": 2})
        record = server.get(f"/api/tables/{friends.table}/record").text
    assert beyond.json() == {"key": "no-such-seat"}
    for replay, hand, client in zip(replays, hands, friends.clients, strict=True):
        dealt = next(step["view"] for step in replay["steps"] if step["view"]["hand"])
        assert dealt["hand"] == hand
        assert replay["result"] == client.result
        assert replay["steps"][-1]["view"] == client.view
        assert replayed(server, record, replay["seat"]).json() == replay


@pytest.mark.parametrize("golden", GOLDEN[:: len(GOLDEN) // 8], ids=lambda path: path.stem)
def test_a_record_is_replayed_as_it_ended(server: Served, golden: Path) -> None:
    text = golden.read_text("utf-8")
    replay = replayed(server, text).json()
    assert f"scores {' '.join(map(str, replay['result']['scores']))}\n" in text
    assert f"\nsecret {replay['result']['secret']}\n" in text
    assert replay["steps"][-1]["view"]["phase"] == "over"


def test_nobody_sees_more_in_a_file_than_a_seat_saw(server: Served) -> None:
    replay = replayed(server, GOLDEN[0].read_text("utf-8"), 1).json()
    for step in replay["steps"][:-1]:
        others = [hand for seat, hand in enumerate(step["view"]["hands"]) if seat != 1]
        assert {card for hand in others for card in hand} <= {"??"}


def test_an_unfinished_match_is_shown_up_to_its_last_move(server: Served) -> None:
    match = lunasol.start("nox", players=2, names=["Anna", "Ben"])
    match.push(match.to_act[0], match.legal(match.to_act[0])[0])
    replay = replayed(server, write_record(match)).json()
    assert (replay["names"], replay["result"]) == (["Anna", "Ben"], None)
    assert len(replay["steps"]) == len(match.log)


def test_an_owners_deck_comes_with_its_cards(server: Served, tmp_path: Path) -> None:
    source = Path(games.__file__).parent / "day_and_night" / "deck_r2.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(source.read_text("utf-8"), "utf-8")
    match = lunasol.start("day_and_night", options={"deck": str(mine)})
    replay = replayed(server, write_record(match)).json()
    shown: dict[str, Any] = replay["cards"]
    assert list(shown) == list(match.notation.cards)
    assert list(shown.values()) == [dict(card) for card in match.settings.deck.cards]


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
def test_a_text_that_is_not_a_record_is_refused_with_a_reason(server: Served, text: str) -> None:
    answer = replayed(server, text)
    assert answer.status_code == 400
    assert answer.json()["key"] == "bad-request"
    assert answer.json()["detail"].startswith("line ")


def test_no_record_makes_the_server_read_its_own_files(server: Served) -> None:
    text = GOLDEN[0].read_text("utf-8").replace("option deck=R1", "option deck=/etc/passwd")
    body = "".join(f"{line}\n" for line in text.split("\n")[:-2])
    answer = replayed(server, f"{body}end {digest(body)}\n")
    assert "there is no deck '/etc/passwd'" in answer.json()["detail"]


def test_a_record_that_is_too_large_is_refused_unread(server: Served) -> None:
    assert replayed(server, "x" * 30_000).json() == {"key": "too-large"}
    assert replayed(server, 7).json()["key"] == "bad-request"
