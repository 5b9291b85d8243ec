### Day & Night. Written for Lunasol; the printed rulebook's words are not used.

name = Day & Night
tagline = Guess the winning colour before the sun goes down
credits = Day & Night, a card game by Andrea Mezzotero, published by Piatnik (2021).

## Cards

card = { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  } { $value }{ $stars ->
    [0] { " " }☾☀
    [1] { " " }★
    [2] { " " }★★
    [3] { " " }★★★
   *[4] { " " }★★★★
  }

## What to do now, and the rule behind it

phase-choose-first = Choose your first card, face down.
phase-choose-second = Choose your second card, face down.
phase-take = Take one card from the table.
phase-over = The match is over.

rule-choose-first = Everybody secretly chooses a card from their hand; all are turned up together. Each time symbol among them turns the time card once, so two cancel each other out (DN-08). You may take your choice back until the last player has chosen.
rule-choose-second = Everybody adds a second card, knowing all the first cards and the time they led to (DN-09). By day the colour with the highest sum on the table wins, by night the one with the lowest; colours that are not on the table do not compete (DN-11; by option they count as zero at night).
rule-take = Everybody who played the winning colour takes one card, any card that is face up (DN-16; by option only cards of that colour). By day the highest sum in that colour goes first, by night the lowest (DN-18). At a tie, fewer stars go first; if those are equal too, these players take nothing (DN-21; by option all who have that sum). You must take a card, even one without stars (DN-17).
rule-over = Most stars win; then most collected cards; then the victory is shared (DN-26).

## Moves

move-choose = play { $card }
move-take = take { $card }

## What happened

event-removed = { $count ->
    [one] { $count } card goes back to the box unseen.
   *[other] { $count } cards go back to the box unseen.
  }
event-dealt = { $seat } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
event-dealt-own = { $seat } is dealt { $cards }.
event-dealt-own-you = You are dealt { $cards }.
event-round = { $last ->
    [yes] Round { $round }, the last one.
   *[no] Round { $round }.
  }
event-middle = In the middle: { $card }.
event-time = { $symbols ->
    [one] The time card is turned
   *[other] The time card is turned { $symbols } times
  }: it is { $time ->
    [day] day
   *[night] night
  }.
event-chosen = { $seat } has chosen.
event-chosen-own = { $seat } has chosen { $card }.
event-chosen-own-you = You have chosen { $card }.
event-taken-back = { $seat } takes back their choice.
event-taken-back-you = You take back your choice.
event-played = { $seat } plays { $card }.
event-played-you = You play { $card }.
event-colour = { $time ->
    [day] By day the highest sum wins
   *[night] By night the lowest sum wins
  }: { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  } with { $sum }.
event-no-colour = { $time ->
    [day] The highest sum is tied
   *[night] The lowest sum is tied
  }: nobody takes a card.
event-cancelled = Tied, so they take nothing: { $seats }.
event-takers = Taking a card, in this order: { $seats }.
event-nobody = Nobody takes a card.
event-took = { $seat } takes { $card } and now has { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }.
event-took-you = You take { $card } and now have { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }.
event-discarded = { $count ->
    [one] { $count } card is discarded.
   *[other] { $count } cards are discarded.
  }
event-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
event-drew-own = { $seat } draws { $cards }.
event-drew-own-you = You draw { $cards }.
event-over = The pile is not enough for another round: the match is over.

## Why a move was refused

refused-take-a-card-now = It is time to take a card from the table.
written-take-a-card-now = Type + and the card.
refused-choose-a-card-now = You cannot take a card now: choose a card from your hand.
refused-card-not-on-the-table = That card is not face up on the table.
refused-only-the-winning-colour = In this match you may only take cards of the winning colour.

## Why a move is a good one

why-most-stars = No card you could take has more stars.
why-before-others = Takes the most stars before { $seat } can choose.
why-takes-lead = Puts you alone in the lead: { $stars } { $stars ->
    [one] star
   *[other] stars
  }.
why-stars = Brings you { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }.
why-only-a-card = Brings no stars, but one more collected card can break a tie at the end.
why-highest-sum = As it stands, { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  } then has the highest sum, and that wins by day.
why-lowest-sum = As it stands, { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  } then has the lowest sum, and that wins by night.
why-day-and-night = As it stands, you then hold the highest sum for the day and the lowest for the night.
why-turns-time = Turns { $time ->
    [day] night into day
   *[night] day into night
  }, and that suits your colours.
