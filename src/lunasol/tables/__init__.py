"""The table itself: its state, its log and who is shown what.

No web framework, database driver or process in here: what a table needs from outside comes through
ports, so that it runs in a server, in a browser worker and in a simulation alike.
"""
