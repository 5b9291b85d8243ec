"""Requests of the page: what is asked in a strange way gets a clean refusal."""

import json

import pytest

from browser.fake_device import FakeDevice
from browser.page import door_of, get, on_a_device, post
from lunasol import games
from lunasol.api.answers import LARGEST_BODY
from lunasol.browser.door import Door


@on_a_device
async def test_the_games_the_lobby_and_who_i_am() -> None:
    async with door_of(FakeDevice()) as door:
        assert [each["id"] for each in await get(door, "/api/games")] == list(games.GAMES)
        await post(door, "/api/tables", game="nox", public=True)
        assert await get(door, "/api/tables") == {"open": [], "running": []}
        assert await post(door, "/api/me") == (200, {"token": "device"})


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "", None, 404, "not-found"),
        ("GET", "/", None, 404, "not-found"),
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("GET", "/api/games/", None, 404, "not-found"),
        ("GET", "/healthz", None, 404, "not-found"),
        ("GET", "/api/me/export", None, 404, "not-found"),
        ("GET", "//[", None, 404, "not-found"),
        ("PATCH", "/api/tables", None, 405, "not-allowed"),
        ("POST", "/api/games", "{}", 405, "not-allowed"),
        ("GET", "/api/tables/nowhere", None, 404, "no-such-table"),
        ("GET", "/api/tables/0aaaaaaaaaaa", None, 404, "no-such-table"),
        ("GET", "/api/tables/%2e%2e%2f", None, 404, "no-such-table"),
        ("GET", "/api/tables/\ud800", None, 404, "no-such-table"),
        ("DELETE", "/api/me/tables/nowhere", None, 404, "no-such-table"),
        ("GET", "/api/me/tables?state=lost", None, 400, "bad-request"),
        ("GET", "/api/me/tables?after=x", None, 400, "bad-request"),
        ("POST", "/api/tables", None, 400, "malformed"),
        ("POST", "/api/tables", "", 400, "malformed"),
        ("POST", "/api/tables", "{", 400, "malformed"),
        ("POST", "/api/tables", "[" * 10_000, 400, "bad-request"),
        ("POST", "/api/tables", '{"game": "\ud800"}', 400, "malformed"),
        ("POST", "/api/tables", "[]", 400, "bad-request"),
        ("POST", "/api/tables", '{"game": "chess"}', 400, "bad-request"),
        ("POST", "/api/tables", '{"game": "nox", "players": 99}', 400, "bad-request"),
        ("POST", "/api/tables", '{"game": "nox", "colour": 1}', 400, "bad-request"),
        ("POST", "/api/tables", " " * (LARGEST_BODY + 1), 400, "too-large"),
        ("POST", "/api/replay", '{"record": 1}', 400, "bad-request"),
    ],
)
@on_a_device
async def test_a_strange_request_is_refused(
    method: str, path: str, body: str | None, status: int, key: str
) -> None:
    device = FakeDevice()
    async with door_of(device) as door:
        found, answer = await door.request(method, path, body)
        assert (found, json.loads(answer)["key"]) == (status, key)
    assert device.logs == {}


@on_a_device
async def test_a_fault_of_ours_is_an_answer_too(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Door, "answer", fail)
    async with door_of(FakeDevice()) as door:
        assert await door.request("GET", "/api/games", None) == (500, '{"key":"not-possible"}')
    assert "ZeroDivisionError" in caplog.text
