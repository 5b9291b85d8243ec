"""Cookies, origins, headers and tokens: strangers can learn nothing and do nothing."""

import httpx
import msgspec
import pytest
import websockets

import lunasol
from lunasol.server.access.tokens import Tokens
from lunasol.tables import entries
from server.served import Served, bearer, company, connected, over_sockets
from tables.twin_tables import FakeConnection, new_table

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
POLICY = (
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
)
PATHS = ("/api/games", "/api/tables", "/healthz", "/metrics", "/nothing", "/api/tables/nothing")


def tampered(token: str) -> list[str]:
    """The token with one character changed in its content or signature, cut short, or empty."""
    first, last = token[0], token[-2]
    return [
        ("B" if first == "A" else "A") + token[1:],
        token[:-2] + ("B" if last == "A" else "A") + token[-1],
        token[:-5],
        token.partition(".")[0],
        token + "A" * 300,
        "null",
    ]


# Headers and cookies --------------------------------------------------------------------------


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_bears_the_headers_also_an_error(server: Served, path: str) -> None:
    for answer in (server.get(path), httpx.patch(server.base + path)):
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        policy = answer.headers["content-security-policy"].split("; ")
        assert set(POLICY) <= set(policy)
        assert "'unsafe-" not in answer.headers["content-security-policy"]
        assert "server" not in answer.headers


def test_a_refused_request_has_the_headers_too(server: Served) -> None:
    body = b" " * 30_000
    answer = httpx.post(f"{server.base}/api/tables", content=body)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_the_cookie_is_for_our_pages_only(server: Served) -> None:
    cookie = httpx.post(f"{server.base}/api/me").headers["set-cookie"].lower()
    parts = [part.strip() for part in cookie.split(";")]
    assert "httponly" in parts
    assert "samesite=lax" in parts
    assert "path=/" in parts


def test_a_get_request_creates_no_guest(server: Served) -> None:
    for path in PATHS:
        assert "set-cookie" not in server.get(path).headers


# Origins --------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_requests_from_another_origin_are_refused(server: Served, origin: str) -> None:
    token = server.guest()
    headers = {**bearer(token), "origin": origin}
    for answer in (
        httpx.post(f"{server.base}/api/tables", json={"game": "nox"}, headers=headers),
        httpx.get(f"{server.base}/api/me/export", headers=headers),
        httpx.delete(f"{server.base}/api/me", headers=headers),
    ):
        assert (answer.status_code, answer.json()) == (403, {"key": "other-origin"})
        assert "access-control-allow-origin" not in answer.headers
    assert server.my_tables(token) == []


def test_requests_from_our_own_origin_are_answered(server: Served) -> None:
    answer = httpx.post(f"{server.base}/api/me", headers={"origin": server.base})
    assert answer.status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_another_page_gets_no_socket(server: Served, origin: str) -> None:
    @over_sockets
    async def try_it() -> None:
        table = server.new_table(server.guest(), "nox")
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(url, origin=websockets.Origin(origin))
        assert refused.value.response.status_code == 403
        async with websockets.connect(url, origin=websockets.Origin(server.base)):
            pass

    try_it()


# Tokens ---------------------------------------------------------------------------------------


def test_a_tampered_token_identifies_nobody(server: Served) -> None:
    token = server.guest()
    table = server.new_table(token, "nox")
    assert [mine["id"] for mine in server.my_tables(token)] == [table]
    for wrong in tampered(token):
        assert server.my_tables(wrong) == []


@over_sockets
async def test_a_tampered_token_holds_no_seat(server: Served) -> None:
    async with company(server, players=2) as friends:
        for wrong in tampered(friends.tokens[0]):
            async with connected(server, friends.table, wrong) as thief:
                assert thief.seat is None
                assert not thief.received[0]["is_host"]
                assert (await thief.ask("rise"))["key"] == "not-seated"


@over_sockets
async def test_the_token_of_a_program_plays_its_seat_and_nothing_else(server: Served) -> None:
    async with (
        company(server, people=1, players=2, options={"first_seat": 1}) as friends,
        company(server, people=1, players=2) as others,
    ):
        host = friends.clients[0]
        token = (await host.must("seat-program", seat=1, name="Program"))["token"]
        await others.clients[0].must("seat-program", seat=1, name="Program")
        async with connected(server, friends.table, token) as program:
            await host.must("begin")
            await program.until(lambda message: message["type"] == "update")
            assert program.seat == 1
            assert (await program.ask("begin"))["key"] == "host-only"
            await program.must("move", move=program.legal[0])
        for table, wrong in ((others.table, token), *((friends.table, t) for t in tampered(token))):
            async with connected(server, table, wrong) as thief:
                assert thief.seat is None
        assert server.my_tables(token) == []


