"""Reviews of finished matches: what `lunasol analyze` does, one decision at a time.

Each decision is judged as a separate job where bots think, and whoever asked first takes turns with
everybody else. People's decisions come first, because it is people who ask. A
request is answered with what has been judged so far.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Iterator, Set
from dataclasses import asdict, dataclass
from weakref import WeakValueDictionary

from lunasol.analysis.judge import JudgedMove
from lunasol.analysis.review import MatchReview
from lunasol.api import work
from lunasol.api.work import Question, Worker, adviser, judge
from lunasol.bots.answer import Reason
from lunasol.engine.match import Match, MovePlayed
from lunasol.engine.position import snapshot
from lunasol.protocol import http
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.server_messages import EventInfo
from lunasol.tables import catalog, projection
from lunasol.tables.state import TableState

log = logging.getLogger(__name__)
MOST_KEPT = 40
SEED = 0
"""The same match is always judged with the same sampled deals."""


@dataclass(frozen=True)
class Played:
    """A match that is over, as far as a review needs it."""

    id: str
    match: Match
    people: frozenset[int]
    """The seats that people held."""

    @property
    def game(self) -> str:
        return self.match.settings.definition.id

    @property
    def deck(self) -> str:
        return str(self.match.settings.options["deck"])


def played_at(state: TableState) -> Played:
    if state.match is None or state.status != "over":
        raise RequestRefused(RefusalKey.NOT_OVER)
    people = {seat for seat, holder in enumerate(state.seats) if holder.kind == "person"}
    return Played(state.id, state.match, frozenset(people))


class Reviews:
    """The reviews asked for most recently."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.kept: OrderedDict[str, Progress] = OrderedDict()
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a decision is judged, one at a time for each address: the bots of somebody who
        asks for many reviews wait for one of them only."""

    def of(self, state: TableState, whose: str) -> http.Review:
        """The review of the match at a table."""
        return self.of_match(played_at(state), whose)

    def of_match(self, played: Played, whose: str) -> http.Review:
        """What has been judged by now; the first request starts the review, for its address."""
        progress = self.kept.get(played.id)
        if progress is None:
            progress = self.kept[played.id] = Progress(played, self, whose)
        elif progress.has_stopped:
            progress.go_on()
        self.kept.move_to_end(played.id)
        if len(self.kept) > MOST_KEPT:
            self.drop_one()
        return progress.so_far()

    def drop_one(self) -> None:
        """Drop the review that was not asked for longest, of the address that has most of them."""
        counts = Counter(progress.whose for progress in self.kept.values())
        most = max(counts.values())
        oldest = next(id for id, each in self.kept.items() if counts[each.whose] == most)
        self.kept.pop(oldest).work.cancel()

    def turn_of(self, whose: str) -> asyncio.Lock:
        turn = self.turns.get(whose)
        if turn is None:
            turn = self.turns[whose] = asyncio.Lock()
        return turn

    def close(self) -> None:
        for progress in self.kept.values():
            progress.work.cancel()


class Progress:
    """One review in progress."""

    def __init__(self, played: Played, of: Reviews, whose: str) -> None:
        self.played = played
        self.move_writer = catalog.move_writer(played.game, played.deck)
        self.review = MatchReview(played.match, adviser(played.game), SEED)
        self.decisions = self.review.decisions()
        self.worker = of.worker
        self.whose = whose
        self.turn = of.turn_of(whose)
        self.go_on()

    def go_on(self) -> None:
        """Judge what has not been judged yet."""
        self.work = asyncio.create_task(self.judge_all(), name=f"review {self.played.id}")

    @property
    def has_stopped(self) -> bool:
        """Whether it failed or was stopped before everything was judged."""
        return self.work.done() and len(self.review.judged) < len(self.decisions)

    async def judge_all(self) -> None:
        try:
            for question in self.questions():
                async with self.turn:
                    judged = await self.worker.run(judge, question, self.whose)
                self.review.judged.append(judged)
        except Exception:  # a later request goes on with the review
            log.exception("a review failed", extra={"table": self.played.id})

    def questions(self) -> Iterator[Question]:
        people = self.played.people
        yield from self.questions_of(people)
        yield from self.questions_of(set(range(self.review.match.settings.players)) - people)

    def questions_of(self, seats: Set[int]) -> Iterator[Question]:
        """The decisions of these seats and what they knew, found by replaying the match."""
        match = self.review.match
        wanted = set(self.decisions).difference(judged.at for judged in self.review.judged)
        walk = Match(match.settings)
        for at, entry in enumerate(match.log):
            if at in wanted and isinstance(entry, MovePlayed) and entry.seat in seats:
                yield self.question(at, entry, walk)
            walk.repeat(entry)

    def question(self, at: int, entry: MovePlayed, then: Match) -> Question:
        settings = self.review.match.settings
        return Question(
            game=self.played.game,
            players=settings.players,
            options=tuple(settings.options.items()),
            position=snapshot(then.blinded(entry.seat)),
            seat=entry.seat,
            bot=f"search:{work.ITERATIONS}",
            seed=SEED,
            at=at,
            move=entry.code,
        )

    # The answer -------------------------------------------------------------------------------

    def so_far(self) -> http.Review:
        return http.Review(
            done=len(self.review.judged),
            total=len(self.decisions),
            iterations=work.ITERATIONS,
            decisions=[
                self.decision(each) for each in sorted(self.review.judged, key=lambda one: one.at)
            ],
            summary=[http.Account(**asdict(each)) for each in self.review.summaries()],
        )

    def decision(self, each: JudgedMove) -> http.Decision:
        write = self.move_writer.write
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
        notation = self.move_writer.notation
        return None if reason is None else projection.event_info(reason, notation)
