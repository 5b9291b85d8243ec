"""Golden playthroughs: a recorded match and its events for each game and variant.

``python tests/playthroughs/play.py`` plays the missing ones. After a rule has changed on purpose,
delete a pair of files to have it played again.
"""

from collections.abc import Iterator
from pathlib import Path

import lunasol
from lunasol import games
from lunasol.engine.cards import Rng
from lunasol.engine.events import Fact
from lunasol.engine.match import Match
from lunasol.engine.options import OptionValue, show
from lunasol.engine.record import write_record
from lunasol.engine.testing.laws import step

FOLDER = Path(__file__).parent / "golden"
Variant = tuple[str, int, dict[str, OptionValue]]


def variants() -> Iterator[tuple[str, Variant]]:
    """Every player count with the defaults, and every other value of every option."""
    for game in games.GAMES:
        definition = games.definition(game)
        for players in range(definition.fewest, definition.most + 1):
            yield f"{game}-{players}", (game, players, {})
        for option in definition.options:
            for value in option.values:
                if value != option.default and option.name != "first_seat":
                    yield f"{game}-{option.name}-{show(value)}", other(game, option.name, value)
    yield "gra_roku-2-harder", ("gra_roku", 2, {"harder": True})


def other(game: str, name: str, value: OptionValue) -> Variant:
    options: dict[str, OptionValue] = {name: value}
    players = games.definition(game).usual
    if name == "allow_two_players":
        players = 2
    if name == "cyclic":
        options["harder"] = True
    if name == "merge_top":
        options["deck"] = "two_per_colour"
    return game, players, options


def play(variant: Variant) -> Match:
    game, players, options = variant
    match = lunasol.start(game, players=players, options=options, secret=bytes(32))
    rng = Rng(2026)
    while not match.over:
        step(match, rng)
    return match


def story(match: Match) -> str:
    """Everything that happened, one line per event, with what only one seat saw in brackets."""
    lines = []
    for event in match.game.events:
        facts = [f"{name}={readable(match, name, fact)}" for name, fact in event.facts.items()]
        if event.secret is not None:
            secret = (
                f"{name}={readable(match, name, fact)}" for name, fact in event.secret.items()
            )
            facts.append(f"[{event.owner}: {' '.join(secret)}]")
        lines.append(" ".join([event.key, *facts]))
    return "".join(f"{line}\n" for line in lines)


def readable(match: Match, name: str, fact: Fact) -> str:
    items = fact if isinstance(fact, list) else [fact]
    if name.startswith("card"):
        return ",".join(match.notation.card(int(item)) for item in items)
    return ",".join(str(item) for item in items)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, variant in variants():
        record, events = FOLDER / f"{name}.record", FOLDER / f"{name}.events"
        if not (record.exists() and events.exists()):
            match = play(variant)
            record.write_text(write_record(match), "utf-8")
            events.write_text(story(match), "utf-8")
            print("played", name)


if __name__ == "__main__":
    main()
