"""The lab: many matches of one game, watched closely, and a page about what was seen."""
