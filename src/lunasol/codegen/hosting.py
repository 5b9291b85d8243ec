"""The table of settings in docs/self-hosting.md, between two markers."""

from dataclasses import fields

from lunasol.codegen.cells import table
from lunasol.server.settings import PREFIX, ServerSettings

BEGIN, END = "<!-- settings: written by make wire -->", "<!-- end of settings -->"


def with_settings(page: str) -> str:
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n{settings()}\n{END}{after}"


def settings() -> str:
    rows = [
        (f"`{PREFIX}{each.name.upper()}`", shown(each.default), each.metadata["what"])
        for each in fields(ServerSettings)
    ]
    return table(("variable", "default", "what it is"), rows)


def shown(default: object) -> str:
    if isinstance(default, bool):
        return f"`{str(default).lower()}`"
    return f"`{default}`" if default != "" else "empty"
