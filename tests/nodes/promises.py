"""What nodes promise, checked at every change of the database and at every message.

Beside the nodes each table's log is folded once, entry by entry as it is stored. A message that
leaves a node is compared with that truth, byte for byte.
"""

import hashlib
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from lunasol.api import work
from lunasol.engine.errors import IllegalMove
from lunasol.protocol.refusals import RequestRefused
from lunasol.protocol.server_messages import ENCODER
from lunasol.tables import entries, projection
from lunasol.tables.bot_jobs import BotJob, BotMove, job_for
from lunasol.tables.entries import AnyEntry
from lunasol.tables.ports import LogAppend
from lunasol.tables.state import TableState

if TYPE_CHECKING:
    from nodes.simulated_client import Client, Line
    from nodes.simulation import World

Viewer = int | None
EMPTY = Raw(b"[]")
NULL = Raw(b"null")


class PromiseBroken(AssertionError):
    """A node has broken a promise; the text says which."""


class Heard(Struct):
    """As much of any message as the checks and the clients need."""

    type: str
    id: str = ""
    epoch: str = ""
    n: int = 0
    seat: int | None = None
    view: Raw = NULL
    legal: Raw = EMPTY
    events: Raw = EMPTY
    result: Raw = NULL
    clocks: tuple[int | None, ...] = ()
    undo: bool = False


DECODER = msgspec.json.Decoder(Heard)


class Shown(NamedTuple):
    """What a viewer may know of a table, as it goes over the wire."""

    view: bytes
    legal: bytes
    events: bytes
    result: bytes


class Truth:
    """One table, as its log alone makes it."""

    def __init__(self, id: str, opened: entries.Opened) -> None:
        self.state = TableState(id, opened)
        self.length = 1
        self.moves = 0
        self.ids: dict[str, int] = {}
        """By id of a move, or of one taken back, how often it is stored."""
        self.by_person: dict[int, list[str]] = {}
        """By seat, the ids in their order."""
        self.shown: dict[Viewer, Shown] = {}
        self.sent: dict[tuple[Viewer, bytes], int] = {}
        """By message, the length of the log that it was about; it may be sent again later."""

    def apply(self, entry: AnyEntry) -> None:
        self.state.apply(entry)
        self.length += 1
        self.shown.clear()
        if isinstance(entry, entries.Moved | entries.Undone):
            self.moves += 1
            if entry.id:
                self.ids[entry.id] = self.ids.get(entry.id, 0) + 1
                self.by_person.setdefault(entry.seat, []).append(entry.id)

    def for_viewer(self, viewer: Viewer) -> Shown:
        found = self.shown.get(viewer)
        if found is None:
            found = self.shown[viewer] = self.project(viewer)
        return found

    def project(self, viewer: Viewer) -> Shown:
        state = self.state
        view = projection.view_for(state, viewer, projection.spectator_view(state))
        return Shown(
            ENCODER.encode(view),
            ENCODER.encode(projection.legal_for(state, viewer)),
            ENCODER.encode(projection.last_events(state, viewer)),
            ENCODER.encode(projection.result_of(state.match)),
        )


