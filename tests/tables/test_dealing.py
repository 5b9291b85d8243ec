"""The deal: nobody can choose it, alone or together with the operator."""

import hashlib

import msgspec
import pytest

from lunasol import games
from lunasol.engine import shuffle
from lunasol.engine.record import verify_record, write_record
from lunasol.engine.salts import salt_commitment
from lunasol.protocol import client_messages as messages
from lunasol.tables import entries
from lunasol.tables.commands.context import Actor
from lunasol.tables.commands.dealing import withheld
from lunasol.tables.entries import AnyEntry
from lunasol.tables.state import TableState, rebuild
from tables.test_commands import NOW, actor, decided, why_not
from tables.test_state import opened

SALTS = [bytes([seat]) * 16 for seat in range(3)]


def sit(seat: int) -> messages.Sit:
    return messages.Sit(
        id="sit", name=f"Person {seat}", commitment=salt_commitment(SALTS[seat]), seat=seat
    )


def salt_of(number: int) -> bytes:
    return number.to_bytes(16, "big")


class Seated:
    """A table whose commands are carried out as they come."""

    def __init__(self, people: int = 3, reserved: bool = False) -> None:
        first = opened("nox", 3)
        self.log: list[AnyEntry] = [first]
        self.state = rebuild("t", [first])
        if reserved:
            self.state.opened = msgspec.structs.replace(first, reserved=("", "", ""))
        for seat in range(people):
            self.do(sit(seat), Actor(f"p{seat}", None))

    def do(self, message: messages.AnyClientMessage, who: Actor) -> list[AnyEntry]:
        new = decided(self.state, message, who)
        for entry in new:
            self.state.apply(entry)
        self.log += new
        return new

    def begin(self) -> list[AnyEntry]:
        return self.do(messages.Begin(id="begin"), actor(0))

    def reveal(self, seat: int, salt: bytes | None = None) -> list[AnyEntry]:
        own = SALTS[seat] if salt is None else salt
        return self.do(messages.Reveal(id="reveal", salt=own.hex()), actor(seat))

    def withhold(self) -> None:
        """The stated time passes."""
        new = withheld(self.state, 5000)
        for entry in new:
            self.state.apply(entry)
        self.log += new


def kinds(state: TableState) -> list[str]:
    return [holder.kind for holder in state.seats]


def test_the_match_starts_when_the_last_salt_has_come() -> None:
    table = Seated()
    assert table.begin() == [entries.CommitmentsClosed(at=NOW)]
    table.reveal(0)
    table.reveal(1)
    assert table.state.match is None
    assert isinstance(table.reveal(2)[-1], entries.Started)
    assert table.state.match is not None


def test_the_shuffle_uses_all_salts_and_the_record_holds_their_commitments() -> None:
    table = Seated()
    table.begin()
    for seat in (2, 0, 1):
        table.reveal(seat)
    match = table.state.match
    assert match is not None
    assert match.settings.salt == b"".join(SALTS)
    record = write_record(match)
    commitment = hashlib.sha256(b"lunasol salt 1\n" + SALTS[1]).hexdigest()
    assert f"salt 1 {commitment} {SALTS[1].hex()}" in record.split("\n")
    verify_record(record, games)


def test_nobody_can_choose_a_salt_after_seeing_the_others() -> None:
    """The attack on 0.4: read the secret, sit down last, and search a salt that deals well."""
    table = Seated()
    table.begin()
    table.reveal(0)
    table.reveal(1)
    secret = table.state.secret
    better = next(
        salt_of(number)
        for number in range(10_000)
        if shuffle.shuffled(range(90), secret, b"".join(SALTS[:2]) + salt_of(number), 1)[0] == 7
    )
    table.reveal(2, better)
    assert table.state.match is None
    assert table.state.seats[2].kind == "open"
    assert [each.why for each in table.state.reopenings] == ["withheld"]


def test_a_salt_that_does_not_come_frees_the_seat_and_is_seen() -> None:
    table = Seated()
    table.begin()
    table.reveal(0)
    table.withhold()
    assert kinds(table.state) == ["person", "open", "open"]
    assert [(each.round, each.name) for each in table.state.reopenings] == [
        (1, "Person 1"),
        (1, "Person 2"),
    ]
    assert not table.state.is_closed
    assert table.state.seats[0].commitment == ""


