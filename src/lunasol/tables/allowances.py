"""How often things may happen at one table, so that no log grows without end.

Every entry that somebody can cause at will has a bound here, or follows from one that has; the
table in SECURITY.md lists them by message. People who play never come near these numbers.
"""

MOST_ARRANGED = 500
"""Sitting down, seating bots and programs, changing the host or the chat, at one table."""
MOST_SAID = 1000
"""Chat messages from one seat."""
MOST_ABSENCES = 200
"""Times that a bot takes over from one player; after that the bot keeps the seat."""
MOST_VOTES = 200
"""Votes of one player in a match."""
MOST_UNDONE = 200
"""Moves taken back in a match against bots."""
MOST_REMATCHES = 20
"""Tables opened for the rematch of one match, because the one before was closed."""
MOST_REPLACED = 30
"""Times that one secret choice may be replaced before everybody has chosen."""
FREE_REPLACEMENTS = 10
"""The first of these may come at any speed."""
REPLACEMENT_PAUSE = 2000
"""Milliseconds between two later ones."""
