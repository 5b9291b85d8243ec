"""Fair shuffles, end to end: committed to before anybody sits, and verified offline at the end."""

import hashlib
from pathlib import Path

import pytest

from lunasol.cli import main
from server.served import Client, Served, company, over_sockets

SALTS = ("a1" * 16, "b2" * 16)


def finished(server: Served) -> tuple[str, list[Client]]:
    """The table of a finished match, and its players."""
    found: list[tuple[str, list[Client]]] = []

    @over_sockets
    async def play() -> None:
        async with company(server, players=3, options={"max_rounds": 2}) as friends:
            for client, salt in zip(friends.clients, SALTS, strict=True):
                await client.must("sit", name=f"Person {salt[:2]}", salt=salt)
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
    assert line_of(record, "salt") == "".join(SALTS)
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
