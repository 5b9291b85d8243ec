"""Which moves the only person at a table may take back.

Nothing that the person has learned since may be forgotten again, so every card that becomes known,
every shuffle and every secret choice that is revealed ends what can be undone. All of this is read
from the position blinded for the seat: whether undo is possible tells nothing that it hides.
"""

from lunasol.engine.cards import NOTHING
from lunasol.engine.match import Match, MovePlayed, Shuffled


class UndoHistory:
    """The moves of one seat since something hidden was last revealed to it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.points: list[int] = []
        """The length of the match's log before each of these moves."""
        self.is_revealed = False
        """Whether earlier moves cannot be undone because something has been revealed."""
        self.known: set[int] = set()
        """The cards that the seat knows."""
        self.choosing: set[int] = set()
        """The seats whose secret choice waits for the others."""
        self.look(match)

    def look(self, match: Match) -> None:
        self.known = known_cards(match, self.seat)
        self.choosing = {
            seat for seat in range(match.players) if match.game.choice[seat] != NOTHING
        }

    def follow(self, match: Match, before: int, seat: int, by_bot: bool) -> None:
        """Note a move of this seat, made when the log had this length."""
        known, choosing = self.known, self.choosing
        self.look(match)
        if seat == self.seat and not by_bot:
            self.points.append(before)
        is_shuffled = any(isinstance(entry, Shuffled) for entry in match.log[before:])
        is_shown = bool(choosing - self.choosing - {seat})
        if is_shuffled or is_shown or match.over or not self.known <= known:
            self.points.clear()
            self.is_revealed = True

    def moves_to_undo(self, match: Match) -> int:
        """How many moves have been made since the last point, that of the seat included."""
        return sum(isinstance(entry, MovePlayed) for entry in match.log[self.points[-1] :])

    def go_back(self, match: Match) -> None:
        """Note that the match is at the last point again."""
        self.points.pop()
        self.look(match)


def known_cards(match: Match, seat: int) -> set[int]:
    """The cards that this seat can see, or has chosen."""
    position = match.blinded_scratch(seat)
    cards = [*position.choice, *(card for zone in position.zones for card in zone)]
    return {int(card) for card in cards if card >= 0}
