"""Access control: tokens, cookies, origins, addresses and rate limits."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from lunasol.server.access.addresses import network
from lunasol.server.access.hops import Hops
from lunasol.server.access.rate_limits import ConcurrencyLimit, RateLimit
from lunasol.server.access.tokens import Tokens
from lunasol.server.settings import ServerSettings
from lunasol.tables.outbox import Program

COOKIE = "lunasol"
SUBPROTOCOL = "lunasol"
TOKEN = "token."
"""Browsers cannot send headers with a WebSocket, so they offer a seat's token as a subprotocol."""
YEAR = 365 * 24 * 60 * 60
LOOPBACK = ("127.0.0.1", "::1", "local")


class AccessControl:
    def __init__(self, settings: ServerSettings, tokens: Tokens) -> None:
        self.settings = settings
        self.tokens = tokens
        self.hops: Hops | None = None
        """Recognizes what another node has passed on, if there are several."""
        self.connections = ConcurrencyLimit(settings.connections)
        self.requests = RateLimit(settings.request_rate, 5 * settings.request_rate)
        self.chat = RateLimit(settings.chat_rate / 60, settings.chat_rate)
        self.changes = RateLimit(settings.change_rate / 60, settings.change_rate)
        self.hints = RateLimit(settings.hint_rate / 60, settings.hint_rate)
        self.replays = RateLimit(settings.replay_rate / 60, settings.replay_rate)
        self.new_guests = RateLimit(settings.guest_rate / 60, settings.guest_rate)
        self.new_tables = RateLimit(settings.table_rate / 60, 2 * settings.table_rate)

    # Limits of one person, for the tables -----------------------------------------------------

    def may_chat(self, whose: str) -> bool:
        return self.chat.take(whose)

    def may_change(self, whose: str) -> bool:
        return self.changes.take(whose)

    def may_ask_hint(self, whose: str) -> bool:
        return self.hints.take(whose)

    def program_token(self, table_id: str, program: Program) -> str:
        return self.tokens.program_token(table_id, program)

    def may_ask(self, connection: HTTPConnection) -> bool:
        """Whether this address has not asked too often: requests and handshakes alike. What another
        node has passed on was counted there."""
        return self.is_passed_on(connection) or self.requests.take(self.address(connection))

    def is_passed_on(self, connection: HTTPConnection) -> bool:
        return self.hops is not None and self.hops.address_of(connection) is not None

    # Where a request comes from ---------------------------------------------------------------

    def address(self, connection: HTTPConnection) -> str:
        """The client's address, or the network that it stands for in limits; behind a trusted
        proxy, the one that the proxy saw; from another node, the one that it names."""
        named = None if self.hops is None else self.hops.address_of(connection)
        if named is not None:
            return named
        if self.settings.trust_proxy:
            lines = connection.headers.getlist("x-forwarded-for")
            seen = lines[-1].rpartition(",")[2].strip() if lines else ""
            if seen:
                return network(seen)
        return network(peer(connection))

    def is_local(self, connection: HTTPConnection) -> bool:
        """Whether a program on this machine asks, and not for somebody else."""
        return peer(connection) in LOOPBACK and "x-forwarded-for" not in connection.headers

    def is_own_origin(self, connection: HTTPConnection) -> bool:
        """Browsers send the origin of the page that asks; programs send none, and they have no
        cookies that another page could misuse."""
        origin = connection.headers.get("origin")
        return origin is None or origin in self.origins(connection)

    def origins(self, connection: HTTPConnection) -> set[str]:
        if self.settings.origin:
            return {self.settings.origin}
        host = connection.headers.get("host", "")
        return {f"http://{host}", f"https://{host}"}

    def base(self, connection: HTTPConnection) -> str:
        """The beginning of links to this server."""
        if self.settings.origin:
            return self.settings.origin
        scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
        return f"{scheme}://{connection.headers.get('host', 'localhost')}"

    # Who asks ---------------------------------------------------------------------------------

    def identity(self, connection: HTTPConnection, table: str) -> tuple[str, Program | None]:
        """The person, or "" and the seating of a program; ("", None) is anonymous."""
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


def peer(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "local"


def offered(connection: HTTPConnection) -> str:
    """The seat's token that a browser has offered beside our subprotocol."""
    protocols = connection.scope.get("subprotocols", [])
    tokens = [each.removeprefix(TOKEN) for each in protocols if each.startswith(TOKEN)]
    return tokens[0] if SUBPROTOCOL in protocols and tokens else ""
