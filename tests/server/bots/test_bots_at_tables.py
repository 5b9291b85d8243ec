"""Bots think in separate processes; matches survive the death of a process and of the server."""

import asyncio
import os
import signal
from pathlib import Path

from server.served import Served, company, connected, over_sockets, serving


def children(process: int) -> list[int]:
    """The worker processes of a server, without Python's own resource tracker."""
    found = [
        int(word)
        for task in Path(f"/proc/{process}/task").iterdir()
        for word in (task / "children").read_text().split()
    ]
    return [
        child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def workers(server: Served) -> list[int]:
    assert server.process is not None
    return children(server.process.pid)


@over_sockets
async def test_spectators_watch_bots_play_a_match(mortal: Served) -> None:
    host = mortal.guest()
    table = mortal.new_table(host, "nox", options={"max_rounds": 1})
    async with connected(mortal, table, host) as client:
        await client.must("seat-bot", level="beginner")
        await client.must("begin")
        while client.result is None:
            await client.next()
        assert all(seat["kind"] == "bot" for seat in client.table["seats"])


@over_sockets
async def test_a_match_of_bots_waits_until_somebody_looks(mortal: Served) -> None:
    host = mortal.guest()
    table = mortal.new_table(host, "nox", options={"max_rounds": 1})
    async with connected(mortal, table, host) as client:
        await client.must("seat-bot", level="skilled")
        await client.must("begin")
    mortal.kill()
    mortal.start()
    assert workers(mortal) == []
    async with connected(mortal, table) as spectator:
        while spectator.result is None:
            await spectator.next()


@over_sockets
async def test_bots_whose_turn_does_not_come_are_counted(tmp_path: Path) -> None:
    """In Gra roku all choose at the same time: one bot may search, and the others would wait."""
    with serving(tmp_path, LUNASOL_BOT_WAIT="0", LUNASOL_WORKERS="1") as server:
        async with company(server, "gra_roku", people=1, players=4) as friends:
            await friends.begin(level="skilled")
            await friends.to_act()
            client = friends.clients[0]
            while client.view is not None and len(client.view["chosen"]) < 3:
                await client.next()
            assert "lunasol_late_bots_total 2.0" in server.get("/metrics").text


@over_sockets
async def test_bots_think_in_a_process_of_their_own(mortal: Served) -> None:
    mortal.kill()
    mortal.start()
    async with company(mortal, people=1, players=2, options={"first_seat": 1}) as friends:
        await friends.begin()
        await friends.to_act()
        assert len(workers(mortal)) == 1


@over_sockets
async def test_no_worker_outlives_a_killed_server(mortal: Served) -> None:
    async with company(mortal, people=1, players=2, options={"first_seat": 1}) as friends:
        await friends.begin()
        await friends.to_act()
        orphans = workers(mortal)
        assert orphans
        assert mortal.process is not None
        mortal.process.kill()
        mortal.process.wait()
        mortal.start()
    async with asyncio.timeout(10):
        while any(Path(f"/proc/{orphan}").exists() for orphan in orphans):
            await asyncio.sleep(0.05)


@over_sockets
async def test_a_killed_worker_is_replaced_and_the_match_goes_on(mortal: Served) -> None:
    async with company(mortal, people=1, players=2, options={"max_rounds": 1}) as friends:
        await friends.begin()
        client = await friends.to_act()
        before = workers(mortal)
        for worker in before:
            os.kill(worker, signal.SIGKILL)
        await client.play_on(lambda legal: legal[0])
        assert client.result is not None
        assert set(workers(mortal)).isdisjoint(before)


@over_sockets
async def test_bots_go_on_after_a_restart(mortal: Served) -> None:
    options = {"first_seat": 1, "max_rounds": 1}
    async with company(mortal, people=1, players=3, options=options) as friends:
        await friends.begin()
        mortal.kill()
        mortal.start()
        async with connected(mortal, friends.table, friends.tokens[0]) as again:
            assert [seat["kind"] for seat in again.table["seats"]] == ["person", "bot", "bot"]
            await again.play_on(lambda legal: legal[0])
            assert again.result is not None


@over_sockets
async def test_a_program_plays_a_whole_match_by_the_same_messages(mortal: Served) -> None:
    async with company(mortal, people=1, players=2, options={"max_rounds": 1}) as friends:
        host = friends.clients[0]
        token = (await host.must("seat-program", seat=1, name="Program"))["token"]
        async with connected(mortal, friends.table, token) as program:
            friends.clients.append(program)
            await friends.begin()
            await friends.play_on()
            assert program.result == host.result
        record = mortal.get(f"/api/tables/{friends.table}/record").text
        assert "seat 1 Program" in record
