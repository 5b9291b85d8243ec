"""Plays one match between bots while an observer follows it."""

from collections.abc import Sequence
from functools import lru_cache

from lunasol import games
from lunasol.arena.play import bot_of, generators, start_of, teams_of
from lunasol.engine.deck import Deck
from lunasol.engine.game import CHANCE, Outcome
from lunasol.games import MatchSpec
from lunasol.lab.sampling.holdings import CardTally, best_of, shares
from lunasol.lab.sampling.match_stats import LeadHistory, MatchStats
from lunasol.lab.situations import observer_of
from lunasol.lab.situations.observer import MatchObserver, SituationCounter


class ObservedMatch:
    def __init__(self, spec: MatchSpec, bots: Sequence[str]) -> None:
        self.game = start_of(spec).clone()
        self.game.emits_events = True
        self.bots = [bot_of(name, spec.game) for name in bots]
        self.teams = teams_of(spec)
        self.observer: MatchObserver = observer_of(spec.game)(self.game, deck_of(spec))
        self.lead = LeadHistory()

    def play(
        self, seed: int, deal: int, number: int, seating: tuple[int, ...], tally: CardTally
    ) -> MatchStats:
        counter = SituationCounter(self.observer)
        decisions = self.run(counter, seed, deal, number)
        outcome = self.game.outcome()
        counter.end(outcome)
        self.count_cards(outcome, tally)
        return self.stats(outcome, decisions, seating, tuple(counter.counts))

    def run(self, counter: SituationCounter, seed: int, deal: int, number: int) -> int:
        """Play to the end like ``arena.play.play``; returns the number of decisions."""
        game, seen = self.game, self.game.fresh()
        shuffler, rngs = generators(seed, deal, number, len(self.bots))
        teams = sorted(set(self.teams))
        decisions = 0
        while True:
            seat = int(game.turn())
            if seat >= 0:
                seen.copy_from(game)
                seen.blind(seat)
                move = self.bots[seat].choose(seen, seat, rngs[seat])
                counter.decision(seat, move)
                game.apply(seat, move)
                decisions += 1
                self.lead.add([int(game.score(team)) for team in teams])
            elif seat == CHANCE:
                game.roll(shuffler)
            else:
                return decisions
            counter.events(game.events)

    def count_cards(self, outcome: Outcome, tally: CardTally) -> None:
        for unit in self.observer.holdings(outcome):
            whole = self.observer.unit == "match"
            wins = shares(outcome.winners, self.teams) if whole else best_of(unit, self.teams)
            tally.add(unit, wins)

    def stats(
        self, outcome: Outcome, decisions: int, seating: tuple[int, ...], counts: tuple[int, ...]
    ) -> MatchStats:
        lead, teams = self.lead, sorted(set(self.teams))
        winning = {teams.index(self.teams[seat]) for seat in outcome.winners}
        lead_from = lead.led_from(winning.pop()) if len(winning) == 1 else decisions
        tie_breaks = self.game.tie_breaks()
        shared = outcome.decided_by not in tie_breaks
        return MatchStats(
            decisions=decisions,
            rounds=self.observer.round_count(),
            first=int(self.game.first_seat),
            seating=seating,
            scores=outcome.scores,
            winners=outcome.winners,
            decided_by=0 if shared else tie_breaks.index(outcome.decided_by),
            lead_changes=lead.changes(),
            lead_from=lead_from,
            leaders=lead.at_steps(lead.leaders),
            lasts=lead.at_steps(lead.lasts),
            situations=counts,
        )


# Made once in each process ----------------------------------------------------------------------


@lru_cache(maxsize=8)
def deck_of(spec: MatchSpec) -> Deck:
    return games.deck(games.definition(spec.game), str(dict(spec.options)["deck"]))


@lru_cache(maxsize=8)
def kind_names(spec: MatchSpec) -> tuple[str, ...]:
    """The kinds of cards, in the order of the deck."""
    return tuple(dict.fromkeys(observer_of(spec.game).kinds(deck_of(spec))))


@lru_cache(maxsize=8)
def kinds_of(spec: MatchSpec) -> tuple[int, ...]:
    """The number of the kind of each card."""
    names = kind_names(spec)
    return tuple(names.index(kind) for kind in observer_of(spec.game).kinds(deck_of(spec)))
