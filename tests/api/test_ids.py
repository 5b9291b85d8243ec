"""The id of a table tells where it lives."""

from lunasol.protocol.table_ids import ALPHABET, DEVICE_PREFIX, ID_LENGTH, is_id, new_id


def test_ids_of_devices_and_servers_never_meet() -> None:
    assert DEVICE_PREFIX not in ALPHABET
    for _ in range(100):
        server, device = new_id(), new_id(DEVICE_PREFIX)
        assert len(server) == len(device) == ID_LENGTH
        assert (is_id(server), is_id(device, DEVICE_PREFIX)) == (True, True)
        assert (is_id(server, DEVICE_PREFIX), is_id(device)) == (False, False)


def test_other_texts_are_no_ids() -> None:
    for text in ("", "0", "a" * 11, "a" * 13, "A" * 12, "é" * 12, "0" * 12, "0" + "a" * 12):
        assert not is_id(text)
        assert not is_id(text, DEVICE_PREFIX)
