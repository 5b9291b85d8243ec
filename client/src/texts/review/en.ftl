### Replays and reviews.

## Replay

replay-position = Step { $step } of { $total }
replay-slider = Step of the match
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-slow = slow
replay-usual = medium
replay-fast = fast
replay-eyes = Seen by
replay-spectator = a spectator
replay-share = Copy a link to this moment
replay-keys = Arrow keys go back and on, Home and End to the first and the last step, Space plays and pauses.

## Review

review-title = Review: { $game }
review-thinking = Thought over: { $done } of { $total } decisions
review-done = The whole match has been thought over.
review-percent = { $value }%
review-course = The course of the match
review-course-text = Each hill is a player’s chance of winning, judged by what that player knew: the foot is none, the dotted line is certainty. Numbers mark the costliest moves.
review-hill = { $name }: { $start } at first, { $end } in the end
review-numbers = The same in numbers
review-move = Move
review-chance-best = Chance with the best move
review-chance = Chance with the move played
review-whose = Whose moves
review-everybody = everybody
review-decision = Move { $number }: { $name }
review-played = Played
review-better = Better
review-better-too = Better too
review-cost = { $share } given away
review-cost-sure = { $share } given away, give or take { $error }
review-chance-then = Chance: { $share }
review-true = What was true: all hands
review-hands = All hands at that moment
review-no-cards = no cards
review-from-here = Replay from here
review-summary = Own play and everything else
review-best-of = { $found } of { $count }
