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
refused-already-chosen = You have already chosen; write back to choose again.
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
