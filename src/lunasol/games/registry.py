"""The games by name. A game is imported when it is first used."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from lunasol.engine.cards import NOTHING
from lunasol.engine.deck import Deck, parse_deck
from lunasol.engine.definition import Definition
from lunasol.engine.errors import BadDeck, UnknownGame
from lunasol.engine.game import Game
from lunasol.engine.options import OptionValue, resolve, stated_first_seat

FOLDER = Path(__file__).parent
SHOWN_FIRST = ("day_and_night", "gra_roku", "sun_and_moon", "nox")
"""The games in the order in which players see them; others follow in the order of their names."""
LARGEST_DECK_FILE = 100_000


def installed_games() -> tuple[str, ...]:
    """The names of all games: every package in this folder is one."""
    found = sorted(module.name for module in iter_modules([str(FOLDER)]) if module.ispkg)
    return (
        *(id for id in SHOWN_FIRST if id in found),
        *(id for id in found if id not in SHOWN_FIRST),
    )


GAMES = installed_games()


def definition(id: str) -> Definition:
    """The game of this name; hyphens and capitals do not matter."""
    name = id.strip().lower().replace("-", "_")
    if name not in GAMES:
        raise UnknownGame(f"there is no game {id[:60]!r}: the games are {', '.join(GAMES)}")
    found: Definition = import_module(f"lunasol.games.{name}").GAME
    return found


def deck(definition: Definition, name: str) -> Deck:
    """One of our decks by its name, or an owner's by the path of its file."""
    if name in definition.decks:
        text = (FOLDER / definition.id / definition.decks[name]).read_text("utf-8")
    else:
        text = read_owners_file(Path(name))
    return definition.check_deck(parse_deck(text, definition.id))


def read_owners_file(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_DECK_FILE + 1)
    except OSError as error:
        raise BadDeck(f"the deck file {path} cannot be read: {error.strerror}") from None
    except ValueError:
        raise BadDeck(f"no file can be called {str(path)!r}") from None
    if len(data) > LARGEST_DECK_FILE:
        raise BadDeck(f"the deck file {path} is too large")
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise BadDeck(f"the deck file {path} is not text") from None


@dataclass(frozen=True)
class MatchSpec:
    """What to play, as plain data that can be sent to another process."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    """All options with their values, as ``resolve`` returns them."""

    @staticmethod
    def of(
        game: str, players: int | None = None, options: Mapping[str, OptionValue] | None = None
    ) -> "MatchSpec":
        """Check the options and fill in the defaults."""
        known = definition(game)
        chosen = resolve(known.options, options or {})
        count = known.usual if players is None else players
        return MatchSpec(known.id, count, tuple(chosen.items()))

    def new_game(self) -> Game:
        """The position before the first shuffle; raises an error if this cannot be played."""
        known, options = definition(self.game), dict(self.options)
        known.check_players(self.players, options)
        stated = stated_first_seat(self.players, options)
        first = NOTHING if stated is None else stated
        return known.new_game(self.players, first, deck(known, str(options["deck"])), options)