@over_sockets
async def test_a_token_ends_with_the_seating_that_it_was_made_for(server: Served) -> None:
    """A program that was kicked, or that another one replaced, is told so and sees nothing more."""
    async with company(server, people=1, players=2, options={"first_seat": 1}) as friends:
        host = friends.clients[0]
        seating = {"seat": 1, "name": "Program"}
        kicked = (await host.must("seat-program", **seating))["token"]
        async with connected(server, friends.table, kicked) as program:
            await host.must("kick", seat=1)
            gone = await program.until(lambda message: message["type"] == "refused")
            assert (gone["id"], gone["key"]) == ("", "program-replaced")
        replaced = (await host.must("seat-program", **seating))["token"]
        async with connected(server, friends.table, replaced) as program:
            holder = (await host.must("seat-program", **seating))["token"]
            await program.until(lambda message: message.get("key") == "program-replaced")
            await host.must("begin")
            heard = len(program.received)
            for kind, facts in (("hello", {}), ("say", {"preset": "hello"}), ("hint", {})):
                assert (await program.ask(kind, **facts))["key"] == "program-replaced"
            assert len(program.received) == heard + 3
        for wrong in (kicked, replaced):
            async with connected(server, friends.table, wrong) as thief:
                assert thief.received[0]["key"] == "program-replaced"
                assert (await thief.ask("move", move="B1a"))["key"] == "hello-first"
        async with connected(server, friends.table, holder) as program:
            assert program.seat == 1
            assert program.must_act


@pytest.mark.parametrize(("key", "seat"), [("", 1), ("0123456789abcdef", None)])
def test_a_token_without_a_key_fits_only_a_program_without_one(key: str, seat: int | None) -> None:
    """Earlier versions made such tokens; saved matches on one device still hold them."""
    tokens = Tokens("key")
    old = str(tokens.programs.dumps(["t", 1]))
    program = entries.ProgramSat(at=2, seat=1, name="Program", key=key)
    table = new_table(lunasol.start("nox", players=3))
    table.state.apply(program)
    connection = FakeConnection("")
    connection.program = tokens.program(old, "t")
    assert table.viewer_of(connection) == seat
    assert entries.DECODER.decode(b'{"type":"program","at":2,"seat":1,"name":"Program"}') == (
        msgspec.structs.replace(program, key="")
    )


@over_sockets
async def test_a_player_of_one_table_is_a_stranger_at_another(server: Served) -> None:
    async with company(server, players=2) as friends, company(server, players=2) as others:
        await friends.begin()
        await others.begin()
        async with connected(server, others.table, friends.tokens[0]) as stranger:
            assert stranger.seat is None
            assert stranger.legal == []
            assert (await stranger.ask("move", move="B1a"))["key"] == "not-seated"


# What can be learned --------------------------------------------------------------------------


@over_sockets
async def test_an_unknown_table_has_no_socket(server: Served) -> None:
    for table in ("nothing", "..%2f..%2fetc", "a" * 2000):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}")
        assert refused.value.response.status_code == 403


@over_sockets
async def test_no_message_names_a_person_or_a_secret(server: Served) -> None:
    async with company(server, "gra_roku", players=2) as friends:
        await friends.begin()
        persons = [server.get("/api/me/export", token).json()["person"] for token in friends.tokens]
        table = server.get(f"/api/tables/{friends.table}").text
        for client in friends.clients:
            await client.must("move", move=client.legal[0])
        received = str([client.received for client in friends.clients]) + table
        for hidden in (*persons, *friends.tokens, "'secret'", "'salt'", "'person':"):
            assert hidden not in received


def test_a_wrong_deck_tells_nothing_of_the_files(server: Served) -> None:
    answers = [
        httpx.post(
            f"{server.base}/api/tables", json={"game": "nox", "options": {"deck": path}}
        ).json()
        for path in ("/etc/passwd", "/etc/nothing", "../../pyproject.toml")
    ]
    assert answers[0] == answers[1] == answers[2]
    assert "etc" not in answers[0]["detail"]
