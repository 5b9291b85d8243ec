"""What the bots know about each game: one package per game, named like the game.

Each package exports its policy as POLICY.
"""
