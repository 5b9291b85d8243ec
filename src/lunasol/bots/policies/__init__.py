"""How each game's moves look at first sight: a module a game."""
