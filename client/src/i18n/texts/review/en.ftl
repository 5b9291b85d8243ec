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

## My games

games-unfinished = Unfinished
games-finished = Finished
games-more = Show more
games-won = You won { $scores }
games-lost = You lost { $scores }
games-shared = You shared the win, { $scores }
games-place = You were { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $count }
games-none = Nothing here yet. Play a match: you will find it here, to continue, to watch again and to learn from.
games-choose = Choose a game
replays-file = Open a match from a file
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
fair-told = Everybody used the randomness that they had committed to before this device revealed its own.
fair-told-bad = Somebody used other randomness than they had committed to before this device revealed its own.
fair-salts = Every player’s randomness matches what they had committed to.
fair-salts-bad = A player’s randomness does not match what they had committed to.
fair-influence-nobody = By this record, nobody could choose this deal: the server and every player had committed to their randomness before any of it was revealed. Only all of them together could have.
fair-influence-alone = By this record, one player added randomness. The server could not choose this deal without that player’s help, nor the player without the server’s.
fair-influence-last = In this older record the players had not committed to their randomness: the last player to sit down could have chosen the deal together with the server.
fair-influence-server = No player added randomness: the person who ran the match could have chosen the deal.
fair-device = This match was kept on a device, so its shuffles are that device’s own. The check can find a mistake, but it is no evidence for anybody else: whoever holds the device could know the secret before the deal.
fair-reopened = The randomness was drawn again because of: { $names }. A player who does that on purpose can reject a deal together with the server.
fair-moves = This page checks the shuffles only. The command below also replays every move by the rules.
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
