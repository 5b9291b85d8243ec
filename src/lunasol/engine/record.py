"""Records: one readable text per match that can be replayed without a random generator.

docs/records.md describes the format. The reader trusts nothing: it replays every line, and there is
only one way to write a match down.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Protocol, get_args

from lunasol.engine import salts, shuffle
from lunasol.engine.deck import CardFact, Deck
from lunasol.engine.definition import Definition
from lunasol.engine.errors import BadRecord, LunasolError
from lunasol.engine.game import Outcome
from lunasol.engine.match import (
    Entry,
    Match,
    MatchSettings,
    MovePlayed,
    Shuffled,
    check_name,
    check_names,
    decide_first_seat,
)
from lunasol.engine.options import Options, parse_options, resolve, show
from lunasol.engine.salts import Contribution, Reopening

FORMAT = "lunasol-record 1"
COMMITTED_FORMAT = "lunasol-record 2"
"""The same with salts that players had committed to."""
LARGEST = 5_000_000
OWNERS_DECK = "owner"


class GameRegistry(Protocol):
    """Where the reader finds games and their decks."""

    def definition(self, id: str) -> Definition: ...
    def deck(self, definition: Definition, name: str) -> Deck: ...


# Writing --------------------------------------------------------------------------------------


def write_record(match: Match) -> str:
    """The record of a match, finished or not."""
    lines = [*header(match.settings, match), *log_lines(match), *result_lines(match.outcome)]
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {digest(body)}\n"


def digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def header(settings: MatchSettings, match: Match) -> Iterator[str]:
    owners = settings.options["deck"] not in settings.definition.decks
    yield COMMITTED_FORMAT if settings.contributions else FORMAT
    yield f"game {settings.definition.id}"
    yield f"rules {settings.definition.rules_version}"
    yield f"players {settings.players}"
    for seat, name in enumerate(settings.names):
        yield f"seat {seat} {name}"
    for option, value in settings.options.items():
        yield f"option {option}={OWNERS_DECK if owners and option == 'deck' else show(value)}"
    if owners:
        for name, card in zip(match.notation.cards, settings.deck.cards, strict=True):
            yield f"card {name} " + " ".join(f"{fact}={show(card[fact])}" for fact in card)
    yield f"first-seat {settings.first_seat}"
    yield f"commitment {settings.commitment}"
    yield from salt_lines(settings)


def salt_lines(settings: MatchSettings) -> Iterator[str]:
    for each in settings.reopenings:
        yield f"reopened {each.round} {each.why} {each.name}"
    for part in settings.contributions:
        yield f"salt {part.seat} {part.commitment} {part.salt.hex()}"
    if settings.salt and not settings.contributions:
        yield f"salt {settings.salt.hex()}"


def log_lines(match: Match) -> Iterator[str]:
    notation = match.notation
    for entry in match.log:
        if isinstance(entry, Shuffled):
            how = "stated" if entry.stated else "drawn"
            yield f"shuffle {how} " + " ".join(notation.card(card) for card in entry.order)
        else:
            yield f"{entry.seat} {notation.move(entry.code)}"
    yield f"secret {match.settings.secret.hex()}"


def result_lines(outcome: Outcome | None) -> Iterator[str]:
    if outcome is None:
        yield "unfinished"
    else:
        yield "scores " + " ".join(str(score) for score in outcome.scores)
        yield "winners " + " ".join(str(seat) for seat in outcome.winners)
        yield f"reason {outcome.reason}"
        yield f"decided-by {outcome.decided_by}"


# Reading --------------------------------------------------------------------------------------


class Reader:
    """Reads a record line by line; its errors say what is wrong and where."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.next = 0
        self.looked_at = 0
        """The line that an error is about: the last one that was taken or compared."""

    @property
    def line(self) -> str:
        self.looked_at = self.next
        return self.lines[self.next] if self.next < len(self.lines) else ""

    def wrong(self, why: str) -> BadRecord:
        return BadRecord(self.looked_at + 1, why)

    def starts(self, word: str) -> bool:
        """Whether the next line begins with this word; it is not looked at more closely."""
        found = self.lines[self.next] if self.next < len(self.lines) else ""
        return found.partition(" ")[0] == word

    def take(self, word: str) -> str:
        """The rest of a line that begins with this word."""
        first, _, rest = self.line.partition(" ")
        if first != word:
            raise self.wrong(f"expected '{word} …', found {self.line[:60]!r}")
        self.next += 1
        return rest

    def take_number(self, word: str) -> int:
        text = self.take(word)
        if not text.isdecimal() or len(text) > 9:
            raise self.wrong(f"{word} must be followed by a number, not {text[:60]!r}")
        return int(text)

    def take_bytes(self, word: str) -> bytes:
        return self.hexadecimal(word, self.take(word))

    def hexadecimal(self, word: str, text: str) -> bytes:
        try:
            return bytes.fromhex(text)
        except ValueError:
            raise self.wrong(f"{word} must be followed by hexadecimal digits") from None


