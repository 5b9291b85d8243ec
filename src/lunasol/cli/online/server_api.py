"""The HTTP requests that the terminal makes to a server."""

from typing import TypeVar

import httpx
import msgspec

from lunasol.cli.errors import CannotJoin
from lunasol.cli.online.tokens import read_token, save_token, token_path
from lunasol.protocol import http
from lunasol.protocol.server_messages import TableInfo
from lunasol.texts import Texts

Answer = TypeVar("Answer")
TIMEOUT_SECONDS = 10.0


class ServerApi:
    """One server. Call ``identify`` first: the other requests need its token."""

    def __init__(self, base: str, texts: Texts) -> None:
        self.base = base
        self.texts = texts
        self.token = ""

    def identify(self) -> None:
        """Get our token confirmed, or a new one if we were never here before."""
        path = token_path(self.base)
        stored = self.token = read_token(path)
        self.token = self.request("POST", "/api/me", http.Me).token
        if self.token != stored:
            save_token(path, self.token)

    def new_table(self, wanted: http.NewTable) -> http.Created:
        return self.request("POST", "/api/tables", http.Created, msgspec.json.encode(wanted))

    def check_table(self, table: str) -> None:
        """Raise CannotJoin if there is no such table."""
        self.request("GET", f"/api/tables/{table}", TableInfo)

    def link(self, table: str) -> str:
        return f"{self.base}/t/{table}"

    def record_url(self, table: str) -> str:
        return f"{self.base}/api/tables/{table}/record"

    def socket_url(self, table: str) -> str:
        return f"ws{self.base.removeprefix('http')}/ws/tables/{table}"

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def request(self, method: str, path: str, kind: type[Answer], body: bytes = b"") -> Answer:
        url = self.base + path
        try:
            answer = httpx.request(
                method, url, content=body, headers=self.headers, timeout=TIMEOUT_SECONDS
            )
        except (httpx.HTTPError, httpx.InvalidURL, OSError):
            raise CannotJoin(self.texts.say("online-no-server", address=self.base)) from None
        if not answer.is_success:
            problem = self.decode(answer.content, http.Problem)
            raise CannotJoin(refusal_text(problem.key, self.texts, problem.detail))
        return self.decode(answer.content, kind)

    def decode(self, data: bytes, kind: type[Answer]) -> Answer:
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise CannotJoin(self.texts.say("online-not-ours", address=self.base)) from None


def refusal_text(key: str, texts: Texts, detail: str = "") -> str:
    """The sentence for a refusal; a newer server may send keys that we do not know."""
    if not texts.has(f"no-{key}"):
        return texts.say("online-refused", key=key)
    return texts.say(f"no-{key}", detail=detail)
