# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A table as its entries make it: who sits where, the match, the clocks. No sockets, no time.

``apply`` believes its entry: what may be asked for is decided in requests.py before.
"""

from dataclasses import dataclass, field
from typing import Literal

from mypy_extensions import mypyc_attr

from lunasol import games
from lunasol.engine import match as matches
from lunasol.engine import shuffle
from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import TAKE_BACK, Game
from lunasol.engine.match import Match, MovePlayed
from lunasol.server import entries, shelf
from lunasol.server.entries import AnyEntry, Opened
from lunasol.server.errors import No

State = Literal["open", "running", "over", "ended"]
SECOND = 1000
KEPT_EVENTS = 40
"""Of what has happened in a match so much is told to somebody who comes, and a little more."""


@dataclass
class Chair:
    """A seat and who holds it."""

    kind: Literal["open", "person", "bot", "program"] = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    salt: str = ""
    held: Literal["away", "clock", "left"] | None = None
    vote: Literal["wait", "end"] | None = None
    reserve: int = 0
    since: int = 0
    """Since when this seat owes a decision, or 0."""
    decisions: int = 0
    """How many it has made; a choice made anew is none."""
    move_ids: set[str] = field(default_factory=set)

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.held is not None


class Legal:
    """The moves that a seat may make, as numbers and as they are written."""

    def __init__(self, codes: Cards, texts: tuple[str, ...]) -> None:
        self.codes = codes
        self.texts = texts

    def find(self, text: str) -> int | None:
        return int(self.codes.items[self.texts.index(text)]) if text in self.texts else None


NOTHING_LEGAL = Legal(Cards(), ())


@mypyc_attr(allow_interpreted_subclasses=True)
class Room:
    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.opened = opened
        self.definition = games.definition(opened.game)
        self.host = opened.host
        self.free_chat = opened.free_chat
        self.state: State = "open"
        self.why_ended: str | None = None
        self.next: str | None = None
        self.chairs = [Chair(reserve=opened.pace.reserve * SECOND) for _ in range(opened.players)]
        self.secret = bytes.fromhex(opened.secret)
        self.commitment = shuffle.commitment(self.secret)
        self.match: Match | None = None
        self.move_writer = shelf.move_writer(opened.game, str(opened.options["deck"]))
        self.known_legal: list[Legal | None] = [None] * opened.players
        """By seat, what has been found out about the position as it is."""
        self.changed = opened.at
        """When something happened here last."""
        self.finished = 0

    # Looking ----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.opened.players

    def seat_of(self, person: str) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person:
                return seat
        return None

    def playing(self) -> Match:
        """The match while it goes on."""
        if self.match is None or self.state != "running":
            raise No("not-running")
        return self.match

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.match is None or self.state != "running":
            return ()
        return self.match.to_act

    @property
    def salt(self) -> bytes:
        """All salts in the order of the seats: everybody finds their own in the record."""
        return b"".join(bytes.fromhex(chair.salt) for chair in self.chairs)

    def has_chosen(self, seat: int) -> bool:
        """Whether a secret choice of this seat waits for the others."""
        return self.match is not None and self.match.game.choice[seat] != NOTHING

    def legal(self, seat: int) -> Legal:
        """The moves of this seat. A secret choice may be made anew."""
        found = self.known_legal[seat]
        if found is None:
            found = self.known_legal[seat] = self.find_legal(seat)
        return found

    def find_legal(self, seat: int) -> Legal:
        if self.match is None or self.state != "running":
            return NOTHING_LEGAL
        if not (self.match.game.must_act(seat) or self.has_chosen(seat)):
            return NOTHING_LEGAL
        codes = codes_of(self.match.game, seat)
        if codes.size == 1 and codes.has(TAKE_BACK):
            before = self.match.blinded(seat)
            before.apply(seat, TAKE_BACK)
            codes = codes_of(before, seat)
        return Legal(codes, self.move_writer.write_all(codes))

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds that this seat has left in all; None where no clock runs."""
        pace, chair = self.opened.pace, self.chairs[seat]
        if not pace.has_clock or self.state != "running":
            return None
        spent = now - chair.since if chair.since else 0
        return max(0, pace.move * SECOND + chair.reserve - spent)

    def reserve_after(self, seat: int, now: int) -> int:
        """What a seat has in reserve when it decides now."""
        chair = self.chairs[seat]
        beyond = now - chair.since - self.opened.pace.move * SECOND if chair.since else 0
        return max(0, chair.reserve - max(0, beyond))

    # Changing ---------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        self.changed = entry.at
        self.known_legal = [None] * self.players
        match entry:
            case entries.Moved():
                self.move(entry)
            case entries.Sat(seat=seat, person=person, name=name, salt=salt):
                self.sit(seat, Chair("person", person, name, salt=salt))
            case entries.BotSat(seat=seat, name=name, level=level):
                self.sit(seat, Chair("bot", name=name, level=level))
            case entries.ProgramSat(seat=seat, name=name):
                self.sit(seat, Chair("program", name=name))
            case entries.Rose(seat=seat):
                self.sit(seat, Chair())
            case entries.Held(seat=seat, why=why):
                self.chairs[seat].held = why
            case entries.Returned(seat=seat):
                self.come_back(seat, entry.at)
            case entries.Voted(seat=seat, choice=choice):
                self.chairs[seat].vote = choice
            case _:
                self.apply_to_table(entry)

    def apply_to_table(self, entry: AnyEntry) -> None:
        match entry:
            case entries.Started():
                self.start(entry.at)
            case entries.HostGiven(person=person):
                self.host = person
            case entries.Changed(free_chat=free_chat):
                self.free_chat = free_chat
            case entries.Ended(why=why):
                self.state, self.why_ended, self.finished = "ended", why, entry.at
            case entries.Rematched(table=table):
                self.next = table

    def sit(self, seat: int, chair: Chair) -> None:
        chair.reserve = self.opened.pace.reserve * SECOND
        self.chairs[seat] = chair

    def start(self, at: int) -> None:
        opened = self.opened
        self.match = self.new_match()
        self.match.share(
            self.move_writer.notation, shelf.scratch(opened.game, self.players, opened.options)
        )
        self.state = "running"
        self.note_turns(at)

    def new_match(self) -> Match:
        opened = self.opened
        return matches.start(
            self.definition,
            shelf.deck(opened.game, str(opened.options["deck"])),
            players=opened.players,
            options=opened.options,
            secret=self.secret,
            salt=self.salt,
            names=[chair.name for chair in self.chairs],
        )

    def move(self, entry: entries.Moved) -> None:
        match, chair = self.playing(), self.chairs[entry.seat]
        chair.reserve = entry.reserve
        chair.since = 0
        if entry.id:
            chair.move_ids.add(entry.id)
        if len(match.game.events) > 2 * KEPT_EVENTS:
            match.forget_events(KEPT_EVENTS)
        if self.has_chosen(entry.seat):
            self.choose_anew(match, entry)
        else:
            match.push_code(entry.seat, entry.code)
            chair.decisions += 1
        self.note_turns(entry.at)
        if match.over:
            self.state, self.finished = "over", entry.at

    def choose_anew(self, match: Match, entry: entries.Moved) -> None:
        """As if it had been chosen in the first place: nobody is to learn of the change of mind,
        and the order of secret choices does not matter (law 6)."""
        log = list(match.log)
        place = max(
            i
            for i, each in enumerate(log)
            if isinstance(each, MovePlayed) and each.seat == entry.seat
        )
        log[place] = MovePlayed(entry.seat, entry.code)
        match.replay(log)

    def note_turns(self, at: int) -> None:
        owing = self.to_act
        for seat, chair in enumerate(self.chairs):
            if seat not in owing:
                chair.since = 0
            elif chair.since == 0:
                chair.since = at

    def restart_clocks(self, now: int) -> None:
        """Clocks stood still while nobody could play: decisions begin anew."""
        for seat in self.to_act:
            self.chairs[seat].since = now

    def come_back(self, seat: int, at: int) -> None:
        """Votes about who is away begin anew, and so does a decision whose time had run out."""
        self.chairs[seat].held = None
        if seat in self.to_act:
            self.chairs[seat].since = at
        for chair in self.chairs:
            chair.vote = None


def codes_of(game: Game, seat: int) -> Cards:
    moves = Cards()
    game.legal(seat, moves)
    return moves


def rebuilt(id: str, log: list[AnyEntry]) -> Room:
    """The table that has this log."""
    first, *rest = log
    assert isinstance(first, Opened)
    room = Room(id, first)
    for entry in rest:
        room.apply(entry)
    return room
