"""A match on a server, played from the terminal."""