def read_record(text: str, registry: GameRegistry) -> Match:
    """Replay the match of a record. Raises BadRecord with the line of the first mistake."""
    if len(text) > LARGEST:
        raise BadRecord(1, f"a record has at most {LARGEST} characters")
    reader = Reader(text)
    if reader.line not in (FORMAT, COMMITTED_FORMAT):
        raise reader.wrong(f"a record begins with {FORMAT!r} or {COMMITTED_FORMAT!r}")
    check_digest(reader)
    try:
        match = read_match(reader, registry)
    except BadRecord:
        raise
    except LunasolError as error:
        raise reader.wrong(str(error)) from None
    check_spelling(reader, match)
    return match


def check_spelling(reader: Reader, match: Match) -> None:
    """Compare with the record of the replayed match, so that one match has one text.

    This finds spaces, numbers and names that are written in another way, and cards of an owner's
    deck that have another name or order.
    """
    expected = write_record(match).split("\n")
    for number, (line, found) in enumerate(zip(expected, reader.lines, strict=False), start=1):
        is_last = number >= len(reader.lines) - 1  # the check sum, which has been compared
        if line != found and not is_last and not is_older(match, line, found):
            raise BadRecord(number, f"this line is written {line[:60]!r}, not {found[:60]!r}")


def is_older(match: Match, line: str, found: str) -> bool:
    """Whether a line states the same option as an earlier version wrote it."""
    name, _, value = found.removeprefix("option ").partition("=")
    for option in match.settings.definition.options:
        written = {show(older): meant for older, meant in option.older}
        if option.name == name and value in written:
            return line == f"option {name}={show(written[value])}"
    return False


def check_digest(reader: Reader) -> None:
    """Compare the check sum in the last line with the lines before it."""
    lines = reader.lines
    if len(lines) < 2 or lines[-1] != "" or not lines[-2].startswith("end "):
        raise BadRecord(len(lines), "the record does not end with its 'end' line: it was cut off")
    body = "".join(f"{line}\n" for line in lines[:-2])
    if lines[-2] != f"end {digest(body)}":
        raise BadRecord(len(lines) - 1, "the check sum does not fit: the record was changed")


def read_match(reader: Reader, registry: GameRegistry) -> Match:
    settings, commitment = read_settings(reader, registry)
    match = Match(settings)
    while not reader.starts("secret"):
        match.repeat(read_entry(reader, match))
        reader.next += 1
    secret = shuffle.check_secret(reader.take_bytes("secret"))
    if shuffle.commitment(secret) != commitment:
        raise reader.wrong("the secret does not fit the commitment")
    match.settings = replace(settings, secret=secret, stated=stated_shuffles(match))
    check_result(reader, match)
    return match


def stated_shuffles(match: Match) -> tuple[tuple[int, ...], ...]:
    return tuple(entry.order for entry in match.log if isinstance(entry, Shuffled) and entry.stated)


def read_settings(reader: Reader, registry: GameRegistry) -> tuple[MatchSettings, str]:
    """The settings in the header, with a placeholder for the secret, which comes later."""
    is_committed = reader.line == COMMITTED_FORMAT
    reader.take("lunasol-record")
    definition = registry.definition(reader.take("game"))
    version = reader.take_number("rules")
    if version != definition.rules_version:
        raise reader.wrong(f"these are rules {version}, ours are {definition.rules_version}")
    players = reader.take_number("players")
    players_at = reader.looked_at
    called = read_names(reader, players)
    options, deck = read_options(reader, definition, registry)
    try:
        definition.check_players(players, options)
    except LunasolError as error:
        raise BadRecord(players_at + 1, str(error)) from None
    seat = reader.take_number("first-seat")
    if seat >= players:
        raise reader.wrong(f"there is no seat {seat}")
    commitment = reader.take("commitment")
    secret = bytes(shuffle.SECRET_BYTES)
    settings = MatchSettings(definition, players, options, deck, secret, b"", seat, called)
    return read_salts(reader, settings, is_committed), commitment


def read_salts(reader: Reader, settings: MatchSettings, is_committed: bool) -> MatchSettings:
    if not is_committed:
        return replace(settings, salt=reader.take_bytes("salt") if reader.starts("salt") else b"")
    reopenings: list[Reopening] = []
    while reader.starts("reopened"):
        reopenings.append(read_reopening(reader, reopenings))
    contributions: list[Contribution] = []
    while reader.starts("salt") or not contributions:
        contributions.append(read_contribution(reader, settings, contributions))
    return replace(
        settings,
        salt=salts.joined(contributions),
        contributions=tuple(contributions),
        reopenings=tuple(reopenings),
    )


def read_reopening(reader: Reader, before: list[Reopening]) -> Reopening:
    """One line for each seat that was the reason; rounds are counted from 1."""
    number, _, rest = reader.take("reopened").partition(" ")
    why, _, name = rest.partition(" ")
    last = before[-1].round if before else 0
    if number not in [str(last), str(last + 1)] or number == "0":
        raise reader.wrong(f"expected round {last + 1}, found {number[:60]!r}")
    for known in get_args(salts.WhyReopened):
        if why == known:
            return Reopening(int(number), known, check_name(name))
    raise reader.wrong(f"a round is opened again as withheld or changed, not {why[:60]!r}")