class Promises:
    def __init__(self, world: "World") -> None:
        self.world = world
        self.truths: dict[str, Truth] = {}
        self.choices: dict[tuple[int, bytes], BotMove] = {}
        """By a bot's seed and position, what it chooses."""
        self.broken = ""
        """The first promise that was broken. It is raised by the world: a node would catch it."""
        self.trace = hashlib.sha256()
        """Of all that was stored and heard, and when: the same for the same seed."""

    def hold(self, is_kept: bool, text: str) -> None:
        if not is_kept and not self.broken:
            self.broken = text

    # The database -----------------------------------------------------------------------------

    def on_taken(self, table: str, node: str) -> None:
        """If no other node ran when this one started, nobody could have played before."""
        truth = self.truths[table]
        self.world.seen["a table taken over"] += 1
        for seat in truth.state.to_act:
            holder = truth.state.seats[seat]
            holder.since = max(holder.since, self.world.joined[node])

    def on_stored(self, append: LogAppend) -> None:
        table, new = append.table_id, list(append.entries)
        if append.is_first:
            opened = new.pop(0)
            assert isinstance(opened, entries.Opened)
            self.truths[table] = Truth(table, opened)
        else:
            is_ours = append.epoch == self.world.database.epochs[table]
            self.hold(is_ours, "an owner of an old epoch has stored something")
            is_next = not new or append.first == self.truths[table].length
            self.hold(is_next, "a number was used twice or left out")
        for entry in new:  # decided together, before any of them was applied
            if isinstance(entry, entries.Moved):
                self.check_clock(self.truths[table].state, entry)
        for entry in new:
            self.on_entry(self.truths[table], entry)

    def on_entry(self, truth: Truth, entry: AnyEntry) -> None:
        if self.broken:
            return
        try:
            if isinstance(entry, entries.Moved) and entry.by_bot:
                self.check_bot(truth.state, entry)
            if isinstance(entry, entries.Substituted) and entry.why == "clock":
                left = truth.state.left(entry.seat, entry.at)
                self.hold(left == 0, "a clock lost more than the outage")
            self.count(truth.state, entry)
            truth.apply(entry)
        except (IllegalMove, RequestRefused) as error:
            self.hold(False, f"the log cannot be replayed: {error!r}")
        is_once = truth.ids.get(getattr(entry, "id", ""), 0) < 2
        self.hold(is_once, "a move was stored twice")

    def count(self, state: TableState, entry: AnyEntry) -> None:
        self.note(entries.ENCODER.encode(entry))
        what = {entries.Undone: "a move taken back", entries.Moved: "a move"}.get(type(entry), "")
        if isinstance(entry, entries.Moved) and entry.by_bot:
            what = "a move of a bot"
        elif isinstance(entry, entries.Moved) and state.has_chosen(entry.seat):
            what = "a choice changed"
        elif isinstance(entry, entries.Substituted):
            what = "a clock run out" if entry.why == "clock" else "a player away"
        if what:
            self.world.seen[what] += 1

    def note(self, what: bytes) -> None:
        self.trace.update(b"%.6f %b\n" % (self.world.now, what))

    def check_clock(self, state: TableState, move: entries.Moved) -> None:
        """The whole time since the turn began counts, on however many nodes it was."""
        reserve = state.reserve_after(move.seat, move.at)
        self.hold(move.reserve <= reserve, "a clock gained time")
        self.hold(move.reserve >= reserve, "a clock lost more than the outage")

    def check_bot(self, state: TableState, move: entries.Moved) -> None:
        holder = state.seats[move.seat]
        job = job_for(state, move.seat, holder.level or state.opened.level)
        self.hold(self.choice(job).code == move.code, "a bot made another move than it would have")

    def choice(self, job: BotJob) -> BotMove:
        key = job.seed, msgspec.json.encode(job.position)
        if key not in self.choices:
            self.choices[key] = work.choose(job)
        return self.choices[key]

    # Messages ---------------------------------------------------------------------------------

    def on_sent(self, line: "Line", text: bytes) -> tuple[Heard, int]:
        """A message leaves a node. Returns it with the length of the log that it is about."""
        heard, truth = DECODER.decode(text), self.truths[line.table]
        if heard.type == "goodbye":
            return heard, 0
        self.hold(self.is_owner(line), "a node speaks of a table that it does not own")
        if heard.type in ("welcome", "update"):
            return heard, self.check_view(truth, truth.state.seat_of(line.person), heard, text)
        return heard, 0

    def is_owner(self, line: "Line") -> bool:
        """An attempt to take a table may arrive after the next one of the same node. It can store
        nothing then, but since it has read the log nobody else could either."""
        database, node, table = self.world.database, line.node, line.table
        is_recent = node.store.epochs.get(table, 0) >= database.owned_since[table]
        return database.owners[table] == node.id and is_recent

    def on_unheard(self, line: "Line", text: bytes) -> None:
        """A message finds nobody any more. It is remembered, and may be sent to the client when it
        comes back, after others have moved."""
        heard, truth = DECODER.decode(text), self.truths[line.table]
        viewer = truth.state.seat_of(line.person)
        if heard.type == "update" and is_shown(heard, truth.for_viewer(viewer)):
            truth.sent.setdefault((viewer, text), truth.length)

    def check_view(self, truth: Truth, viewer: Viewer, heard: Heard, text: bytes) -> int:
        """What is shown is what is stored, or a message of before is sent again."""
        if not is_shown(heard, truth.for_viewer(viewer)):
            known = truth.sent.get((viewer, text), 0)
            self.hold(known > 0, "somebody was told something else than what is stored")
            return known
        if (viewer, text) not in truth.sent and heard.clocks and truth.state.has_clock:
            self.check_clocks(truth.state, heard.clocks)
        truth.sent[viewer, text] = truth.length
        return truth.length

    def check_clocks(self, state: TableState, clocks: tuple[int | None, ...]) -> None:
        """A message is made when its entry is, or when that is stored."""
        first, now = state.changed, self.world.milliseconds
        for seat, clock in enumerate(clocks):
            most, least = state.left(seat, first), state.left(seat, now)
            if clock is not None and most is not None and least is not None:
                self.hold(clock <= most, "a clock was shown that gained time")
                self.hold(clock >= least, "a clock was shown that lost more than the outage")

    # Clients ----------------------------------------------------------------------------------

    def on_heard(self, client: "Client", heard: Heard, length: int) -> None:
        self.note(f"{client.person} {heard.type} {heard.n} {heard.id}".encode())
        if length:
            self.hold(length >= client.reached, "what a client was shown went back")
            client.reached = length
        if heard.type == "welcome":
            client.n = heard.n
        elif heard.n:
            self.hold(heard.n == client.n + 1, "a number was left out, or came again")
            client.n = heard.n

    def on_acknowledged(self, client: "Client", id: str) -> None:
        self.hold(self.truths[client.table].ids.get(id) == 1, "an acknowledged move is not stored")
        self.check_person(client)

    def on_refused(self, client: "Client", id: str, length: int) -> None:
        truth = self.truths[client.table]
        self.hold(id not in truth.ids, "a move was refused and is stored")
        self.hold(truth.length > length, "a legal move was refused")

    def check_person(self, client: "Client") -> None:
        """What was acknowledged stands in its order; the last move may not be answered yet."""
        seat = client.seat
        stored = self.truths[client.table].by_person.get(-1 if seat is None else seat, [])
        is_there = stored[: len(client.acknowledged)] == client.acknowledged
        self.hold(is_there, "an acknowledged move is not in its place")
        left = stored[len(client.acknowledged) :]
        is_known = left in ([], [client.unanswered and client.unanswered[0]])
        self.hold(is_known, "a move is stored that nobody waits for")

    def check_database(self) -> None:
        """After every step: what was stored is still there."""
        logs = self.world.database.logs
        for table, truth in self.truths.items():
            self.hold(len(logs[table]) == truth.length, "what was stored is gone")


def is_shown(heard: Heard, shown: Shown) -> bool:
    same = (bytes(heard.view), bytes(heard.legal), bytes(heard.result))
    is_same = same == (shown.view, shown.legal, shown.result)
    return is_same and are_last(bytes(heard.events), shown.events, heard.type == "welcome")


def are_last(events: bytes, last: bytes, are_all: bool) -> bool:
    """Whether these events, as JSON, are the last ones that a viewer saw."""
    if are_all or events == b"[]":
        return are_all is False or events == last
    return last.endswith(events[1:]) or events.endswith(last[1:])


def to_act(view: Raw) -> tuple[int, ...]:
    found: Any = TO_ACT.decode(view)
    return () if found is None else found.to_act


class Turn(Struct):
    to_act: tuple[int, ...]


TO_ACT = msgspec.json.Decoder(Turn | None)
