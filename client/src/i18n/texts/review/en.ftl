### Replays and reviews.

## Replay

replay-position = Step { $step } of { $total }
replay-slider = Step of the match
replay-back = One step back
replay-on = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-slow = slow
replay-usual = normal
replay-fast = fast
replay-eyes = View as
replay-spectator = spectator
replay-share = Copy a link to this moment
replay-keys = The arrow keys step back and forward, Home and End jump to the first and last step, Space plays and pauses.

## Review

review-title = Review: { $game }
review-thinking = Analysed { $done } of { $total } moves
review-done = Analysis complete.
review-percent = { $value }%
review-course = How the match went
review-course-text = Each hill shows a player’s chance of winning, judged by what that player knew: the ground is 0%, the dotted line 100%. The numbers mark the costliest moves.
review-hill = { $name }: { $start } at the start, { $end } at the end
review-numbers = The same in numbers
review-move = Move
review-chance-best = Chance with the best move
review-chance = Chance with the move played
review-whose = Moves by
review-everybody = everybody
review-decision = Move { $number }: { $name }
review-played = Played
review-better = Better
review-better-too = Also better
review-cost = { $share } given away
review-cost-sure = { $share } given away, give or take { $error }
review-chance-then = Chance: { $share }
review-true = Show all hands
review-hands = All hands at that moment
review-no-cards = no cards
review-from-here = Replay from here
review-summary = Skill and luck
review-best-of = { $found } of { $count }

## My matches

replays-mine = Finished matches
replays-more = Show more
replays-none = You have not finished a match yet.
replays-file = From a file
replays-file-text = A record is a text file that you can download here after a match, or that the terminal saves. It is replayed by the rules, and nothing in it is stored.
replays-choose = Choose a record …
replays-refused = This record cannot be replayed: { $detail }

## Fair shuffles

fair-intro = Your own browser deals everything again from the record and compares. It does not have to trust the server.
fair-verdict = Everything checks out.
fair-verdict-bad = Something does not match.
fair-record-bad = This is not a complete record of a match.
fair-sum = The record’s checksum matches.
fair-sum-bad = The record was changed: its checksum does not match.
fair-commitment = The secret matches the published fingerprint.
fair-commitment-bad = The secret does not match the published fingerprint.
fair-noted = It is the same fingerprint that this device noted before the first card was dealt.
fair-noted-bad = It is not the fingerprint that this device noted before the first card was dealt.
fair-noted-late = It is the same fingerprint that this device noted when it joined the table.
fair-noted-late-bad = It is not the fingerprint that this device noted when it joined the table.
fair-not-noted = This device was not at the table, so it has no fingerprint to compare with.
fair-salt = { $others ->
    [0] The shuffles were drawn from the secret and the randomness that this device added, and from nothing else.
    [one] The shuffles were drawn from the secret, the randomness that this device added, and that of one other device.
   *[other] The shuffles were drawn from the secret, the randomness that this device added, and that of { $others } other devices.
 }
fair-salt-bad = The randomness that this device added is missing.
fair-first-seat = The starting player matches the secret.
fair-first-seat-bad = The starting player does not match the secret.
fair-shuffles = { $count ->
    [one] The shuffle matches the secret.
   *[other] All { $count } shuffles match the secret.
 }
fair-shuffles-bad = The shuffle in line { $line } does not match the secret.
fair-stated = { $count ->
    [one] One shuffle was set up in advance and cannot be checked.
   *[other] { $count } shuffles were set up in advance and cannot be checked.
 }
fair-own-deck = This match used an owner’s own deck: only the record says what its cards are and how they are numbered.
fair-by-hand = Check it without us
fair-by-hand-text = The secret was revealed when the match was over. From these lines anybody can compute every shuffle; docs/records.md explains how. This command does it too, and replays every move by the rules:
