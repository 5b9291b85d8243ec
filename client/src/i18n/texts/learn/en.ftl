### Rules, rulings and lessons.

learn-title = The rules
learn-choose = Which game would you like to learn?
learn-lessons-title = Learn by playing
learn-choose-lesson = Each lesson takes a few minutes, and you play from the first card.

## The rules of a game

learn-contents = On this page
learn-print = Print
learn-in-short = The rules in short
learn-moments = What applies when
learn-rulings = Rulings
learn-rulings-text = Where the rulebook leaves something open, or its languages disagree, we had to decide. Every ruling has a number and a reason and, where you can also play it another way, the name of the option.
learn-search = Search the rulings, by words or number
learn-found = { $count } of { $all }
learn-none-found = Nothing found. Try fewer or other words.
learn-link-to = Link to { $ruling }
learn-why = Why:
learn-options = Options
learn-options-text = What you can agree on before the first card. The default comes first.
learn-usual = default
learn-number = a number from 1 to { $limit }, by default { $usual }

## The cards

learn-deck = All cards
learn-deck-text = { $count } cards, { $looks } of them different.
learn-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
  }
learn-sources = How we know
source-rulebook = From the printed rulebook
source-web = From reviews and other public pages
source-derived = Follows from the rules
source-reconstructed = Our reconstruction: your printed cards may differ
fact-cards = how many cards there are, and of which kinds
fact-values = which numbers there are
fact-colour_of_value = which number has which colour
fact-characters = the names of the characters
fact-character_colours = the colours of the characters
fact-colours = the four colours
fact-symbol_or_stars = that a card carries either stars or the time symbol
fact-copies = how many copies there are of each card
fact-time_cards = which cards carry the time symbol
fact-stars = how many stars each card has
fact-symbols = the twelve symbols
fact-points = the points from 0 to 5
fact-animals = which cards show an animal
learn-own-deck = If you own the printed game, you can list its cards in a deck file and play with it in the terminal.

## Lessons

learn-step = Step { $step } of { $all }
learn-next = Next
learn-back = Back
learn-leave = Leave
learn-show-me = Show me
learn-press-next = Press Next and read on first.
learn-other = That would be allowed too, but let us try something else here.
learn-end-title = Well done!
learn-end-text = You have learned { $game } and earned a star. Luna is proud of you!
learn-play-beginners = Play a beginner now
learn-again = Start the lesson again
