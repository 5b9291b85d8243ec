### Gra roku. Written for Lunasol; the printed rulebook's words are not used.

name = Gra roku
tagline = Gather a whole year, one card of each kind
credits = Gra roku (Game of the Year), a card game by Reiner Knizia, published by Nasza Księgarnia (2023).

## Cards

card = { $symbol ->
    [stork] stork
    [flower] flower
    [bee] bee
    [sun] sun
    [ball] ball
    [ice-cream] ice cream
    [pumpkin] pumpkin
    [squirrel] squirrel
    [leaf] leaf
    [tree] Christmas tree
    [snowman] snowman
   *[snowflake] snowflake
  } { $points }

## What to do now, and the rule behind it

phase-choose-start = Choose the start card of the next season.
phase-choose = Choose a card from your hand, face down.
phase-place = Place your card in the middle of the table.
phase-take = Take a card from the full row.
phase-file = You already have this symbol: swap the cards, or put the new one aside.
phase-bonus = A season is complete: use your bonus card.
phase-refill = Place the card that refills the row.
phase-over = The match is over.

rule-choose-start = The first player chooses one card of each season, from spring to winter; they lie on the diagonal of the table (GR-03, GR-04). Then the other 68 cards are shuffled.
rule-choose = Everybody secretly chooses a card from their hand; all are turned up together. The card with the most points goes first (at a tie the later season, then the bigger symbol); the others follow clockwise (GR-30). You may take your choice back until the last player has chosen.
rule-place = The card goes on an empty cell of its season’s column. In the harder variant it may go in any column, but must touch a card to its left or right, and the seasons must follow each other (GR-24, GR-26). A card that can be placed must be placed (GR-06); one that cannot is set aside and costs a point. Either way you then draw a card (GR-07).
rule-take = The fourth card of a row interrupts the placing (GR-09). The player who placed it takes a card of the row first, then the others clockwise; everybody takes one, like it or not (GR-10). A symbol you do not have yet goes into your year.
rule-file = Your year holds each symbol once. If the new card has more points, you may swap it in; the old one then goes aside (GR-11, GR-12). Otherwise the new one goes aside. Each card aside costs a point at the end (GR-21).
rule-bonus = The third symbol of a season earns the top card of the pile at once (GR-15). Add it if its symbol is new, swap it in if it has more points, or put it in the box; a card swapped out here goes to the box and costs nothing (GR-12). A season completed by a bonus earns another one, unless the match says otherwise (GR-14).
rule-refill = The player who took last puts the top card of the pile on any cell of the emptied row (harder variant; GR-D6).
rule-over = Only complete rows from spring to winter count, with the best cards of each season in them (GR-20); each card aside costs a point. Most points win, then fewer cards aside, then the victory is shared.

## Moves

move-start = start with { $card }
move-choose = play { $card }
move-place = { $card } to row { $row }, column { $column }
move-take = take { $card }
move-swap = swap the cards
move-aside = put it aside
move-add = add it to your year
move-box = put it in the box
move-refill = to row { $row }, column { $column }

## What happened

event-start-chosen = { $seat } chooses a start card: { $card }.
event-start-chosen-you = You choose a start card: { $card }.
event-start-cards = On the table from the start: { $cards }.
event-dealt = { $seat } is dealt { $count } cards.
event-dealt-own = { $seat } is dealt { $cards }.
event-dealt-own-you = You are dealt { $cards }.
event-round = Round { $round }. { $count ->
    [0] The pile is empty.
    [one] { $count } card is left in the pile.
   *[other] { $count } cards are left in the pile.
  }
event-neutral = Neutral card: { $card } goes to row { $row }, column { $column }.
event-neutral-boxed = Neutral card: { $card } fits nowhere and goes to the box.
event-neutral-missing = The pile is empty: no neutral card this time.
event-chosen = { $seat } has chosen.
event-chosen-own = { $seat } has chosen { $card }.
event-chosen-own-you = You have chosen { $card }.
event-taken-back = { $seat } takes back their choice.
event-taken-back-you = You take back your choice.
event-revealed = Turned up: { $cards }.
event-starter = { $seat } places first, with { $card }.
event-starter-you = You place first, with { $card }.
event-placed = { $seat } places { $card } in row { $row }, column { $column }.
event-placed-you = You place { $card } in row { $row }, column { $column }.
event-set-aside = { $seat } cannot place { $card } and sets it aside.
event-set-aside-you = You cannot place { $card } and set it aside.
event-drew = { $seat } draws a card.
event-drew-own = { $seat } draws { $card }.
event-drew-own-you = You draw { $card }.
event-row-full = Row { $row } is full: everybody takes a card.
event-took = { $seat } takes { $card }.
event-took-you = You take { $card }.
event-added = { $seat } adds { $card } to their year.
event-added-you = You add { $card } to your year.
event-swapped = { $seat } swaps in { $card }; { $card_old } goes aside.
event-swapped-you = You swap in { $card }; { $card_old } goes aside.
event-put-aside = { $seat } puts { $card } aside.
event-put-aside-you = You put { $card } aside.
event-season = { $seat } has completed { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
  }.
