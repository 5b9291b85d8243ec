"""What both engines are asked: each function runs natively and inside Pyodide, and the answers,
which are plain data, must be equal."""

import hashlib
import traceback
from collections.abc import Iterator
from pathlib import Path

import lunasol
from lunasol import games
from lunasol.bots import registry
from lunasol.engine import cards
from lunasol.engine.cards import Cards, Rng
from lunasol.engine.errors import IllegalMove
from lunasol.engine.match import Match
from lunasol.engine.playout import play_batch
from lunasol.engine.record import read_record, verify_record, write_record
from lunasol.engine.testing.laws import check_match, step, strange_codes

TESTS = Path(__file__).parents[1]


def is_compiled() -> bool:
    return cards.__file__.endswith((".so", ".pyd"))


def hashed(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def begun(game: str, seed: int, players: int | None = None) -> Match:
    return lunasol.start(game, players=players, secret=seed.to_bytes(32, "big"))


def replays() -> list[str]:
    """All golden records, old and new: each replays to its end, and is written as it was."""
    from playthroughs.play import FOLDER, story

    found = []
    for path in sorted([*FOLDER.glob("*.record"), *(TESTS / "data").glob("*/record*.txt")]):
        text = path.read_text("utf-8")
        match = verify_record(text, games).match
        found.append(f"{path.name} {hashed([write_record(match), story(match)])}")
        events = path.with_suffix(".events")
        assert not events.exists() or story(match) == events.read_text("utf-8"), path.name
    return found


def random_matches(count: int) -> list[str]:
    """Sums over random matches of every game with every number of players."""
    found = []
    for game in games.GAMES:
        definition = games.definition(game)
        for players in range(definition.fewest, definition.most + 1):
            tally = play_batch(games.MatchSpec.of(game, players).new_game(), 11, 0, count)
            points = [*tally.score, *tally.score_squared, *tally.win_share]
            found.append(f"{game} {players} {tally.decisions} {tally.longest} {points}")
    return found


def choices(bots: list[str], positions: int, game: str) -> list[str]:
    """What bots play and advise in a few positions, with the visits of every move."""
    found = []
    match, rng = begun(game, 5), Rng(5)
    for number in range(positions):
        seat = match.to_act[0]
        for name in bots:
            bot, known = registry.bot(name, game), match.blinded(seat)
            played = bot.choose(known.clone(), seat, Rng(number))
            answer = bot.answer(known, seat, Rng(number))
            tried = [(each.move, each.score, each.visits) for each in answer.candidates]
            found.append(f"{name} {played} {answer.move} {hashed([str(tried)])} {answer.reason}")
        for _ in range(7):
            if not match.over:
                step(match, rng)
    return found


def laws(seed: int, every: int) -> list[str]:
    """The laws hold in a random match of every game; returns how these end."""
    found = []
    for game in games.GAMES:
        match = begun(game, seed)
        check_match(match, Rng(seed), every=every)
        found.append(f"{game} {hashed([write_record(match)])}")
    return found


def refusals() -> list[str]:
    """Errors cross from compiled code to Python with their reasons, and can be shown."""
    found: list[str] = []
    for game in games.GAMES:
        match, rng = begun(game, 3), Rng(3)
        for _ in range(10):
            found += refused(match, rng)
            step(match, rng)
    return found


def refused(match: Match, rng: Rng) -> Iterator[str]:
    seat = match.to_act[0]
    legal = match.blinded(seat).legal_codes(seat)
    for code in strange_codes(match, rng):
        if code not in legal:
            try:
                match.push_code(seat, code)
            except IllegalMove as error:
                assert "push_code" in traceback.format_exc()
                yield f"{seat} {code} {error} {error.args}"


def numbers() -> list[str]:
    """Whole numbers around the limits of 31, 32 and 64 bits, and a generator's first words."""
    found = []
    for seed in (0, 1, 2**30, 2**31, 2**32, 2**62, 2**63 - 1, -1, -(2**63)):
        rng = Rng(seed)
        found.append(f"{seed} {[rng.word() for _ in range(3)]} {rng.below(7)}")
        kept = Cards.of([seed, -seed if seed > -(2**63) else 0])
        found.append(f"{[*kept]} {sorted(kept)} {seed in kept} {len(kept)}")
    for wrong in (2**63, -(2**63) - 1):
        try:
            Rng(wrong)
        except OverflowError as error:
            found.append(type(error).__name__)
    return found


def sequences(enough: int) -> list[list[int]]:
    """The numbers of move sequences from every published position, up to about this many."""
    from laws.perft_cases import cases, counts

    return [list(counts(case, enough)) for case in cases()]


async def match_on_device(game: str) -> list[object]:
    """A whole match against bots through the door that the page uses, in Pyodide's own loop."""
    from browser.fake_device import FakeDevice
    from browser.page import door_of, played

    async with door_of(FakeDevice()) as door:
        table, line = await played(door, game)
        status, record = await door.request("GET", f"/api/tables/{table}/record", None)
    outcome = read_record(record, games).outcome
    return [status, outcome is not None and list(outcome.scores) == line.state["result"]["scores"]]
