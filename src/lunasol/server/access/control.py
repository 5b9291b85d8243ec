"""Who may come in: tokens, cookies, origins, addresses, and how often."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from lunasol.server.access.rate_limits import ConcurrencyLimit, RateLimit
from lunasol.server.access.tokens import Tokens
from lunasol.server.settings import Settings

COOKIE = "lunasol"
PROTOCOL = "lunasol"
TOKEN = "token."
"""A page cannot send headers with its sockets; it offers the token of a seat as a protocol."""
YEAR = 365 * 24 * 60 * 60


class AccessControl:
    def __init__(self, settings: Settings, people: Tokens) -> None:
        self.settings = settings
        self.tokens = people
        self.connections = ConcurrencyLimit(settings.connections)
        self.requests = RateLimit(settings.request_rate, 5 * settings.request_rate)
        self.chat = RateLimit(settings.chat_rate / 60, settings.chat_rate)
        self.hints = RateLimit(settings.hint_rate / 60, settings.hint_rate)

    def address(self, connection: HTTPConnection) -> str:
        """Behind a proxy that is trusted, the last address that it saw itself."""
        if self.settings.trust_proxy:
            seen = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            if seen:
                return seen
        return connection.client.host if connection.client else "local"

    def is_our_page(self, connection: HTTPConnection) -> bool:
        """Browsers say which page asks; programs say nothing, and have no cookies to misuse."""
        origin = connection.headers.get("origin")
        return origin is None or origin in self.origins(connection)

    def origins(self, connection: HTTPConnection) -> set[str]:
        if self.settings.origin:
            return {self.settings.origin}
        host = connection.headers.get("host", "")
        return {f"http://{host}", f"https://{host}"}

    def base(self, connection: HTTPConnection) -> str:
        """Where links to us begin."""
        if self.settings.origin:
            return self.settings.origin
        scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
        return f"{scheme}://{connection.headers.get('host', 'localhost')}"

    # Who it is --------------------------------------------------------------------------------

    def identity(self, connection: HTTPConnection, table: str) -> tuple[str, int | None]:
        """The person, or "" and the seat of a program; ("", None) is anybody."""
        bearer = self.bearer(connection) or offered(connection)
        program = self.tokens.program(bearer, table) if bearer else None
        if program is not None:
            return "", program
        return self.person(connection) or "", None

    def person(self, connection: HTTPConnection) -> str | None:
        token = self.bearer(connection) or connection.cookies.get(COOKIE, "")
        return self.tokens.person(token) if token else None

    def bearer(self, connection: HTTPConnection) -> str:
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" else ""

    def remember(self, response: Response, connection: HTTPConnection, person: str) -> None:
        response.set_cookie(
            COOKIE,
            self.tokens.token(person),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.base(connection).startswith("https:"),
        )


def offered(connection: HTTPConnection) -> str:
    """The token of a seat that a page has offered beside our protocol."""
    protocols = connection.scope.get("subprotocols", [])
    tokens = [each.removeprefix(TOKEN) for each in protocols if each.startswith(TOKEN)]
    return tokens[0] if PROTOCOL in protocols and tokens else ""
