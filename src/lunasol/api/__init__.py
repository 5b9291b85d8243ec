"""What any door to the tables answers: HTTP endpoints, sessions, reviews and replays.

There is no web framework, database driver or process in here, so that a server and a worker in the
browser can be such a door.
"""