def test_everybody_commits_anew_after_a_round_that_failed() -> None:
    table = Seated()
    table.begin()
    table.reveal(0)
    table.withhold()
    for seat in (1, 2):
        table.do(sit(seat), Actor(f"p{seat}", None))
    assert why_not(table.state, messages.Begin(id="begin"), actor(0)) == "salts-missing"
    other = salt_commitment(b"another salt 123")
    table.do(messages.Commit(id="1", commitment=other), actor(0))
    table.begin()
    for seat, salt in enumerate([b"another salt 123", SALTS[1], SALTS[2]]):
        table.reveal(seat, salt)
    assert table.state.status == "running"
    match = table.state.match
    assert match is not None
    assert "reopened 1 withheld Person 1" in write_record(match).split("\n")


@pytest.mark.parametrize(
    ("message", "who"),
    [
        (sit(1), 1),
        (messages.Rise(id="1"), 1),
        (messages.Kick(id="1", seat=1), 0),
    ],
)
def test_a_seat_that_changes_after_the_commitments_opens_a_new_round(
    message: messages.AnyClientMessage, who: int
) -> None:
    table = Seated()
    table.begin()
    table.reveal(0)
    table.do(message, actor(who))
    assert not table.state.is_closed
    assert table.state.seats[0].commitment == ""
    assert [(each.why, each.name) for each in table.state.reopenings] == [("changed", "Person 1")]


def test_a_commitment_cannot_be_changed_once_all_are_told() -> None:
    table = Seated()
    table.begin()
    other = messages.Commit(id="1", commitment="0" * 64)
    assert why_not(table.state, other, actor(1)) == "already-closed"


def test_no_salt_is_taken_before_the_commitments_are_closed() -> None:
    table = Seated()
    reveal = messages.Reveal(id="1", salt=SALTS[1].hex())
    assert why_not(table.state, reveal, actor(1)) == "nothing-to-reveal"


def test_a_salt_sent_twice_counts_once() -> None:
    table = Seated()
    table.begin()
    table.reveal(0)
    assert table.reveal(0) == []
    table.reveal(1)
    table.reveal(2)
    assert table.reveal(2) == []


def test_bots_and_programs_add_nothing() -> None:
    table = Seated(people=1)
    table.do(messages.SeatBot(id="1", level="beginner", seat=1), actor(0))
    table.do(messages.SeatProgram(id="1", name="Program", seat=2), actor(0))
    table.begin()
    table.reveal(0)
    assert table.state.match is not None
    assert table.state.match.settings.salt == SALTS[0]


def test_a_match_without_people_starts_at_once() -> None:
    table = Seated(people=0)
    table.do(messages.SeatBot(id="1", level="beginner"), Actor("p0", None))
    assert table.begin() == [entries.Started(at=NOW)]


def test_a_kept_table_closes_when_the_last_seat_is_taken() -> None:
    table = Seated(people=2, reserved=True)
    new = table.do(sit(2), Actor("p2", None))
    assert new[-1] == entries.CommitmentsClosed(at=NOW)


def test_a_kept_table_goes_on_when_everybody_has_committed_anew() -> None:
    table = Seated(people=3, reserved=True)
    table.do(sit(1), actor(1))
    for seat in (0, 2):
        commitment = salt_commitment(SALTS[seat])
        new = table.do(messages.Commit(id="1", commitment=commitment), actor(seat))
    assert new[-1] == entries.CommitmentsClosed(at=NOW)


def test_the_host_goes_to_somebody_who_reveals() -> None:
    table = Seated()
    table.begin()
    table.reveal(1)
    table.reveal(2)
    table.withhold()
    assert table.state.host == "p1"


def test_the_log_brings_every_stage_back() -> None:
    table = Seated()
    table.begin()
    table.reveal(0)
    again = rebuild("t", table.log)
    assert again.is_closed
    assert [holder.salt != "" for holder in again.seats] == [True, False, False]
    table.withhold()
    assert rebuild("t", table.log).reopenings == table.state.reopenings


def test_a_table_that_filled_in_an_earlier_version_asks_for_commitments() -> None:
    old = [
        entries.Sat(at=1, seat=seat, person=f"p{seat}", name=f"Person {seat}", salt="0" * 32)
        for seat in range(3)
    ]
    state = rebuild("t", [opened("nox", 3), *old])
    assert why_not(state, messages.Begin(id="begin"), actor(0)) == "salts-missing"


def test_a_match_of_an_earlier_version_is_dealt_as_it_was() -> None:
    old: list[AnyEntry] = [
        entries.Sat(at=1, seat=seat, person=f"p{seat}", name=f"Person {seat}", salt="0" * 32)
        for seat in range(3)
    ]
    state = rebuild("t", [opened("nox", 3), *old, entries.Started(at=2)])
    assert state.match is not None
    assert write_record(state.match).startswith("lunasol-record 1\n")
    assert state.match.settings.salt == bytes(48)
