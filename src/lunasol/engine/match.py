# Compiled by mypyc, see COMPILED in hatch_build.py.
"""A match: a game, its options and a log. The log alone suffices: undo and rewind are replay."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from lunasol.engine import shuffle
from lunasol.engine.cards import Cards
from lunasol.engine.deck import Deck
from lunasol.engine.definition import Definition
from lunasol.engine.errors import BadSeat, BadShuffle, IllegalMove
from lunasol.engine.events import Event
from lunasol.engine.game import CHANCE, OVER, SPECTATOR, Game, Outcome
from lunasol.engine.notation import Move, Notation
from lunasol.engine.options import Options, OptionValue, stated_first_seat
from lunasol.engine.view import View
from lunasol.engine.view_builder import hands_of

LONGEST_NAME = 40
LARGEST_CODE = 2**62
"""A larger number is no move of any game, and more than the compiled rules can hold."""


@dataclass(frozen=True)
class Shuffled:
    """A log entry: the outcome of a shuffle, top card first."""

    order: tuple[int, ...]
    stated: bool


class MovePlayed(Struct, frozen=True, gc=False):
    """A log entry: a move as a number."""

    seat: int
    code: int


Entry = Shuffled | MovePlayed


@dataclass(frozen=True)
class Settings:
    """All that is fixed before the first card: enough to play a log again."""

    definition: Definition
    players: int
    options: Mapping[str, OptionValue]
    deck: Deck
    secret: bytes
    salt: bytes
    first_seat: int
    names: tuple[str, ...] = ()
    stated: tuple[tuple[int, ...], ...] = ()
    commitment: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "commitment", shuffle.commitment(self.secret))


class LegalMoves:
    """The legal moves of a seat, made only when asked for."""

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
        """The legal move that is written like this, in full or in short."""
        wanted = squeezed(text)
        for move in self:
            if wanted in (squeezed(str(move)), squeezed(self.notation.short(move))):
                return move
        return None

    def __repr__(self) -> str:
        return f"<{' '.join(str(move) for move in self)}>"


def squeezed(text: str) -> str:
    """As it is compared: capitals and spaces do not matter."""
    return "".join(text.split()).casefold()


class Match:
    """The referee: refuses what the rules refuse, and writes down everything else."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.notation = settings.definition.notation(settings.deck)
        self.log: list[Entry] = []
        self.event_counts: list[int] = []
        """How many events there had been after each log entry."""
        self.forgotten = 0
        """So many of them are not remembered any more."""
        self.game = self.new_game()
        self.scratch = self.game.fresh()

    def new_game(self) -> Game:
        settings = self.settings
        game = settings.definition.new_game(
            settings.players, settings.first_seat, settings.deck, settings.options
        )
        game.emits_events = True
        return game

    def share(self, notation: Notation, scratch: Game) -> None:
        """With other matches of the same settings, for a program that plays many."""
        self.notation = notation
        self.scratch = scratch

    # Looking ----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.settings.players

    @property
    def over(self) -> bool:
        return self.game.turn() == OVER

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision; several at once choose secretly."""
        if self.over:
            return ()
        return tuple([seat for seat in range(self.players) if self.game.must_act(seat)])

    def legal(self, seat: int) -> LegalMoves:
        return LegalMoves(self.game, self.notation, self.check_seat(seat))

    def view(self, seat: int | None) -> View[Any]:
        """What the seat sees; None is a spectator."""
        return self.settings.definition.view(self.blinded_scratch(seat), self.notation, seat)

    def hands(self, seat: int | None) -> tuple[tuple[str, ...], ...]:
        """The hands of the view, without the rest of it."""
        return hands_of(self.blinded_scratch(seat), self.notation)

    def blinded_scratch(self, seat: int | None) -> Game:
        """The position as the seat knows it, in a scratch copy: the next call overwrites it, at
        any table that shares the scratch. Read it at once; ``blinded`` gives a copy to keep."""
        place = SPECTATOR if seat is None else self.check_seat(seat)
        self.scratch.copy_from(self.game)
        self.scratch.blind(place)
        return self.scratch

    def blinded(self, seat: int | None) -> Game:
        """A copy of the position that knows only what the seat knows."""
        copy = self.game.clone()
        copy.blind(SPECTATOR if seat is None else self.check_seat(seat))
        return copy

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What the seat saw happen, after the first ``since`` log entries."""
        return [event.seen_by(seat) for event in self.events_since(since)]

    def events_since(self, since: int) -> list[Event]:
        """As they happened, secrets included; of what is forgotten nothing."""
        start = self.event_counts[since - 1] - self.forgotten if since else 0
        return self.game.events[max(0, start) :]

    @property
    def outcome(self) -> Outcome | None:
        """None until the match is over."""
        return self.game.outcome() if self.over else None

    # Playing ----------------------------------------------------------------------------------

    def push(self, seat: int, move: Move | str) -> None:
        """Play a move, typed or in notation; an illegal one is refused and changes nothing."""
        typed = self.read(seat, move) if isinstance(move, str) else move
        self.push_code(seat, self.notation.code(typed))

    def read(self, seat: int, text: str) -> Move:
        """The move that a person wrote: among the legal ones, or else any."""
        return self.legal(seat).find(text) or self.notation.parse(text)

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
        legal = Cards()
        self.game.legal(self.check_seat(seat), legal)
        if not legal.has(code):
            refusal = self.game.why_not(seat, code)
            raise IllegalMove(refusal.key, refusal.ruling)

    def apply(self, entry: MovePlayed) -> None:
        self.game.apply(entry.seat, entry.code)
        self.write(entry)

    def check_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
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
        due = self.pending_shuffle()
        if sorted(entry.order) != due:
            raise BadShuffle(f"a shuffle of {len(due)} cards is due, and this is not one of them")
        self.game.deal(Cards.of(entry.order))
        self.write(entry)

    def write(self, entry: Entry) -> None:
        self.log.append(entry)
        self.event_counts.append(self.forgotten + len(self.game.events))

    def forget_events(self, kept: int) -> None:
        """All but the last: who only plays on needs no others, and the log brings them back."""
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
        """Go back to the first ``length`` entries of the log."""
        if not 0 <= length <= len(self.log):
            raise IllegalMove("no-such-point-in-the-log", "log")
        self.replay(self.log[:length])
        self.run_chance()

    def replay(self, log: Sequence[Entry]) -> None:
        """Play these entries from the beginning; chance comes from them, never from the secret."""
        entries = list(log)
        self.log, self.event_counts, self.forgotten = [], [], 0
        self.game = self.new_game()
        for entry in entries:
            self.repeat(entry)

    def repeat(self, entry: Entry) -> None:
        """Play one more entry of a log; it must be what is due."""
        shuffle_is_due = self.game.turn() == CHANCE
        if isinstance(entry, Shuffled) != shuffle_is_due:
            raise BadShuffle(
                "a shuffle is due here" if shuffle_is_due else "no shuffle is due here"
            )
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
    shuffles: Sequence[Sequence[int | str]] = (),
    names: Sequence[str] = (),
) -> Match:
    """Begin a match. Stated shuffles are dealt first; further ones are drawn from the secret."""
    definition.check_players(players, options)
    known = shuffle.new_secret() if secret is None else shuffle.check_secret(secret)
    notation = definition.notation(deck)
    stated = tuple(
        tuple(notation.card_id(card) if isinstance(card, str) else card for card in order)
        for order in shuffles
    )
    seat = first_seat(players, options, known, salt)
    called = check_names(names, players)
    match = Match(Settings(definition, players, options, deck, known, salt, seat, called, stated))
    match.run_chance()
    return match


def first_seat(players: int, options: Options, secret: bytes, salt: bytes) -> int:
    """Who begins: as the options state it, or drawn from the secret."""
    stated = stated_first_seat(players, options)
    return shuffle.drawn_seat(players, secret, salt) if stated is None else stated


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    if len(names) not in (0, players):
        raise BadSeat(f"there are {players} seats, but {len(names)} names")
    for name in names:
        if not name.isprintable() or not 0 < len(name.strip()) <= LONGEST_NAME:
            raise BadSeat(f"a name has 1 to {LONGEST_NAME} printable characters, unlike {name!r}")
    return tuple(name.strip() for name in names)
