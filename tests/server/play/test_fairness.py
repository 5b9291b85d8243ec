"""Fair shuffles, end to end: committed to before anybody sits, and verified offline at the end."""

import asyncio
import hashlib
from pathlib import Path

import pytest

from lunasol.cli import main
from server.served import Client, Clocked, Served, company, connected, over_sockets, serving

SALTS = ("a1" * 16, "b2" * 16)


def finished(server: Served) -> tuple[str, list[Client]]:
    """The table of a finished match, and its players."""
    found: list[tuple[str, list[Client]]] = []

    @over_sockets
    async def play() -> None:
        async with company(server, players=3, options={"max_rounds": 2}) as friends:
            for client, salt in zip(friends.clients, SALTS, strict=True):
                commitment = client.commit_to(salt)
                await client.must("sit", name=f"Person {salt[:2]}", commitment=commitment)
            await friends.begin()
            await friends.play_on()
            found.append((friends.table, friends.clients))

    play()
    return found[0]


@pytest.fixture(scope="module")
def match(server: Served) -> tuple[str, list[Client]]:
    return finished(server)


@pytest.fixture(scope="module")
def record(server: Served, match: tuple[str, list[Client]]) -> str:
    return server.get(f"/api/tables/{match[0]}/record").text


def line_of(record: str, word: str) -> str:
    return next(line for line in record.splitlines() if line.startswith(f"{word} "))[
        len(word) + 1 :
    ]


def test_the_commitment_is_the_same_from_the_first_message_on(
    match: tuple[str, list[Client]], record: str
) -> None:
    promised = line_of(record, "commitment")
    for client in match[1]:
        tables = [
            message["table"]
            for message in client.received
            if isinstance(message.get("table"), dict)
        ]
        assert client.received[0]["type"] == "welcome"
        assert client.received[0]["table"]["seats"][2]["kind"] == "open"
        assert {table["commitment"] for table in tables} == {promised}


def test_the_secret_is_sent_with_the_result_and_never_before(
    match: tuple[str, list[Client]], record: str
) -> None:
    secret = line_of(record, "secret")
    for client in match[1]:
        assert client.result is not None
        assert client.result["secret"] == secret
        before = [message for message in client.received if not message.get("result")]
        assert secret not in str(before)


def test_every_salt_is_inside_the_salt_of_the_record(
    match: tuple[str, list[Client]], record: str
) -> None:
    for seat, salt in enumerate(SALTS):
        commitment = hashlib.sha256(b"lunasol salt 1\n" + bytes.fromhex(salt)).hexdigest()
        assert f"salt {seat} {commitment} {salt}" in record.splitlines()
    assert match[1][0].result is not None
    assert match[1][0].result["salt"] == "".join(SALTS)


def test_the_downloaded_record_verifies_offline(record: str, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(record)
    assert main(["verify", str(file)]) == 0


def changed(line: str) -> str:
    """The line with one character changed."""
    last = line[-1]
    return line[:-1] + ("1" if last == "0" else "0")


def signed(lines: list[str]) -> str:
    """The record with a new checksum, as a careful forger would write it."""
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_no_line_of_a_record_can_be_changed_or_left_out(record: str, tmp_path: Path) -> None:
    lines = record.splitlines()
    file = tmp_path / "record.txt"
    for number in range(len(lines)):
        for other in ([changed(lines[number])], []):
            tampered = [*lines[:number], *other, *lines[number + 1 :]]
            file.write_text("".join(f"{line}\n" for line in tampered))
            assert main(["verify", str(file)]) != 0, lines[number]


@pytest.mark.parametrize(
    "word", ["commitment", "salt", "secret", "shuffle", "scores", "first-seat"]
)
def test_no_line_of_a_record_can_be_changed_even_with_a_new_checksum(
    record: str, tmp_path: Path, word: str
) -> None:
    lines = record.splitlines()[:-1]
    number = next(i for i, line in enumerate(lines) if line.startswith(word))
    words = lines[number].split()
    if word == "shuffle":
        words[2], words[3] = words[3], words[2]
    else:
        words[-1] = changed(words[-1])
    lines[number] = " ".join(words)
    file = tmp_path / "record.txt"
    file.write_text(signed(lines))
    assert main(["verify", str(file)]) != 0


def test_two_matches_are_never_dealt_alike(record: str, server: Served) -> None:
    other = server.get(f"/api/tables/{finished(server)[0]}/record").text
    assert line_of(other, "shuffle") != line_of(record, "shuffle")


# Commitments ----------------------------------------------------------------------------------


@over_sockets
async def test_all_commitments_are_told_before_any_salt_is_sent(server: Served) -> None:
    async with company(server, players=2) as friends:
        await friends.begin()
        for client in friends.clients:
            closed = next(
                message["table"]
                for message in client.received
                if message["type"] == "table" and message["table"]["closed"]
            )
            told = {seat["commitment"] for seat in closed["seats"]}
            assert told == {each for friend in friends.clients for each in friend.salts}
            salts = [salt for friend in friends.clients for salt in friend.salts.values()]
            assert not any(salt in str(client.received) for salt in salts)


@over_sockets
async def test_a_player_who_withholds_their_salt_loses_the_seat(clocked: Clocked) -> None:
    async with company(clocked, players=2) as friends:
        first, second = friends.clients
        second.withholds = True
        await first.must("begin")
        await first.must("hello")
        clocked.pass_time(1000)
        await first.until(lambda _: bool(first.table["reopened"]))
        assert first.table["seats"][1]["kind"] == "open"
        assert first.table["reopened"] == [{"round": 1, "why": "withheld", "name": "Person 1"}]
        second.withholds = False
        await second.sit("Person 1")
        await friends.settle()
        await friends.begin()


@over_sockets
async def test_a_salt_that_does_not_fit_frees_the_seat_at_once(server: Served) -> None:
    async with company(server, players=2) as friends:
        first, second = friends.clients
        second.withholds = True
        await first.must("begin")
        await second.must("reveal", salt="0" * 32)
        await second.must("hello")
        assert second.seat is None
        assert second.table["reopened"][0]["why"] == "withheld"


@over_sockets
async def test_a_restart_does_not_lose_the_commitments(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with company(server, players=2) as friends:
            friends.clients[1].withholds = True
            await friends.clients[0].must("begin")
            await friends.settle()
        server.kill()
        server.start()
        async with (
            connected(server, friends.table, friends.tokens[0]) as first,
            connected(server, friends.table, friends.tokens[1]) as second,
        ):
            assert first.table["closed"]
            second.salts = friends.clients[1].salts
            await second.must("hello")
            await asyncio.gather(first.until_dealt(), second.until_dealt())
