# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A match: a game, its settings and a log. Undo and rewind replay the log, so nothing else has to
be stored."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from lunasol.engine import salts, shuffle
from lunasol.engine.cards import Cards
from lunasol.engine.deck import Deck
from lunasol.engine.definition import Definition
from lunasol.engine.errors import BadSeat, BadShuffle, IllegalMove
from lunasol.engine.events import Event
from lunasol.engine.game import CHANCE, OVER, SPECTATOR, Game, Outcome
from lunasol.engine.notation import Move, Notation
from lunasol.engine.options import Options, OptionValue, stated_first_seat
from lunasol.engine.salts import Contribution, Reopening
from lunasol.engine.view import View
from lunasol.engine.view_builder import hands_of

LONGEST_NAME = 40
LARGEST_CODE = 2**62
"""No move of any game has a larger number, and the compiled rules cannot hold one."""
MOST_LISTED = 1000
"""About how many moves a list for people holds, where a game could have millions."""


@dataclass(frozen=True)
class Shuffled:
    """A log entry: a shuffle."""

    order: tuple[int, ...]
    """The cards, the top card first."""
    stated: bool
    """Whether the order was given instead of drawn from the secret."""


class MovePlayed(Struct, frozen=True, gc=False):
    """A log entry: a move, as a number."""

    seat: int
    code: int


Entry = Shuffled | MovePlayed


@dataclass(frozen=True)
class MatchSettings:
    """Everything that is fixed before the first card, and needed to replay a log."""

    definition: Definition
    players: int
    options: Mapping[str, OptionValue]
    deck: Deck
    secret: bytes
    salt: bytes
    first_seat: int
    names: tuple[str, ...] = ()
    stated: tuple[tuple[int, ...], ...] = ()
    """The orders of the first shuffles, if they are given instead of drawn from the secret."""
    contributions: tuple[Contribution, ...] = ()
    """The parts of the salt that players had committed to, by seat."""
    reopenings: tuple[Reopening, ...] = ()
    """The rounds of commitments before the one that counts."""
    commitment: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "commitment", shuffle.commitment(self.secret))


class LegalMoves:
    """The legal moves of a seat; typed moves are made on demand."""

    def __init__(self, game: Game, notation: Notation, seat: int) -> None:
        self.notation = notation
        self.codes: tuple[int, ...] = tuple(game.legal_codes(seat))

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[Move]:
        for code in self.codes:
            yield self.notation.move(code)

    def __getitem__(self, index: int) -> Move:
        return self.notation.move(self.codes[index])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            return self.find(move) is not None
        return any(move == other for other in self)

    def find(self, text: str) -> Move | None:
        """The legal move with this notation, in full or in short."""
        wanted = squeezed(text)
        for move in self:
            if wanted in (squeezed(str(move)), squeezed(self.notation.short(move))):
                return move
        return None

    def __repr__(self) -> str:
        return f"<{' '.join(str(move) for move in self)}>"


def squeezed(text: str) -> str:
    """The text without spaces and capitals, for comparisons."""
    return "".join(text.split()).casefold()


