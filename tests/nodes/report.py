"""What the faults cost, as a table."""

from collections import defaultdict
from collections.abc import Sequence

from nodes.faults import Round, World

HEADER = (
    "| fault | times | take-overs | p50 | p99 | worst | tables | p50 | p99 | worst | reconnects "
    "| p50 | p99 | worst |"
)


def report(world: World) -> str:
    """By fault, in seconds: until another process answers for a table of the node that failed;
    the longest wait for an answer to a move at each table; how long a client had no connection."""
    lines = [HEADER, "|---|" + "---|" * HEADER.count("|")]
    for name in dict.fromkeys(round.fault for round in world.rounds):
        rounds = [round for round in world.rounds if round.fault == name]
        take_overs = [each for round in rounds for each in round.take_overs]
        waits = [each for round in rounds for each in waits_in(round, world)]
        gaps = [each for round in rounds for each in gaps_in(round, world)]
        cells = [name, str(len(rounds)), *map(figures, (take_overs, waits, gaps))]
        lines.append(f"| {' | '.join(cells)} |")
    moves = sum(len(person.acknowledged) for person in world.people)
    matches = len({person.table for person in world.people})
    played = (
        f"{matches} matches, {moves} acknowledged moves, {world.left_behind} starts tried again"
    )
    return "\n".join([*lines, played])


def figures(seconds: Sequence[float]) -> str:
    if not seconds:
        return "0 | – | – | –"
    some = sorted(seconds)
    p99 = some[min(len(some) - 1, len(some) * 99 // 100)]
    return f"{len(some)} | {some[len(some) // 2]:.2f} | {p99:.2f} | {some[-1]:.2f}"


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
