"""Tables over HTTP: opened with all settings, refused with a reason, listed and found again."""

import re
import time
from typing import Any

import httpx
import pytest
import segno

from server.served import Served, bearer, company, over_sockets

WRONG = {
    "game": {"game": "chess"},
    "option": {"options": {"colour": "blue"}},
    "value": {"options": {"max_rounds": -1}},
    "deck": {"options": {"deck": "/etc/passwd"}},
    "first seat": {"players": 2, "options": {"first_seat": 3}},
    "too few": {"players": 1},
    "too many": {"players": 7},
    "pace": {"pace": {"kind": "live", "move": 1}},
    "clock of no clock": {"pace": {"kind": "none", "move": 30}},
    "level": {"level": "godlike"},
    "delay": {"watch_delay": -1},
    "unknown": {"colour": "blue"},
    "kind": {"public": "yes"},
}


def make(server: Served, token: str, **wanted: Any) -> httpx.Response:
    body = {"game": "nox", **wanted}
    return httpx.post(f"{server.base}/api/tables", json=body, headers=bearer(token))


def test_a_table_has_all_settings_that_were_asked_for(server: Served) -> None:
    wanted = {
        "game": "nox",
        "players": 3,
        "pace": {"kind": "live", "move": 30, "reserve": 120},
        "public": True,
        "hints": False,
        "free_chat": False,
        "watch": False,
        "watch_delay": 60,
        "level": "casual",
    }
    created = make(server, server.guest(), **wanted, options={"target": 100}).json()
    table = server.get(f"/api/tables/{created['id']}").json()
    assert {name: table[name] for name in wanted} == wanted
    assert table["options"]["target"] == 100
    assert table["options"]["deck"] == "six_per_value"
    assert table["state"] == "open"
    assert table["commitment"] == created["commitment"]
    assert [seat["kind"] for seat in table["seats"]] == ["open"] * 3
    assert created["link"] == f"{server.base}/t/{created['id']}"


@pytest.mark.parametrize("wanted", WRONG.values(), ids=WRONG)
def test_wrong_settings_are_refused_with_a_reason(server: Served, wanted: dict[str, Any]) -> None:
    token = server.guest()
    answer = make(server, token, **wanted)
    problem = answer.json()
    assert answer.status_code == 400
    assert problem["key"] == "bad-pace" or len(problem["detail"]) > 10
    assert server.my_tables(token) == []


def test_a_body_that_is_not_json_is_malformed(server: Served) -> None:
    for body in (b"", b"{", b"\xff\xfe"):
        answer = httpx.post(f"{server.base}/api/tables", content=body)
        assert (answer.status_code, answer.json()["key"]) == (400, "malformed")


def test_a_guest_is_remembered_by_cookie(server: Served) -> None:
    with httpx.Client(base_url=server.base) as browser:
        browser.post("/api/me")
        table = browser.post("/api/tables", json={"game": "nox"}).json()["id"]
        mine = browser.get("/api/me/tables").json()["tables"]
    assert [each["id"] for each in mine] == [table]
    assert mine[0]["is_host"]
    assert mine[0]["seat"] is None


def test_the_lobby_lists_public_tables_only(server: Served) -> None:
    token = server.guest()
    shown = server.new_table(token, "nox", public=True)
    hidden = server.new_table(token, "nox")
    listed = [table["id"] for table in server.get("/api/tables").json()["open"]]
    assert shown in listed
    assert hidden not in listed


@over_sockets
async def test_running_tables_are_listed_where_they_can_be_watched(server: Served) -> None:
    async with (
        company(server, public=True, players=2) as shown,
        company(server, public=True, players=2, watch=False) as unwatched,
    ):
        await shown.begin()
        await unwatched.begin()
        lobby = server.get("/api/tables").json()
    assert shown.table in [table["id"] for table in lobby["running"]]
    assert unwatched.table not in [table["id"] for table in lobby["running"]]
    assert shown.table not in [table["id"] for table in lobby["open"]]


@over_sockets
async def test_tables_where_it_is_my_turn_are_listed_first(server: Served) -> None:
    async with company(server, players=2, options={"first_seat": 0}) as friends:
        await friends.begin()
        mine, yours = (server.my_tables(token) for token in friends.tokens)
        assert [each["your_turn"] for each in mine] == [True]
        assert [each["your_turn"] for each in yours] == [False]
        newer = server.new_table(friends.tokens[0], "nox")
        ids = [each["id"] for each in server.my_tables(friends.tokens[0])]
        assert ids == [friends.table, newer]


@over_sockets
async def test_my_tables_show_who_won_and_when(server: Served) -> None:
    async with company(server, players=2, options={"max_rounds": 1}) as friends:
        await friends.begin()
        [before] = server.my_tables(friends.tokens[0])
        await friends.play_on()
        [after] = server.my_tables(friends.tokens[0])
        result = friends.clients[0].result
    assert before["winners"] == []
    assert result
    assert after["winners"] == result["winners"]
    assert before["changed"] <= after["changed"] <= time.time() * 1000


def test_the_link_is_also_a_qr_code(server: Served) -> None:
    created = make(server, server.guest()).json()
    answer = server.get(f"/api/tables/{created['id']}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    lines_drawn = re.compile(r' d="(.+?)"')
    expected = segno.make(created["link"], error="m").svg_inline(border=3)
    assert lines_drawn.findall(answer.text) == lines_drawn.findall(expected)


@pytest.mark.parametrize("path", ["", "/qr.svg", "/record", "/replay"])
def test_an_unknown_table_is_not_found(server: Served, path: str) -> None:
    answer = server.get(f"/api/tables/nothing{path}")
    assert (answer.status_code, answer.json()) == (404, {"key": "no-such-table"})


@pytest.mark.parametrize("path", ["record", "replay"])
def test_records_and_replays_are_refused_until_the_match_is_over(server: Served, path: str) -> None:
    table = server.new_table(server.guest(), "nox")
    answer = server.get(f"/api/tables/{table}/{path}")
    assert (answer.status_code, answer.json()) == (409, {"key": "not-over"})


def test_the_games_are_described_with_their_options(server: Served) -> None:
    described = {game["id"]: game for game in server.get("/api/games").json()}
    assert set(described) == {"day_and_night", "gra_roku", "sun_and_moon", "nox"}
    nox = described["nox"]
    assert (nox["fewest"], nox["most"], nox["usual"]) == (2, 6, 4)
    assert "B1a" in nox["cards"]
    target = next(option for option in nox["options"] if option["name"] == "target")
    assert target["values"] == ["auto", 100, 150, 200]
    assert target["ruling"]


def test_an_unknown_path_or_method_is_a_problem_too(server: Served) -> None:
    assert server.get("/api/nothing").json() == {"key": "not-found"}
    answer = httpx.put(f"{server.base}/healthz")
    assert (answer.status_code, answer.json()) == (405, {"key": "not-allowed"})
    assert "GET" in answer.headers["allow"]
