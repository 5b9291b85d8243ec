"""The files of the web client: served at their paths, compressed, with caching headers."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
import websockets
from starlette.applications import Starlette

from lunasol.server.http.preload import SCREENS
from lunasol.server.http.static_files import StaticFiles
from server.served import Client, Served, company, over_sockets


class Browser:
    """Requests files without a network."""

    def __init__(self, folder: Path) -> None:
        self.app = Starlette(routes=StaticFiles(folder, {"abc": "nox"}.get).routes())

    def get(self, path: str, **headers: str) -> httpx.Response:
        return asyncio.run(self.ask("GET", path, headers))

    def head(self, path: str, **headers: str) -> httpx.Response:
        return asyncio.run(self.ask("HEAD", path, headers))

    async def ask(self, method: str, path: str, headers: dict[str, str]) -> httpx.Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        transport = httpx.ASGITransport(app=self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as asking:
            return await asking.request(method, path, headers=named)


@pytest.fixture
def built(tmp_path: Path) -> Browser:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Lunasol</title>" + " " * 500)
    (tmp_path / "assets/main-1.js").write_text("let a = 1;" * 100)
    (tmp_path / "assets/font-1.woff2").write_bytes(b"font")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    return Browser(tmp_path)


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/learn/nox", "/settings", "/new", "/replay/x?step=3"]
)
def test_every_screen_is_served_by_the_same_file(built: Browser, path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "Lunasol" in answer.text


@pytest.mark.parametrize(
    "path", ["/other", "/assets/none.js", "/assets/%2e%2e/pages.py", "/etc/passwd"]
)
def test_other_paths_are_not_found(built: Browser, path: str) -> None:
    assert built.get(path).status_code == 404


def test_preload_headers_follow_the_screen_and_the_language_of_the_browser(
    tmp_path: Path,
) -> None:
    (tmp_path / ".vite").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    made = {
        "index.html": {"file": "assets/main.js", "imports": ["_shared.js"]},
        "_shared.js": {"file": "assets/shared.js"},
        "src/routes/Table.svelte": {
            "file": "assets/screen.js",
            "imports": ["_shared.js", "_parts.js"],
            "css": ["assets/screen.css"],
        },
        "_parts.js": {"file": "assets/parts.js"},
        "src/games/nox/Table.svelte": {"file": "assets/nox.js", "imports": ["_parts.js"]},
        "src/games/gra_roku/Table.svelte": {"file": "assets/gra.js"},
        "src/i18n/texts/page/de.ftl": {"file": "assets/de.js"},
        "src/i18n/texts/page/en.ftl": {"file": "assets/en.js"},
    }
    (tmp_path / ".vite/manifest.json").write_text(json.dumps(made))
    browser = Browser(tmp_path)
    assert browser.get("/t/abc", accept_language="fr-FR,de;q=0.8").headers["link"].split(", ") == [
        "</assets/screen.js>; rel=modulepreload",
        "</assets/screen.css>; rel=preload; as=style; crossorigin",
        "</assets/parts.js>; rel=modulepreload",
        "</assets/de.js>; rel=modulepreload",
        "</assets/nox.js>; rel=modulepreload",
    ]
    assert "accept-language" in browser.get("/t/abc").headers["vary"]
    unknown = browser.get("/t/other").headers["link"]
    assert "assets/en.js" in unknown
    assert "nox" not in unknown
    assert browser.get("/.vite/manifest.json").status_code == 404


def test_every_screen_has_a_component_in_the_client() -> None:
    routes = Path(__file__).parents[3] / "client/src/routes"
    assert {f"{name}.svelte" for name in SCREENS.values()} == {
        path.name for path in routes.glob("*.svelte")
    }


def test_files_are_compressed_for_clients_that_accept_it(built: Browser) -> None:
    small = built.get("/assets/main-1.js", accept_encoding="gzip")
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < 100
    plain = built.get("/assets/main-1.js", accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    assert small.text == plain.text == "let a = 1;" * 100


@pytest.fixture
def with_engine(tmp_path: Path) -> Browser:
    folder = tmp_path / "engine/0123"
    folder.mkdir(parents=True)
    (tmp_path / "engine/engine.json").write_text('{"version": "0123"}')
    (folder / "pyodide.asm.wasm").write_bytes(b"whole")
    (folder / "pyodide.asm.wasm.br").write_bytes(b"packed")
    (folder / "pyodide.mjs").write_text("let a = 1;")
    return Browser(tmp_path)


def test_engine_files_have_their_types_and_are_cached_for_good(with_engine: Browser) -> None:
    answer = with_engine.get("/engine/0123/pyodide.asm.wasm", accept_encoding="gzip")
    assert answer.content == b"whole"
    assert answer.headers["content-type"] == "application/wasm"
    assert "content-encoding" not in answer.headers
    assert "immutable" in answer.headers["cache-control"]
    script = with_engine.get("/engine/0123/pyodide.mjs", accept_encoding="gzip, br")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.text == "let a = 1;"


def test_engine_files_are_sent_as_the_build_has_compressed_them(with_engine: Browser) -> None:
    asked = "/engine/0123/pyodide.asm.wasm"
    answer = with_engine.head(asked, accept_encoding="gzip, br")
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-length"] == str(len(b"packed"))
    assert answer.headers["content-type"] == "application/wasm"


def test_the_engine_names_its_version_anew_each_time(with_engine: Browser) -> None:
    assert with_engine.get("/engine/engine.json").headers["cache-control"] == "no-cache"


def test_fonts_are_not_compressed_again(built: Browser) -> None:
    answer = built.get("/assets/font-1.woff2")
    assert "content-encoding" not in answer.headers
    assert answer.content == b"font"


def test_assets_are_cached_for_good_and_the_start_file_is_not(built: Browser) -> None:
    assert "immutable" in built.get("/assets/main-1.js").headers["cache-control"]
    page = built.get("/")
    assert page.headers["cache-control"] == "no-cache"
    again = built.get("/", if_none_match=page.headers["etag"])
    assert again.status_code == 304
    assert not again.content


def test_the_manifest_has_its_own_type(built: Browser) -> None:
    assert built.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


def test_a_server_without_the_web_client_says_how_to_build_it(tmp_path: Path) -> None:
    answer = Browser(tmp_path).get("/t/abc")
    assert answer.status_code == 503
    assert "make setup" in answer.text


@over_sockets
async def test_a_browser_may_offer_the_token_of_a_seat_as_a_subprotocol(server: Served) -> None:
    async with company(server, "nox", 1, players=2) as table:
        host = table.clients[0]
        token = (await host.must("seat-program", seat=1, name="Second"))["token"]
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{table.table}"
        offered = [websockets.Subprotocol("lunasol"), websockets.Subprotocol(f"token.{token}")]
        async with websockets.connect(url, subprotocols=offered) as connection:
            assert connection.subprotocol == "lunasol"
            second = Client(connection)
            assert (await second.ask("hello"))["seat"] == 1
        wrong = [websockets.Subprotocol("lunasol"), websockets.Subprotocol("token.wrong")]
        async with websockets.connect(url, subprotocols=wrong) as connection:
            assert (await Client(connection).ask("hello"))["seat"] is None
