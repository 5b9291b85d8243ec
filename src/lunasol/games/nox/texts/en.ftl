### NOX. Written for Lunasol; the printed rulebook's words are not used.

name = NOX
tagline = Fill your chest, spoil the others, and keep all three colours
credits = NOX, a card game by Steffen Brückner with pictures by Olivier and Sandra Freudenreich, published by HUCH! & friends (2012).

## Cards

card = { $colour ->
    [blue] blue
    [green] green
    [turquoise] turquoise
   *[orange] orange
  } { $value }

## What to do now, and the rule behind it

phase-play = Play a card into any chest.
phase-choose-top = Two of your piles merge: choose the card on top.
phase-over = The match is over.

rule-play = Play one card from your hand, into your own chest or anybody else’s (NX-09). Either it opens a new pile, or it covers a pile of its own colour, whatever the values (NX-08). Two piles of one chest that show the same value merge at once (NX-13). Then you draw a card. Six piles in one chest end the round immediately (NX-15); you cannot pass (NX-25).
rule-choose-top = Two piles in your chest show the same value in different colours. They merge, and in this match the owner of the chest decides which of the two cards lies on top (NX-12).
rule-over = The highest total wins, even if several players reached the target (NX-21). A tie is a shared victory, unless an extra round was agreed (NX-22).

## Moves

move-extend = { $card } opens a pile in { $seat }’s chest
move-extend-you = { $card } opens a pile in your chest
move-cover = { $card } onto pile { $pile } in { $seat }’s chest
move-cover-you = { $card } onto pile { $pile } in your chest
move-top = { $card } on top

## What happened

event-round = Round { $round }: all cards are shuffled, { $seat } begins.
event-round-you = Round { $round }: all cards are shuffled, you begin.
event-dealt = { $seat } is dealt { $count } cards.
event-dealt-own = { $seat } is dealt { $cards }.
event-dealt-own-you = You are dealt { $cards }.
event-extended = { $whose ->
    [own] { $seat } lays { $card }.
   *[other] { $seat } lays { $card } in { $seat_chest }’s chest.
  }
event-extended-you = { $whose ->
    [own] You lay { $card }.
   *[other] You lay { $card } in { $seat_chest }’s chest.
  }
event-extended-yours = { $seat } lays { $card } in your chest.
event-covered = { $whose ->
    [own] { $seat } covers { $card_below } with { $card }.
   *[other] { $seat } covers { $seat_chest }’s { $card_below } with { $card }.
  }
event-covered-you = { $whose ->
    [own] You cover { $card_below } with { $card }.
   *[other] You cover { $seat_chest }’s { $card_below } with { $card }.
  }
event-covered-yours = { $seat } covers your { $card_below } with { $card }.
event-top-asked = { $seat } chooses which card lies on top.
event-top-asked-you = You choose which card lies on top.
event-top-chosen = { $seat } puts { $card } on top.
event-top-chosen-you = You put { $card } on top.
event-merged = Two piles of value { $value } in { $seat_chest }’s chest become one, { $piles ->
    [one] { $piles } pile is left
   *[other] { $piles } piles are left
  }. On top: { $card }.
event-merged-yours = Two piles of value { $value } in your chest become one, { $piles ->
    [one] { $piles } pile is left
   *[other] { $piles } piles are left
  }. On top: { $card }.
event-six-piles = { $seat_chest }’s chest has six piles: the round is over.
event-six-piles-yours = Your chest has six piles: the round is over.
event-drew = { $seat } draws a card.
event-drew-own = { $seat } draws { $card }.
event-drew-own-you = You draw { $card }.
event-pile-empty = The draw pile is empty: play goes on without drawing.
event-cards-used-up = All cards have been played: the round is over.
event-scored = { $seat } scores { $points } and now has { $total }.
event-scored-you = You score { $points } and now have { $total }.
event-outscored = { $seat } shows { $worth }, but only the best score of the round counts: still { $total }.
event-outscored-you = You show { $worth }, but only the best score of the round counts: still { $total }.
event-colours-missing = { $colours ->
    [0] { $seat } has an empty chest
    [1] { $seat } shows only one colour
   *[2] { $seat } shows only two colours
  }: no points, still { $total }.
event-colours-missing-you = { $colours ->
    [0] Your chest is empty
    [1] You show only one colour
   *[2] You show only two colours
  }: no points, still { $total }.
event-extra-round = The target is reached, but the leaders are tied: another round decides.
event-ended = { $reason ->
    [bound] The agreed number of rounds has been played: the match is over.
   *[target-reached] The target is reached: the match is over.
  }

## Why a move is a good one

why-wins-match = Ends the round and wins you the match with a total of { $total }.
why-ends-ahead = Ends the round while nobody scores as much as you: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-ends-round = { $points ->
    [0] Ends the round without points for you.
    [one] Ends the round and still brings you { $points } point.
   *[other] Ends the round and still brings you { $points } points.
  }
why-all-colours = Now you show all three colours: your chest is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-new-colour = { $colours ->
    [1] Gives your chest its first colour.
   *[2] Gives your chest its second colour.
  }
