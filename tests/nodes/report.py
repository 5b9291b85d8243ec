"""What the checker found and what the faults cost, as tables for docs/load.md."""

from collections import defaultdict
from collections.abc import Sequence

from nodes.faults import Round, World

TITLES = {
    "kill": "kill -9, then a new process",
    "pause": "SIGSTOP for longer than the lease",
    "cut_off": "path to the database cut for longer than the lease",
    "cut_between": "path to the other nodes cut for longer than the lease",
    "rolling_restart": "rolling restart of all nodes (SIGTERM)",
    "restart_database": "PostgreSQL restarted",
    "kill_database": "PostgreSQL killed (kill -9) and started",
}
COSTS = (
    "fault",
    "times",
    *("take-overs", "p50", "p99", "worst"),
    *("tables", "p50", "p99", "worst"),
    *("reconnects", "p50", "p99", "worst"),
)
ALLOWED = 2.0
"""Seconds after the end of a lease in which a table has a new owner that answers."""


def report(world: World) -> str:
    return "\n\n".join((checked(world), costs(world), summary(world)))


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def checked(world: World) -> str:
    promises = world.checker.promises.items()
    rows = [(name, f"{each.checked:,}", str(len(each.broken))) for name, each in promises]
    return table(("promise", "checked", "broken"), rows)


def costs(world: World) -> str:
    """By fault, in seconds: until another process answers for a table of the node that failed;
    the longest wait for an answer to a move at each table; how long a client had no connection."""
    rows = []
    for name in dict.fromkeys(round.fault for round in world.rounds):
        rounds = [round for round in world.rounds if round.fault == name]
        take_overs = [each for round in rounds for each in round.take_overs]
        waits = [each for round in rounds for each in waits_in(round, world)]
        gaps = [each for round in rounds for each in gaps_in(round, world)]
        found = [cell for some in (take_overs, waits, gaps) for cell in figures(some)]
        rows.append((TITLES[name], str(len(rounds)), *found))
    return table(COSTS, rows)


def summary(world: World) -> str:
    moves = sum(len(person.acknowledged) for person in world.people)
    matches = len({person.table for person in world.people})
    take_overs = [each for round in world.rounds for each in round.take_overs]
    p99, most = figures(take_overs)[2], world.lease + ALLOWED
    return (
        f"{len(world.rounds)} faults in {world.seconds:.0f} seconds, {matches} matches, "
        f"{moves:,} acknowledged moves; {world.left_behind} times a match could not begin during a "
        f"fault. Take-overs take {p99} seconds (p99); lease + 2 is {most:.0f}."
    )


def figures(seconds: Sequence[float]) -> tuple[str, str, str, str]:
    """How many, the median, p99 and the worst."""
    if not seconds:
        return "0", "–", "–", "–"
    some = sorted(seconds)
    p99 = some[min(len(some) - 1, len(some) * 99 // 100)]
    return str(len(some)), f"{some[len(some) // 2]:.2f}", f"{p99:.2f}", f"{some[-1]:.2f}"


def waits_in(round: Round, world: World) -> list[float]:
    """For each table, the longest wait for an answer to a move, from the fault on."""
    longest: dict[str, float] = defaultdict(float)
    for person in world.people:
        for sent, answered in person.waits:
            if answered > round.began and sent < round.ended:
                wait = answered - max(sent, round.began)
                longest[person.table] = max(longest[person.table], wait)
    return list(longest.values())


def gaps_in(round: Round, world: World) -> list[float]:
    return [
        until - since
        for person in world.people
        for since, until in person.gaps
        if round.began <= since < round.ended
    ]
