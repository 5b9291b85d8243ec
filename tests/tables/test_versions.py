"""The protocol versions that a table accepts."""

import pytest

from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.tables.commands import sessions
from lunasol.tables.commands.sessions import check_version


@pytest.mark.parametrize(
    ("protocol", "key"), [(2, RefusalKey.CLIENT_TOO_OLD), (5, RefusalKey.CLIENT_TOO_NEW)]
)
def test_a_client_outside_the_range_is_refused(
    protocol: int, key: RefusalKey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "OLDEST", 3)
    monkeypatch.setattr(sessions, "PROTOCOL", 4)
    with pytest.raises(RequestRefused) as refusal:
        check_version(protocol, is_program=False)
    assert refusal.value.key == key


def test_every_version_in_the_range_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "OLDEST", 3)
    monkeypatch.setattr(sessions, "PROTOCOL", 4)
    for protocol in (3, 4):
        check_version(protocol, is_program=False)


def test_programs_of_the_first_version_go_on_to_play() -> None:
    check_version(1, is_program=True)
