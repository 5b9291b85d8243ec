"""Serves the built web client: its files are read and compressed once.

The engine for the browser is larger than all of them together and rarely asked for. Its files stay
on the disk, where the build has put a compressed copy beside each.
"""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from lunasol.server.http.preload import INDEX, SCREENS, GameAt, Preload

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSED_ALREADY = (".woff2", ".png", ".webp")
ENGINE = "engine/"
ENGINE_FACTS = "engine/engine.json"
"""Names the version; all other files of the engine are in a folder of that name."""
BROTLI = ".br"
MEDIA = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
"""Types that not every system knows."""
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


def media_type(name: str) -> str:
    known = MEDIA.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    return known or "application/octet-stream"


def static_file(path: Path, name: str) -> StaticFile:
    body = path.read_bytes()
    return StaticFile(
        body,
        b"" if path.suffix in COMPRESSED_ALREADY else gzip.compress(body, 9, mtime=0),
        media_type(name),
        f'"{sha256(body).hexdigest()[:20]}"',
        FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
    )


class StaticFiles:
    def __init__(self, folder: Path, game_at: GameAt) -> None:
        found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.*"))}
        shown = {name: path for name, path in found.items() if not name.startswith(".")}
        self.engine = {name: path for name, path in shown.items() if is_engine_file(name)}
        read = {name: path for name, path in shown.items() if name not in self.engine}
        self.files = {name: static_file(path, name) for name, path in read.items()}
        self.preload = Preload(folder, game_at)

    def routes(self) -> list[Route]:
        screens = [f"/{screen}" for screen in SCREENS]
        inner = [f"/{screen}/{{rest:path}}" for screen in SCREENS if screen]
        return [
            *(Route(path, self.show_index) for path in (*screens, *inner)),
            *(Route(f"/{name}", self.show_file) for name in self.files),
            *(Route(f"/{name}", self.show_engine_file) for name in self.engine),
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

    async def show_engine_file(self, request: Request) -> Response:
        name = request.url.path.removeprefix("/")
        packed = self.engine.get(name + BROTLI)
        headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
        if packed is None or "br" not in request.headers.get("accept-encoding", ""):
            return FileResponse(self.engine[name], media_type=media_type(name), headers=headers)
        headers["content-encoding"] = "br"
        return FileResponse(packed, media_type=media_type(name), headers=headers)


def is_engine_file(name: str) -> bool:
    return name.startswith(ENGINE) and name != ENGINE_FACTS


def answer(file: StaticFile, request: Request) -> Response:
    headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.small and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.small, media_type=file.media, headers=headers)
    return Response(file.body, media_type=file.media, headers=headers)