event-season-you = You have completed { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
  }.
event-twelfth = { $seat } has a whole year: twelve cards.
event-twelfth-you = You have a whole year: twelve cards.
event-bonus = Bonus card for { $seat }: { $card }.
event-bonus-you = Bonus card for you: { $card }.
event-bonus-swapped = { $seat } swaps in { $card }; { $card_old } goes to the box.
event-bonus-swapped-you = You swap in { $card }; { $card_old } goes to the box.
event-bonus-boxed = { $seat } puts the bonus card in the box: { $card }.
event-bonus-boxed-you = You put the bonus card in the box: { $card }.
event-bonus-missing = The pile is empty: no bonus card.
event-row-boxed = Left over, into the box: { $cards }.
event-refill-drawn = { $seat } turns up { $card } for the empty row.
event-refill-drawn-you = You turn up { $card } for the empty row.
event-refilled = The row is refilled: { $card } in row { $row }, column { $column }.
event-refill-missing = The pile is empty: the row stays empty.
event-pile-used-up = A card should be drawn, but the pile is empty: the match ends.
event-scored = { $seat }: { $points } for complete rows ({ $rows }), minus { $aside } for cards aside, total { $score }.
event-scored-you = You score { $points } for complete rows ({ $rows }), minus { $aside } for cards aside, total { $score }.

## Why a move was refused

refused-choose-a-start-card-now = It is time to choose a start card.
written-choose-a-start-card-now = Type start and the card.
refused-another-season-now = The start cards are chosen in order: spring, summer, autumn, winter.
refused-choose-a-card-now = It is time to choose a card from your hand.
written-choose-a-card-now = Type just the card.
refused-place-your-card-now = It is time to place your card.
written-place-your-card-now = Type the card, @, row and column.
refused-not-the-card-you-turned-up = That is not the card you turned up.
refused-cell-is-taken = There is already a card in that cell.
refused-wrong-column = Every season has its own column: spring 1, summer 2, autumn 3, winter 4.
refused-no-card-beside-it = The card must touch another one to its left or right.
refused-does-not-fit = That season does not fit there: from left to right, the seasons must follow each other.
refused-take-a-card-now = It is time to take a card from the full row.
written-take-a-card-now = Type + and the card.
refused-card-not-in-the-row = That card is not in the full row.
refused-swap-or-aside-now = You already have this symbol: swap the cards or put the new one aside.
written-swap-or-aside-now = Type swap or aside.
refused-swap-needs-more-points = You may only swap for a card with more points.
refused-symbol-is-owned = This symbol is already in your year.
refused-no-card-to-swap = You have no card with this symbol to swap.
refused-use-your-bonus-now = It is time to use your bonus card.
written-use-your-bonus-now = Type add, swap or box.
refused-refill-the-row-now = It is time to refill the row.
written-refill-the-row-now = Type @, row and column.
refused-only-the-empty-row = The card must go into the row that was just emptied.

## Why a move is a good one

why-ends-ahead = The twelfth card of your year, and you are ahead.
why-completes-row = Completes row { $rows } of your year.
why-completes-season = Completes a season in your year.
why-rarest-season = Your year has the fewest cards of this season.
why-new-symbol = A new symbol for your year.
why-denies = Of the cards in this row, { $seat } could use this one most.
why-least-harm = You already have all these symbols, and you must take one of the cards.
why-more-points = More points for a symbol that you already have.
why-not-needed = You already have this symbol with more points.
why-box = In the box the card costs nothing.
why-fills-row = Fills the row: you take first.
why-safe-now = After you, nobody can fill this row in this round.
why-far-from-full = The row is still far from full.
why-can-fill = Can fill a row, and then you take first.
why-few-points = Brings the table few points.
why-no-simple-reason = There is no simple reason for this move.

## The end

reason-twelfth-card = Somebody has twelve cards in their year.
reason-pile-used-up = A card should have been drawn, but the pile was empty.
level-points = points
level-fewer-aside = fewer cards aside

## Options

option-deck = Deck
option-deck-standard = the printed cards
option-first_seat = Who lays out the start cards
option-start_cards = Start cards
option-start_cards-choose = chosen by the first player
option-harder = Harder variant: free columns, fitting neighbours
option-cyclic = Harder variant: spring may lie to the right of winter
option-draw_before_take = Draw before the full row is taken
option-bonus_chain = A bonus card may earn another bonus
option-final_bonus = The twelfth card may earn a bonus
option-finish_take = After the twelfth card the others still take
option-end_on = An empty pile ends the match
option-end_on-any_draw = at any draw
option-end_on-hand_draw_only = only when a player draws

