"""A match on this machine: people at this screen, bots at the other seats."""
