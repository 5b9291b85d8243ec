### Texts that all games share.

language-name = English
hidden-card = a hidden card
number = { $value }
player-number = Player { $number }
name-bot = Bot { $number }
name-guest = Guest
name-guest-number = Guest { $number }
players-range = { $fewest }–{ $most } players

## Moves and refusals

move-take-back = take back your choice
refused-not-your-turn = It is not your turn.
refused-match-is-over = The match is over.
refused-already-chosen = You have already chosen.
written-already-chosen = Type back to choose again.
refused-nothing-to-take-back = There is no choice to take back now.
refused-card-not-in-hand = That card is not in your hand.
refused-not-a-move = That is not a move in this game.
refused-nothing-to-undo = There is no move to undo.
refused-no-such-point-in-the-log = There is no such point in this match.

## Labels at every table

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
value-random = at random

## Playing

prompt-move = { $name }, your move (h for help):
play-opponents = You play against { $names }.
play-enter = Press Enter to play this move.
play-many = Type a number or a move; a prefix lists what matches, “moves” lists all.
play-earlier = { $count ->
    [one] … { $count } earlier line (type log)
   *[other] … { $count } earlier lines (type log)
  }
play-unknown = “{ $text }” is not a move here. Type a number from the list, a move such as { $example }, or h for help.
play-pass = Pass the screen to { $name }.
play-ready = Only { $name } is looking? Then press Enter.
play-record = Record: { $path }
play-resume = To continue later: { $command }
play-record-failed = The record could not be written. The next move will try again.
play-help =
    Type a number or a move in notation to play it. The first characters of a move list the moves that start with them.
    ?       the rule that applies now
    ??      the rules on one page
    table   show the table again
    moves   all moves in words
    log     what has happened so far
    hint    what a bot would play, and why (with --hints)
    undo    take back your last move
    back    choose again while others are still choosing (on a shared screen)
    quit    leave; the record is kept

## The end

result-title = The match is over
result-winners = { $count ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
  }
result-partners = { $names } win together.
result-decided = Decided by { $level }.
level-shared = nothing: it is a tie

## The menu

menu-prompt = Your choice:
menu-page = Open the page in your browser
menu-page-offers = pictures, lessons, and friends by link
menu-page-opens = The page opens in your browser. Press Ctrl+C here to end it.
menu-page-not-kept = Nothing can be written to { $folder }, so these matches will be gone when you end it.
menu-continue = Continue the last match
menu-language = Language
menu-quit = Quit
menu-return = Press Enter to go back to the menu.
pick-prompt = Number (Enter changes nothing):
form-prompt = Enter to play, a number to change, b to go back:
form-players = Players
form-people = People at this screen
form-names = Names
form-name = Name
form-options = Options
form-defaults = default
form-rules = Read the rules
form-return = Press Enter to continue.
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

replay-prompt = Enter: next, b: back, a number: jump there, q: leave
replay-shuffle = Shuffle
replay-unfinished = The record ends here; the match is not finished.
verify-game = { $game }, { $players } players: the record is complete and consistent.
verify-commitment = The secret matches the commitment { $commitment }.
verify-drawn = { $count ->
    [one] { $count } shuffle drawn again from the secret: identical, card by card.
   *[other] { $count } shuffles drawn again from the secret: identical, card by card.
  }
verify-stated = { $count ->
    [one] { $count } shuffle was set up in advance and cannot be checked.
   *[other] { $count } shuffles were set up in advance and cannot be checked.
  }
verify-salts = Every player’s randomness matches what they had committed to.
verify-influence-nobody = By this record, nobody could choose this deal: the server and every player had committed to their randomness before any of it was revealed. Only all of them together could have.
verify-influence-alone = By this record, one player added randomness. The server could not choose this deal without that player’s help, nor the player without the server’s.
verify-influence-last = In this older record the players had not committed to their randomness: the last player to sit down could have chosen the deal together with the server.
verify-influence-server = No player added randomness: the person who ran the match could have chosen the deal.
verify-reopened = The randomness was drawn again because of: { $names }. A player who does that on purpose can reject a deal together with the server.
verify-moves = { $count ->
    [one] { $count } move replayed: legal.
   *[other] { $count } moves replayed: all legal.
  }
verify-result = The result follows from the moves.
verify-unfinished = The match is unfinished: there is no result to check.
verify-names = Nobody can check whose names these are.
verify-deck = The cards come from a custom deck in the record; nobody can check that they are printed like that.
verify-unsigned = The record is not signed: somebody may have written another legal match with the same secret. Compare the commitment with the one you noted before the deal.

## Simulation

simulate-title = { $game }, { $players } random players, { $games ->
    [one] { $games } match
   *[other] { $games } matches
  }
