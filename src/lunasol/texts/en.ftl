### What all games share.

language-name = English
hidden-card = a hidden card
number = { $value }
player-number = Player { $number }
players-range = { $fewest }–{ $most } players

## Moves and refusals

move-take-back = take the choice back
refused-not-your-turn = It is not your turn.
refused-match-is-over = The match is over.
refused-already-chosen = You have already chosen.
written-already-chosen = Write back to choose again.
refused-nothing-to-take-back = There is no choice to take back now.
refused-card-not-in-hand = That card is not in your hand.
refused-not-a-move = That is no move of this game.
refused-nothing-to-undo = There is no move to undo.
refused-no-such-point-in-the-log = The match has no such point.

## Words at every table

label-you = you
label-player = Player
label-hand = Hand
label-played = Played
label-pile = Pile
label-discard = Discard
label-round = Round
label-last-round = last round
label-score = Score
label-seat = Seat
label-hidden = { $count } hidden
label-option = Option
label-values = Values (default first)
label-ruling = Ruling

value-true = yes
value-false = no
value-random = drawn by lot

## Playing

prompt-move = { $name }, your move (h for help):
play-enter = Enter plays this move.
play-many = Write a number or a move; its beginning shows it in words, moves shows all.
play-earlier = { $count ->
    [one] … { $count } earlier line: log
   *[other] … { $count } earlier lines: log
  }
play-unknown = “{ $text }” is no move here. Write a number from the list, a move such as { $example }, or h for help.
play-pass = Pass the screen to { $name }.
play-ready = Only { $name } is looking? Then press Enter.
play-record = Record: { $path }
play-resume = To go on later: { $command }
play-record-failed = The record could not be written; the next move tries again.
play-help =
    A number or a move in notation plays it. The beginning of a move shows the moves that begin so.
    ?       the rule that applies now
    ??      the rules on one page
    table   the table once more
    moves   all moves in words
    log     what has happened so far
    hint    what a bot would play, and why (with --hints)
    undo    take back your last move
    back    choose again, while others still choose (on a shared screen)
    quit    leave; the record is kept

## The end

result-title = The match is over
result-winners = { $count ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
  }
result-partners = { $names } win together.
result-decided = Decided by: { $level }.
level-shared = nothing, all are level

## The menu

menu-prompt = Your choice:
menu-continue = Continue the last match
menu-language = Language
menu-quit = Leave
menu-return = Enter goes back to the menu.
pick-prompt = Number (Enter changes nothing):
form-prompt = Enter plays, a number changes, b goes back:
form-players = Players
form-people = People at this screen
form-names = Names
form-name = Name
form-options = Options
form-defaults = as usual
form-rules = Read the rules
form-return = Press Enter.
form-number = A whole number from 1 to { $limit }:
form-file = another deck from a file
form-path = Path of the deck file:

## The rules on one page

heading-goal = Goal
heading-cards = The cards
heading-setup = Before the game
heading-play = How to play
heading-end = End
heading-variants = Variants

## Records

replay-prompt = Enter: on, b: back, a number: go there, q: leave
replay-shuffle = Shuffle
replay-unfinished = The record ends here; the match is not finished.
verify-game = { $game }, { $players } players: the record is complete and unchanged.
verify-commitment = The secret fits the commitment { $commitment }.
verify-drawn = { $count ->
    [0] No shuffle had to be drawn again.
    [one] { $count } shuffle drawn again from the secret, card by card the same.
   *[other] { $count } shuffles drawn again from the secret, card by card the same.
  }
verify-stated = { $count ->
    [one] { $count } shuffle was stated beforehand: nobody can check it.
   *[other] { $count } shuffles were stated beforehand: nobody can check them.
  }
verify-moves = { $count ->
    [one] { $count } move played again, legal.
   *[other] { $count } moves played again, all legal.
  }
verify-result = The result follows from the moves.
verify-unfinished = The match is unfinished: there is no result to check.

## Simulation

simulate-title = { $game }, { $players } random players, { $games ->
    [one] { $games } match
   *[other] { $games } matches
  }
simulate-score = Mean score (95 %)
simulate-wins = Share of wins (95 %)
simulate-length = Decisions in a match: { $mean }, from { $shortest } to { $longest }.
simulate-speed = { $seconds } s: { $games } matches and { $decisions } decisions a second, { $engine ->
    [compiled] compiled
   *[uncompiled] not compiled
  }.

## Bots

bot-beginner = beginner
bot-casual = casual
bot-skilled = skilled
bot-strong = strong
bot-expert = expert
form-bots = Opponents
form-hints = Hints
hint-move = A good move: { $move }
hint-share = It wins about { $share } % of the matches that fit what you know ({ $count } imagined).
hint-others = Also considered:
hint-off = There are no hints at this table; start it with --hints.

## Tournaments

tournament-title = { $game }, { $players } players, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
tournament-bot = Bot
tournament-matches = Matches
tournament-wins = Share of wins (95 %)
tournament-score = Mean score (95 %)
tournament-rating = Rating
tournament-par = Among equals everybody would win { $par } %.
tournament-kept = Finished deals are kept in { $path }; the same command goes on from there.

## Review of a match

analyze-title = Review: { $game }, thought over by { $bot }
analyze-player = Player
analyze-decisions = Decisions
analyze-best = Best move found
analyze-loss = Given away
analyze-start = Expected at first
analyze-rest = Cards and others
analyze-end = Result
analyze-explained = Given away: the win share lost by own moves, judged by what the player knew then. Cards and others: all that happened in between; luck and the play of the others cannot be told apart without seeing all hands. All in percent of a match.
analyze-costly = The costliest moves
analyze-none = No move gave away more than such an estimate can tell.
analyze-move = { $number }. { $name } played { $move }: { $share } %, give or take { $error }.
analyze-better = Better: { $move } ({ $share } %).
analyze-knew = { $name } knew then:
analyze-unfinished = The match is unfinished; its moves so far are reviewed.

