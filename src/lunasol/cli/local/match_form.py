"""The form of the menu that sets up a match: number of players, people, bots and options."""

from collections.abc import Sequence

from rich.text import Text

from lunasol.bots.registry import LEVELS
from lunasol.cli.local import seating
from lunasol.cli.local.seating import SeatPlan
from lunasol.cli.ui import layout, text_blocks
from lunasol.cli.ui.menu import BACK, numbers_up_to, panel, pick
from lunasol.cli.ui.screen import Screen
from lunasol.engine.definition import Definition
from lunasol.engine.errors import LunasolError
from lunasol.engine.match import LONGEST_NAME
from lunasol.engine.options import Option, OptionValue, resolve, show
from lunasol.games import deck
from lunasol.texts import Texts

MOST_PLAYERS = 8


class MatchForm:
    """The choices so far; a match can be started from every state of the form."""

    def __init__(self, definition: Definition, texts: Texts, screen: Screen) -> None:
        self.definition = definition
        self.texts = texts
        self.screen = screen
        self.players = definition.usual
        self.people = 1
        """How many people share this screen; bots take the other seats."""
        self.bots = seating.DEFAULT_BOT
        self.hints = False
        self.options: dict[str, OptionValue] = resolve(definition.options, {})
        self.given_names: dict[int, str] = {}
        """Names that people have typed, by seat."""

    @property
    def seats(self) -> SeatPlan:
        return SeatPlan(frozenset(range(self.people)), self.bots, self.hints)

    def names(self) -> tuple[str, ...]:
        given = {seat: name for seat, name in self.given_names.items() if seat < self.people}
        return seating.default_names(self.seats, self.players, self.texts, given)

    def run(self) -> bool:
        """Fill in the form; returns whether to start the match."""
        steps = (
            self.choose_players,
            self.choose_people,
            self.choose_bots,
            self.choose_names,
            self.choose_hints,
            self.choose_options,
            self.read_rules,
        )
        while True:
            self.show()
            answer = self.screen.ask(self.texts.say("form-prompt")).casefold()
            if not answer:
                return True
            if answer in BACK:
                return False
            if answer in numbers_up_to(len(steps)):
                steps[int(answer) - 1]()

    def show(self) -> None:
        rows = layout.plain_grid(3)
        lines = (
            ("form-players", str(self.players)),
            ("form-people", str(self.people)),
            ("form-bots", self.texts.say(f"bot-{self.bots}")),
            ("form-names", ", ".join(self.names())),
            ("form-hints", self.texts.say(f"value-{'true' if self.hints else 'false'}")),
            ("form-options", self.changed()),
            ("form-rules", ""),
        )
        for number, (key, value) in enumerate(lines, start=1):
            rows.add_row(Text(str(number), style="bold"), self.texts.say(key), value)
        tagline = Text(self.texts.say("tagline"), style="italic")
        self.screen.clear()
        self.screen.show(panel(self.texts.say("name"), tagline, Text(), rows))

    def changed(self) -> str:
        """The options that differ from their defaults."""
        names = [
            f"{option.name}={show(self.options[option.name])}"
            for option in self.definition.options
            if self.options[option.name] != option.default
        ]
        return ", ".join(names) or self.texts.say("form-defaults")

    # The steps --------------------------------------------------------------------------------

    def choose_players(self) -> None:
        counts = [count for count in range(1, MOST_PLAYERS + 1) if self.may_play(count)]
        chosen = self.pick("form-players", [str(count) for count in counts])
        if chosen is not None:
            self.players = counts[chosen]
            self.reset_conflicts()

    def choose_people(self) -> None:
        chosen = self.pick("form-people", [str(count + 1) for count in range(self.players)])
        self.people = self.people if chosen is None else chosen + 1

    def choose_bots(self) -> None:
        chosen = self.pick("form-bots", [self.texts.say(f"bot-{level}") for level in LEVELS])
        self.bots = self.bots if chosen is None else LEVELS[chosen]

    def choose_hints(self) -> None:
        self.hints = not self.hints

    def choose_names(self) -> None:
        for seat in range(self.people):
            answer = self.screen.ask(f"{self.texts.say('form-name')} [{self.names()[seat]}]:")
            if answer.isprintable() and 0 < len(answer) <= LONGEST_NAME:
                self.given_names[seat] = answer

    def choose_options(self) -> None:
        options = self.definition.options
        while True:
            offered = [
                f"{self.texts.say(f'option-{option.name}')}: "
                f"{self.value(option, self.options[option.name])} ({option.ruling})"
                for option in options
            ]
            chosen = self.pick("form-options", offered)
            if chosen is None:
                return
            self.change(options[chosen])
            self.reset_conflicts()

    def read_rules(self) -> None:
        self.screen.clear()
        self.screen.show(text_blocks.rules(self.texts))
        self.screen.ask(self.texts.say("form-return"))

    # Options ----------------------------------------------------------------------------------

    def change(self, option: Option) -> None:
        if option.values == (False, True):
            self.options[option.name] = not self.options[option.name]
        elif option.values:
            self.change_value(option)
        else:
            self.ask_for(option, self.texts.say("form-number", limit=option.limit))

    def change_value(self, option: Option) -> None:
        values = [value for value in option.values if self.is_possible(option, value)]
        offered = [self.value(option, value) for value in values]
        if option.file:
            offered.append(self.texts.say("form-file"))
        chosen = self.pick(f"option-{option.name}", offered)
        if chosen is not None and chosen < len(values):
            self.options[option.name] = values[chosen]
        elif chosen is not None:
            self.ask_for(option, self.texts.say("form-path"))

    def ask_for(self, option: Option, prompt: str) -> None:
        """Ask for a number or a path; a bad answer is explained and changes nothing."""
        answer = self.screen.ask(prompt)
        if not answer:
            return
        try:
            value = option.parse(answer)
            if option.file:
                deck(self.definition, str(value))
            self.options[option.name] = value
        except LunasolError as error:
            self.screen.say(str(error), style="bold")
            self.screen.ask(self.texts.say("form-return"))

    def value(self, option: Option, value: OptionValue) -> str:
        """A value in words."""
        for key in (f"option-{option.name}-{show(value)}", f"value-{show(value)}"):
            if self.texts.has(key):
                return self.texts.say(key)
        if option.name == "first_seat" and isinstance(value, int):
            return self.names()[value]
        return show(value)

    def is_possible(self, option: Option, value: OptionValue) -> bool:
        """Whether a value can be chosen: a first seat must exist in this match."""
        return option.name != "first_seat" or isinstance(value, str) or value < self.players

    def may_play(self, count: int) -> bool:
        try:
            self.definition.check_players(count, self.options)
        except LunasolError:
            return False
        return True

    def reset_conflicts(self) -> None:
        """Reset what no longer fits the latest change."""
        if not self.may_play(self.players):
            self.players = self.definition.usual
        self.people = min(self.people, self.players)
        first = self.options["first_seat"]
        if isinstance(first, int) and first >= self.players:
            self.options["first_seat"] = "random"

    def pick(self, key: str, offered: Sequence[str]) -> int | None:
        return pick(self.screen, self.texts, self.texts.say(key), offered)
