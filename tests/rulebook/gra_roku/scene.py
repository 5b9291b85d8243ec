"""Scenes of Gra roku, and a belt that brings one player any cards we like."""

from collections.abc import Iterator, Mapping, Sequence

import pytest

import lunasol
from lunasol.engine.cards import Rng
from lunasol.engine.errors import IllegalMove
from lunasol.engine.options import OptionValue
from lunasol.games.gra_roku.table import GraRokuTable
from rulebook.scene import all_cards, play, stacked

GAME = "gra_roku"
START = ("Be5", "Ic5", "Le5", "Sf5")
SEASONS = ("StFlBe", "SuBaIc", "PuSqLe", "TrSmSf")


def season(card: str) -> int:
    return next(index for index, symbols in enumerate(SEASONS) if card[:2] in symbols)


def scene(
    hands: Sequence[Sequence[str]],
    pile: Sequence[str] = (),
    start: Sequence[str] = START,
    **options: OptionValue,
) -> lunasol.Match:
    """A match with these start cards, hands and pile; the other cards fill the rest by id."""
    used = {card for cards in (*hands, pile, start) for card in cards}
    others = [card for card in all_cards(GAME) if card not in used]
    full = [[*hand, *(others.pop() for _ in range(4 - len(hand)))] for hand in hands]
    dealt = [full[seat][turn] for turn in range(4) for seat in range(len(hands))]
    shuffle = [*start, *dealt, *pile, *others]
    return lunasol.start(GAME, players=len(hands), options=options, shuffles=[shuffle])


def table(match: lunasol.Match, seat: int | None = None) -> GraRokuTable:
    found = match.view(seat).table
    assert isinstance(found, GraRokuTable)
    return found


def legal(match: lunasol.Match, seat: int) -> set[str]:
    return {str(move) for move in match.legal(seat)}


def reveal(match: lunasol.Match, *cards: str) -> None:
    """Everybody chooses, in seat order."""
    play(match, list(enumerate(cards)))


def refused(match: lunasol.Match, seat: int, move: str) -> str:
    with pytest.raises(IllegalMove) as error:
        match.push(seat, move)
    return f"{error.value.key} {error.value.ruling}"


def year(match: lunasol.Match, seat: int) -> set[str]:
    return {card for card in table(match).years[seat] if card is not None}


