"""Every golden playthrough still has the same moves, the same events and the same end."""

import pytest

from lunasol import games
from lunasol.engine.record import verify_record
from playthroughs.play import FOLDER, Variant, story, variants


@pytest.mark.parametrize(("name", "variant"), [*variants()], ids=[name for name, _ in variants()])
def test_every_variant_has_a_playthrough_that_still_holds(name: str, variant: Variant) -> None:
    record = (FOLDER / f"{name}.record").read_text("utf-8")
    match = verify_record(record, games).match
    game, players, options = variant
    assert (match.settings.definition.id, match.players) == (game, players)
    assert options.items() <= dict(match.settings.options).items()
    assert match.over
    assert story(match) == (FOLDER / f"{name}.events").read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    known = {f"{name}.{end}" for name, _ in variants() for end in ("record", "events")}
    assert {path.name for path in FOLDER.iterdir()} == known
