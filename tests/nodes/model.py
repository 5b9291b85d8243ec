"""A small model of leases, epochs and the log, explored exhaustively.

Two nodes, one table, one client. A step is the smallest thing that can happen between others: a
node reads the lease, takes the table, reads the log, sends a commit; a commit is carried out,
answered or its answer is lost; a lease runs out although its holder does not know; a node is
paused, which here only means that others go first. All orders of all steps are tried.

The client sends one move at a time. It repeats a move whose answer it did not get, with its number
as its id, to whichever node. What an acknowledgement promised is then compared with the log.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

NODES = (0, 1)
MOST_EPOCHS = 3
MOST_MOVES = 2
MOST_CRASHES = 2


@dataclass(frozen=True)
class Commit:
    """An append on its way to the database: it may be carried out late, or its answer lost."""

    node: int
    epoch: int
    number: int
    move: int
    life: int


@dataclass(frozen=True)
class Memory:
    """What a node believes."""

    epoch: int = 0
    """In which epoch it took the table; 0 if it does not have it."""
    is_read: bool = False
    log: tuple[int, ...] = ()
    waits: bool = False
    """Whether a commit of its own is under way."""
    life: int = 0


@dataclass(frozen=True)
class State:
    owner: int | None = None
    epoch: int = 0
    log: tuple[int, ...] = ()
    """The moves by number, as the database has them."""
    is_leased: bool = False
    """Whether the owner's lease lasts, by the clock of the database."""
    memories: tuple[Memory, ...] = (Memory(), Memory())
    on_the_way: frozenset[Commit] = frozenset()
    answers: frozenset[tuple[Commit, bool]] = frozenset()
    acknowledged: int = 0
    """How many moves the client was told are stored."""
    shown: int = 0
    """The longest log that the client was shown."""
    fault: str = ""
    crashes: int = 0


@dataclass(frozen=True)
class Rules:
    """What protects the log; each can be taken away to see that it is needed."""

    has_fence: bool = True
    has_key: bool = True
    tells_after_storing: bool = True
    stops_in_time: bool = True
    """Whether a node says nothing once its lease may have run out: it stops after two thirds."""


def steps(state: State, rules: Rules) -> Iterator[State]:
    """Everything that can happen next."""
    if state.is_leased:
        yield replace(state, is_leased=False)
    for node in NODES:
        yield from take(state, node)
        yield from read(state, node)
        yield from ask(state, node, rules)
        yield from crash(state, node)
    for commit in state.on_the_way:
        yield carried_out(state, commit, rules)
        yield replace(state, on_the_way=state.on_the_way - {commit})  # lost before it arrived
    for answer in state.answers:
        yield answered(state, *answer, rules)


def with_memory(state: State, node: int, memory: Memory) -> State:
    memories = tuple(memory if i == node else each for i, each in enumerate(state.memories))
    return replace(state, memories=memories)


def take(state: State, node: int) -> Iterator[State]:
    """UPDATE tables SET owner, epoch + 1 WHERE it is free: one statement."""
    is_free = state.owner in (None, node) or not state.is_leased
    memory = state.memories[node]
    if is_free and memory.epoch == 0 and state.epoch < MOST_EPOCHS:
        epoch = state.epoch + 1
        taken = replace(state, owner=node, epoch=epoch, is_leased=True)
        yield with_memory(taken, node, Memory(epoch=epoch, life=memory.life))


def read(state: State, node: int) -> Iterator[State]:
    memory = state.memories[node]
    if memory.epoch and not memory.is_read:
        yield with_memory(state, node, replace(memory, is_read=True, log=state.log))


def ask(state: State, node: int, rules: Rules) -> Iterator[State]:
    """The client sends its next move, or the last one again, to this node."""
    memory, move = state.memories[node], state.acknowledged + 1
    if not memory.is_read or memory.waits or move > MOST_MOVES:
        return
    if move in memory.log:  # it has the move already: only the answer was lost
        if may_tell(state, node, rules):
            yield tell(state, memory.log)
        return
    commit = Commit(node, memory.epoch, len(memory.log), move, memory.life)
    sent = replace(state, on_the_way=state.on_the_way | {commit})
    if not rules.tells_after_storing:
        sent = tell(sent, (*memory.log, move))
    yield with_memory(sent, node, replace(memory, waits=True))


def carried_out(state: State, commit: Commit, rules: Rules) -> State:
    """The statement that stores a move: all of it or nothing."""
    left = replace(state, on_the_way=state.on_the_way - {commit})
    is_ours = commit.epoch == state.epoch or not rules.has_fence
    is_new = commit.number == len(state.log) or not rules.has_key
    is_stored = is_ours and is_new
    if is_stored:
        left = replace(left, log=(*state.log, commit.move))
    return replace(left, answers=left.answers | {(commit, is_stored)})


def answered(state: State, commit: Commit, is_stored: bool, rules: Rules) -> State:
    """The node hears what became of its commit. If it failed, the node drops the table."""
    left = replace(state, answers=state.answers - {(commit, is_stored)})
    memory = state.memories[commit.node]
    if memory.life != commit.life or not memory.waits or memory.epoch != commit.epoch:
        return left  # the process that asked is gone
    if not is_stored:
        return with_memory(left, commit.node, Memory(life=memory.life))
    log = (*memory.log, commit.move)
    is_told = rules.tells_after_storing and may_tell(state, commit.node, rules)
    told = tell(left, log) if is_told else left
    return with_memory(told, commit.node, replace(memory, log=log, waits=False))


def crash(state: State, node: int) -> Iterator[State]:
    """A node loses its memory; or it gives a commit up whose answer does not come."""
    memory = state.memories[node]
    if memory.epoch and state.crashes < MOST_CRASHES:
        gone = with_memory(state, node, Memory(life=memory.life + 1))
        yield replace(gone, crashes=state.crashes + 1)


def may_tell(state: State, node: int, rules: Rules) -> bool:
    """A node's own clock runs out before the database's does."""
    return (state.owner == node and state.is_leased) or not rules.stops_in_time


def tell(state: State, log: tuple[int, ...]) -> State:
    """The client learns that its move is stored, and sees the table."""
    fault = state.fault
    if len(log) < state.shown:
        fault = "what the client was shown went back"
    return replace(
        state,
        acknowledged=max(state.acknowledged, log[-1]),
        shown=max(state.shown, len(log)),
        fault=fault,
    )


def faults_in(state: State) -> Iterator[str]:
    if state.fault:
        yield state.fault
    if len(set(state.log)) < len(state.log):
        yield "a move was stored twice"
    for memory in state.memories:
        is_owner = memory.epoch == state.epoch and memory.is_read and not memory.waits
        if is_owner and memory.log != state.log:
            yield "the owner does not know the whole log"
    if any(move not in state.log for move in range(1, state.acknowledged + 1)):
        yield "an acknowledged move is not in the log"


def explore(rules: Rules, wanted: str = "") -> tuple[int, list[State]]:
    """How many states can be reached, and the way to the first one with a fault, or with this
    one."""
    first = State()
    before: dict[State, State | None] = {first: None}
    waiting = [first]
    for state in waiting:  # grows meanwhile: breadth first
        if any(wanted in (fault, "") for fault in faults_in(state)):
            return len(before), way_to(state, before)
        for following in steps(state, rules):
            if following not in before:
                before[following] = state
                waiting.append(following)
    return len(before), []


def way_to(state: State, before: dict[State, State | None]) -> list[State]:
    way: list[State] = []
    at: State | None = state
    while at is not None:
        way.append(at)
        at = before[at]
    return way[::-1]
