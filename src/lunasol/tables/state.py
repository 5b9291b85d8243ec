# Compiled by mypyc, see COMPILED in hatch_build.py.
"""The state of a table as its log makes it: who sits where, the match, the clocks.

Pure: no connections, no time. ``apply`` trusts its entry; commands decide beforehand what may be
written.
"""

from dataclasses import dataclass, field

import msgspec
from mypy_extensions import mypyc_attr

from lunasol import games
from lunasol.engine import match as matches
from lunasol.engine import shuffle
from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.game import TAKE_BACK, Game
from lunasol.engine.match import MOST_LISTED, Match, MovePlayed
from lunasol.engine.salts import Contribution, Reopening, WhyReopened
from lunasol.protocol.refusals import RefusalKey, RequestRefused
from lunasol.protocol.types import EndReason, SeatKind, Substitution, TableStatus, VoteChoice
from lunasol.tables import catalog, entries
from lunasol.tables.allowances import MOST_ABSENCES
from lunasol.tables.entries import AnyEntry, Opened
from lunasol.tables.undo import UndoHistory

SECOND = 1000
KEPT_IDS = 16
KEPT_EVENTS = 32
"""The fewest events that are kept, enough to show a late joiner what happened last."""
MOST_EVENTS = 40
"""How many there may be before the oldest are dropped."""
ARRANGES = (
    entries.Sat,
    entries.BotSat,
    entries.ProgramSat,
    entries.HostGiven,
    entries.SettingsChanged,
    entries.Committed,
)


@dataclass
class Seat:
    """A seat and who holds it."""

    kind: SeatKind = "open"
    person: str = ""
    name: str = ""
    level: str = ""
    character: str = ""
    """The character that a bot plays as."""
    salt: str = ""
    program_key: str = ""
    """What the token of the program that holds this seat contains."""
    commitment: str = ""
    """The hash of the salt that this player has committed to."""
    substituted: Substitution | None = None
    """Why a bot plays for the player who holds this seat."""
    vote: VoteChoice | None = None
    reserve: int = 0
    since: int = 0
    """Since when this seat has had to decide, or 0."""
    decisions: int = 0
    """How many it has made; replacing a secret choice does not count."""
    move_ids: list[str] = field(default_factory=list)
    """The ids of the last moves, so that one that is sent again counts once."""
    replaced: int = 0
    """How often its present secret choice has replaced another one."""
    replaced_at: int = 0
    absences: int = 0
    """How often a bot has taken over."""
    votes: int = 0

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.substituted is not None

    def note_move(self, id: str) -> None:
        self.move_ids.append(id)
        del self.move_ids[:-KEPT_IDS]


class LegalTexts:
    """The moves that a seat may make, as codes and as texts."""

    def __init__(self, codes: Cards, texts: tuple[str, ...]) -> None:
        self.codes = codes
        self.texts = texts

    @property
    def may_be_spread(self) -> bool:
        """Whether there may be more legal moves: a spread has at least half of MOST_LISTED."""
        return self.codes.size >= MOST_LISTED // 2

    def find(self, text: str) -> int | None:
        """The code of the move with this text, if it is legal."""
        try:
            return int(self.codes.items[self.texts.index(text)])
        except ValueError:
            return None


NO_LEGAL_MOVES = LegalTexts(Cards(), ())


