"""Options of a match. Each has a name, a default, its allowed values and the ruling behind it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lunasol.engine.errors import BadOption, BadSeat

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One choice about how a match is played."""

    name: str
    ruling: str
    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    """The allowed values; without any, every whole number from 1 to ``limit`` is allowed."""
    limit: int = 0
    file: bool = False
    """Whether the path of a file is allowed as well."""
    older: tuple[tuple[OptionValue, OptionValue], ...] = ()
    """Values of earlier versions, which old records and databases hold, and what they mean now."""

    def parse(self, text: str) -> OptionValue:
        """The value that a person typed."""
        for value, meant in (*((each, each) for each in self.values), *self.older):
            if text.strip().lower() == show(value).lower():
                return meant
        if not self.values and text.strip().isdecimal():
            return self.check(int(text))
        if self.file:
            return text
        raise self.wrong(text)

    def check(self, value: OptionValue) -> OptionValue:
        for allowed, meant in (*((each, each) for each in self.values), *self.older):
            if value == allowed and type(value) is type(allowed):
                return meant
        if self.file and isinstance(value, str) and value:
            return value
        if not self.values and type(value) is int and 1 <= value <= self.limit:
            return value
        raise self.wrong(show(value))

    def wrong(self, text: str) -> BadOption:
        return BadOption(f"option {self.name} cannot be {text!r}: it is {self.allowed()}")

    def allowed(self) -> str:
        if not self.values:
            return f"a whole number from 1 to {self.limit}"
        named = " or ".join(show(value) for value in self.values)
        return named + (" or the path of a deck file" if self.file else "")


def switch(name: str, ruling: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, ruling, default, (False, True))


def first_seat_option(players: int, ruling: str) -> Option:
    """The option that states who begins; by default the first seat is drawn."""
    return Option("first_seat", ruling, "random", ("random", *range(players)))


def stated_first_seat(players: int, options: Options) -> int | None:
    """The first seat that the options state, or None if it is drawn."""
    seat = options["first_seat"]
    if not isinstance(seat, int):
        return None
    if seat >= players:
        raise BadSeat(f"first_seat is {seat}, but seats are 0 to {players - 1}")
    return seat


def show(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def resolve(options: Sequence[Option], chosen: Options) -> dict[str, OptionValue]:
    """All options: the chosen values, checked, and defaults for the others."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadOption(f"there is no option {name!r}: the options are {', '.join(known)}")
    return {
        name: option.check(chosen[name]) if name in chosen else option.default
        for name, option in known.items()
    }


def parse_options(options: Sequence[Option], texts: Sequence[str]) -> dict[str, OptionValue]:
    """Read options as a person types them: name=value."""
    known = {option.name: option for option in options}
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {text!r}")
        if name not in known:
            raise BadOption(f"there is no option {name!r}: the options are {', '.join(known)}")
        if name in chosen:
            raise BadOption(f"option {name} is given twice")
        chosen[name] = known[name].parse(value)
    return chosen
