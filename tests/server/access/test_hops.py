"""What one node passes on to another is signed."""

import logging

import pytest
from starlette.requests import Request

from lunasol.server.access.hops import HEADER, Hops

CLIENT = "192.0.2.7"
PATH = "/api/tables/0"


def passed_on_by(hops: Hops, path: str = PATH) -> Request:
    text = hops.header(CLIENT, "GET", PATH)[HEADER]
    headers = [(HEADER.encode(), text.encode())]
    return Request({"type": "http", "method": "GET", "path": path, "headers": headers})


def test_a_node_believes_another_about_the_address_of_a_client() -> None:
    assert Hops("secret").address_of(passed_on_by(Hops("secret"))) == CLIENT


def test_a_signature_counts_for_one_path() -> None:
    assert Hops("secret").address_of(passed_on_by(Hops("secret"), "/api/me")) is None


def test_a_node_with_another_secret_is_not_believed_and_the_log_says_why_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    here, there = Hops("secret"), Hops("another")
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert here.address_of(passed_on_by(there)) is None
    assert ["LUNASOL_NODE_SECRET" in record.message for record in caplog.records] == [True]
