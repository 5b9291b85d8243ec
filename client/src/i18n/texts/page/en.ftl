### Texts of the web client that the terminal does not need.

game-day_and_night = Day & Night
game-gra_roku = Gra roku
game-sun_and_moon = Sun and Moon
game-nox = NOX
tagline-day_and_night = Guess the winning colour before the sun goes down
tagline-gra_roku = Gather a whole year, one card of each kind
tagline-sun_and_moon = Two rows, five eclipses of each kind, and a game of patience that others spoil
tagline-nox = Fill your chest, spoil the others, and keep all three colours

## Everywhere

page-home = Home
page-loading = One moment …
page-offline = The server cannot be reached right now. What is already loaded still works.
page-reload = Try again
page-close = Close
page-notices = Notices
page-dismiss = Dismiss
page-language = Language
page-to-night = Switch to night
page-to-day = Switch to day
page-settings = Settings
page-about = About
page-yes = Yes
page-no = No
page-remove-sure = Yes, remove it
no-no-connection = The server cannot be reached. Please try again in a moment.

## Home

page-lead = Four printed card games for your browser: against bots or with friends, free and without an account.
page-play = Play
page-learn = Learn
page-learned = Lesson finished
page-more = More
page-continue = Continue
page-continue-others = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
  }
page-others-turn = Not your turn
page-not-begun = Not begun yet
page-with-friends = With friends
page-at-this-device = Pass and play
page-lesson = Learn by playing
page-rules = Rules
page-watch = Open tables
page-my-games = My games
page-pad = Score pad
page-minutes = about { $minutes } minutes
page-your-turn = Your turn
page-given-up = given up
page-remove-table = Remove from the list
page-give-up-and-remove = Give up and remove
page-replay = Replay
page-review = Review

## A new table

page-new-table = A table for friends
page-game = Game
page-pace = Time limit
pace-none = none
pace-quick = fast: 20 seconds per move, plus 2 minutes in reserve
pace-calm = relaxed: 1 minute per move, plus 10 minutes in reserve
pace-long = slow: 5 minutes per move, plus 30 minutes in reserve
pace-days = 2 days per move
page-public = Public table (listed under Open tables)
page-allow-hints = Allow hints
page-allow-watch = Allow spectators
page-watch-delay = Spectator delay
page-delay-0 = none
page-delay-30 = 30 seconds
page-delay-120 = 2 minutes
page-delay-600 = 10 minutes
page-partners = Four play as two pairs: your partner sits opposite you.
page-house-rules = House rules
page-house-rules-text = The printed rules leave some questions open. Leave these as they are, or agree on your own answers.
page-make-table = Create table
page-open-tables = Tables with a free seat
page-running-tables = Matches to watch
page-none-open = No public table has a free seat right now.
page-none-running = No public match is being played right now.

## Before the first card

page-seats = Seats
page-sit = Sit here
page-rise = Leave seat
page-close-table = Close table
page-seat-kept = kept for somebody from the last match
page-kick = Remove
page-give-host = Make host
page-bot-here = Add a bot
page-fill = Fill free seats with bots
page-begin = Begin
page-shuffling = The cards are being shuffled: waiting for { $names }.
page-host-begins = The host begins the match when all seats are taken.
page-free-chat = Free chat (off: only ready-made phrases)
page-invite = Invite friends
page-link = Link to this table
page-copy = Copy link
page-copied = Copied
page-qr = QR code with the link to this table
page-fair = Fair shuffles
page-fair-text = Before anybody sat down, the server drew a secret for all shuffles and published its fingerprint. Every player’s device adds randomness of its own: all of them commit to it before any of it is revealed, so nobody can choose the deal. After the match the secret is revealed, and anybody can check every shuffle. Fingerprint:
page-no-table = This table cannot be reached. The link may be wrong or the server is down. Retrying …
page-move-kept = Your move is saved: { $move }. It will be sent as soon as the server answers.

## At the table

page-menu = Table menu
page-see-again = See that again
page-log = What happened
page-log-fold = Fold this away
page-chat = Chat
page-unheard = new message
page-say = Type a message
page-say-preset = Say …
page-moves = All moves
page-write-move = Type a move, or search for one
page-nothing-to-play = There is nothing for you to play right now.
page-help = Rule and shortcuts
page-rule = The rule that applies now
page-all-rules = All rules
page-hint = Hint
page-thinking = Thinking …
page-play-hint = Play this
page-take-back = Choose again
page-resign = Give up
page-resign-title = Give up this match?
page-resign-text = The match will end at once, without a result.
page-leave-match = Leave
page-leave-title = Leave this match?
page-leave-text = A bot will play on for you. You can come back at any time.
page-play-on = Play on
page-undo = Undo
page-confirm = Play this?
page-you-chose = Waiting for { $names }. You can still pick another card.
page-goes-on = One moment …
page-now-place = Now tap a glowing place.
page-sending = Sending …
page-pending = Waiting for the server …
page-go-on = Tap to continue
page-to-play = To move: { $names }
page-you = You
page-you-inline = you
page-acts = to move
page-has-chosen = has chosen
page-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
page-you-watch = You are watching
page-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
  }
