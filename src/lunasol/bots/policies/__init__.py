"""What the bots know about each game: one package per game, named like the game.

Each package exports
- POLICY, its policy;
- MEDDLING, which moves touch the others;
- NEARLY_EQUAL: a manner decides between moves whose scores differ by no more than this;
- TEMPERATURES, how much each level errs: in points of the policy's score for levels that look at a
  move once, in shares of a win for levels that search.
- MEDDLER_TEMPERATURE: a meddler's temperature is multiplied by this, so that it plays as well as a
  builder where touching the others costs more than it seems to.
The last three were found by play, see docs/bots.md.
"""