def read_contribution(
    reader: Reader, settings: MatchSettings, before: list[Contribution]
) -> Contribution:
    """One salt. It must fit its commitment, and seats come in their order."""
    seat, _, rest = reader.take("salt").partition(" ")
    commitment, _, salt = rest.partition(" ")
    lowest = before[-1].seat + 1 if before else 0
    if seat not in [str(each) for each in range(lowest, settings.players)]:
        raise reader.wrong(f"expected a seat from {lowest} on, found {seat[:60]!r}")
    found = Contribution(int(seat), commitment, reader.hexadecimal("salt", salt))
    salts.check_contribution(found)
    return found


def read_names(reader: Reader, players: int) -> tuple[str, ...]:
    names: list[str] = []
    while reader.starts("seat"):
        if not reader.line.startswith(f"seat {len(names)} "):
            raise reader.wrong(f"expected 'seat {len(names)} …', found {reader.line[:60]!r}")
        names.append(reader.take("seat").partition(" ")[2])
        check_name(names[-1])
    return check_names(names, players)


def read_options(
    reader: Reader, definition: Definition, registry: GameRegistry
) -> tuple[Options, Deck]:
    texts = []
    while reader.starts("option"):
        texts.append(reader.take("option"))
        parse_options(definition.options, texts)
    options = resolve(definition.options, parse_options(definition.options, texts))
    if len(texts) != len(options):
        raise reader.wrong("a record states every option")
    if options["deck"] == OWNERS_DECK:
        return options, read_owners_deck(reader, definition)
    if options["deck"] not in definition.decks:
        raise reader.wrong(f"there is no deck {str(options['deck'])[:60]!r}")
    return options, registry.deck(definition, str(options["deck"]))


def read_owners_deck(reader: Reader, definition: Definition) -> Deck:
    cards: list[dict[str, CardFact]] = []
    while reader.starts("card"):
        cards.append(read_facts(reader, reader.take("card").split(" ")[1:]))
    return definition.check_deck(Deck(OWNERS_DECK, tuple(cards), {}))


def read_facts(reader: Reader, texts: list[str]) -> dict[str, CardFact]:
    facts: dict[str, CardFact] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or name in facts:
            raise reader.wrong(
                f"a card has each of its facts once, as name=value, not {text[:60]!r}"
            )
        facts[name] = fact_value(value)
    return facts


def fact_value(text: str) -> CardFact:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() and len(text) < 9 else text


def read_entry(reader: Reader, match: Match) -> Entry:
    first, _, rest = reader.line.partition(" ")
    if first == "shuffle":
        how, _, cards = rest.partition(" ")
        if how not in ("drawn", "stated"):
            raise reader.wrong("a shuffle is drawn or stated")
        if how == "stated" and any(
            isinstance(each, Shuffled) and not each.stated for each in match.log
        ):
            raise reader.wrong("stated shuffles come before drawn ones")
        order = tuple(match.notation.card_id(name) for name in cards.split(" "))
        return Shuffled(order, how == "stated")
    if not first.isdecimal() or len(first) > 2:
        raise reader.wrong(f"expected a move or a shuffle, found {reader.line[:60]!r}")
    return MovePlayed(int(first), match.notation.code(match.notation.parse(rest)))


def check_result(reader: Reader, match: Match) -> None:
    for line in result_lines(match.outcome):
        if reader.line != line:
            raise reader.wrong(f"the replay says {line!r}, the record {reader.line[:60]!r}")
        reader.next += 1
    if not reader.starts("end") or reader.next != len(reader.lines) - 2:
        raise reader.wrong("nothing may follow the result but the 'end' line")


# Verifying ------------------------------------------------------------------------------------


class Verdict:
    """The result of a verification: the match, and how much was checked."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.moves = sum(isinstance(entry, MovePlayed) for entry in match.log)
        shuffles = [entry for entry in match.log if isinstance(entry, Shuffled)]
        self.drawn = sum(not entry.stated for entry in shuffles)
        self.stated = sum(entry.stated for entry in shuffles)


def verify_record(text: str, registry: GameRegistry) -> Verdict:
    """Replay a record, and repeat every shuffle and the draw of the first seat from its secret."""
    match = read_record(text, registry)
    lines = [index for index, line in enumerate(text.split("\n")) if line.startswith("shuffle ")]
    settings = match.settings
    seat = decide_first_seat(settings.players, settings.options, settings.secret, settings.salt)
    if seat != settings.first_seat:
        raise BadRecord(header_line(text, "first-seat"), f"the secret draws seat {seat} to begin")
    shuffles = (entry for entry in match.log if isinstance(entry, Shuffled))
    for number, (index, entry) in enumerate(zip(lines, shuffles, strict=True), start=1):
        drawn = shuffle.shuffled(entry.order, settings.secret, settings.salt, number)
        if not entry.stated and tuple(drawn) != entry.order:
            raise BadRecord(index + 1, f"shuffle {number} is not the one that the secret draws")
    return Verdict(match)


def header_line(text: str, word: str) -> int:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.startswith(f"{word} "):
            return number
    raise AssertionError(word)
