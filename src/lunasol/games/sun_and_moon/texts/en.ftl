### Sun and Moon. Written for Lunasol; the printed rulebook's words are not used.

name = Sun and Moon
tagline = Two rows, five eclipses of each kind, and a game of patience that others spoil
credits = Sun and Moon (Sonne und Mond), a card game by Jacques Zeimet with pictures by Johann Rüttinger, published by Drei Hasen in der Abendsonne (2012).

## Cards

card = { $value ->
    [0] { $kind ->
        [sun] solar eclipse
       *[moon] lunar eclipse
      }
   *[other] { $kind ->
        [sun] sun
       *[moon] moon
      } { $value }{ $animal ->
        [1] { " " }(animal)
       *[0] { "" }
      }
  }

## What to do now, and the rule behind it

phase-act = Place a card, or clear at least five cards in a row.
phase-follow = You played an animal: place another card.
phase-last-turn = Nobody draws any more: place a card or clear.
phase-over = The match is over.

rule-act = Place one card, in any row, your own or another’s (SM-39); or clear one or more of your own segments of at least five number cards side by side, in one row or both (SM-13, SM-17). Never both in one turn. A number goes to the left end if it is lower, to the right end if it is higher, or onto an eclipse if the visible numbers still ascend (SM-05). An eclipse goes onto any visible number card of its kind (SM-09). A number card may also start a row that is missing, even in front of somebody else (SM-04). If you can do neither, you self-destruct: your hand and your own rows go to the discard (SM-20).
rule-follow = After an animal you must place another card in the same turn, and again after another animal (SM-23). If your hand is empty you draw first. If no card fits you self-destruct, even if you could clear (SM-22); only if there is nothing left to draw does the turn end without harm (SM-24).
rule-last-turn = Pile and discard were used up, and nobody draws any more. All but the player who found nothing to draw go on in turn until nobody can act (SM-31): place, clear or, if neither is possible, self-destruct. Clearing needs no card in hand (SM-32).
rule-over = A point for every sun and moon card cleared, a minus point for every one left in your rows, covered ones too; eclipses count nothing (SM-34). Partners add their points. Most points win, a tie is a shared victory (SM-35).

## Moves

move-place = { $end ->
    [start] start a row in front of { $seat } with { $card }
    [left] { $card } to the left end of { $seat }’s row
   *[right] { $card } to the right end of { $seat }’s row
  }
move-place-you = { $end ->
    [start] start a row in front of you with { $card }
    [left] { $card } to the left end of your row
   *[right] { $card } to the right end of your row
  }
move-cover = { $card } onto place { $place } in { $seat }’s row
move-cover-you = { $card } onto place { $place } in your row
move-clear = clear places { $parts } (S: sun row, M: moon row)
move-destruct = self-destruct: lose your hand and your own rows

## What happened

