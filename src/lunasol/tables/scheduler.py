# Compiled by mypyc, see COMPILED in hatch_build.py.
"""What happens at a table by itself: bots move, clocks run out, somebody stays away too long."""

import asyncio
import random
from typing import TYPE_CHECKING

from lunasol.protocol.refusals import RequestRefused
from lunasol.server.bots.pool import BotJob, job_for
from lunasol.tables import commands, entries
from lunasol.tables.clock import now
from lunasol.tables.entries import AnyEntry

if TYPE_CHECKING:
    from lunasol.tables.table import Table

AGAIN = 2.0
"""Seconds after which something that could not be stored is tried again."""
VARIETY = 0.8
"""A bot's pause differs by up to so much of it."""


class TableScheduler:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.graces: dict[int, int] = {}
        """By seat that has lost its connection, when a bot will take over."""

    def plan(self) -> None:
        """Whatever is to happen next by itself; called whenever something has changed."""
        self.plan_bots()
        self.plan_time()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    # Bots -------------------------------------------------------------------------------------

    def plan_bots(self) -> None:
        state = self.table.state
        for seat in state.to_act:
            holder = state.seats[seat]
            if holder.is_played_by_bot and seat not in self.thinking:
                task = job_for(state, seat, holder.level or state.opened.level)
                play = self.play(task, holder.decisions)
                self.thinking[seat] = asyncio.create_task(play, name=f"bot {state.id}/{seat}")

    async def play(self, task: BotJob, decision: int) -> None:
        """Think, at a human pace, and play; unless the player has come back by then."""
        services = self.table.services
        pause = services.settings.bot_pause / 1000 * (1 + VARIETY * random.random())
        choosing = asyncio.ensure_future(services.bots.choose(task))
        try:
            await asyncio.sleep(pause)
            code = await choosing
            async with self.table.lock:
                state = self.table.state
                holder = state.seats[task.seat]
                still = task.seat in state.to_act and holder.decisions == decision
                self.thinking.pop(task.seat, None)
                if still and holder.is_played_by_bot:
                    wanted = commands.bot_move(state, task.seat, code, now())
                    await self.table.commit(wanted)
                else:
                    self.plan()
        except RequestRefused:  # not stored: the position is as it was
            await asyncio.sleep(AGAIN)
            self.thinking.pop(task.seat, None)
            self.plan()
        finally:
            choosing.cancel()  # nobody waits for it any more, unless it is done

    # Time -------------------------------------------------------------------------------------

    def start_grace(self, seat: int) -> None:
        """Somebody has gone; where days are given for a move nobody has to stay."""
        state = self.table.state
        if state.status != "running" or state.opened.pace.kind == "days":
            return
        if state.seats[seat].held is None:
            self.graces[seat] = now() + self.table.services.settings.grace * 1000

    def start_graces(self) -> None:
        """For all who should be here and are not: at the start, after a restart, and when
        somebody comes to a table where nobody was left to wait for the others."""
        for seat, holder in enumerate(self.table.state.seats):
            is_away = seat not in self.table.broadcaster.present and seat not in self.graces
            if holder.kind in ("person", "program") and is_away:
                self.start_grace(seat)

    def extend_graces(self) -> None:
        for seat in self.graces:
            self.graces[seat] = now() + self.table.services.settings.grace * 1000

    def plan_time(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if not (self.graces or self.table.state.opened.pace.has_clock):
            return
        moments = [*self.graces.values(), *self.deadlines().values()]
        if moments:
            wait = max(0, min(moments) - now()) / 1000 + 0.001
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(wait, lambda: asyncio.create_task(self.time_is_up()))

    def deadlines(self) -> dict[int, int]:
        """By seat whose clock runs, when it runs out."""
        state, moment = self.table.state, now()
        if not state.opened.pace.has_clock:
            return {}
        found = {}
        for seat in state.to_act:
            left = state.left(seat, moment)
            if left is not None and not state.seats[seat].is_played_by_bot:
                found[seat] = moment + left
        return found

    async def time_is_up(self) -> None:
        async with self.table.lock:
            try:
                await self.hold_seats()
            except RequestRefused:
                await asyncio.sleep(AGAIN)
            self.plan_time()

    async def hold_seats(self) -> None:
        moment = now()
        late: list[AnyEntry] = [
            entries.Held(at=moment, seat=seat, why="clock")
            for seat, until in self.deadlines().items()
            if until <= moment
        ]
        gone = [seat for seat, until in self.graces.items() if until <= moment]
        for seat in gone:
            del self.graces[seat]
            if self.somebody_else_stays(seat) and self.table.state.seats[seat].held is None:
                late.append(entries.Held(at=moment, seat=seat, why="away"))
        if late:
            await self.table.commit(late)

    def somebody_else_stays(self, seat: int) -> bool:
        """A bot keeps a seat for the sake of the others; with nobody there the match can wait."""
        present = self.table.broadcaster.present
        return any(other != seat for other in commands.voters(self.table.state, present))
