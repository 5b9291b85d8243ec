"""The errors that a user can cause. Each message says in one sentence what is wrong and why."""


class LunasolError(Exception):
    """An error that the user can correct."""


class UnknownGame(LunasolError):
    pass


class BadOption(LunasolError):
    pass


class BadPlayers(LunasolError):
    pass


class BadSeat(LunasolError):
    pass


class BadDeck(LunasolError):
    pass


class BadShuffle(LunasolError):
    pass


class BadNotation(LunasolError):
    pass


class BadRecord(LunasolError):
    """The record is damaged or forged; ``line`` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class IllegalMove(LunasolError):
    """The rules refuse the move; ``key`` is the key of the explanation in every language."""

    def __init__(self, key: str, ruling: str) -> None:
        super().__init__(f"{key.replace('-', ' ')} ({ruling})")
        self.key = key
        self.ruling = ruling
