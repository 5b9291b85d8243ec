"""The options of NOX, each with its ruling."""

from lunasol.engine.options import Option, Options, first_seat_option, switch
from lunasol.games.nox.rules import NoxRules

FEWEST, MOST = 2, 6
"""NX-02: as printed on the box; one German text says three to six."""
TARGETS = {"standard": 150, "brave": 100}
"""The target of each variant, unless another target is chosen."""

OPTIONS = (
    Option("deck", "NX-01", "six_per_value", ("six_per_value", "two_per_colour"), file=True),
    first_seat_option(MOST, "NX-03"),
    Option("variant", "NX-23", "standard", tuple(TARGETS)),
    Option("target", "NX-20", "auto", ("auto", 100, 150, 200)),
    switch("empty_chest_only_first_turn", "NX-06"),
    Option("merge_top", "NX-12", "played", ("played", "owner_choice")),
    switch("extra_round", "NX-22"),
    Option("max_rounds", "NX-28", 100, limit=10_000),
)


def rules_of(options: Options) -> NoxRules:
    variant = str(options["variant"])
    target = TARGETS[variant] if options["target"] == "auto" else options["target"]
    return NoxRules(
        target=int(target),
        brave=variant == "brave",
        empty_chest_only_first_turn=bool(options["empty_chest_only_first_turn"]),
        owner_chooses_top=options["merge_top"] == "owner_choice",
        extra_round=bool(options["extra_round"]),
        max_rounds=int(options["max_rounds"]),
    )
