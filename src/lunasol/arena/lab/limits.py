"""How much may be asked of the lab at once; in a module of its own, since a parser needs it."""

MOST_WATCHED = 10**5
"""Of every match a record is kept until the page is written."""
USUAL_MATCHES = 2000
LADDER_MATCHES = 40
"""Between two levels; the upper ones think long."""
