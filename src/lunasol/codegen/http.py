"""The OpenAPI document as a file, to be read without a server."""

import json

from lunasol.server.http import openapi


def document() -> str:
    return json.dumps(openapi.document(), indent=2, ensure_ascii=False) + "\n"