event-dealt = { $seat } is dealt { $count } cards.
event-dealt-own = { $seat } is dealt { $cards }.
event-dealt-own-you = You are dealt { $cards }.
event-turn = Turn { $turn }: { $seat }.
event-turn-you = Turn { $turn } is yours.
event-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
event-drew-own = { $seat } draws { $cards }.
event-drew-own-you = You draw { $cards }.
event-shuffled = The pile is empty: the discard is shuffled into a new pile of { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
event-placed = { $whose ->
    [own] { $end ->
        [start] { $seat } starts a row with { $card }.
        [left] { $seat } places { $card } at the left end of their own row.
       *[right] { $seat } places { $card } at the right end of their own row.
      }
   *[other] { $end ->
        [start] { $seat } starts a row in front of { $seat_row } with { $card }.
        [left] { $seat } places { $card } at the left end of { $seat_row }’s row.
       *[right] { $seat } places { $card } at the right end of { $seat_row }’s row.
      }
  }
event-placed-you = { $whose ->
    [own] { $end ->
        [start] You start a row with { $card }.
        [left] You place { $card } at the left end of your row.
       *[right] You place { $card } at the right end of your row.
      }
   *[other] { $end ->
        [start] You start a row in front of { $seat_row } with { $card }.
        [left] You place { $card } at the left end of { $seat_row }’s row.
       *[right] You place { $card } at the right end of { $seat_row }’s row.
      }
  }
event-placed-yours = { $end ->
    [start] { $seat } starts a row in front of you with { $card }.
    [left] { $seat } places { $card } at the left end of your row.
   *[right] { $seat } places { $card } at the right end of your row.
  }
event-covered = { $whose ->
    [own] { $seat } covers a card in their own row: { $card } on { $card_under }.
   *[other] { $seat } covers a card in { $seat_row }’s row: { $card } on { $card_under }.
  }
event-covered-you = { $whose ->
    [own] You cover a card in your own row: { $card } on { $card_under }.
   *[other] You cover a card in { $seat_row }’s row: { $card } on { $card_under }.
  }
event-covered-yours = { $seat } covers a card in your row: { $card } on { $card_under }.
event-animal = An animal: { $seat } places another card.
event-animal-you = An animal: you place another card.
event-animal-forgiven = The animal was { $seat }’s last card and there is nothing to draw: the turn ends without harm.
event-animal-forgiven-you = The animal was your last card and there is nothing to draw: the turn ends without harm.
event-cleared = { $seat } clears from the { $kind ->
    [sun] sun row
   *[moon] moon row
  }: { $cards }.
event-cleared-you = You clear from your { $kind ->
    [sun] sun row
   *[moon] moon row
  }: { $cards }.
event-destructed = { $count ->
    [0] { $seat } self-destructs, with nothing to lose.
   *[other] { $seat } self-destructs and loses { $cards }.
  }
event-destructed-you = { $count ->
    [0] You self-destruct, with nothing to lose.
   *[other] You self-destruct and lose { $cards }.
  }
event-end-phase = { $seat } finds nothing to draw: nobody draws any more, and the others play out their cards.
event-end-phase-you = You find nothing to draw: nobody draws any more, and the others play out their cards.
event-ended = { $reason ->
    [bound] The agreed number of turns has been played: the match is over.
   *[played-out] Nobody has a turn left: the match is over.
  }
event-scored = { $seat }: { $cleared } cleared, { $left } left in the rows, that makes { $points }.
event-scored-you = You cleared { $cleared }, { $left } left in the rows: that makes { $points }.

## Why a move was refused

refused-something-is-possible = You may only self-destruct if nothing else is possible: place a card or clear.
refused-place-another-card = After an animal you must place another card; you cannot clear now.
refused-no-segment-there = You may only clear your own number cards, at least five side by side.
refused-whole-segments-only = You must clear a segment as a whole, from end to end.
refused-row-is-there = That row already exists: add to its ends, or cover an eclipse.
written-row-is-there = Type L or R for an end, # and a number for a place.
refused-row-is-not-there = That row does not exist yet: start it first.
written-row-is-not-there = Type * to start it.
refused-start-your-own-row = In this match you may only start rows in front of yourself.
refused-team-has-that-row = A team has only one row of each kind, and this kind belongs to the other partner.
refused-eclipse-covers-numbers = An eclipse must cover a visible number card of its kind.
refused-only-eclipses-are-covered = A number card may only cover an eclipse.
refused-cover-from-the-side = Of several eclipses side by side, you may only cover one next to a number card.
refused-number-does-not-fit = That number does not fit there: the visible numbers must ascend from left to right.
refused-only-eclipses-show = That row shows only eclipses: you cannot add at its ends, but you may cover any of them.
refused-eclipse-blocks-end = In this match you cannot add beyond an eclipse at the end of a row.
refused-no-such-place = That row has no such place.
refused-no-sun-open = There is no open sun to cover.
refused-no-moon-open = There is no open moon to cover.
refused-number-fits-nowhere = This number fits nowhere now: neither at the end of a row nor on an eclipse.

## Why a move is a good one

why-clears = Brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for sure.
why-five = { $count } side by side: you can clear them next turn if nobody interferes.
why-five-partner = { $count } side by side that { $seat } can clear.
why-another-card = The animal lets you place another card this turn.
why-starts-own = Starts a row into which { $room ->
    [one] { $room } more number
   *[other] { $room } more numbers
  } still in the game could go.
why-lengthens-own = The longest run in your row now has { $count ->
    [one] { $count } number
   *[other] { $count } numbers
  } side by side.
why-repairs = Covers an eclipse in your row: { $count ->
    [one] { $count } number
   *[other] { $count } numbers
  } side by side.
why-reopens = Opens a row on your side: { $room ->
    [one] { $room } number
   *[other] { $room } numbers
  } still in the game would fit.
why-helps-partner = Goes to { $seat }’s row, which counts for your side too.
why-breaks-five = Breaks up the five that { $seat } could have cleared.
why-eclipses-rival = Interrupts { $seat }’s row.
why-closes-row = Nobody else can have or draw a number that fits { $seat }’s row.
why-narrows = Leaves at most { $room ->
    [one] { $room } number
   *[other] { $room } numbers
  } that others could add to { $seat }’s row.
why-burdens = { $seat } can no longer clear anything, so the card is a minus point there.
why-forced = Nothing else is possible.
why-gets-rid = Gets rid of your hand and of { $count ->
    [one] { $count } minus point
   *[other] { $count } minus points
  } in front of you.

## The end

reason-played-out = Nothing was left to draw, and nobody has a turn left.
reason-bound = The agreed number of turns has been played.
level-points = points

## Options

option-deck = Deck
option-deck-standard = printed numbers, animals reconstructed
option-first_seat = Who begins
option-start_foreign_row = Rows may be started in front of others
option-eclipse_blocks_end = Nothing may be added beyond an eclipse at the end of a row
option-covered_score = Covered cards of a cleared segment score too
option-partial_clear = Parts of a segment may be cleared
option-voluntary_self_destruct = Voluntary self-destruction
option-voluntary_self_destruct-never = never
option-voluntary_self_destruct-end_phase = in the end phase
option-voluntary_self_destruct-always = on any turn
option-animal_without_pile = An animal as the last card, with nothing to draw
option-animal_without_pile-end_turn = ends the turn without harm
option-animal_without_pile-self_destruct = means self-destruction
option-refill_across_shuffle = Keep drawing from the new pile if the old one has too few cards
option-turn_cap = Maximum number of turns
option-trigger_may_clear = The player who found nothing to draw may still clear
option-end_phase = When nothing is left to draw
option-end_phase-play_out = the others play until nobody can act
option-end_phase-one_round = the others have one more turn each
option-minus_visible_only = Covered cards left in play are not minus points
option-fixed_after_first = Partners keep their kind of row for the whole match
option-team_clear = Partners may clear each other’s rows

## Labels at the table

label-turn = Turn
label-sun = Sun
label-moon = Moon
label-cleared = Cleared
label-in-play = In play
label-partner = with { $seat }
label-no-drawing = nobody draws any more

## The rules on one page

rules-goal = Clear as many sun and moon cards as you can from the rows in front of you, and have few left there at the end.
rules-cards = 68 cards: suns from 1 to 29, moons from 1 to 29, five solar and five lunar eclipses without a number. Some suns and moons show an animal. The rulebook does not tell which: ours are 3, 7, 11, 15, 19, 23 and 27 of both kinds, and if you own the printed cards you can use a deck file instead (SM-01).
rules-setup = Shuffle all cards and deal five to each player; the rest is the draw pile. Two and three players play for themselves. With four, those who sit opposite each other are partners: together they have only one sun row and one moon row.
rules-play =
    1. If your hand is empty at the start of your turn, draw five cards, or as many as the pile still has. When the pile is empty, the discard is shuffled into a new one.
    2. Then either place one card or clear; never both.
    3. Numbers ascend from left to right, gaps do not matter. Add a card at either end of a row, never in between. You may use your own rows and those of others, and start a missing row anywhere.
    4. An eclipse covers a number card of its kind and interrupts the row. A number that fits between the visible numbers may cover an eclipse; of several side by side, only one next to a number card.
    5. After an animal you must place another card in the same turn. If it was your last card, draw five first.
    6. Clear one or more of your own segments of at least five number cards without an eclipse between them. All cards there, covered ones too, go to your score pile; what is left closes up.
    7. If you can neither place nor clear, or cannot follow an animal, you self-destruct: your hand and your own rows go to the discard.
rules-end = When somebody must draw and neither pile nor discard has a card, nobody draws any more. The others play on in turn until nobody can act. Each sun and moon card you cleared is a point, each one left in your rows a minus point; eclipses count nothing. Partners add up their points. Most points win; a tie is a shared victory.
rules-variants = By option: starting only your own rows, eclipses that block the end of a row, clearing parts, voluntary self-destruction, other ways to count covered cards, to draw and to end, fixed kinds of rows for partners, and clearing your partner’s row.

## At the web client’s table

page-all-rows = The rows of all players
page-row = { $seat }: { $kind ->
    [sun] sun row
   *[moon] moon row
  }
page-row-you = Your { $kind ->
    [sun] sun row
   *[moon] moon row
  }
page-no-row = { $seat }: { $kind ->
    [sun] no sun row yet
   *[moon] no moon row yet
  }
page-no-row-you = { $kind ->
    [sun] You have no sun row yet
   *[moon] You have no moon row yet
  }
page-start = start a row
page-start-at = in front of { $seat }
page-start-at-you = in front of you
page-would-minus = would give { $seat } a minus point
page-would-five = would give { $seat } { $count } side by side
page-would-break = would break up { $seat }’s run of { $count }
page-would-interrupt = would interrupt { $seat }’s row
page-animal-again = Animal: then you place another card
page-under = Under it: { $cards }.
page-fits = Fits here: { $cards }.
page-fits-none = None of your cards fits here now.
page-score = cleared { $cleared } · in rows { $minus ->
    [0] 0
   *[other] −{ $minus }
  }
page-totals = Points if the match ended now
page-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-tied = { $kind ->
    [sun] sun rows only
   *[moon] moon rows only
  }
page-follows = places another card
page-trigger = found nothing to draw
page-actions = Without a card
page-part = { $kind ->
    [sun] suns
   *[moon] moons
  } { $first }–{ $last }
page-clear = Clear { $parts } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  })
page-clear-more = { $count ->
    [one] { $count } more way to clear
   *[other] { $count } more ways to clear
  }
page-clear-part = Clear only part of { $part }
page-run = { $seat }: { $count } { $kind ->
    [sun] suns
   *[moon] moons
  } side by side are cleared!
page-run-you = You clear { $count } { $kind ->
    [sun] suns
   *[moon] moons
  } side by side!
page-gained = { $seat }: +{ $count }
page-gained-you = You: +{ $count }
page-must-destruct = None of your cards fits anywhere.
page-destruct = Self-destruct: lose your hand and your own rows
page-destruct-nothing = { $seat }: no card fits anywhere.
page-destruct-nothing-you = None of your cards fits anywhere.
page-destruct-animal = { $seat }: no other card fits after the animal.
page-destruct-animal-you = After the animal, none of your cards fits.
page-loses = Self-destruction, { $seat }: { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
  } to the discard pile.
page-loses-you = You self-destruct: { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
  } to the discard pile.
