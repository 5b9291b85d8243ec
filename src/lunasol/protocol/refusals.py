"""Why the server refuses a request. docs/wire.md and the TypeScript types list these keys."""

from enum import StrEnum

from lunasol.engine.errors import LunasolError


class RefusalKey(StrEnum):
    """The text named ``no-`` plus the key explains the refusal in every language."""

    ALREADY_AWAY = "already-away"
    ALREADY_REVEALED = "already-revealed"
    ALREADY_CLOSED = "already-closed"
    ALREADY_STARTED = "already-started"
    BAD_NAME = "bad-name"
    BAD_PACE = "bad-pace"
    BAD_REQUEST = "bad-request"
    BAD_TEXT = "bad-text"
    CHAT_IS_OFF = "chat-is-off"
    CHOICE_STANDS = "choice-stands"
    CLIENT_TOO_NEW = "client-too-new"
    CLIENT_TOO_OLD = "client-too-old"
    GRACE_NOT_OVER = "grace-not-over"
    HELLO_FIRST = "hello-first"
    HOST_ONLY = "host-only"
    MALFORMED = "malformed"
    NAME_TAKEN = "name-taken"
    NO_HINTS = "no-hints"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_TABLE = "no-such-table"
    NO_TOKEN = "no-token"
    NO_WATCHING = "no-watching"
    NOBODY_IS_AWAY = "nobody-is-away"
    NOT_A_MOVE = "not-a-move"
    NOT_A_PERSON = "not-a-person"
    NOT_ALLOWED = "not-allowed"
    NOT_ALONE = "not-alone"
    NOT_ASKED = "not-asked"
    NOT_FOUND = "not-found"
    NOT_OVER = "not-over"
    NOT_POSSIBLE = "not-possible"
    NOT_RUNNING = "not-running"
    NOT_SEATED = "not-seated"
    NOT_STORED = "not-stored"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_YOURS_TO_VOTE = "not-yours-to-vote"
    NOTHING_SAID = "nothing-said"
    NOTHING_TO_REVEAL = "nothing-to-reveal"
    NOTHING_TO_UNDO = "nothing-to-undo"
    ONLY_LOCAL = "only-local"
    OTHER_ORIGIN = "other-origin"
    PROGRAM_REPLACED = "program-replaced"
    PROGRAM_STAYS = "program-stays"
    SALTS_MISSING = "salts-missing"
    SEAT_IS_FREE = "seat-is-free"
    SEAT_RESERVED = "seat-reserved"
    SEAT_TAKEN = "seat-taken"
    SEATS_ARE_FREE = "seats-are-free"
    SERVER_FULL = "server-full"
    TABLE_FULL = "table-full"
    TOO_FAST = "too-fast"
    TOO_LARGE = "too-large"
    TOO_MANY_CHANGES = "too-many-changes"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    TOO_MANY_HINTS = "too-many-hints"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MUCH_CHAT = "too-much-chat"
    TOO_OFTEN = "too-often"


class RequestRefused(LunasolError):
    """The request cannot be carried out, and nothing has changed."""

    ruling: str | None = None
    """A refused move names the ruling; a refused request has none."""

    def __init__(self, key: RefusalKey, detail: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.detail = detail
        """What exactly is wrong, for people who write clients."""
