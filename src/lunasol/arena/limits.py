"""How much may be asked for at once; in a module of its own, since a parser only needs this."""

MOST_GAMES = 10**12
MOST_MATCHES = 10**7
MOST_WORKERS = 256
MOST_SEED = 2**64 - 1
