"""The HTTP API answers as its OpenAPI document says, to any request."""

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from lunasol.server.http.openapi import document
from server.served import Served, company, over_sockets

pytestmark = pytest.mark.compiled_only
EXAMPLES = 50
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
]
OPERATIONS = {
    f"{method.upper()} {path}": schemathesis.openapi.from_dict(document())[path][method]
    for path, methods in document()["paths"].items()
    for method in methods
}
OF_A_TABLE = [label for label in OPERATIONS if "{id}" in label]
WITH_SOMETHING_TO_GET_WRONG = [
    "POST /api/tables",
    "POST /api/replay",
    "GET /api/tables/{id}/replay",
]


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as one:
        yield one


@pytest.fixture(scope="module")
def over(server: Served) -> str:
    """A table whose match is over."""
    found: list[str] = []

    @over_sockets
    async def play() -> None:
        async with company(server, players=2, options={"max_rounds": 1}) as friends:
            await friends.begin()
            await friends.play_on()
            found.append(friends.table)

    play()
    return found[0]


def try_out(
    server: Served,
    session: requests.Session,
    label: str,
    mode: GenerationMode = GenerationMode.POSITIVE,
    table: str = "",
) -> None:
    strategy = OPERATIONS[label].as_strategy(mode, path_parameters={"id": table} if table else None)

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def holds(case: Case[Any]) -> None:
        case.call_and_validate(base_url=server.base, session=session, checks=CHECKS)
        session.cookies.clear()

    holds()


@pytest.mark.parametrize("label", OPERATIONS)
def test_answers_are_as_documented(server: Served, session: requests.Session, label: str) -> None:
    try_out(server, session, label)


@pytest.mark.parametrize("label", OF_A_TABLE)
def test_answers_about_a_finished_match_are_as_documented(
    server: Served, session: requests.Session, over: str, label: str
) -> None:
    try_out(server, session, label, table=over)


@pytest.mark.parametrize("label", WITH_SOMETHING_TO_GET_WRONG)
def test_answers_to_nonsense_are_as_documented(
    server: Served, session: requests.Session, over: str, label: str
) -> None:
    try_out(server, session, label, GenerationMode.NEGATIVE, over if "{id}" in label else "")
