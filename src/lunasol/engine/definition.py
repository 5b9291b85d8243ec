"""A game as the referee meets it: its players, options, decks, names and views."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lunasol.engine.cards import NOTHING, Cards
from lunasol.engine.deck import Deck
from lunasol.engine.errors import BadPlayers
from lunasol.engine.game import OVER, Game
from lunasol.engine.notation import Lexicon
from lunasol.engine.options import Option, Options


@dataclass(frozen=True)
class View:
    """What one seat (None: a spectator) sees. Plain data only."""

    game: str
    seat: int | None
    players: int
    phase: str
    to_act: tuple[int, ...]
    chosen: tuple[int, ...]
    """Who has made a secret choice that waits for the others."""
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    """All hands; cards that the seat cannot see are HIDDEN."""
    table: Any
    """What lies on this game's table: a dataclass of its view.py."""


class Definition(ABC):
    """One of the games. The texts lie in the folder ``texts`` beside the class."""

    id: str
    rules_version: int
    fewest: int
    most: int
    usual: int
    """How many usually play: the default."""
    options: tuple[Option, ...]
    decks: Mapping[str, str]
    """Our own decks: the value of the option ``deck`` and the file beside the class."""

    def check_players(self, players: int, options: Options) -> None:
        if type(players) is not int or not self.fewest <= players <= self.most:
            raise BadPlayers(
                f"{self.id} is played by {self.fewest} to {self.most} players, not by {players}"
            )

    @abstractmethod
    def check_deck(self, deck: Deck) -> Deck:
        """The deck with its cards in the order of their ids, or BadDeck if it is not the printed
        one in what the rulebook counts."""

    @abstractmethod
    def new_game(self, players: int, first_seat: int, deck: Deck, options: Options) -> Game: ...

    @abstractmethod
    def lexicon(self, deck: Deck) -> Lexicon: ...

    @abstractmethod
    def table(self, game: Game, lexicon: Lexicon) -> object:
        """What lies on the table of a position that has been blinded: a dataclass."""

    def view(self, game: Game, lexicon: Lexicon, seat: int | None) -> View:
        """The view of a position that has been blinded for this seat."""
        seats = range(game.players)
        hands = tuple(names(lexicon, hand) for hand in game.hands)
        over = game.turn() == OVER
        return View(
            game=self.id,
            seat=seat,
            players=int(game.players),
            phase=game.phase(),
            to_act=() if over else tuple(other for other in seats if game.owes(other)),
            chosen=tuple(other for other in seats if game.choice[other] != NOTHING),
            hand=() if seat is None else hands[seat],
            hands=hands,
            table=self.table(game, lexicon),
        )


def names(lexicon: Lexicon, cards: Cards) -> tuple[str, ...]:
    return cards.spelled(lexicon.spellings)
