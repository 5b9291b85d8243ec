"""Reviews of finished matches: what `lunasol analyze` does, one decision at a time.

Each decision is judged as a separate job in the processes of the bots, behind the jobs of the
tables. People's decisions come first, because it is people who ask. A request is answered with what
has been judged so far.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import asdict

from lunasol.analysis.judge import Judge, JudgedMove
from lunasol.analysis.review import MatchReview
from lunasol.bots import registry
from lunasol.bots.answer import Reason
from lunasol.bots.bot import SearchBot
from lunasol.bots.search.search import SearchBudget
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.position import snapshot
from lunasol.protocol import http
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.server_messages import EventInfo
from lunasol.server.bots.pool import ProcessBotPool, position
from lunasol.tables import projection
from lunasol.tables.bot_jobs import BotJob
from lunasol.tables.state import TableState

log = logging.getLogger(__name__)
ITERATIONS, SECONDS = 1000, 0.2
"""The budget of one search. A decision takes one to five searches, and bots wait meanwhile."""
MOST_KEPT = 40
SEED = 0
"""The same match is always judged with the same sampled deals."""


class Question(BotJob, frozen=True):
    """A decision to be judged: what its seat knew, and what it played."""

    at: int
    move: int


class Reviews:
    """The reviews asked for most recently."""

    def __init__(self, bots: ProcessBotPool) -> None:
        self.bots = bots
        self.kept: OrderedDict[str, Progress] = OrderedDict()
        self.turn = asyncio.Lock()
        """One decision is judged at a time, over all reviews."""

    def of(self, state: TableState) -> http.Review:
        """What has been judged by now; the first request starts the review."""
        if state.match is None or state.status != "over":
            raise RequestRefused(RefusalKey.NOT_OVER)
        progress = self.kept.get(state.id)
        if progress is None or progress.has_failed:
            progress = self.kept[state.id] = Progress(state, state.match, self)
        self.kept.move_to_end(state.id)
        while len(self.kept) > MOST_KEPT:
            _, oldest = self.kept.popitem(last=False)
            oldest.work.cancel()
        return progress.so_far()

    def close(self) -> None:
        for progress in self.kept.values():
            progress.work.cancel()


class Progress:
    """One review in progress."""

    def __init__(self, state: TableState, match: Match, of: Reviews) -> None:
        self.state = state
        self.review = MatchReview(match, adviser(state.opened.game), SEED)
        self.decisions = self.review.decisions()
        self.reviews = of
        self.work = asyncio.create_task(self.judge_all(), name=f"review {state.id}")

    @property
    def has_failed(self) -> bool:
        return self.work.done() and len(self.review.judged) < len(self.decisions)

    async def judge_all(self) -> None:
        try:
            for question in self.questions():
                async with self.reviews.turn:
                    judged = await self.reviews.bots.run(judge, question)
                self.review.judged.append(judged)
        except Exception:  # a later request starts the review again
            log.exception("a review failed", extra={"table": self.state.id})

    def questions(self) -> Iterator[Question]:
        seats = self.state.seats
        people = {seat for seat, holder in enumerate(seats) if holder.kind == "person"}
        yield from self.questions_of(people)
        yield from self.questions_of(set(range(len(seats))) - people)

    def questions_of(self, seats: set[int]) -> Iterator[Question]:
        """The decisions of these seats and what they knew, found by replaying the match."""
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

    # The answer -------------------------------------------------------------------------------

    def so_far(self) -> http.Review:
        return http.Review(
            done=len(self.review.judged),
            total=len(self.decisions),
            iterations=ITERATIONS,
            decisions=[
                self.decision(each) for each in sorted(self.review.judged, key=lambda one: one.at)
            ],
            summary=[http.Account(**asdict(each)) for each in self.review.summaries()],
        )

    def decision(self, each: JudgedMove) -> http.Decision:
        write = self.state.move_writer.write
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
            reason=self.reason(each.reason),
            beside=[
                http.Better(
                    move=write(other.move), share=other.share, reason=self.reason(other.reason)
                )
                for other in each.beside
            ],
        )

    def reason(self, reason: Reason | None) -> EventInfo | None:
        notation = self.state.move_writer.notation
        return None if reason is None else projection.event_info(reason, notation)


def adviser(game: str) -> SearchBot:
    return SearchBot(registry.policy(game), SearchBudget(ITERATIONS, SECONDS))


# In the other process -------------------------------------------------------------------------


def judge(question: Question) -> JudgedMove:
    """Judge a decision. Only what the seat knew is known in this process."""
    judge = Judge(adviser(question.game), question.seed)
    move = MovePlayed(question.seat, question.move)
    return judge.judge(question.at, move, position(question))
