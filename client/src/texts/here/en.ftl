### Passing one device around, and the page on this device.

here-intro = Pass one screen around: each of you sees only your own cards. Bots can play along.
here-unfinished = Not finished yet
here-go-on = Play on
here-forget = Forget the match of { $names }
here-gone = This match is no longer kept on this device. Begin a new one:

here-who = Seat { $number }: who plays
here-person = Person
here-bot = Bot: { $level }
here-name = Name of player { $number }
here-remove = Without player { $number }
here-add-person = Add a person
here-add-bot = Add a bot
here-nobody = At least one person has to play.

here-pass = Pass the device to { $name }
here-show = Show my cards
here-look-away = Everybody else looks away now.
here-hide = Hide my cards

here-new-version = A new version of Lunasol is ready.
here-use-it = Use it now
here-later = Later