why-alone = Nobody else has played { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  } yet.
why-spoils = Without this card { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  } would win as it stands, and only others would take cards.
why-keeps-better = Costs you little: stronger cards stay in your hand for later rounds.
why-nothing-to-save = It is the last round, so there is nothing left to save cards for.
why-chance = Gives you a chance if { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  } wins.
why-choose-again = Lets you choose once more.

## The end

reason-pile-used-up = The draw pile was not enough for another round.
level-stars = stars
level-collected-cards = the number of collected cards

## Options

option-allow_two_players = Two may play, too (the printed rules do not say how)
option-deck = Deck
option-deck-R1 = our reconstruction, 52 stars in each colour
option-deck-R2 = our reconstruction, 48 stars in each colour
option-first_seat = Who turns up the middle card (makes no difference)
option-absent_colour = At night, a colour that is not on the table
option-absent_colour-ignored = does not compete
option-absent_colour-zero = counts as zero
option-take_from = Which cards may be taken
option-take_from-any = any face-up card
option-take_from-winning_colour = only the winning colour
option-end_rule = End of the match
option-end_rule-complete_round = when the pile is not enough for another whole round
option-end_rule-literal_extra = one more round after the last card
option-end_rule-no_reveal = no middle cards, play until the pile is empty
option-strict_tie = Ties between players
option-strict_tie-off = only players who are also tied in stars cancel out
option-strict_tie-all_equal_keys_cancel = two such players cancel everybody with the same sum

## Labels at the table

label-time-day = Day
label-time-night = Night
label-middle = Middle
label-collected = Collected
label-stars = Stars
label-removed = In the box

## The rules on one page

rules-goal = Collect the most stars. Each round one colour wins: by day the one with the highest sum on the table, by night the one with the lowest. The players who played it take cards, and cards carry stars.
rules-cards = 108 cards in orange, blue, pink and purple, 27 each, with values 1 to 13. A card carries either one to four stars or the time symbol. The rulebook does not tell which cards carry which: our deck is a reconstruction, and if you own the printed cards you can use a deck file instead (DN-02).
rules-setup = For three to five players, by option two. It is day. Shuffle and put 33, 16 or 3 cards for three, four or five players (54 for two) back into the box unseen. Everybody gets seven cards; the rest is the draw pile.
rules-play =
    1. Turn up the top card of the pile. If it shows the time symbol, day turns to night or night to day at once.
    2. Everybody secretly chooses a card; all are turned up together, and each time symbol turns the time once. Then do the same with a second card.
    3. Add up the values of each colour on the table, the middle card included. By day the highest sum wins, by night the lowest; colours that are not on the table do not compete. If two or more colours tie for it, nobody takes anything.
    4. Everybody who played the winning colour takes one face-up card of any colour, the middle card included. By day the highest sum of a player’s own cards in that colour goes first, by night the lowest. At a tie, fewer stars go first; if those are equal too, these players take nothing.
    5. Discard what is left. Everybody draws two cards. The time stays as it is.
rules-end = When the pile is not enough for a whole round (a middle card and two cards each), the round that begins is the last; nobody draws after it. That makes eight rounds with three or four players and seven with five. Most stars win, then most collected cards, then the victory is shared.
rules-variants = By option: two players, another deck, colours not on the table that count as zero at night, taking only the winning colour, two other readings of the end, and a stricter rule for ties.

## At the web client's table

page-dn-day = The highest sum wins
page-dn-night = The lowest sum wins
page-dn-symbol = swaps day and night
page-dn-round = Round { $round } of { $rounds }
page-dn-last-round = Round { $round }, the last one
page-dn-pile = Pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-dn-discard = Discard: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-dn-box = In the box: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-dn-top = On top: { $card }
page-dn-middle = The card turned up in the middle
page-dn-sums = Sums of the colours
page-dn-colour = { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  }
page-dn-sum = { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  }: { $sum }
page-dn-sum-leads = { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  }: { $sum }, ahead as it stands
page-dn-sum-wins = { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  }: { $sum }, wins
page-dn-nobody-played = Nobody played { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
    [gold] gold
    [turquoise] turquoise
    [maroon] maroon
   *[purple] purple
  }, so nobody takes a card.
page-dn-takers = { $colour ->
    [orange] Orange
    [blue] Blue
    [pink] Pink
    [gold] Gold
    [turquoise] Turquoise
    [maroon] Maroon
   *[purple] Purple
  } wins. Taking a card: { $names }
page-dn-order = Number { $place } to take a card
page-dn-collected = { $name }, collected: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-dn-face-down = A chosen card, face down
page-dn-hand-left = Left in hand
page-dn-my-choice = Your choice, face down: { $card }
page-dn-lay = Lay it face down here: { $card }
