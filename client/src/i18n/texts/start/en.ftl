### The sheets of the home screen: whom to play against, and what else there is.

start-partners = 2 against 2
start-level = How well they play
start-level-beginner = Still learning, like you. Good for a first match.
start-level-casual = Plays for fun and overlooks things.
start-level-skilled = Knows the game well and slips now and then.
start-level-strong = Thinks ahead and seldom slips.
start-level-expert = The best we have. Hard to beat.
start-begin = Start

start-friends = Play online: send them a link
start-here = One device that you pass around
start-rules = Everything in short, with all the cards
start-pad = Keeps the score when you play with real cards
