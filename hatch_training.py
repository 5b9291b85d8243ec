"""Plays what most time is spent on, so that the compiler learns which ways are the usual ones.

Run by the build hook with a first build of the engine that counts; always the same matches.
"""

from lunasol import games
from lunasol.bots.shelf import bot
from lunasol.engine.cards import NOTHING, Rng
from lunasol.engine.game import CHANCE, OVER, Game
from lunasol.engine.options import resolve
from lunasol.engine.playout import play_batch

AT_RANDOM = 5000
SEARCHED = 20


def usual_game(id: str) -> Game:
    definition = games.definition(id)
    options = resolve(definition.options, {})
    deck = games.deck(definition, str(options["deck"]))
    return definition.new_game(definition.usual, NOTHING, deck, options)


def search_on(id: str, game: Game) -> None:
    """The first decisions of a match, by the search."""
    rng, searcher = Rng(1), bot("search:300", id)
    for _ in range(SEARCHED):
        while (seat := game.turn()) == CHANCE:
            game.roll(rng)
        if seat == OVER:
            return
        blinded = game.clone()
        blinded.blind(seat)
        game.apply(seat, searcher.choose(blinded, int(seat), rng))


for id in games.GAMES:
    play_batch(usual_game(id), 1, 0, AT_RANDOM)
    search_on(id, usual_game(id))
