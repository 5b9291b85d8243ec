"""The options of Day & Night, each with its ruling."""

from lunasol.engine.errors import BadPlayers
from lunasol.engine.options import Option, Options, first_seat_option, switch
from lunasol.games.day_and_night.rules import (
    COMPLETE_ROUND,
    LITERAL_EXTRA,
    NO_REVEAL,
    DayAndNightRules,
)

FEWEST, MOST = 3, 5
END_RULES = {
    "complete_round": COMPLETE_ROUND,
    "literal_extra": LITERAL_EXTRA,
    "no_reveal": NO_REVEAL,
}

OPTIONS = (
    switch("allow_two_players", "DN-01"),
    Option("deck", "DN-02", "R1", ("R1", "R2"), file=True),
    first_seat_option(MOST, "DN-06"),
    Option("absent_colour", "DN-11", "ignored", ("ignored", "zero")),
    Option("take_from", "DN-16", "any", ("any", "winning_colour")),
    Option("end_rule", "DN-19", "complete_round", tuple(END_RULES)),
    Option("strict_tie", "DN-21", "off", ("off", "all_equal_keys_cancel")),
)


def check_players(players: int, options: Options) -> None:
    fewest = 2 if options["allow_two_players"] else FEWEST
    if type(players) is not int or not fewest <= players <= MOST:
        hint = "" if fewest == 2 else "; two only with allow_two_players=true (DN-01)"
        raise BadPlayers(
            f"day_and_night is played by {fewest} to {MOST} players, not by {players}{hint}"
        )


def rules_of(options: Options) -> DayAndNightRules:
    return DayAndNightRules(
        end_rule=END_RULES[str(options["end_rule"])],
        absent_colour_is_zero=options["absent_colour"] == "zero",
        take_winning_colour_only=options["take_from"] == "winning_colour",
        strict_tie=options["strict_tie"] == "all_equal_keys_cancel",
    )
