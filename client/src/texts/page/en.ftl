### Words of the page that the terminal does not need.

game-day_and_night = Day & Night
game-gra_roku = Game of the Year
game-sun_and_moon = Sun and Moon
game-nox = NOX

## Everywhere

page-home = Home
page-loading = One moment …
page-offline = The server cannot be reached now. What has been loaded still works.
page-reload = Try again
page-close = Close
page-notices = Notices
page-dismiss = Dismiss
page-language = Language
page-to-night = Change to night
page-to-day = Change to day
page-settings = Settings
page-about = About
page-yes = Yes
page-no = No
page-remove-sure = Yes, remove it
page-guest = Guest
no-no-connection = The server cannot be reached; try again in a moment.

## Home

page-play-now = Play now
page-with-friends = With friends
page-at-this-device = At this device
page-lesson = Learn by playing
page-rules = Rules
page-watch = Open tables
page-replays = Replays
page-pad = Score pad
page-minutes = about { $minutes } minutes
page-my-tables = My tables
page-your-turn = Your turn
page-replay = Replay
page-review = Review

## A new table

page-new-table = A table for friends
page-game = Game
page-pace = Pace
pace-none = no clock
pace-quick = quick: 20 seconds a move, 2 minutes in reserve
pace-calm = calm: a minute a move, 10 minutes in reserve
pace-long = long: 5 minutes a move, 30 minutes in reserve
pace-days = two days a move
page-public = Anybody may join: show it among the open tables
page-allow-hints = Hints may be asked for
page-allow-watch = Others may watch
page-watch-delay = Those who watch see it later
page-seconds = { $seconds ->
    [0] at once
    [one] { $seconds } second later
   *[other] { $seconds } seconds later
  }
page-make-table = Make the table
page-open-tables = Tables with a free seat
page-running-tables = Matches to watch
page-none-open = No public table has a free seat now.
page-none-running = No public match is going on now.

## Before the first card

page-seats = Seats
page-sit = Sit here
page-rise = Stand up
page-kick = Free this seat
page-give-host = Make host
page-bot-here = A bot here
page-fill = Bots for all free seats
page-begin = Begin
page-host-begins = The host begins when all seats are taken.
page-free-chat = Everybody may write what they like
page-invite = Invite friends
page-link = Link to this table
page-copy = Copy the link
page-copied = Copied
page-qr = QR code with the link to this table
page-fair = Fair shuffles
page-fair-text = Before anybody sat down the server drew a secret for all shuffles and published its fingerprint. Your browser adds chance of its own. After the match the secret is shown, and anybody can check every shuffle. Fingerprint:
page-no-table = This table cannot be reached: perhaps the link is wrong, or the server rests. We keep trying.

## At the table

page-log = What happened
page-chat = Chat
page-unheard = something new was said
page-say = Say something
page-say-preset = Say …
page-moves = All moves
page-write-move = Write a move, or look for one
page-nothing-to-play = There is nothing for you to play now.
page-rule = The rule that applies now
page-all-rules = All rules
page-hint = Hint
page-thinking = Thinking …
page-play-hint = Play this
page-take-back = Choose again
page-confirm = Play this?
page-you-chose = You have chosen; until all have, you can change it. Waiting for { $names }.
page-goes-on = The game goes on …
page-to-play = To play: { $names }
page-acts = has the turn
page-has-chosen = has chosen
page-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
page-away = away
page-bot-keeps = a bot keeps the seat
page-bot-keeps-yours = A bot keeps your seat for you.
page-back = Play on myself
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
refused-card-not-now = This card cannot be played now.
page-keys = Keys
page-keys-text =
    Tab goes from zone to zone, arrows move inside, Enter chooses and plays, Escape puts down.
    L says what happened last.
    S says the scores.
    C says your time.
    H goes to your hand, T to the table.
    M lists all moves.
    R shows the rule that applies now.
    ? shows these keys.

## The end

page-rematch = Another match
page-next-match = On to the next match
page-record = Download the record
page-verify = Check the shuffles

## Settings

settings-theme = Day or night
settings-theme-system = as the system
settings-theme-day = day
settings-theme-night = night
settings-motion = Motion
settings-motion-system = as the system
settings-motion-full = cards fly
settings-motion-reduced = as little as possible
settings-cards = Size of the cards
settings-cards-small = small
settings-cards-medium = medium
settings-cards-large = large
settings-palette = Colours
settings-palette-usual = as painted
settings-palette-clear = easy to tell apart, also for colour-blind eyes
settings-confirm = Ask before a move is played
settings-keys = Single keys such as L for what happened last
settings-sums = Day & Night: always show the sums of the colours
settings-clockWarning = Warn me when my time runs short
settings-sound = Sounds
settings-volume = Volume
settings-data = My data
settings-data-text = There is no account. A cookie holds a number that knows you again; your name and your moves are stored with the tables where you played.
settings-export = Download everything stored about me
settings-forget = Forget me
settings-forget-sure = Yes, remove my names and words
settings-forgotten = You have been forgotten.

## About

about-text = Lunasol is a table for four printed card games, made by admirers. Rules, pictures and sounds are our own; the games belong to their authors and publishers. If you like one, buy it: cards feel better in the hand.
about-shuffles = Each match is dealt from a secret whose fingerprint is published before anybody sits down, mixed with chance from every player’s browser. When a match is over the secret is told, and your own browser can deal everything again and compare. So can this command, from the downloaded record:
about-access = For everybody
about-access-text = All of every game can be played by keyboard, by touch and with a screen reader, at any size of text, without relying on colour or motion. If something stands in your way, we want to know.
