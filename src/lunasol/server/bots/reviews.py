"""A finished match in hindsight, for the page: what `lunasol analyze` says, a decision at a time.

One decision after the other is judged where the bots think, each as a task of its own that waits
behind theirs, so that nobody at a table notices much of it. Decisions of people come first, since
they are the ones who ask. Whoever does is told what is done.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace

from lunasol.arena.review import Judge, Judged, Review
from lunasol.bots import registry as bots
from lunasol.bots.answer import Reason
from lunasol.bots.bot import SearchBot
from lunasol.bots.search.search import SearchBudget
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.position import snapshot
from lunasol.protocol import http
from lunasol.protocol.messages import EventInfo
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.server.bots.pool import Because, BotJob, BotPool, position
from lunasol.tables import projection
from lunasol.tables.state import TableState

log = logging.getLogger(__name__)
ITERATIONS, SECONDS = 1000, 0.2
"""Of one search; a decision takes one to five of them, and a bot waits no longer than that."""
MOST_KEPT = 40
SEED = 0
"""The same match is always judged by the same imagined deals."""


@dataclass(frozen=True)
class Question(BotJob):
    """A decision to be judged: what its seat knew, and what it played."""

    at: int
    move: int


@dataclass(frozen=True)
class Verdict:
    """The answer; what speaks for the best move and for those beside it comes as plain data."""

    judged: Judged
    reasons: tuple[Because | None, ...]


class Reviews:
    """Those asked for lately; the one that nobody has asked for longest makes room."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self.kept: OrderedDict[str, Progress] = OrderedDict()
        self.turn = asyncio.Lock()
        """One decision is judged at a time, whoever's review it belongs to."""

    def of(self, state: TableState) -> http.Review:
        """What is known by now; the first who asks sets it going."""
        if state.match is None or state.status != "over":
            raise RequestRefused(RefusalKey.NOT_OVER)
        progress = self.kept.get(state.id)
        if progress is None or progress.has_failed:
            progress = self.kept[state.id] = Progress(state, state.match, self)
        self.kept.move_to_end(state.id)
        while len(self.kept) > MOST_KEPT:
            _, oldest = self.kept.popitem(last=False)
            oldest.work.cancel()
        return progress.told()

    def close(self) -> None:
        for progress in self.kept.values():
            progress.work.cancel()


class Progress:
    """One review, as far as it has come."""

    def __init__(self, state: TableState, match: Match, of: Reviews) -> None:
        self.state = state
        self.review = Review(match, thinker(state.opened.game), SEED)
        self.decisions = self.review.decisions()
        self.verdicts: list[Verdict] = []
        self.reviews = of
        self.work = asyncio.create_task(self.judge_all(), name=f"review {state.id}")

    @property
    def has_failed(self) -> bool:
        return self.work.done() and len(self.review.judged) < len(self.decisions)

    async def judge_all(self) -> None:
        try:
            for question in self.questions():
                async with self.reviews.turn:
                    verdict = await self.reviews.bots.run(judge, question)
                self.verdicts.append(verdict)
                self.review.judged.append(verdict.judged)
        except Exception:  # who asks later may have more luck
            log.exception("a review was given up", extra={"table": self.state.id})

    def questions(self) -> Iterator[Question]:
        seats = self.state.seats
        people = {seat for seat, holder in enumerate(seats) if holder.kind == "person"}
        yield from self.questions_of(people)
        yield from self.questions_of(set(range(len(seats))) - people)

    def questions_of(self, seats: set[int]) -> Iterator[Question]:
        """Their decisions with what they knew, found by playing the match once more."""
        match, wanted = self.review.match, set(self.decisions)
        walk = Match(match.settings)
        for at, entry in enumerate(match.log):
            if at in wanted and isinstance(entry, MovePlayed) and entry.seat in seats:
                yield self.question(at, entry, walk)
            walk.repeat(entry)

    def question(self, at: int, entry: MovePlayed, then: Match) -> Question:
        opened = self.state.opened
        return Question(
            game=opened.game,
            players=opened.players,
            options=tuple(opened.options.items()),
            position=snapshot(then.blinded(entry.seat)),
            seat=entry.seat,
            bot=f"search:{ITERATIONS}",
            seed=SEED,
            at=at,
            move=entry.code,
        )

    # What is told -----------------------------------------------------------------------------

    def told(self) -> http.Review:
        return http.Review(
            done=len(self.review.judged),
            total=len(self.decisions),
            iterations=ITERATIONS,
            decisions=[
                self.decision(each) for each in sorted(self.verdicts, key=lambda one: one.judged.at)
            ],
            summary=[http.Account(**asdict(each)) for each in self.review.accounts()],
        )

    def decision(self, verdict: Verdict) -> http.Decision:
        write, each = self.state.move_writer.write, verdict.judged
        reason, *beside = map(self.why, verdict.reasons)
        return http.Decision(
            at=each.at,
            seat=each.seat,
            move=write(each.move),
            share=each.share,
            best=write(each.best),
            best_share=each.best_share,
            loss=each.loss,
            error=each.error,
            clear=each.is_clear,
            reason=reason,
            beside=[
                http.Better(move=write(other.move), share=other.share, reason=why)
                for other, why in zip(each.beside, beside, strict=True)
            ],
        )

    def why(self, reason: Because | None) -> EventInfo | None:
        notation = self.state.move_writer.notation
        return None if reason is None else projection.event_info(reason, notation)


def thinker(game: str) -> SearchBot:
    return SearchBot(bots.policy(game), SearchBudget(ITERATIONS, SECONDS))


# In the other process -------------------------------------------------------------------------


def judge(asked: Question) -> Verdict:
    """The match stays outside: all that is known of it here is what the seat knew."""
    judge = Judge(thinker(asked.game), asked.seed)
    found = judge.judge(asked.at, MovePlayed(asked.seat, asked.move), position(asked))
    reasons = (found.reason, *(each.reason for each in found.beside))
    return Verdict(bare(found), tuple(map(plain, reasons)))


def bare(found: Judged) -> Judged:
    """Without reasons, which do not go from process to process."""
    beside = tuple(replace(each, reason=None) for each in found.beside)
    return replace(found, reason=None, beside=beside)


def plain(reason: Reason | None) -> Because | None:
    return None if reason is None else Because(reason.key, dict(reason.facts))
