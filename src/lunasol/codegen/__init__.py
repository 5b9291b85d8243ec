"""Documents and TypeScript types, made from the types that the server itself uses: `make wire`."""

from pathlib import Path

from lunasol.codegen import constants, decks, hosting, http, lessons, markdown, typescript

WIRE, TYPES, HTTP = (
    Path("docs/wire.md"),
    Path("client/src/generated/wire.ts"),
    Path("docs/openapi.json"),
)
HOSTING = Path("docs/self-hosting.md")
CONSTANTS = Path("client/src/generated/constants.ts")


def documents(root: Path) -> dict[Path, str]:
    """What each generated file must hold."""
    return {
        WIRE: markdown.page(),
        TYPES: typescript.module(),
        HTTP: http.document(),
        CONSTANTS: constants.module(),
        **decks.documents(),
        **lessons.documents(),
        HOSTING: hosting.with_settings((root / HOSTING).read_text("utf-8")),
    }


def write(root: Path) -> None:
    for path, text in documents(root).items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
