# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What happens at a table without a request: bots move, clocks run out, players stay away."""

import asyncio
import random
from typing import TYPE_CHECKING

from lunasol.protocol.refusals import RequestRefused
from lunasol.tables import entries
from lunasol.tables.bot_jobs import BotJob, job_for
from lunasol.tables.commands.dealing import withheld
from lunasol.tables.commands.playing import bot_move, voters
from lunasol.tables.entries import AnyEntry

if TYPE_CHECKING:
    from lunasol.tables.table import Table

RETRY_SECONDS = 2.0
"""How long to wait before trying again what could not be stored."""
PAUSE_SPREAD = 0.8
"""A bot's pause is longer by a random part of it, up to this share."""
SLEPT_SECONDS = 3.0
"""A timer that is later than this shows that the whole process was stopped."""
SECOND = 1000
LONGEST_WAIT = 24 * 60 * 60.0
"""Seconds after which a timer looks again; timers of browsers do not last for many days."""


class TableScheduler:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat, the bot that is thinking."""
        self.whose = ""
        """The address that bots think for: that of somebody here, or of the last who was."""
        self.timer: asyncio.TimerHandle | None = None
        self.due = 0.0
        """When the timer should fire, in seconds of the event loop."""
        self.graces: dict[int, int] = {}
        """By seat that has lost its connection, when a bot takes over."""
        self.salts_due = 0
        """When the salts must have come, if they are being revealed."""

    def plan(self) -> None:
        """Schedule what happens next; called whenever something has changed."""
        if not self.table.is_evicted:
            self.plan_bots()
            self.plan_timer()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.drop_bots()

    def drop_bots(self) -> None:
        """Forget what bots are thinking about; the position is another one."""
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    # Bots -------------------------------------------------------------------------------------

    def plan_bots(self) -> None:
        state = self.table.state
        self.whose = self.table.broadcaster.address or self.whose
        for seat in state.to_act:
            holder = state.seats[seat]
            is_due = holder.is_played_by_bot and seat not in self.thinking
            if is_due and self.does_anybody_wait():
                job = job_for(state, seat, holder.level or state.opened.level)
                play = self.play(job, holder.decisions)
                self.thinking[seat] = asyncio.create_task(play, name=f"bot {state.id}/{seat}")

    def does_anybody_wait(self) -> bool:
        """Bots play only for somebody: who is connected, or who still plays a match in which a move
        may take days, and is told of the next turn later."""
        state = self.table.state
        if self.table.broadcaster.is_anybody_here:
            return True
        is_slow = state.opened.pace.kind == "days"
        return is_slow and any(not holder.is_played_by_bot for holder in state.seats)

    async def play(self, job: BotJob, decision: int) -> None:
        """Think, at a human pace, and play unless the player has come back by then."""
        ports = self.table.ports
        pause = ports.limits.bot_pause / SECOND * (1 + PAUSE_SPREAD * random.random())
        choosing = asyncio.ensure_future(self.choose(job))
        try:
            await asyncio.sleep(pause)
            code = await choosing
            async with self.table.lock:
                self.thinking.pop(job.seat, None)
                if self.is_still_due(job.seat, decision):
                    new = bot_move(self.table.state, job.seat, code, self.table.now())
                    await self.table.commit(new)
                else:
                    self.plan()
        except RequestRefused:  # not stored: the position is as it was
            await asyncio.sleep(RETRY_SECONDS)
            self.thinking.pop(job.seat, None)
            self.plan()
        finally:
            choosing.cancel()  # has no effect if it is done

    async def choose(self, job: BotJob) -> int:
        """The bot's move, no sooner than if it had had a choice."""
        ports = self.table.ports
        found = await ports.bots.choose(job, self.whose)
        missing = ports.thinking_times.missing(job, found)
        if ports.limits.bot_pause:
            await asyncio.sleep(missing)
        return found.code

    def is_still_due(self, seat: int, decision: int) -> bool:
        state = self.table.state
        holder = state.seats[seat]
        is_pending = seat in state.to_act and holder.decisions == decision
        return is_pending and holder.is_played_by_bot

    # Time -------------------------------------------------------------------------------------

    def start_grace(self, seat: int) -> None:
        """Give a player time to come back; not if a move may take days, when nobody has to stay."""
        state = self.table.state
        if state.status != "running" or state.opened.pace.kind == "days":
            return
        grace = self.table.ports.limits.grace
        if grace is not None and state.seats[seat].substituted is None:
            self.graces[seat] = self.end_of_grace(grace)

    def end_of_grace(self, grace: int) -> int:
        return self.table.now() + grace * SECOND

    def start_graces(self) -> None:
        """Start the grace of every player who is not connected: at the start of a match, after a
        restart, and when somebody returns to a table that everybody had left."""
        present = self.table.broadcaster.present
        for seat, holder in enumerate(self.table.state.seats):
            is_away = seat not in present and seat not in self.graces
            if holder.kind in ("person", "program") and is_away:
                self.start_grace(seat)

    @property
    def awaits_salts(self) -> bool:
        return self.table.state.is_closed and self.table.state.status == "open"

    def await_salts(self) -> None:
        """Give every player's device the stated time to reveal its salt; where a move may take
        days, nobody has to be here when the match is started."""
        pace, limits = self.table.state.opened.pace, self.table.ports.limits
        seconds = pace.move if pace.kind == "days" else limits.reveal_seconds
        self.salts_due = self.table.now() + seconds * SECOND

    def extend_graces(self) -> None:
        grace = self.table.ports.limits.grace
        if grace is not None:
            for seat in self.graces:
                self.graces[seat] = self.end_of_grace(grace)

    def plan_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.table.is_evicted:
            return
        awaits_salts = self.awaits_salts
        if not (self.graces or awaits_salts or self.table.state.has_clock):
            return
        moments = [*self.graces.values(), *self.deadlines().values()]
        if awaits_salts:
            moments.append(self.salts_due)
        if moments:
            wait = max(0, min(moments) - self.table.now()) / SECOND + 0.001
            wait = min(wait, LONGEST_WAIT)
            loop = asyncio.get_running_loop()
            self.due = loop.time() + wait
            self.timer = loop.call_at(self.due, lambda: asyncio.create_task(self.on_timer()))

    def deadlines(self) -> dict[int, int]:
        """By seat whose clock is running, when it runs out."""
        state, moment = self.table.state, self.table.now()
        if not state.has_clock:
            return {}
        found = {}
        for seat in state.to_act:
            left = state.left(seat, moment)
            if left is not None and not state.seats[seat].is_played_by_bot:
                found[seat] = moment + left
        return found

    async def on_timer(self) -> None:
        slept = asyncio.get_running_loop().time() - self.due > SLEPT_SECONDS
        async with self.table.lock:
            try:
                if slept:
                    self.restart_time()
                late = self.substitutions()
                if late:
                    await self.table.commit(late)
            except RequestRefused:
                await asyncio.sleep(RETRY_SECONDS)
            self.plan_timer()

    def restart_time(self) -> None:
        """The server itself was stopped for a while: nobody could play or come back meanwhile. The
        clocks of a table that another node could have taken go on, as they would have there."""
        if not self.table.is_shared:
            self.table.state.restart_clocks(self.table.now())
        self.extend_graces()
        self.await_salts()

    def substitutions(self) -> list[AnyEntry]:
        """A bot takes over from players whose clock or grace has run out, and a seat is free again
        whose salt did not come."""
        moment = self.table.now()
        if self.awaits_salts and self.salts_due <= moment:
            return withheld(self.table.state, moment)
        late: list[AnyEntry] = [
            entries.Substituted(at=moment, seat=seat, why="clock")
            for seat, until in self.deadlines().items()
            if until <= moment
        ]
        for seat in [seat for seat, until in self.graces.items() if until <= moment]:
            del self.graces[seat]
            if self.somebody_else_stays(seat) and self.table.state.seats[seat].substituted is None:
                late.append(entries.Substituted(at=moment, seat=seat, why="away"))
        return late

    def somebody_else_stays(self, seat: int) -> bool:
        """A bot plays on for the sake of the others; if nobody is there, the match can wait."""
        present = self.table.broadcaster.present
        return any(other != seat for other in voters(self.table.state, present))
