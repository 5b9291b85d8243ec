"""The OpenAPI document, made from the endpoints and their types."""

import re
from typing import Any

import msgspec

import lunasol
from lunasol.api.endpoints import Endpoint
from lunasol.protocol.http import Problem
from lunasol.server.http.routes import ENDPOINTS

JSON = "application/json"
ALWAYS_REFUSES = (403, 429, 503)
WHY = {
    400: "The request is not valid",
    403: "Not allowed from there",
    404: "There is no such table",
    409: "Not possible now",
    429: "Too many requests",
    503: "It could not be stored; nothing has changed",
}


def document() -> dict[str, Any]:
    kinds = [kind for each in ENDPOINTS for kind in (each.takes, each.gives) if is_type(kind)]
    schemas, components = msgspec.json.schema_components(
        [*kinds, Problem], ref_template="#/components/schemas/{name}"
    )
    by_kind = {repr(kind): schema for kind, schema in zip([*kinds, Problem], schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        operation = describe(endpoint, by_kind)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lunasol", "version": lunasol.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def is_type(kind: object) -> bool:
    return kind is not None and not isinstance(kind, str)


def describe(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": f"{endpoint.method.lower()}{endpoint.path.translate(NO_MARKS)}",
        "parameters": parameters(endpoint),
        "responses": responses(endpoint, schemas),
    }
    if endpoint.takes is not None:
        schema = schemas[repr(endpoint.takes)]
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    return found


NO_MARKS = str.maketrans({"/": "_", "{": "", "}": "", ".": "_"})


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    text = {"type": "string"}
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": text}
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]
    in_query = [
        {"name": name, "in": "query", "required": False, "schema": {**text, "pattern": pattern}}
        for name, pattern in endpoint.query.items()
    ]
    return in_path + in_query


def responses(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": endpoint.summary}
    if isinstance(endpoint.gives, str):
        good["content"] = {endpoint.gives: {"schema": {"type": "string"}}}
    elif endpoint.gives is not None:
        good["content"] = {JSON: {"schema": schemas[repr(endpoint.gives)]}}
    found = {str(endpoint.status): good}
    for status in (*endpoint.refuses, *ALWAYS_REFUSES):
        content = {JSON: {"schema": schemas[repr(Problem)]}}
        found[str(status)] = {"description": WHY[status], "content": content}
    return found
