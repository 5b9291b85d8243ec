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

## Replays

replays-mine = My matches
replays-none = No match of yours is over yet.
replays-file = From a file
replays-file-text = A record is one text file: downloaded here after a match, or kept by the terminal. It is replayed by the rules, and nothing of it is stored.
replays-choose = Choose a record …
replays-refused = This record cannot be replayed: { $detail }

## Fair shuffles

fair-intro = Your own browser deals everything again from the record and compares; it does not have to believe the server.
fair-verdict = Everything fits.
fair-verdict-bad = Something does not fit.
fair-record-bad = This is not a whole record of a match.
fair-sum = The record is as it was written: its sum fits.
fair-sum-bad = The record was changed: its sum does not fit.
fair-commitment = The secret fits the published fingerprint.
fair-commitment-bad = The secret does not fit the fingerprint.
fair-noted = It is the fingerprint that this device noted before the first card was dealt.
fair-noted-bad = It is another fingerprint than the one this device noted before the first card was dealt.
fair-noted-late = It is the fingerprint that this device noted when it came to the table.
fair-noted-late-bad = It is another fingerprint than the one this device noted when it came to the table.
fair-not-noted = This device was not at the table, so it noted no fingerprint beforehand.
fair-salt = { $others ->
    [0] The shuffles were drawn from the secret and the chance that this device added, and from nothing else.
    [one] The shuffles were drawn from the secret, the chance that this device added, and that of one other device.
   *[other] The shuffles were drawn from the secret, the chance that this device added, and that of { $others } others.
 }
fair-salt-bad = The chance that this device added is missing.
fair-first-seat = Who began was drawn from the secret.
fair-first-seat-bad = The secret draws somebody else to begin.
fair-shuffles = { $count ->
    [one] The shuffle is the one that the secret draws.
   *[other] All { $count } shuffles are those that the secret draws.
 }
fair-shuffles-bad = The shuffle in line { $line } is not the one that the secret draws.
fair-stated = { $count ->
    [one] One shuffle was set up on purpose and cannot be checked.
   *[other] { $count } shuffles were set up on purpose and cannot be checked.
 }
fair-own-deck = The deck is an owner’s own: what its cards are, and in which order they are numbered, only the record says.
fair-by-hand = Check it without us
fair-by-hand-text = The secret was told when the match was over. From these lines anybody can compute every shuffle; docs/records.md says how, and this command does it, and replays every move by the rules:
