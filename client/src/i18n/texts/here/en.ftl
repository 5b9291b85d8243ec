### Pass and play on one device, and updates of the web client.

here-intro = Pass one screen around: each of you sees only your own cards. Bots can play along.
here-unfinished = Unfinished matches
here-go-on = Continue
here-forget = Remove the match of { $names }
here-gone = This match is no longer saved on this device. Begin a new one:

here-who = Who plays in seat { $number }
here-person = Person
here-bot = Bot: { $level }
here-name = Name of player { $number }
here-remove = Remove player { $number }
here-add-person = Add a person
here-add-bot = Add a bot
here-nobody = At least one person has to play.

here-pass = Pass the device to { $name }
here-show = Show my cards
here-look-away = Everybody else, please look away.
here-hide = Hide my cards

here-new-version = A new version of Lunasol is ready.
here-use-it = Update now
here-later = Later
