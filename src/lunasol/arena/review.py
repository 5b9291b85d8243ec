"""A played match in hindsight: what each player knew at each decision, and what was best then.

A move is judged by a search from what its seat knew, never by what turned out. Where the search
would have played another one, two more of the same length, each bound to begin with one move, say
what the move played and the best one found are worth; their difference is what was given away.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from math import sqrt
from typing import Any

from lunasol.arena.report import Z
from lunasol.bots.answer import Reason
from lunasol.bots.bot import SearchBot
from lunasol.bots.search.search import Search
from lunasol.engine.cards import Rng
from lunasol.engine.game import TAKE_BACK, Game
from lunasol.engine.match import Entry, Match, MovePlayed

STREAMS = 5
"""Generators that a decision may need: one to search, two for two moves, and those beside."""
BESIDE = STREAMS - 3


@dataclass(frozen=True)
class Better:
    """A move that would have been better, though the search preferred yet another one."""

    move: int
    share: float
    reason: Reason | None


@dataclass(frozen=True)
class Judged:
    """One decision. Shares are of won matches; ``error`` is that of their difference (95 %)."""

    at: int
    """How many entries of the log came before it."""
    seat: int
    move: int
    share: float
    best: int
    best_share: float
    error: float
    reason: Reason | None
    """What speaks for the best move."""
    beside: tuple[Better, ...] = ()
    """Further moves that were clearly better than the one played, the best first."""

    @property
    def loss(self) -> float:
        """What the move gave away; a better move than the search found gives nothing away."""
        return max(0.0, self.best_share - self.share)

    @property
    def is_clear(self) -> bool:
        """Whether the loss is more than the estimate's own error."""
        return self.loss > self.error


@dataclass(frozen=True)
class Account:
    """How a seat came from par to its result: what it gave away, and all the rest."""

    seat: int
    decisions: int
    best_found: int
    par: float
    loss: float
    rest: float | None
    """Cards and the others; unknown while the match is unfinished."""
    result: float | None


class Judge:
    """Judges a decision by what its seat knew; the match itself is not needed for that."""

    def __init__(self, bot: SearchBot, seed: int = 0) -> None:
        self.bot = bot
        self.seed = seed

    def judge(self, at: int, entry: MovePlayed, known: Game) -> Judged:
        seat, move, streams = entry.seat, entry.code, range(STREAMS * at, STREAMS * (at + 1))
        answer = self.bot.answer(known, seat, Rng(self.seed, streams[0]))
        if move == answer.move:
            share = answer.candidates[0].win_share or 0.0
            return Judged(at, seat, move, share, move, share, 0.0, answer.reason)
        best_share, best_error = self.worth(known, seat, answer.move, streams[1])
        share, own_error = self.worth(known, seat, move, streams[2])
        error = Z * sqrt(best_error**2 + own_error**2)
        found = Judged(at, seat, move, share, answer.move, best_share, error, answer.reason)
        if not found.is_clear:
            return found
        others = [each.move for each in answer.candidates[1:] if each.visits and each.move != move]
        tried = zip(others[:BESIDE], streams[3:], strict=False)
        beside = [self.better(known, found, other, stream) for other, stream in tried]
        return replace(found, beside=ranked(beside, share + error))

    def better(self, known: Game, found: Judged, move: int, stream: int) -> Better:
        policy, seat = self.bot.policy, found.seat
        reason = None if policy is None else policy.explain(known, seat, move)
        return Better(move, self.worth(known, seat, move, stream)[0], reason)

    def worth(self, known: Game, seat: int, move: int, stream: int) -> tuple[float, float]:
        """The win share after this move, and its standard error."""
        search = Search(known, seat, self.bot.policy, Rng(self.seed, stream), self.bot.budget)
        search.forced = move
        search.run()
        share, count = search.win_share(), int(search.iterations)
        return share, sqrt(max(share * (1 - share), 0.25 / count) / count)


def ranked(found: list[Better], least: float) -> tuple[Better, ...]:
    worthy = (each for each in found if each.share > least)
    return tuple(sorted(worthy, key=lambda each: -each.share))


class Review:
    def __init__(self, match: Match, bot: SearchBot, seed: int = 0) -> None:
        self.match = match
        self.judge = Judge(bot, seed)
        self.judged: list[Judged] = []

    def decisions(self) -> list[int]:
        """Where in the log somebody had a choice and kept to it."""
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
        """Whether the next thing this seat did was to take this choice back."""
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

    # The account ------------------------------------------------------------------------------

    def accounts(self) -> list[Account]:
        return [self.account(seat) for seat in range(self.match.players)]

    def account(self, seat: int) -> Account:
        own = [judged for judged in self.judged if judged.seat == seat]
        loss = sum(judged.loss for judged in own)
        par, result = self.par(), self.result(seat)
        rest = None if result is None else result - par + loss
        best_found = sum(not judged.is_clear for judged in own)
        return Account(seat, len(own), best_found, par, loss, rest, result)

    def sides(self) -> list[int]:
        return [int(self.match.game.team(seat)) for seat in range(self.match.players)]

    def par(self) -> float:
        return 1 / len(set(self.sides()))

    def result(self, seat: int) -> float | None:
        outcome, sides = self.match.outcome, self.sides()
        if outcome is None:
            return None
        winning = {sides[winner] for winner in outcome.winners}
        return 1 / len(winning) if sides[seat] in winning else 0.0

    def costliest(self) -> Iterator[Judged]:
        """The moves that clearly gave something away, the most first."""
        return iter(sorted(filter(clear, self.judged), key=lambda judged: -judged.loss))

    def as_json(self) -> dict[str, Any]:
        settings, name = self.match.settings, self.match.notation.move
        return {
            "game": settings.definition.id,
            "players": self.match.players,
            "iterations": int(self.judge.bot.budget.iterations),
            "finished": self.match.over,
            "seats": [asdict(account) for account in self.accounts()],
            "decisions": [
                {
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
                        {"move": str(name(each.move)), "win_share": each.share}
                        for each in judged.beside
                    ],
                }
                for judged in self.judged
            ],
        }


def clear(judged: Judged) -> bool:
    return judged.is_clear


def until(match: Match, at: int) -> Match:
    """The match as it stood after so many entries of its log."""
    earlier = Match(match.settings)
    entries: list[Entry] = match.log[:at]
    for entry in entries:
        earlier.repeat(entry)
    return earlier