simulate-score = Mean score (95%)
simulate-wins = Win rate (95%)
simulate-length = Decisions per match: { $mean } on average, from { $shortest } to { $longest }.
simulate-speed = { $seconds } s: { $games } matches and { $decisions } decisions per second, { $engine ->
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
hint-move = Best move: { $move }
hint-share = It won about { $share }% of the { $count } games we tried it in.
hint-others = Also considered:
hint-off = Hints are off at this table; start it with --hints.

## Tournaments

tournament-title = { $game }, { $players } players, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
tournament-bot = Bot
tournament-matches = Matches
tournament-wins = Win rate (95%)
tournament-score = Mean score (95%)
tournament-rating = Rating
tournament-par = Equally strong players would each win { $par }%.
tournament-kept = Finished deals are saved in { $path }; run the same command again to continue.

## Review of a match

analyze-title = Review: { $game }, analysed by { $bot }
analyze-player = Player
analyze-decisions = Decisions
analyze-best = Best move found
analyze-loss = Given away
analyze-start = Expected at the start
analyze-rest = Luck and opponents
analyze-end = Result
analyze-explained = Given away: winning chances lost by a player’s own moves, judged by what the player knew at the time. Luck and opponents: everything else; without seeing all hands, luck cannot be told apart from how the others played. All figures are chances of winning, in percent.
analyze-costly = The costliest moves
analyze-none = No mistakes beyond the margin of error.
analyze-move = { $number }. { $name } played { $move }: chance of winning { $share }%, give or take { $error }.
analyze-better = Better: { $move } ({ $share }%).
analyze-knew = What { $name } knew at this point:
analyze-unfinished = The match is unfinished; the moves so far are reviewed.

## The online table

online-title = { $game }: online table
online-link = Share this link: { $link }
online-hosting = Waiting for players. Type bot LEVEL to fill the free seats, start to begin, say TEXT to chat (h for help).
online-full = All seats are taken: type start to begin.
online-room = Waiting for the host to begin. Type say TEXT to chat, quit to leave (h for help).
online-free = free
online-host = host
online-not-here = not connected
online-waiting = Waiting for { $names }.
online-over = The match is over. Type rematch to play again with the seats rotated, quit to leave.
online-record = Record: { $url } (download it and check it with lunasol verify)
online-ended = The match was ended early.
online-resigned = The match was given up.
online-left = { $names } left, so the match was ended early.
online-closed = The host has closed this table.
online-next = A rematch is ready: type rematch to join it.
online-risen = You no longer have a seat here, but you can watch.
online-reopened = { $why ->
    [withheld] The part of { $name } in the shuffle did not arrive, so the seat is free again and everybody draws a new one.
   *[other] The seat of { $name } has changed, so everybody draws a new part of the shuffle.
}
online-lost = Connection lost. Trying to reconnect …
online-found = The connection is back.
online-not-connected = There is no connection right now. Try again in a moment.
online-gone = { $name } has disconnected.
online-grace = { $seconds ->
    [one] { $name } has lost the connection; a bot takes over in { $seconds } second.
   *[other] { $name } has lost the connection; a bot takes over in { $seconds } seconds.
  }
online-here = { $name } has reconnected.
online-held = { $why ->
    [away] { $name } is away; a bot plays for them until they return.
    [clock] { $name } has run out of time; a bot plays for them until they return.
   *[left] { $name } has left; a bot plays for them until they return.
  }
online-held-own = A bot is playing for you. Type back, or play any move, to take over again.
online-back = { $name } is playing again.
online-vote = { $choice ->
    [wait] { $name } wants to wait.
   *[end] { $name } wants to end the match.
  }
online-clock = Time left: { $time }
online-presets = Ready-made phrases: { $presets }
online-levels = Type bot LEVEL, bot NAME or bot LEVEL SEAT; the levels are { $levels }, the names { $names }.
online-which-seat = Type kick and the number of the seat.
online-return = To come back: { $command }
online-only-watching = The match has already begun; add --watch to watch it.
online-forbidden = The server refused the connection: there are too many from your address, or the table is gone.
online-misunderstood = The server did not understand this client and closed the connection.
online-no-server = No server answers at { $address }.
online-not-ours = There is no Lunasol server at { $address }, or it runs a different version.
online-no-link = “{ $link }” is not a link to a table; it should look like http://…/t/…
online-no-address = “{ $address }” is not the address of a server; it should look like http://…
online-refused = The server refused this: { $key }.
online-room-help =
    ??          the rules on one page
    table       who sits where
    say TEXT    chat; say : lists ready-made phrases
    bot LEVEL   host: fill all free seats with bots; bot LEVEL SEAT: only that one
    kick SEAT   host: free a seat
    start       host: begin the match
    resign      host: close the table; others: free your seat
    quit        leave; your seat stays yours
online-help =
    Type a number or a move in notation to play it. The first characters of a move list the moves that start with them.
    You can change a secret choice while others are still choosing.
    ?           the rule that applies now
    ??          the rules on one page
    table       show the table again
    moves       all moves in words
    log         what has happened so far
    hint        what a bot would play, and why
    say TEXT    chat; say : lists ready-made phrases
    wait, end   somebody is away: vote to wait, or to end the match
    back        take over again from the bot that plays for you
    undo        only against bots: take back your last move
    resign      give up; if other people are playing, a bot takes over for you
    rematch     after the end: play again
    decline     turn down a rematch
    quit        leave; your seat stays yours

## Why the server refuses something

no-already-away = A bot is already playing for you.
no-already-revealed = You have seen something new since your last move, so it can no longer be undone.
no-already-closed = Too late: the cards are being shuffled.
no-already-started = Too late: the match has already begun.
no-bad-name = Please enter a name in ordinary letters of one alphabet, all of them visible.
no-bad-pace = This time limit leaves no time to think; allow more per move.
no-bad-request = The server cannot do that: { $detail }
no-bad-text = Your message contains characters that cannot be shown. Please leave them out.
no-chat-is-off = Only ready-made phrases are allowed at this table.
no-choice-stands = You have changed this choice too often. It stands now.
no-client-too-new = Your client is newer than this server. Reload the page, or update the server.
no-client-too-old = Your client is too old for this server. Reload the page, or update the client.
no-grace-not-over = Give them time to come back first. You can end the match once a bot plays for them.
no-hello-first = A connection has to start with hello.
no-host-only = Only the host can do that.
no-malformed = The server did not understand that.
no-name-taken = Somebody at the table has this name or one that looks like it; choose another.
no-no-hints = Hints are off at this table.
no-no-such-seat = There is no such seat.
no-no-such-table = There is no such table. Please check the link.
no-no-token = You need a token to sit down; in a browser, allow cookies.
no-no-watching = Spectators are not allowed at this table.
no-nobody-is-away = Nobody is away. There is nothing to vote on.
no-not-a-move = That is not a move in this game.
no-not-a-person = Only a person can be the host.
no-not-allowed = This address does not allow that.
no-not-alone = Moves can only be undone when you are playing only against bots.
no-not-asked = Nobody is waiting for your answer about another match.
no-not-found = There is nothing at this address.
no-not-over = The match is not over yet.
no-not-possible = That is not possible here.
no-not-running = There is no match in progress.
no-not-seated = You have no seat at this table.
no-not-stored = The server could not save that. Please try again.
no-not-your-turn = It is not your turn.
no-not-yours-to-vote = Only players who are still here can vote.
no-nothing-said = Send either a message of your own or one ready-made phrase.
no-nothing-to-reveal = Nothing is to be revealed right now.
no-nothing-to-undo = There is no move to undo.
no-only-local = That is only available on the server’s own machine.
no-other-origin = The server only accepts requests from its own web client.
no-program-replaced = This program’s seat was freed or given to another program, so its token is no longer valid.
no-program-stays = A program cannot change its seat.
no-salts-missing = Somebody’s device has not added its part to the shuffle yet. Try again in a moment, or free that seat.
no-seat-is-free = That seat is already free.
no-seat-reserved = This seat is reserved for somebody else. Choose another.
no-seat-taken = This seat is taken. Choose another.
no-seats-are-free = Some seats are still free. Wait for players, or fill them with bots.
no-server-full = The server has no room for another table. Please try again later.
no-table-full = All seats are taken.
no-too-fast = That was too fast. Please wait a moment.
no-too-large = That is too large for the server.
no-too-many-changes = Too many changes at once. Please wait a moment.
no-too-many-connections = You already have too many connections to this table.
no-too-many-hints = Too many hint requests. Please wait a moment.
no-too-many-tables = You have too many unfinished matches. Finish or remove one of them first.
no-too-much-chat = Too many messages. Please wait a moment.
no-too-often = That has been done too often at this table. Open a new one if you need more.

## Ready-made phrases

say-hello = Hello!
say-good-luck = Good luck!
say-thanks = Thank you!
say-well-played = Well played!
say-oops = Oops!
say-hurry = It’s your move!
say-one-moment = One moment, please.
say-good-game = Good game!
say-rematch = Another match?
say-smile = 🙂
say-laugh = 😄
say-wow = 😮
say-sad = 🙁
say-thumbs-up = 👍
say-heart = ❤️
