"""Serves the built web client: its files are read and compressed once."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from lunasol.server.http.preload import INDEX, SCREENS, GameAt, Preload

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSED_ALREADY = (".woff2", ".png", ".webp")
NOT_BUILT = "The web client is not built: run make setup (it needs Node 20.19 or newer).\n"


@dataclass(frozen=True)
class StaticFile:
    body: bytes
    small: bytes
    """The same compressed, or empty if that does not help."""
    media: str
    tag: str
    keep: str
    """How long a browser may use it without asking again."""


def static_file(path: Path, name: str) -> StaticFile:
    body = path.read_bytes()
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return StaticFile(
        body,
        b"" if path.suffix in COMPRESSED_ALREADY else gzip.compress(body, 9, mtime=0),
        "application/manifest+json" if path.suffix == ".webmanifest" else media,
        f'"{sha256(body).hexdigest()[:20]}"',
        FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
    )


class StaticFiles:
    def __init__(self, folder: Path, game_at: GameAt) -> None:
        found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.*"))}
        shown = {name: path for name, path in found.items() if not name.startswith(".")}
        self.files = {name: static_file(path, name) for name, path in shown.items()}
        self.preload = Preload(folder, game_at)

    def routes(self) -> list[Route]:
        screens = [f"/{screen}" for screen in SCREENS]
        inner = [f"/{screen}/{{rest:path}}" for screen in SCREENS if screen]
        return [
            *(Route(path, self.show_index) for path in (*screens, *inner)),
            *(Route(f"/{name}", self.show_file) for name in self.files),
        ]

    async def show_index(self, request: Request) -> Response:
        if INDEX not in self.files:
            return PlainTextResponse(NOT_BUILT, 503)
        found = answer(self.files[INDEX], request)
        accepted = request.headers.get("accept-language", "")
        if link := self.preload.link(request.url.path, accepted):
            found.headers["link"] = link
            found.headers["vary"] = "accept-encoding, accept-language"
        return found

    async def show_file(self, request: Request) -> Response:
        return answer(self.files[request.url.path.removeprefix("/")], request)


def answer(file: StaticFile, request: Request) -> Response:
    headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.small and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.small, media_type=file.media, headers=headers)
    return Response(file.body, media_type=file.media, headers=headers)