why-new-pile = Another pile in your chest: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more.
why-raises-own = Raises the value of your chest: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more.
why-waits = Changes nothing that counts.
why-takes-colour = Takes a colour from { $seat }: without all three, that chest scores nothing.
why-holds-below-target = What { $seat } shows is no longer enough for the target.
why-merges-other = Makes two of { $seat }’s piles into one: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } less.
why-spoils-leader = Spoils the most valuable chest, { $seat }’s: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } less.
why-spoils = Spoils { $seat }’s chest: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } less.
why-keeps-colour = Keeps a colour on top that your chest would lose otherwise.
why-looks-best = At first sight, the best you can do now.
why-looks-worse = At first sight, another move looks better.

## Why a move was refused

refused-play-a-card-now = There is no top card to choose now: play a card, for example G14>2 or G14>2.3.
refused-choose-the-top-now = Two piles are merging: first choose which card goes on top.
written-choose-the-top-now = Type top and the card, for example top G14.
refused-no-such-chest = Nobody sits there.
refused-no-such-pile = That chest has no such pile.
refused-other-colour = A card can only cover a pile of its own colour.
refused-empty-chest-too-late = In this match an empty chest may only be opened on your first turn of the round.

## The end

reason-target-reached = The target has been reached.
reason-bound = The agreed number of rounds has been played.
level-points = points

## Options

option-deck = Deck
option-deck-six_per_value = printed deck: each value six times, in one colour
option-deck-two_per_colour = each value twice in every colour
option-first_seat = Who begins
option-variant = Variant
option-variant-standard = standard: everybody scores
option-variant-brave = for the brave: only the best of each round score
option-target = Points that end the match
option-target-auto = 150, for the brave 100
option-empty_chest_only_first_turn = An empty chest may only be opened on your first turn of the round
option-merge_top = On top of merged piles
option-merge_top-played = the card just played
option-merge_top-owner_choice = the owner of the chest chooses
option-extra_round = Extra rounds break a tie for victory
option-max_rounds = Maximum number of rounds

## Labels at the table

label-chest = Chest
label-worth = Worth
label-total = Total
label-target = Target
label-begins = First player

## The rules on one page

rules-goal = Reach 150 points over several rounds, and have more than anybody else. A round is worth the top cards in your chest, but only if they show all three colours.
rules-cards = 90 cards: 30 blue (Ramon), 30 green (Jack) and 30 orange (Alfons). Each value from 1 to 15 belongs to one colour and exists six times: blue 1, 4, 9, 11, 15; green 2, 5, 7, 12, 14; orange 3, 6, 8, 10, 13. The rulebook does not list the values; they come from reviews (NX-01).
rules-setup = For two to six players. Shuffle all cards every round. Everybody gets three; the rest is the draw pile. The chests, the places in front of the players, are empty. The first player changes clockwise from round to round.
rules-play =
    1. Play one of your cards into any chest, your own or another’s. Open a new pile with it, or cover the top card of a pile of the same colour; its value may be higher or lower.
    2. If two piles of that chest now show the same value, they merge into one pile at once.
    3. If a chest has six piles after that, the round is over immediately, no matter who filled it.
    4. Otherwise draw a card, and it is the next player’s turn. When the draw pile is empty, play on without drawing until all cards have been played.
rules-end = At the end of a round each player whose top cards show all three colours scores their sum; others score nothing. Once somebody has 150 points or more, the highest total wins; a tie is a shared victory.
rules-variants = For the brave: only the best score of each round is written down (by all who tie for it), and the target is 100. By option: a target of 100, 150 or 200, another deck, empty chests that may only be opened on your first turn, owners who choose the top of merged piles, extra rounds at a tie, and a limit on the number of rounds.

## At the web client's table

page-nox-chests = Chests
page-nox-then = The chest will be worth { $worth }
page-nox-merges = Two piles merge
page-nox-ends = This ends the round
page-nox-sixth = round ends
page-nox-colours = Colours on top
page-nox-blue = { $there ->
    [yes] Blue, Ramon
   *[no] Blue, Ramon: missing
  }
page-nox-green = { $there ->
    [yes] Green, Jack
   *[no] Green, Jack: missing
  }
page-nox-green-clear = { $there ->
    [yes] Turquoise, Jack
   *[no] Turquoise, Jack: missing
  }
page-nox-orange = { $there ->
    [yes] Orange, Alfons
   *[no] Orange, Alfons: missing
  }
page-nox-colour = { $colour ->
    [blue] blue
    [green] green
    [turquoise] turquoise
   *[orange] orange
  }
page-nox-needs = needs { $colours }
page-nox-needs-all = needs all three colours
page-nox-lost = { $colour ->
    [blue] lost blue
    [green] lost green
    [turquoise] lost turquoise
   *[orange] lost orange
  }
page-nox-piles = Chest: { $count } of 6 piles
page-nox-buried = { $count ->
    [one] { $count } covered card
   *[other] { $count } covered cards
  }
page-nox-below = Covered cards
page-nox-middle = Between the chests
page-nox-left = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
  }
page-nox-round = Round { $round }
page-nox-starts = { $seat } starts
page-nox-starts-you = You start
page-nox-score = { $total } of { $target }
page-nox-sheet = Score sheet
page-nox-no-round = No round is finished yet.
page-nox-over = Round { $round } is over
page-nox-no-points = no points
page-nox-outscored = outscored
