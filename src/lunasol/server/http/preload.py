"""Link headers that name the files of a screen, so that browsers fetch them while they still parse
the first one."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from lunasol import games
from lunasol.texts import LANGUAGES

MANIFEST = ".vite/manifest.json"
"""The build's list of files and the sources they were made from."""
INDEX = "index.html"
SCREENS = {
    "": "Home",
    "t": "Table",
    "new": "NewTable",
    "here": "Hotseat",
    "watch": "Watch",
    "learn": "Learn",
    "lesson": "Lesson",
    "pad": "ScorePad",
    "replay": "Replay",
    "replays": "Replays",
    "verify": "ShuffleCheck",
    "review": "Review",
    "settings": "Settings",
    "about": "About",
}
"""The first part of each path that the web client shows, and the component for it."""
GameAt = Callable[[str], str | None]
"""Finds the game of a table by the table's id."""


class BuiltFile(msgspec.Struct):
    """One file of the build."""

    file: str
    imports: list[str] = []
    css: list[str] = []


class Preload:
    def __init__(self, folder: Path, game_at: GameAt) -> None:
        file = folder / MANIFEST
        text = file.read_bytes() if file.exists() else b"{}"
        self.made = msgspec.json.decode(text, type=dict[str, BuiltFile])
        self.game_at = game_at
        self.already = set(self.files([INDEX]))

    def link(self, path: str, accepted: str) -> str:
        """The header for this address and a browser that accepts these languages."""
        found = dict.fromkeys(self.files(self.sources(path, language_of(accepted))))
        return ", ".join(linked(file) for file in found if file not in self.already)

    def sources(self, path: str, language: str) -> list[str]:
        screen, _, rest = path.strip("/").partition("/")
        found = [
            f"src/routes/{SCREENS[screen]}.svelte",
            f"../src/lunasol/texts/{language}.ftl",
            f"src/i18n/texts/page/{language}.ftl",
        ]
        game = self.game_at(rest) if screen == "t" else rest
        if screen == "learn":
            found.append(f"src/i18n/texts/learn/{language}.ftl")
        if screen in ("t", "learn") and game in games.GAMES:
            found.append(f"../src/lunasol/games/{game}/texts/{language}.ftl")
            if screen == "t":
                found += [f"src/games/{game}/Table.svelte", f"src/generated/decks/{game}.json"]
        return found

    def files(self, sources: Iterable[str]) -> Iterator[str]:
        for source in sources:
            made = self.made.get(source)
            if made is not None:
                yield made.file
                yield from made.css
                yield from self.files(made.imports)


def language_of(accepted: str) -> str:
    """The language that the web client chooses unless the user has chosen another."""
    wished = (each.strip()[:2].lower() for each in accepted.split(","))
    return next((language for language in wished if language in LANGUAGES), "en")


def linked(file: str) -> str:
    kind = "preload; as=style; crossorigin" if file.endswith(".css") else "modulepreload"
    return f"</{file}>; rel={kind}"
