"""Upper limits of a run. They have their own module so that the command line can load quickly."""

MOST_GAMES = 10**12
MOST_MATCHES = 10**7
MOST_WORKERS = 256
MOST_SEED = 2**64 - 1
