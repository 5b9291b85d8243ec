"""What can be wrong with what somebody asks for. Each says what, and why, in one sentence."""


class LunasolError(Exception):
    """Anything that the person who asked can put right."""


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
    """A record that is damaged or forged; ``line`` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class IllegalMove(LunasolError):
    """A move that the rules refuse; ``key`` finds its sentence in every language."""

    def __init__(self, key: str, ruling: str) -> None:
        super().__init__(f"{key.replace('-', ' ')} ({ruling})")
        self.key = key
        self.ruling = ruling