page-away = away
page-bot-keeps = a bot is playing
page-bot-keeps-yours = A bot is playing for you.
page-back = Take over
page-vote-wait = Wait longer
page-vote-end = End the match
page-time-short = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
  }
page-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
page-clock-of = Your time: { $time }
refused-card-not-now = You cannot play this card now.
refused-not-yet = Just a moment: the table is not ready for your move yet.
page-keys = Keyboard shortcuts
page-keys-text =
    Tab moves from area to area, the arrow keys move within one, Enter picks a card up and plays it, Escape puts it down.
    L tells you what happened last.
    S tells you the scores.
    C tells you your time.
    H jumps to your hand, T to the table.
    M lists all moves.
    A shows again what just happened; Space or Enter moves on.
    U takes back your last move (only against bots).
    ? or R shows the rule that applies now, and these shortcuts.

## Who the bots are

cast-who = Who is { $name }?
cast-level = Level: { $level }
cast-pip = Fresh from the nest and plays whatever glitters.
cast-misty = Drifts across the table and rains on your plans by accident.
cast-bruna = Tends her own rows in peace, as long as there is honey.
cast-timo = Hops over to your side just to see what happens.
cast-sol = Beams at everything he builds and counts it twice.
cast-rufus = Smiles politely and keeps an eye on your best card.
cast-luna = Stays calm, waits for her hour and rarely misses it.
cast-kasimir = Prickly, well read, and always finds your sore spot.
cast-stella = Knew the ending before you had sorted your cards.
cast-orion = Watches you for three rounds, then knows your next move.

## The end

page-rematch = Again
page-next-match = Go to the next match
page-asked-again = The others are playing again. Are you in?
page-accept = Join in
page-decline = No, thanks
page-record = Download the record
page-verify = Check the shuffles
ending-you = You win!
ending-you-team = { $names } win!
ending-you-share = { $names } share the win.
ending-wins = { $names } wins, { $scores }
ending-team = { $names } win, { $scores }
ending-share = { $names } share the win, { $scores }
ending-tie-break = Tied at the top; decided by { $level }.
ending-level-up = Move up a level: { $level }
ending-level-down = Move down a level: { $level }
ending-open = Show the result
ending-close = Look at the table
ending-picture = Share a picture
ending-no-picture = The picture could not be created.
ending-more = More
ending-find-turn = Find the turning point
ending-turn = The turning point, { $unit ->
    [turn] turn { $number }
   *[round] round { $number }
  }: { $what }
ending-no-turn = No single move decided this match.

## Settings

settings-theme = Day or night
settings-theme-system = match system
settings-theme-day = day
settings-theme-night = night
settings-motion = Motion
settings-motion-system = match system
settings-motion-full = full
settings-motion-reduced = reduced
settings-speed = Table speed
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-at-once = at once
settings-cards = Card size
settings-cards-small = small
settings-cards-medium = medium
settings-cards-large = large
settings-palette = Colours
settings-palette-usual = original
settings-palette-clear = easy to tell apart, also if you are colour-blind
settings-confirm = Ask before playing a move
settings-keys = Keyboard shortcuts (press ? at the table)
settings-sums = Day & Night: always show the colour sums
settings-clockWarning = Warn me when I am short of time
settings-sound = Sounds
settings-volume = Volume
settings-data = My data
settings-data-text = There is no account. A cookie stores a random ID so the server recognises you; your name and your moves are stored with the tables where you played.
settings-export = Download everything stored about me
settings-forget = Delete my data
settings-forget-sure = Yes, delete my names and messages
settings-forgotten = Your names and messages have been deleted.

## About

about-text = Lunasol is a table for four printed card games, made by people who love them. The texts, pictures and sounds are our own; the games belong to their authors and publishers. If you like one, buy it: real cards feel better in the hand.
about-compiled = Lunasol { $version }. The engine is compiled, so strong bots think quickly.
about-uncompiled = Lunasol { $version }. The engine is not compiled: everything works, but strong bots think longer.
about-shuffles = Each match is dealt from a secret whose fingerprint is published before anybody sits down, mixed with randomness from every player’s browser. When the match is over the secret is revealed, and your own browser can deal everything again and compare. So can this command, from the downloaded record:
about-access = For everybody
about-access-text = Every game can be played in full by keyboard, by touch and with a screen reader, at any text size, without relying on colour or motion. If something gets in your way, please tell us.