class Belt:
    """Two players who fill the top row once a round: seat 0 with a card of our choice.

    Each round the row holds one card; the neutral card, seat 1 and seat 0 add the other seasons
    in this order, seat 0 takes back its own card and seat 1 the neutral one, and a new card
    starts the row. So four cards leave the pile each round, and one more for each bonus.
    """

    def __init__(
        self,
        wanted: Sequence[str],
        bonuses: Mapping[int, Sequence[str]] | None = None,
        **options: OptionValue,
    ) -> None:
        self.wanted = wanted
        self.bonuses = bonuses or {}
        promised = [card for cards in self.bonuses.values() for card in cards]
        used = {*START, *wanted, *promised}
        self.unused = [card for card in all_cards(GAME) if card not in used]
        self.others: list[str] = []
        self.neutrals: list[str] = []
        self.refills: list[str] = []
        for number in range(len(wanted)):
            self.plan(number)
        self.round = 0
        self.match = lunasol.start(GAME, players=2, options=options, shuffles=[self.order(options)])

    def plan(self, number: int) -> None:
        """Choose the other cards of a round so that its four seasons differ."""
        row = START[0] if number == 0 else self.refills[-1]
        free = {0, 1, 2, 3} - {season(row), season(self.wanted[number])}
        assert len(free) == 2, f"{self.wanted[number]} cannot be played in round {number}"
        neutral = max(free, key=lambda each: len(self.small({each})))
        self.neutrals.append(self.weakest({neutral}, small=True))
        self.others.append(self.strongest(free - {neutral}))
        last = number == len(self.wanted) - 1
        if not last or len(self.unused) > 8:
            coming = season(self.wanted[0 if last else number + 1])
            self.refills.append(self.weakest({0, 1, 2, 3} - {coming}, small=False))

    def small(self, seasons: set[int]) -> list[str]:
        """The unused cards of the smallest symbols: what seat 1 collects."""
        symbols = {SEASONS[each][4:] for each in seasons}
        return [card for card in self.unused if card[:2] in symbols]

    def weakest(self, seasons: set[int], small: bool) -> str:
        cards = [card for card in self.unused if season(card) in seasons]
        fitting = [card for card in cards if (card in self.small(seasons)) == small]
        return self.use(min(fitting or cards, key=lambda card: card[2]))

    def strongest(self, seasons: set[int]) -> str:
        cards = [card for card in self.unused if season(card) in seasons]
        return self.use(max(cards, key=lambda card: card[2]))

    def use(self, card: str) -> str:
        self.unused.remove(card)
        return card

    def order(self, options: Mapping[str, OptionValue]) -> list[str]:
        """The shuffle: what is drawn after the planned rounds does not matter."""
        theirs = [*self.others, *self.unused[:4]]
        mine = [*self.wanted, *self.unused[4:8]]
        order = [*START]
        for turn in range(4):
            order += [mine[turn], theirs[turn]]
        for number in range(len(self.wanted)):
            draw = mine[number + 4 : number + 5]
            taking = [*self.bonuses.get(number, []), *self.refills[number : number + 1]]
            taking = [*draw, *taking] if options.get("draw_before_take") else [*taking, *draw]
            order += [self.neutrals[number], theirs[number + 4], *taking]
        return stacked(GAME, order)

    def choose(self) -> None:
        """Both choose; seat 1 turns up the stronger card."""
        play(self.match, [(0, self.wanted[self.round]), (1, self.others[self.round])])
        assert table(self.match).placing == (1, 0)

    def place(self, seat: int) -> None:
        card = (self.wanted if seat == 0 else self.others)[self.round]
        self.match.push(seat, f"{card}@1{season(card) + 1}")

    def fill(self) -> None:
        """Play on to the full row."""
        self.choose()
        self.place(1)
        self.place(0)

    def take(self, *decisions: str) -> None:
        """Seat 0 takes its card and decides; by default owned symbols go aside."""
        self.match.push(0, f"+{self.wanted[self.round]}")
        for decision in decisions:
            self.match.push(0, decision)
        if not decisions and self.match.view(None).phase == "file":
            self.match.push(0, "aside")

    def finish(self) -> None:
        """Seat 1 takes the neutral card."""
        self.match.push(1, f"+{self.neutrals[self.round]}")
        if self.match.view(None).phase == "file":
            self.match.push(1, "aside")
        self.round += 1

    def rounds(self, count: int) -> None:
        """Whole rounds; bonus cards go to the box."""
        for _ in range(count):
            self.fill()
            self.take(*["box" for _ in self.bonuses.get(self.round, [])])
            self.finish()


def random_steps(seed: int, **options: OptionValue) -> Iterator[lunasol.Match]:
    """A match by random moves, again after each of them."""
    match = lunasol.start(GAME, options=options, secret=seed.to_bytes(32, "big"))
    rng = Rng(seed)
    while not match.over:
        moves = match.legal(match.to_act[0])
        match.push(match.to_act[0], moves[rng.below(len(moves))])
        yield match


def random_match(seed: int) -> lunasol.Match:
    *_, match = random_steps(seed)
    return match


def four_springs() -> lunasol.Match:
    """The column of spring is full when the last of them is to be placed."""
    match = scene([["St4"], ["St3"], ["St2"], ["Fl1"]], ["Pu0", "Pu1", "Pu2", "Pu3"])
    reveal(match, "St4", "St3", "St2", "Fl1")
    play(match, [(0, "St4@21"), (1, "St3@31"), (2, "St2@41")])
    return match
