"""Writes documents, TypeScript and data from the types and games of the server: `make wire`."""

from pathlib import Path

from lunasol.codegen import constants, decks, games, hosting, http, lessons, markdown, typescript

WIRE, TYPES, HTTP = (
    Path("docs/wire.md"),
    Path("client/src/generated/wire.ts"),
    Path("docs/openapi.json"),
)
HOSTING = Path("docs/self-hosting.md")
CONSTANTS = Path("client/src/generated/constants.ts")
GAMES = Path("client/src/generated/games.json")


def documents(root: Path) -> dict[Path, str]:
    """What each generated file must hold."""
    return {
        WIRE: markdown.page(),
        TYPES: typescript.module(),
        HTTP: http.document(),
        CONSTANTS: constants.module(),
        GAMES: games.document(),
        **decks.documents(),
        **lessons.documents(),
        HOSTING: hosting.with_settings((root / HOSTING).read_text("utf-8")),
    }


def write(root: Path) -> None:
    for path, text in documents(root).items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
