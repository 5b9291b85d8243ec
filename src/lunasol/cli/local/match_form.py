"""Setting a table in the menu: how many play, who they are, and by which rulings."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from lunasol.bots.registry import LEVELS
from lunasol.cli.local import seating
from lunasol.cli.ui import text_blocks
from lunasol.cli.ui.boards import paint
from lunasol.cli.ui.screen import Screen
from lunasol.engine.definition import Definition
from lunasol.engine.errors import LunasolError
from lunasol.engine.match import LONGEST_NAME
from lunasol.engine.options import Option, OptionValue, resolve, show
from lunasol.games import deck
from lunasol.texts import Texts

MOST = 9
BACK = ("", "b", "q")


class Form:
    """What has been chosen so far; every state of it can be played."""

    def __init__(self, definition: Definition, texts: Texts, screen: Screen) -> None:
        self.definition = definition
        self.texts = texts
        self.screen = screen
        self.players = definition.usual
        self.shared = 1
        """How many people play at this screen; bots take the other seats."""
        self.bots = seating.USUAL_BOT
        self.hints = False
        self.options: dict[str, OptionValue] = resolve(definition.options, {})
        self.given: dict[int, str] = {}

    def people(self) -> frozenset[int]:
        return frozenset(range(self.shared))

    def names(self) -> tuple[str, ...]:
        usual = seating.names(self.people(), self.players, self.texts)
        return tuple(self.given.get(seat) or name for seat, name in enumerate(usual))

    def run(self) -> bool:
        """Whether to play at this table."""
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
            if answer in [str(number) for number in range(1, len(steps) + 1)]:
                steps[int(answer) - 1]()

    def show(self) -> None:
        rows = paint.rows(["", "", ""])
        rows.show_header = False
        lines = (
            ("form-players", str(self.players)),
            ("form-people", str(self.shared)),
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
        self.screen.show(framed(self.texts.say("name"), tagline, Text(), rows))

    def changed(self) -> str:
        """The options that are not at their default."""
        names = [
            f"{option.name}={show(self.options[option.name])}"
            for option in self.definition.options
            if self.options[option.name] != option.default
        ]
        return ", ".join(names) or self.texts.say("form-defaults")

    # The steps --------------------------------------------------------------------------------

    def choose_players(self) -> None:
        counts = [count for count in range(1, MOST) if self.may_play(count)]
        chosen = self.pick("form-players", [str(count) for count in counts])
        if chosen is not None:
            self.players = counts[chosen]
            self.mend()

    def choose_people(self) -> None:
        chosen = self.pick("form-people", [str(count + 1) for count in range(self.players)])
        self.shared = self.shared if chosen is None else chosen + 1

    def choose_bots(self) -> None:
        chosen = self.pick("form-bots", [self.texts.say(f"bot-{level}") for level in LEVELS])
        self.bots = self.bots if chosen is None else LEVELS[chosen]

    def choose_hints(self) -> None:
        self.hints = not self.hints

    def choose_names(self) -> None:
        for seat in range(self.shared):
            answer = self.screen.ask(f"{self.texts.say('form-name')} [{self.names()[seat]}]:")
            if answer.isprintable() and 0 < len(answer) <= LONGEST_NAME:
                self.given[seat] = answer

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
            self.mend()

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
        values = [value for value in option.values if self.is_there(option, value)]
        offered = [self.value(option, value) for value in values]
        if option.file:
            offered.append(self.texts.say("form-file"))
        chosen = self.pick(f"option-{option.name}", offered)
        if chosen is not None and chosen < len(values):
            self.options[option.name] = values[chosen]
        elif chosen is not None:
            self.ask_for(option, self.texts.say("form-path"))

    def ask_for(self, option: Option, prompt: str) -> None:
        """A number or a path; what is wrong with it is said, and the old value stays."""
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
        """What a value means, in words."""
        for key in (f"option-{option.name}-{show(value)}", f"value-{show(value)}"):
            if self.texts.has(key):
                return self.texts.say(key)
        if option.name == "first_seat" and isinstance(value, int):
            return self.names()[value]
        return show(value)

    def is_there(self, option: Option, value: OptionValue) -> bool:
        """A seat must be one of this table."""
        return option.name != "first_seat" or isinstance(value, str) or value < self.players

    def may_play(self, count: int) -> bool:
        try:
            self.definition.check_players(count, self.options)
        except LunasolError:
            return False
        return True

    def mend(self) -> None:
        """Whatever no longer fits what was changed goes back to its usual value."""
        if not self.may_play(self.players):
            self.players = self.definition.usual
        self.shared = min(self.shared, self.players)
        first = self.options["first_seat"]
        if isinstance(first, int) and first >= self.players:
            self.options["first_seat"] = "random"

    def pick(self, key: str, offered: Sequence[str]) -> int | None:
        return pick(self.screen, self.texts, self.texts.say(key), offered)


def framed(title: str, *parts: RenderableType) -> Panel:
    """A page of the menu."""
    return Panel(Group(*parts), title=Text(title, style="bold"), padding=(1, 2), expand=False)


def pick(screen: Screen, texts: Texts, title: str, offered: Sequence[str]) -> int | None:
    """The index of what is chosen from a numbered list; None to leave it as it is."""
    rows = paint.rows(["", ""], right=(0,))
    rows.show_header = False
    for number, entry in enumerate(offered, start=1):
        rows.add_row(Text(str(number), style="bold"), Text(entry))
    screen.clear()
    screen.show(framed(title, rows))
    while True:
        answer = screen.ask(texts.say("pick-prompt")).casefold()
        if answer in BACK:
            return None
        if answer in [str(number) for number in range(1, len(offered) + 1)]:
            return int(answer) - 1
