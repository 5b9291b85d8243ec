"""The table itself: its state, its log, and what each viewer is shown.

There is no web framework, database driver or process in here. What a table needs from outside comes
through ports, so that it can run in a server, in a browser worker or in a simulation.
"""
