"""An event loop without a clock of its own: a simulation says what time it is and when it runs."""

import asyncio
import heapq
import inspect
import random
from asyncio import events
from collections import deque
from collections.abc import Callable
from functools import partial
from inspect import CORO_CREATED
from types import CoroutineType
from typing import Any

Action = Callable[[], Any]


class Timeline:
    """What happens and when, all from a seed. Of several things due at once any may come first."""

    def __init__(self, seed: str) -> None:
        self.luck = random.Random(seed)
        self.now = 100.0
        self.queue: list[tuple[float, float, int, Action]] = []
        self.count = 0

    def at(self, when: float, action: Action) -> None:
        self.count += 1
        heapq.heappush(self.queue, (when, self.luck.random(), self.count, action))

    def later(self, delay: float, action: Action) -> None:
        self.at(self.now + delay, action)

    def step(self) -> None:
        when, _, _, action = heapq.heappop(self.queue)
        self.now = max(self.now, when)
        action()


class SimLoop:
    """The loop of one process, which can be paused, or die, between any two callbacks. It has as
    much of an event loop as asyncio needs for tasks, futures and timers."""

    def __init__(self, timeline: Timeline) -> None:
        self.as_loop: Any = self
        self.timeline = timeline
        self.ready: deque[asyncio.Handle] = deque()
        self.overdue: list[asyncio.Handle] = []
        """Timers that came due during a pause. They run after the messages that waited, as in the
        loops of real processes."""
        self.tasks: list[asyncio.Task[Any]] = []
        self.failures: list[BaseException] = []
        self.paused_until = 0.0
        self.is_dead = False
        self.is_woken = False
        """Whether it runs already, or will as soon as it may."""
        self.fuse = 0
        """After how many callbacks something happens to it, if it is not 0."""
        self.on_fuse: Action = lambda: None

    # What a simulation does -------------------------------------------------------------------

    def wake(self) -> None:
        self.is_woken = True
        self.timeline.at(max(self.timeline.now, self.paused_until), self.run_ready)

    def run_ready(self) -> None:
        if self.timeline.now < self.paused_until:
            self.wake()
            return
        self.ready += self.overdue
        self.overdue.clear()
        events._set_running_loop(self.as_loop)
        try:
            self.run_callbacks()
        finally:
            events._set_running_loop(None)
        self.is_woken = False
        if self.ready:
            self.wake()

    def run_callbacks(self) -> None:
        ready = self.ready
        while ready and not self.is_dead:
            handle = ready.popleft()
            if not handle._cancelled:
                handle._run()
            if self.fuse:
                self.fuse -= 1
                if self.fuse == 0:
                    self.on_fuse()
                    return

    def pause(self, seconds: float) -> None:
        self.paused_until = max(self.paused_until, self.timeline.now + seconds)

    def resume(self) -> None:
        self.paused_until = 0.0
        if not self.is_woken and (self.ready or self.overdue):
            self.wake()
        elif self.is_woken:
            self.timeline.at(self.timeline.now, self.run_ready)

    def die(self) -> None:
        self.is_dead = True
        self.ready.clear()

    def finish(self) -> None:
        """Cancel all tasks, so that none is left pending."""
        self.is_dead, self.fuse, self.paused_until = False, 0, 0.0
        for task in [task for task in self.tasks if not task.done()]:
            work: Any = task.get_coro()
            if isinstance(work, CoroutineType) and inspect.getcoroutinestate(work) == CORO_CREATED:
                work.close()  # its process has died before it began
            else:
                task.cancel()
        self.run_ready()
        self.is_dead = True

    # What asyncio needs -----------------------------------------------------------------------

    def time(self) -> float:
        return self.timeline.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self.as_loop)

    def create_task(self, work: Any, **details: Any) -> "asyncio.Task[Any]":
        task: asyncio.Task[Any] = asyncio.Task(work, loop=self.as_loop, **details)
        self.tasks.append(task)
        return task

    def call_soon(self, callback: Any, *args: Any, context: Any = None) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self.as_loop, context)
        if not self.is_dead:
            self.ready.append(handle)
            if not self.is_woken:
                self.wake()
        return handle

    def call_later(
        self, delay: float, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.timeline.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self.as_loop, context)
        self.timeline.at(when, partial(self.ring, timer))
        return timer

    def ring(self, timer: asyncio.TimerHandle) -> None:
        if timer.cancelled() or self.is_dead:
            return
        if self.timeline.now < self.paused_until:
            self.overdue.append(timer)
        else:
            self.ready.append(timer)
        if not self.is_woken:
            self.wake()

    def _timer_handle_cancelled(self, _timer: asyncio.TimerHandle) -> None:
        """It is left out when its time comes."""

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None:
            self.failures.append(error)