## Labels at the table

label-spring = Spring
label-summer = Summer
label-autumn = Autumn
label-winter = Winter
label-revealed = Turned up
label-on-its-way = Now
label-aside = Aside
label-points = Points
label-box = In the box

## The rules on one page

rules-goal = Build the best year: up to twelve cards, each with a different symbol. You take cards from the rows that all players fill together in the middle of the table. Only complete rows from spring to winter count in your year, and each card you cannot use costs a point.
rules-cards = 72 cards, 18 of each season. Every season has three symbols, here from the biggest to the smallest: stork, flower, bee; sun, ball, ice cream; pumpkin, squirrel, leaf; Christmas tree, snowman, snowflake. Each symbol occurs once with each number of points from 0 to 5 (GR-01).
rules-setup = For two to four players. One card of each season marks out a square of four rows and four columns: spring top left, winter bottom right. Shuffle the others and deal four cards to each player; the rest is the draw pile.
rules-play =
    1. Everybody secretly chooses a card; all are turned up together. The card with the most points goes first (at a tie the later season, then the bigger symbol); the others follow clockwise.
    2. In this order everybody places their card on an empty cell of its season’s column. A card with no empty cell is set aside. Either way, draw a new card.
    3. As soon as a row has four cards, everybody takes one of them, first the player who placed the fourth, then the others clockwise. Leftovers go to the box, and the top card of the pile starts the row again, in its season’s column. Then the placing goes on.
    4. A taken card with a new symbol goes into your year. If you already have the symbol, put one of the two cards aside: the old one only if the new one has more points.
    5. The third symbol of a season earns a bonus card from the pile: add it, swap it in for fewer points of the same symbol, or put it in the box.
rules-end = The match ends at once when somebody has twelve cards in the year (after its bonus), or when a card should be drawn and the pile is empty. Count the points of the complete rows, with the best cards of each season in them, and subtract one for each card aside. Most points win, then fewer cards aside, then the victory is shared.
rules-variants = With two players a neutral card from the pile is placed before each choice: on the first legal cell from the top, never as the fourth of a row. Harder variant: columns are free, but a card must touch another one to its left or right, and the next season always lies to the right (spring after winter); the last player to take refills the row on any cell. By option: chosen start cards, drawing before taking, no chain of bonuses, no bonus for the twelfth card, a take that is finished after the twelfth card, and a pile that ends the match only when a player draws.

## At the web client's table

page-square = Middle of the table
page-stack = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-begins = { $why ->
    [points] This card has the most points.
    [season] Equal points, but the later season.
   *[symbol] Equal points and season, but the bigger symbol.
  } { $way ->
    [clockwise] Then the others follow clockwise.
   *[across] { "" }
  }
page-take-order = { $seat } takes first{ $way ->
    [clockwise] , then the others clockwise
   *[across] { "" }
  }.
page-take-order-you = You take first{ $way ->
    [clockwise] , then the others clockwise
   *[across] { "" }
  }.
page-no-place = { $season ->
    [spring] The spring column is full.
    [summer] The summer column is full.
    [autumn] The autumn column is full.
    [winter] The winter column is full.
   *[any] There is no free cell next to a card that fits.
  }
page-row-done = { $seat }: row { $row } of the year is complete, +{ $points }
page-row-done-you = Row { $row } of your year is complete, +{ $points }
page-year-of = The year of { $seat }
page-year-of-you = Your year
page-open-year = The year of { $seat }: show it larger
page-missing = missing: { $symbol ->
    [stork] stork
    [flower] flower
    [bee] bee
    [sun] sun
    [ball] ball
    [ice-cream] ice cream
    [pumpkin] pumpkin
    [squirrel] squirrel
    [leaf] leaf
    [tree] Christmas tree
    [snowman] snowman
   *[snowflake] snowflake
  }
page-row-sum = Row { $row } of the year is complete, points: { $points }
page-points = { $points } pts
page-progress = { $count } of 12
page-season-progress = { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
  } { $count } of 3
page-round = Round { $round }
page-rows = Rows: { $rows }
page-aside = Aside: { $count }
page-aside-costs = Aside: { $count }; each card costs a point
page-takes-number = number { $number } to take
page-placed-as = Number { $number }: { $card }
page-clockwise = clockwise
page-face-down = Face down
page-out-of-play = Out of play
page-lay-down = Lay it face down: { $card }
page-lies = Face down: { $card }
page-new-card = New
page-in-year = In your year
page-note-file = One of the two goes aside and costs a point.
page-note-bonus = What you do not keep goes to the box and costs nothing.
