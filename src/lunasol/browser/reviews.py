"""Reviews on a device: one at a time, and only while somebody looks at it."""

import asyncio
from hashlib import sha256

from lunasol import games
from lunasol.api.reviews import Played, Reviews
from lunasol.engine.record import read_record
from lunasol.protocol import http
from lunasol.protocol.refusals import RefusalKey, RequestRefused

PATIENCE = 20.0
"""Seconds without a question after which a review stops; the page asks every second or so."""


class DeviceReviews(Reviews):
    """What has been judged is kept, so that a review that was stopped goes on where it was."""

    ending: asyncio.TimerHandle | None = None

    def of_record(self, record: str, whose: str) -> http.Review:
        """The review of a match that was played elsewhere. Its record says who played it, but not
        which of them are people."""
        id = sha256(record.encode(errors="surrogatepass")).hexdigest()
        known = self.kept.get(id)
        played = recorded(id, record) if known is None else known.played
        return self.of_match(played, whose)

    def of_match(self, played: Played, whose: str) -> http.Review:
        found = super().of_match(played, whose)
        self.stop(besides=played.id)
        if self.ending is not None:
            self.ending.cancel()
        self.ending = asyncio.get_running_loop().call_later(PATIENCE, self.stop)
        return found

    def stop(self, besides: str = "") -> None:
        """Stop all reviews but this one."""
        for id, progress in self.kept.items():
            if id != besides:
                progress.work.cancel()

    def forget(self, id: str) -> None:
        """The table is gone."""
        progress = self.kept.pop(id, None)
        if progress is not None:
            progress.work.cancel()

    def close(self) -> None:
        super().close()
        if self.ending is not None:
            self.ending.cancel()


def recorded(id: str, record: str) -> Played:
    match = read_record(record, games)
    if not match.over:
        raise RequestRefused(RefusalKey.NOT_OVER)
    if match.settings.options["deck"] not in match.settings.definition.decks:
        raise RequestRefused(RefusalKey.NOT_POSSIBLE)  # an owner's own deck, which bots do not know
    return Played(id, match, frozenset(range(match.settings.players)))