## The online table

online-title = { $game }: online table
online-link = Share this link: { $link }
online-hosting = Waiting for players. bot LEVEL fills the free seats, start begins, say TEXT talks (h for help).
online-full = All seats are taken: write start to begin.
online-room = Waiting for the host to begin. say TEXT talks, quit leaves (h for help).
online-free = free
online-host = host
online-not-here = not connected
online-waiting = Waiting for { $names }.
online-over = The match is over. rematch plays again with the seats rotated, quit leaves.
online-record = Record: { $url } (download it, and lunasol verify checks it)
online-ended = The match was given up before its end.
online-next = A rematch is ready: write rematch to come along.
online-risen = You have no seat here any more; you can look on.
online-lost = The connection is lost; trying to get it back.
online-found = The connection is back.
online-not-connected = There is no connection now; try again in a moment.
online-gone = { $name } is not connected any more.
online-grace = { $seconds ->
    [one] { $name } has lost the connection; in { $seconds } second a bot takes over.
   *[other] { $name } has lost the connection; in { $seconds } seconds a bot takes over.
  }
online-here = { $name } is connected again.
online-held = { $why ->
    [away] { $name } stays away; a bot keeps the seat.
    [clock] { $name } has run out of time; a bot keeps the seat.
   *[left] { $name } has left; a bot keeps the seat.
  }
online-held-own = A bot keeps your seat; back or any move of yours takes it back.
online-back = { $name } plays again.
online-vote = { $choice ->
    [wait] { $name } wants to wait.
   *[end] { $name } wants to end the match.
  }
online-clock = Time left: { $time }
online-presets = Ready-made sentences: { $presets }
online-levels = Write bot LEVEL or bot LEVEL SEAT; the levels are { $levels }.
online-which-seat = Write kick and the number of the seat.
online-return = To come back: { $command }
online-only-watching = The match has already begun; with --watch you can look on.
online-forbidden = The server does not let this connection in: there are too many from here, or the table is gone.
online-misunderstood = The server did not understand us and has closed the connection.
online-no-server = No server answers at { $address }.
online-not-ours = At { $address } there is no Lunasol server, or one of another version.
online-no-link = “{ $link }” is no link to a table; one looks like http://…/t/…
online-no-address = “{ $address }” is no address of a server; one looks like http://…
online-refused = The server refuses this: { $key }.
online-room-help =
    ??          the rules on one page
    table       who sits where
    say TEXT    say something; say : lists ready-made sentences
    bot LEVEL   host: bots take all free seats; bot LEVEL SEAT: only this one
    kick SEAT   host: free a seat
    start       host: begin the match
    quit        leave; your seat stays yours
online-help =
    A number or a move in notation plays it. The beginning of a move shows the moves that begin so.
    A secret choice can be replaced by another one while others still choose.
    ?           the rule that applies now
    ??          the rules on one page
    table       the table once more
    moves       all moves in words
    log         what has happened so far
    hint        what a bot would play, and why
    say TEXT    say something; say : lists ready-made sentences
    wait, end   somebody is away: vote to wait, or to end the match
    back        take your seat back from a bot
    rematch     after the end: play again
    quit        leave; your seat stays yours

## What a server refuses

no-already-away = A bot keeps your seat already.
no-already-started = The match has already begun.
no-bad-name = A name is one line of readable characters.
no-bad-pace = This pace leaves no time to think.
no-bad-request = The server cannot do that: { $detail }
no-bad-text = That contains characters that cannot be shown.
no-chat-is-off = At this table only ready-made sentences can be said.
no-hello-first = A connection begins with a greeting.
no-host-only = Only the host can do that.
no-malformed = The server did not understand that.
no-name-taken = Somebody at the table has this name; choose another.
no-no-hints = There are no hints at this table.
no-no-such-seat = There is no such seat.
no-no-such-table = There is no such table.
no-no-token = Without a token nobody can sit down.
no-no-watching = This table cannot be watched.
no-nobody-is-away = Nobody is away.
no-not-a-move = That is no move of this game.
no-not-a-person = No person sits there.
no-not-allowed = That cannot be done at this address.
no-not-found = There is nothing at this address.
no-not-over = The match is not over yet.
no-not-possible = That is not possible here.
no-not-running = No match is going on.
no-not-seated = You have no seat at this table.
no-not-stored = The server could not store that; try again.
no-not-your-turn = It is not your turn.
no-not-yours-to-vote = Only those who stay can vote.
no-nothing-said = Say either your own words or one ready-made sentence.
no-only-local = That can be asked for only on the server itself.
no-other-origin = The server answers its own page only.
no-program-stays = A program keeps the seat that it was given.
no-seat-is-free = Nobody sits there.
no-seat-reserved = This seat is kept for somebody.
no-seat-taken = This seat is taken.
no-seats-are-free = There are free seats still.
no-server-full = The server has no room for another table.
no-table-full = All seats are taken.
no-too-fast = That was too fast; wait a moment.
no-too-large = That is too much at once.
no-too-many-connections = You are connected to this table too often already.
no-too-many-hints = So many hints are not given; wait a moment.
no-too-many-tables = You have made too many tables that are not finished.
no-too-much-chat = You say a lot; wait a moment.

## Ready-made sentences

say-hello = Hello!
say-good-luck = Good luck!
say-thanks = Thank you!
say-well-played = Well played!
say-oops = Oops!
say-hurry = Will you make your move?
say-one-moment = One moment, please.
say-good-game = That was a good game.
say-rematch = Another match?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
