"""What defines a game besides its rules: players, options, decks, notation and views."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from lunasol.engine.deck import Deck
from lunasol.engine.errors import BadPlayers
from lunasol.engine.game import Game
from lunasol.engine.notation import Notation
from lunasol.engine.options import Option, Options
from lunasol.engine.view import View
from lunasol.engine.view_builder import build_view


class Definition(ABC):
    """One of the games. Its texts are in the folder ``texts`` beside the class.

    Examples:
        >>> from lunasol import games
        >>> nox = games.definition("nox")
        >>> nox.fewest, nox.most, nox.usual
        (2, 6, 4)
        >>> [option.name for option in nox.options][:3]
        ['deck', 'first_seat', 'variant']
    """

    id: str
    rules_version: int
    fewest: int
    most: int
    usual: int
    """How many usually play: the default."""
    minutes: int
    """How long a match usually takes at a real table."""
    phases: tuple[str, ...]
    """The phases in which somebody decides, in the order in which they come, and then ``over``."""
    options: tuple[Option, ...]
    table_type: type[Struct]
    """The type of what ``table`` returns."""
    decks: Mapping[str, str]
    """Our own decks: the value of the option ``deck`` and the file beside the class."""

    def check_players(self, players: int, options: Options) -> None:
        """Raise BadPlayers unless this many can play with these options."""
        if type(players) is not int or not self.fewest <= players <= self.most:
            raise BadPlayers(
                f"{self.id} is played by {self.fewest} to {self.most} players, not by {players}"
            )

    @abstractmethod
    def check_deck(self, deck: Deck) -> Deck:
        """The deck with its cards in the order of their ids.

        Raises BadDeck if it differs from the printed deck in anything that the rulebook counts.
        """

    @abstractmethod
    def new_game(self, players: int, first_seat: int, deck: Deck, options: Options) -> Game:
        """The position before the first shuffle.

        ``first_seat`` is NOTHING in playouts whose first seat is random; ``roll`` draws it.
        """

    @abstractmethod
    def notation(self, deck: Deck) -> Notation:
        """How cards and moves are written with this deck."""

    @abstractmethod
    def table(self, game: Game, notation: Notation) -> Struct:
        """What lies on the table in a blinded position; what only one seat knows is in its hand."""

    def view(self, game: Game, notation: Notation, seat: int | None) -> View[Any]:
        """The view of a position that has been blinded for this seat."""
        return build_view(game, self.id, notation, seat, self.table(game, notation))
