"""What a server refuses. The key finds the sentence in every language: ``no-…`` of the texts."""

from lunasol.engine.errors import LunasolError


class No(LunasolError):
    """What was asked for cannot be done; nothing has changed."""

    def __init__(self, key: str, ruling: str | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.ruling = ruling