@mypyc_attr(allow_interpreted_subclasses=True)
class TableState:
    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.opened = opened
        self.has_clock: bool = opened.pace.has_clock
        self.definition = games.definition(opened.game)
        self.host = opened.host
        self.free_chat = opened.free_chat
        self.status: TableStatus = "open"
        self.why_ended: EndReason | None = None
        self.left_by: tuple[int, ...] = ()
        """The seats whose players had left a match that the others then ended."""
        self.next: str | None = None
        self.reserved = list(opened.reserved) or [""] * opened.players
        """Who each seat is kept for; "" means anybody."""
        self.removed: set[str] = set()
        """The people who have removed the table from their list."""
        self.undo: UndoHistory | None = None
        """What the only person at the table may take back; None with other people."""
        self.seats = [Seat(reserve=opened.pace.reserve * SECOND) for _ in range(opened.players)]
        self.secret = bytes.fromhex(opened.secret)
        self.commitment = shuffle.commitment(self.secret)
        self.is_closed = False
        """Whether everybody has committed to a salt, and the salts are being revealed."""
        self.reopenings: list[Reopening] = []
        """The rounds of commitments that led to no deal."""
        self.match: Match | None = None
        self.move_writer = catalog.move_writer(opened.game, str(opened.options["deck"]))
        self.known_legal: list[LegalTexts | None] = [None] * opened.players
        """By seat, the legal moves of this position once they have been asked for."""
        self.changed = opened.at
        """When something last happened here."""
        self.finished = 0
        self.arranged = 0
        """How often seats, the host or the chat were arranged; see allowances.py."""
        self.said: dict[int | None, int] = {}
        """By seat, how many chat messages came from there."""
        self.undone = 0
        self.rematches = 0

    # Looking ----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.opened.players

    def seat_of(self, person: str) -> int | None:
        for seat, holder in enumerate(self.seats):
            if person and holder.person == person:
                return seat
        return None

    @property
    def is_unfinished(self) -> bool:
        return self.status in ("open", "running")

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, holder in enumerate(self.seats) if holder.kind == "person"]

    @property
    def is_against_bots(self) -> bool:
        """Whether one person plays against bots alone."""
        kinds = [holder.kind for holder in self.seats]
        return kinds.count("person") == 1 and kinds.count("bot") == self.players - 1

    def seat_kept_for(self, person: str) -> int | None:
        """The free seat that is kept for this person, if there is one."""
        for seat, holder in enumerate(self.seats):
            if person and self.reserved[seat] == person and holder.kind == "open":
                return seat
        return None

    def can_undo(self, seat: int) -> bool:
        undo = self.undo
        is_mine = undo is not None and undo.seat == seat and bool(undo.points)
        return is_mine and self.status == "running"

    def playing(self) -> Match:
        """The match, which must be going on."""
        if self.match is None or self.status != "running":
            raise RequestRefused(RefusalKey.NOT_RUNNING)
        return self.match

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.match is None or self.status != "running":
            return ()
        return self.match.to_act

    @property
    def round(self) -> int:
        """The round of commitments, counted from 1."""
        return 1 + (self.reopenings[-1].round if self.reopenings else 0)

    @property
    def salt(self) -> bytes:
        """All salts in seat order: every player finds their own in the record."""
        return b"".join(bytes.fromhex(holder.salt) for holder in self.seats)

    def may_return(self, seat: int) -> bool:
        """Whether a player may take the seat back from the bot that plays there."""
        return self.seats[seat].absences < MOST_ABSENCES

    @property
    def contributions(self) -> tuple[Contribution, ...]:
        """The salts that players had committed to, by seat."""
        return tuple(
            Contribution(seat, holder.commitment, bytes.fromhex(holder.salt))
            for seat, holder in enumerate(self.seats)
            if holder.commitment
        )

    def has_chosen(self, seat: int) -> bool:
        """Whether this seat has made a secret choice that waits for the others."""
        return self.match is not None and self.match.game.choice[seat] != NOTHING

    def legal(self, seat: int) -> LegalTexts:
        """The moves of this seat, which may also replace its secret choice."""
        found = self.known_legal[seat]
        if found is None:
            found = self.known_legal[seat] = self.find_legal(seat)
        return found

    def find_legal(self, seat: int) -> LegalTexts:
        if self.match is None or self.status != "running":
            return NO_LEGAL_MOVES
        if not (self.match.game.must_act(seat) or self.has_chosen(seat)):
            return NO_LEGAL_MOVES
        codes = codes_of(self.match.game, seat)
        if codes.size == 1 and codes.has(TAKE_BACK):
            before = self.match.blinded(seat)
            before.apply(seat, TAKE_BACK)
            codes = codes_of(before, seat)
        return LegalTexts(codes, self.move_writer.write_all(codes))

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds that this seat has left in total; None if no clock runs."""
        if not self.has_clock or self.status != "running":
            return None
        time_control, holder = self.opened.pace, self.seats[seat]
        spent = now - holder.since if holder.since else 0
        return max(0, time_control.move * SECOND + holder.reserve - spent)

    def reserve_after(self, seat: int, now: int) -> int:
        """The reserve that a seat keeps if it decides now."""
        holder = self.seats[seat]
        if not self.has_clock:
            return holder.reserve
        beyond = now - holder.since - self.opened.pace.move * SECOND if holder.since else 0
        return max(0, holder.reserve - max(0, beyond))

    # Changing ---------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        self.changed = entry.at
        known_legal, self.known_legal = self.known_legal, [None] * self.players
        if isinstance(entry, entries.Moved):
            self.move(entry, known_legal[entry.seat])
        else:
            self.arranged += isinstance(entry, ARRANGES)
            self.apply_to_seat(entry)

    def apply_to_seat(self, entry: AnyEntry) -> None:
        match entry:
            case entries.Sat(seat=seat, person=person, name=name):
                salt, commitment = entry.salt, entry.commitment
                self.sit(seat, Seat("person", person, name, salt=salt, commitment=commitment))
                self.removed.discard(person)
            case entries.BotSat(seat=seat, name=name, level=level, character=character):
                self.sit(seat, Seat("bot", name=name, level=level, character=character))
            case entries.ProgramSat(seat=seat, name=name, key=key):
                self.sit(seat, Seat("program", name=name, program_key=key))
            case entries.Rose(seat=seat):
                self.sit(seat, Seat())
            case entries.Substituted(seat=seat, why=why):
                self.seats[seat].substituted = why
                self.seats[seat].absences += 1
            case entries.Returned(seat=seat):
                self.come_back(seat, entry.at)
            case entries.Voted(seat=seat, choice=choice):
                self.seats[seat].vote = choice
                self.seats[seat].votes += 1
            case _:
                self.apply_to_table(entry)

    def apply_to_deal(self, entry: AnyEntry) -> None:
        match entry:
            case entries.Committed(seat=seat, commitment=commitment):
                self.seats[seat].commitment, self.seats[seat].salt = commitment, ""
            case entries.CommitmentsClosed():
                self.is_closed = True
            case entries.Revealed(seat=seat, salt=salt):
                self.seats[seat].salt = salt
            case entries.Reopened(why=why, seats=seats):
                self.reopen(why, seats)

    def reopen(self, why: WhyReopened, seats: tuple[int, ...]) -> None:
        """All salts may be known by now, so everybody commits to a new one."""
        number = self.round
        self.reopenings += [Reopening(number, why, self.seats[seat].name) for seat in seats]
        self.is_closed = False
        for holder in self.seats:
            holder.commitment = holder.salt = ""

    def apply_to_table(self, entry: AnyEntry) -> None:
        match entry:
            case entries.Started():
                self.start(entry.at)
            case entries.Undone():
                self.take_back(entry)
            case entries.Declined(person=person):
                self.reserved = ["" if each == person else each for each in self.reserved]
            case entries.Removed(person=person):
                self.removed.add(person)
            case entries.HostGiven(person=person):
                self.host = person
            case entries.SettingsChanged(free_chat=free_chat):
                self.free_chat = free_chat
            case entries.Ended(why=why, left=left):
                self.status, self.why_ended, self.finished = "ended", why, entry.at
                self.left_by = left
            case entries.Rematched(table=table):
                self.next = table
                self.rematches += 1
            case entries.Said(seat=seat):
                self.said[seat] = self.said.get(seat, 0) + 1
            case _:
                self.apply_to_deal(entry)

    def sit(self, seat: int, holder: Seat) -> None:
        holder.reserve = self.opened.pace.reserve * SECOND
        self.seats[seat] = holder

    def start(self, at: int) -> None:
        opened = self.opened
        self.match = self.new_match()
        self.match.share(
            self.move_writer.notation, catalog.scratch(opened.game, self.players, opened.options)
        )
        self.status = "running"
        if self.is_against_bots:
            self.undo = UndoHistory(self.match, self.people[0])
        self.note_turns(at)

    def new_match(self) -> Match:
        opened = self.opened
        return matches.start(
            self.definition,
            catalog.deck(opened.game, str(opened.options["deck"])),
            players=opened.players,
            options=opened.options,
            secret=self.secret,
            salt=self.salt,
            contributions=self.contributions,
            reopenings=tuple(self.reopenings),
            names=[holder.name for holder in self.seats],
        )

    def move(self, entry: entries.Moved, legal: LegalTexts | None) -> None:
        """Play a move. ``legal`` holds the moves of this position if they are known already."""
        match, holder = self.playing(), self.seats[entry.seat]
        holder.reserve = entry.reserve
        holder.since = 0
        if entry.id:
            holder.note_move(entry.id)
        if len(match.game.events) > MOST_EVENTS:
            match.forget_events(KEPT_EVENTS)
        if self.has_chosen(entry.seat):
            holder.replaced += 1
            holder.replaced_at = entry.at
            if match.game.choice[entry.seat] != entry.code:
                self.replace_choice(match, entry)
        else:
            holder.replaced = 0
            before = len(match.log)
            if legal is not None and legal.codes.has(entry.code):
                match.push_legal(entry.seat, entry.code)
            else:
                match.push_code(entry.seat, entry.code)
            holder.decisions += 1
            if self.undo is not None:
                self.undo.follow(match, before, entry.seat, entry.by_bot)
        self.note_turns(entry.at)
        if match.over:
            self.status, self.finished = "over", entry.at

    def replace_choice(self, match: Match, entry: entries.Moved) -> None:
        """Replace a secret choice as if the new one had been made in the first place: nobody may
        learn of the change, and the order of secret choices does not matter (law 6)."""
        log = list(match.log)
        index = max(
            i
            for i, each in enumerate(log)
            if isinstance(each, MovePlayed) and each.seat == entry.seat
        )
        log[index] = MovePlayed(entry.seat, entry.code)
        match.replay(log)

    def take_back(self, entry: entries.Undone) -> None:
        """Replay the match without its last moves. Everybody decides again: what a bot has thought
        about is no longer due."""
        match = self.playing()
        self.undone += 1
        moves = [i for i, each in enumerate(match.log) if isinstance(each, MovePlayed)]
        match.rewind(moves[-entry.moves])
        if self.undo is not None:
            self.undo.go_back(match)
        if entry.id:
            self.seats[entry.seat].note_move(entry.id)
        for holder in self.seats:
            holder.since = 0
            holder.decisions += 1
        self.note_turns(entry.at)

    def note_turns(self, at: int) -> None:
        """Note since when each seat has had to decide."""
        to_act = self.to_act
        for seat, holder in enumerate(self.seats):
            if seat not in to_act:
                holder.since = 0
            elif holder.since == 0:
                holder.since = at

    def restart_clocks(self, now: int) -> None:
        """Give every pending decision its full time again, because nobody could play meanwhile."""
        for seat in self.to_act:
            self.seats[seat].since = now

    def come_back(self, seat: int, at: int) -> None:
        """The votes are cleared, and the player's pending decision gets its full time."""
        self.seats[seat].substituted = None
        self.removed.discard(self.seats[seat].person)
        if seat in self.to_act:
            self.seats[seat].since = at
        for holder in self.seats:
            holder.vote = None


def codes_of(game: Game, seat: int) -> Cards:
    moves = Cards()
    game.limit_moves(MOST_LISTED)
    game.legal(seat, moves)
    game.limit_moves(0)
    return moves


def settled(log: list[AnyEntry]) -> list[AnyEntry]:
    """The log with each secret choice made from the beginning as it was in the end: it leads to the
    same state, but no replaced choice makes it play the match again."""
    found = list(log)
    last: dict[int, int] = {}  # by seat whose choice was replaced, the one that stayed
    for index in range(len(found) - 1, -1, -1):
        entry = found[index]
        if not isinstance(entry, entries.Moved):
            continue
        if entry.seat in last:
            found[index] = msgspec.structs.replace(entry, code=last[entry.seat])
        if entry.replaces:
            last.setdefault(entry.seat, entry.code)
        else:
            last.pop(entry.seat, None)
    return found


def rebuild(id: str, log: list[AnyEntry]) -> TableState:
    """The state that this log leads to."""
    first, *rest = settled(log)
    assert isinstance(first, Opened)
    state = TableState(id, first)
    for entry in rest:
        state.apply(entry)
    return state
