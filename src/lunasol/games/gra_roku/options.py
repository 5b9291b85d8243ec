"""The options of Gra roku, each with its ruling."""

from lunasol.engine.options import Option, Options, first_seat_option, switch
from lunasol.games.gra_roku.rules_cards import GraRokuRules

FEWEST, MOST = 2, 4
"""GR-02: derived, since the rulebook does not say; two play with a neutral card (GR-22)."""

OPTIONS = (
    Option("deck", "GR-01", "standard", ("standard",), file=True),
    first_seat_option(MOST, "GR-03"),
    Option("start_cards", "GR-03", "random", ("random", "choose")),
    switch("harder", "GR-24"),
    switch("cyclic", "GR-24", default=True),
    switch("draw_before_take", "GR-08"),
    switch("bonus_chain", "GR-14", default=True),
    switch("final_bonus", "GR-16", default=True),
    switch("finish_take", "GR-17"),
    Option("end_on", "GR-18", "any_draw", ("any_draw", "hand_draw_only")),
)


def rules_of(options: Options) -> GraRokuRules:
    return GraRokuRules(
        choose_start=options["start_cards"] == "choose",
        harder=bool(options["harder"]),
        cyclic=bool(options["cyclic"]),
        draw_before_take=bool(options["draw_before_take"]),
        bonus_chain=bool(options["bonus_chain"]),
        final_bonus=bool(options["final_bonus"]),
        finish_take=bool(options["finish_take"]),
        any_draw_ends=options["end_on"] == "any_draw",
    )
