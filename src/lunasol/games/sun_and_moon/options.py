"""The options of Sun and Moon, each with its ruling."""

from lunasol.engine.options import Option, Options, first_seat_option, switch
from lunasol.games.sun_and_moon.rules_position import VOLUNTARY, SunAndMoonRules

FEWEST, MOST = 2, 4
"""SM-03: three can play as well."""
TURN_CAP = 1000
VOLUNTARY_TURN_CAP = 5000
"""The default where players may destruct at any time: such matches last longer."""

OPTIONS = (
    Option("deck", "SM-01", "standard", ("standard",), file=True),
    first_seat_option(MOST, "SM-41"),
    switch("start_foreign_row", "SM-04", True),
    switch("eclipse_blocks_end", "SM-08"),
    switch("covered_score", "SM-14", True),
    switch("partial_clear", "SM-15"),
    Option(
        "voluntary_self_destruct",
        "SM-20",
        "never",
        tuple(VOLUNTARY),
        older=((False, "never"), (True, "always")),
    ),
    Option("animal_without_pile", "SM-24", "end_turn", ("end_turn", "self_destruct")),
    switch("refill_across_shuffle", "SM-26"),
    Option("turn_cap", "SM-29", TURN_CAP, limit=100_000),
    switch("trigger_may_clear", "SM-30"),
    Option("end_phase", "SM-31", "play_out", ("play_out", "one_round")),
    switch("minus_visible_only", "SM-34"),
    switch("fixed_after_first", "SM-37"),
    switch("team_clear", "SM-38"),
)


def rules_of(options: Options) -> SunAndMoonRules:
    return SunAndMoonRules(
        start_foreign_row=bool(options["start_foreign_row"]),
        eclipse_blocks_end=bool(options["eclipse_blocks_end"]),
        covered_score=bool(options["covered_score"]),
        partial_clear=bool(options["partial_clear"]),
        voluntary_self_destruct=VOLUNTARY.index(str(options["voluntary_self_destruct"])),
        last_animal_destructs=options["animal_without_pile"] == "self_destruct",
        refill_across_shuffle=bool(options["refill_across_shuffle"]),
        turn_cap=turn_cap(options),
        trigger_may_clear=bool(options["trigger_may_clear"]),
        one_last_round=options["end_phase"] == "one_round",
        minus_visible_only=bool(options["minus_visible_only"]),
        fixed_after_first=bool(options["fixed_after_first"]),
        team_clear=bool(options["team_clear"]),
    )


def turn_cap(options: Options) -> int:
    """SM-29: as chosen; the default is higher where players may destruct at any time (SM-20)."""
    cap = int(options["turn_cap"])
    if options["voluntary_self_destruct"] == "always" and cap == TURN_CAP:
        return VOLUNTARY_TURN_CAP
    return cap