class Match:
    """The referee: refuses illegal moves and logs all others.

    ``lunasol.start`` makes one. Seats are numbers from 0.

    Examples:
        >>> import lunasol
        >>> match = lunasol.start("nox", players=3, secret=bytes(32))
        >>> match.to_act
        (2,)
        >>> match.hands(2)
        (('??', '??', '??'), ('??', '??', '??'), ('G12e', 'B1b', 'G14e'))
        >>> match.push(2, "B1b>0")
        >>> match.events(0)[-1], match.events(2)[-1]
        (<drew seat=2>, <drew seat=2 card=17>)
        >>> match.push(2, "G12e>2")
        Traceback (most recent call last):
        ...
        lunasol.engine.errors.IllegalMove: not your turn (NX-D1)
        >>> match.undo()
        >>> match.to_act
        (2,)
    """

    def __init__(self, settings: MatchSettings) -> None:
        self.settings = settings
        self.notation = settings.definition.notation(settings.deck)
        self.log: list[Entry] = []
        self.event_counts: list[int] = []
        """The number of events up to and including each log entry."""
        self.forgotten = 0
        """How many of the events are no longer kept."""
        self.game = self.new_game()
        self.scratch = self.game.fresh()
        """The position that ``blinded_scratch`` writes to."""

    def new_game(self) -> Game:
        settings = self.settings
        game = settings.definition.new_game(
            settings.players, settings.first_seat, settings.deck, settings.options
        )
        game.emits_events = True
        return game

    def share(self, notation: Notation, scratch: Game) -> None:
        """Use the notation and scratch position of other matches with the same settings.

        This saves memory in a program that runs many matches.
        """
        self.notation = notation
        self.scratch = scratch

    # Looking ----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.settings.players

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.turn() == OVER

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; if there are several, they choose secretly."""
        if self.over:
            return ()
        return tuple([seat for seat in range(self.players) if self.game.must_act(seat)])

    def legal(self, seat: int) -> LegalMoves:
        """The legal moves of the seat: none unless it must act or may take a choice back.

        Examples:
            >>> import lunasol
            >>> match = lunasol.start("day_and_night", secret=bytes(32))
            >>> len(match.legal(0)), str(match.legal(0)[0]), "U3b" in match.legal(0)
            (7, 'P5b', True)
        """
        return LegalMoves(self.game, self.notation, self.check_seat(seat))

    def view(self, seat: int | None) -> View[Any]:
        """What the seat sees; None is a spectator.

        Examples:
            >>> import lunasol
            >>> match = lunasol.start("nox", players=3, secret=bytes(32))
            >>> match.view(2).hand, match.view(None).hand
            (('G12e', 'B1b', 'G14e'), ())
        """
        return self.settings.definition.view(self.blinded_scratch(seat), self.notation, seat)

    def hands(self, seat: int | None) -> tuple[tuple[str, ...], ...]:
        """The hands as the view shows them, without the rest of the view."""
        return hands_of(self.blinded_scratch(seat), self.notation)

    def blinded_scratch(self, seat: int | None) -> Game:
        """The position as the seat knows it, in a shared scratch copy.

        The next call overwrites it, also that of another match that shares the scratch. Read it at
        once; ``blinded`` returns a copy to keep.
        """
        place = SPECTATOR if seat is None else self.check_seat(seat)
        self.scratch.copy_from(self.game)
        self.scratch.blind(place)
        return self.scratch

    def blinded(self, seat: int | None) -> Game:
        """A copy of the position that holds only what the seat knows.

        Examples:
            >>> import lunasol
            >>> position = lunasol.start("nox", players=2, secret=bytes(32)).blinded(1)
            >>> position.hands[0].numbers()
            [-2, -2, -2]
        """
        copy = self.game.clone()
        copy.blind(SPECTATOR if seat is None else self.check_seat(seat))
        return copy

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events after the first ``since`` log entries, as the seat saw them."""
        return [event.seen_by(seat) for event in self.events_since(since)]

    def events_since(self, since: int) -> list[Event]:
        """The same events with all secrets, without those that are no longer kept."""
        start = self.event_counts[since - 1] - self.forgotten if since else 0
        return self.game.events[max(0, start) :]

    @property
    def outcome(self) -> Outcome | None:
        """The scores, the winners and why the match ended; None until it is over."""
        return self.game.outcome() if self.over else None

    # Playing ----------------------------------------------------------------------------------

    def push(self, seat: int, move: Move | str) -> None:
        """Play a move, given as an object or in notation.

        An illegal move changes nothing and raises ``IllegalMove`` with the ruling that decides.
        """
        typed = self.read(seat, move) if isinstance(move, str) else move
        self.push_code(seat, self.notation.code(typed))

    def read(self, seat: int, text: str) -> Move:
        """The move that a person typed: a legal one if possible, or else any."""
        return self.listed(seat).find(text) or self.notation.parse(text)

    def listed(self, seat: int) -> LegalMoves:
        """The legal moves as a list for people: a spread of them where there are too many to read.

        Moves that it leaves out can be played as well.
        """
        self.game.limit_moves(MOST_LISTED)
        try:
            return self.legal(seat)
        finally:
            self.game.limit_moves(0)

    def is_legal(self, seat: int, code: int) -> bool:
        legal = Cards()
        self.game.legal(self.check_seat(seat), legal)
        return legal.has(code)

    def push_code(self, seat: int, code: int) -> None:
        """Play a move by its code; an illegal one is refused and changes nothing."""
        self.check_legal(seat, code)
        self.push_legal(seat, code)

    def push_legal(self, seat: int, code: int) -> None:
        """Play a move that the caller has found among the legal ones."""
        before = len(self.log)
        self.apply(MovePlayed(seat, code))
        try:
            self.run_chance()
        except BadShuffle:
            self.rewind(before)
            raise

    def check_legal(self, seat: int, code: int) -> None:
        if abs(code) > LARGEST_CODE:
            raise IllegalMove("not-a-move", "log")
        if not self.is_legal(seat, code):
            refusal = self.game.why_not(seat, code)
            raise IllegalMove(refusal.key, refusal.ruling)

    def apply(self, entry: MovePlayed) -> None:
        self.game.apply(entry.seat, entry.code)
        self.write(entry)

    def check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise BadSeat(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
        return seat

    def run_chance(self) -> None:
        while self.game.turn() == CHANCE:
            number = sum(isinstance(entry, Shuffled) for entry in self.log)
            stated = number < len(self.settings.stated)
            order = self.settings.stated[number] if stated else self.drawn(number + 1)
            self.deal(Shuffled(tuple(order), stated))

    def pending_shuffle(self) -> list[int]:
        cards = Cards()
        self.game.pending_shuffle(cards)
        return list(cards)

    def drawn(self, number: int) -> list[int]:
        return shuffle.shuffled(
            self.pending_shuffle(), self.settings.secret, self.settings.salt, number
        )

    def deal(self, entry: Shuffled) -> None:
        cards = self.pending_shuffle()
        if sorted(entry.order) != cards:
            raise BadShuffle(f"a shuffle of {len(cards)} cards is due, and this is not one of them")
        self.game.deal(Cards.of(entry.order))
        self.write(entry)

    def write(self, entry: Entry) -> None:
        self.log.append(entry)
        self.event_counts.append(self.forgotten + len(self.game.events))

    def forget_events(self, kept: int) -> None:
        """Drop all events but the last ones, to save memory. A replay of the log restores them."""
        gone = len(self.game.events) - kept
        if gone > 0:
            del self.game.events[:gone]
            self.forgotten += gone

    # Going back -------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last move, and the shuffles that followed it."""
        moves = [index for index, entry in enumerate(self.log) if isinstance(entry, MovePlayed)]
        if not moves:
            raise IllegalMove("nothing-to-undo", "log")
        self.rewind(moves[-1])

    def rewind(self, length: int) -> None:
        """Go back to the first ``length`` entries of the log.

        Examples:
            >>> import lunasol
            >>> match = lunasol.start("nox", players=3, secret=bytes(32))
            >>> begin = len(match.log)
            >>> for _ in range(5):
            ...     seat = match.to_act[0]
            ...     match.push(seat, match.legal(seat)[0])
            >>> match.rewind(begin)
            >>> match.to_act
            (2,)
        """
        if not 0 <= length <= len(self.log):
            raise IllegalMove("no-such-point-in-the-log", "log")
        self.replay(self.log[:length])
        self.run_chance()

    def replay(self, log: Sequence[Entry]) -> None:
        """Play these entries from the beginning; shuffles come from them, not from the secret."""
        entries = list(log)
        self.log, self.event_counts, self.forgotten = [], [], 0
        self.game = self.new_game()
        for entry in entries:
            self.repeat(entry)

    def repeat(self, entry: Entry) -> None:
        """Play the next entry of a log; it must be a shuffle exactly if one is pending."""
        is_pending = self.game.turn() == CHANCE
        if isinstance(entry, Shuffled) != is_pending:
            raise BadShuffle("a shuffle is due here" if is_pending else "no shuffle is due here")
        if isinstance(entry, Shuffled):
            self.deal(entry)
        else:
            self.check_legal(entry.seat, entry.code)
            self.apply(entry)


def start(
    definition: Definition,
    deck: Deck,
    *,
    players: int,
    options: Mapping[str, OptionValue],
    secret: bytes | None = None,
    salt: bytes = b"",
    contributions: tuple[Contribution, ...] = (),
    reopenings: tuple[Reopening, ...] = (),
    shuffles: Sequence[Sequence[int | str]] = (),
    names: Sequence[str] = (),
) -> Match:
    """Begin a match. The given shuffles are dealt first; further ones are drawn from the secret and
    the salt, which ``contributions`` replace."""
    definition.check_players(players, options)
    known = shuffle.new_secret() if secret is None else shuffle.check_secret(secret)
    notation = definition.notation(deck)
    stated = tuple(
        tuple(notation.card_id(card) if isinstance(card, str) else card for card in order)
        for order in shuffles
    )
    added = salts.joined(contributions) if contributions else salt
    seat = decide_first_seat(players, options, known, added)
    called = check_names(names, players)
    settings = MatchSettings(
        definition,
        players,
        options,
        deck,
        known,
        added,
        seat,
        called,
        stated,
        contributions,
        reopenings,
    )
    match = Match(settings)
    match.run_chance()
    return match


def decide_first_seat(players: int, options: Options, secret: bytes, salt: bytes) -> int:
    """The first seat: as the options state it, or drawn from the secret."""
    stated = stated_first_seat(players, options)
    return shuffle.drawn_seat(players, secret, salt) if stated is None else stated


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    if len(names) not in (0, players):
        raise BadSeat(f"there are {players} seats, but {len(names)} names")
    return tuple(check_name(name) for name in names)


def check_name(name: str) -> str:
    if not name.isprintable() or not 0 < len(name.strip()) <= LONGEST_NAME:
        raise BadSeat(f"a name has 1 to {LONGEST_NAME} printable characters, unlike {name!r}")
    return name.strip()
