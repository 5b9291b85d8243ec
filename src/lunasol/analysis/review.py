"""The review of a played match: every decision judged, and how much of the result was skill."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from lunasol.analysis.judge import Judge, JudgedMove
from lunasol.bots.bot import SearchBot
from lunasol.engine.game import TAKE_BACK
from lunasol.engine.match import Entry, Match, MovePlayed


@dataclass(frozen=True)
class SeatSummary:
    """How a seat came from par to its result: what its moves gave away, and everything else."""

    seat: int
    decisions: int
    best_found: int
    par: float
    loss: float
    rest: float | None
    """What the cards and the other players added; None while the match is unfinished."""
    result: float | None


class MatchReview:
    def __init__(self, match: Match, bot: SearchBot, seed: int = 0) -> None:
        self.match = match
        self.judge = Judge(bot, seed)
        self.judged: list[JudgedMove] = []

    def decisions(self) -> list[int]:
        """The places in the log where a seat had a choice and did not take it back."""
        walk = Match(self.match.settings)
        found = []
        for at, entry in enumerate(self.match.log):
            if isinstance(entry, MovePlayed) and self.is_decision(walk, at, entry):
                found.append(at)
            walk.repeat(entry)
        return found

    def is_decision(self, walk: Match, at: int, entry: MovePlayed) -> bool:
        if entry.code == TAKE_BACK or len(walk.legal(entry.seat)) == 1:
            return False
        return not self.taken_back(at, entry)

    def taken_back(self, at: int, entry: MovePlayed) -> bool:
        """Whether the next move of this seat took this choice back."""
        later = (
            other
            for other in self.match.log[at + 1 :]
            if isinstance(other, MovePlayed) and other.seat == entry.seat
        )
        following = next(later, None)
        return following is not None and following.code == TAKE_BACK

    def run(self, progress: Callable[[int], None] | None = None) -> None:
        wanted = set(self.decisions())
        walk = Match(self.match.settings)
        for at, entry in enumerate(self.match.log):
            if at in wanted and isinstance(entry, MovePlayed):
                self.judged.append(self.judge.judge(at, entry, walk.blinded(entry.seat)))
                if progress is not None:
                    progress(1)
            walk.repeat(entry)

    # The summary ------------------------------------------------------------------------------

    def summaries(self) -> list[SeatSummary]:
        return [self.summary(seat) for seat in range(self.match.players)]

    def summary(self, seat: int) -> SeatSummary:
        own = [judged for judged in self.judged if judged.seat == seat]
        loss = sum(judged.loss for judged in own)
        par, result = self.par(), self.result(seat)
        rest = None if result is None else result - par + loss
        best_found = sum(not judged.is_clear for judged in own)
        return SeatSummary(seat, len(own), best_found, par, loss, rest, result)

    def teams(self) -> list[int]:
        return [int(self.match.game.team(seat)) for seat in range(self.match.players)]

    def par(self) -> float:
        return 1 / len(set(self.teams()))

    def result(self, seat: int) -> float | None:
        outcome, teams = self.match.outcome, self.teams()
        if outcome is None:
            return None
        winning = {teams[winner] for winner in outcome.winners}
        return 1 / len(winning) if teams[seat] in winning else 0.0

    def costliest(self) -> Iterator[JudgedMove]:
        """The moves that clearly gave something away, the most costly first."""
        return iter(sorted(filter(clear, self.judged), key=lambda judged: -judged.loss))

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.match.settings.definition.id,
            "players": self.match.players,
            "iterations": int(self.judge.bot.budget.iterations),
            "finished": self.match.over,
            "seats": [asdict(summary) for summary in self.summaries()],
            "decisions": [self.decision_as_json(judged) for judged in self.judged],
        }

    def decision_as_json(self, judged: JudgedMove) -> dict[str, Any]:
        name = self.match.notation.move
        return {
            "at": judged.at,
            "seat": judged.seat,
            "move": str(name(judged.move)),
            "win_share": judged.share,
            "best": str(name(judged.best)),
            "best_win_share": judged.best_share,
            "loss": judged.loss,
            "error": judged.error,
            "clear": judged.is_clear,
            "reason": None if judged.reason is None else judged.reason.key,
            "beside": [
                {"move": str(name(each.move)), "win_share": each.share} for each in judged.beside
            ],
        }


def clear(judged: JudgedMove) -> bool:
    return judged.is_clear


def until(match: Match, at: int) -> Match:
    """The match as it stood after the first ``at`` entries of its log."""
    earlier = Match(match.settings)
    entries: list[Entry] = match.log[:at]
    for entry in entries:
        earlier.repeat(entry)
    return earlier
