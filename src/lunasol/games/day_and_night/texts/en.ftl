### Day & Night. Written for Lunasol; the printed rulebook's words are not used.

name = Day & Night
tagline = Guess the winning colour before the sun goes down
credits = Day & Night, a card game by Andrea Mezzotero, published by Piatnik (2021).

## Cards

card = { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
   *[purple] purple
  } { $value }{ $stars ->
    [0] { " " }☾☀
    [1] { " " }★
    [2] { " " }★★
    [3] { " " }★★★
   *[4] { " " }★★★★
  }

## What is asked now, and the rule behind it

phase-choose-first = Choose your first card, face down.
phase-choose-second = Choose your second card, face down.
phase-take = Take one card from the table.
phase-over = The match is over.

rule-choose-first = Everybody secretly chooses one card from the hand; all are turned up together. Each time symbol among them turns the time card once, so two cancel each other (DN-08). Until the last player has chosen, you may take your choice back.
rule-choose-second = Everybody adds a second card to the first one, knowing the first cards and the time they led to (DN-09). By day the colour with the highest sum on the table wins, by night the one with the lowest; colours nobody shows do not compete (DN-11; by option they count as zero at night).
rule-take = Whoever played the winning colour takes one card, any card that lies open (DN-16; by option only cards of that colour). By day the highest sum in that colour goes first, by night the lowest (DN-18); at a tie whoever has fewer stars, and if that is equal too, those players take nothing (DN-21; by option all who have that sum). Taking is compulsory, even without stars (DN-17).
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
event-taken-back = { $seat } takes the choice back.
event-played = { $seat } plays { $card }.
event-colour = { $time ->
    [day] By day the highest sum wins
   *[night] By night the lowest sum wins
  }: { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
   *[purple] purple
  } with { $sum }.
event-no-colour = { $time ->
    [day] The highest sum is tied
   *[night] The lowest sum is tied
  }: nobody takes a card.
event-cancelled = Tied, so they take nothing: { $seats }.
event-takers = To take a card, in this order: { $seats }.
event-nobody = Nobody takes a card.
event-took = { $seat } takes { $card } and now has { $stars ->
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
event-over = The draw pile is used up: the match is over.

## Why a move was refused

refused-take-a-card-now = Now a card is taken.
written-take-a-card-now = Write + and the card.
refused-choose-a-card-now = Nothing is taken now: choose a card from your hand.
refused-card-not-on-the-table = That card does not lie open on the table.
refused-only-the-winning-colour = In this match only cards of the winning colour may be taken.

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
   *[purple] purple
  } then has the highest sum, and that wins by day.
why-lowest-sum = As it stands, { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
   *[purple] purple
  } then has the lowest sum, and that wins by night.
why-day-and-night = As it stands, you then hold the highest sum for the day and the lowest for the night.
why-turns-time = Turns { $time ->
    [day] night into day
   *[night] day into night
  }, and that suits your colours.
why-alone = None of the others has played { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
   *[purple] purple
  } yet.
why-spoils = Without this card { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
   *[purple] purple
  } would win as it stands, and only others would take.
why-keeps-better = Gives up little: stronger cards stay in your hand for later rounds.
why-nothing-to-save = It is the last round, there is nothing left to save cards for.
why-chance = Gives you a chance if { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
   *[purple] purple
  } wins.
why-choose-again = Lets you choose once more.

## The end

reason-pile-used-up = The draw pile is used up.
level-stars = stars
level-collected-cards = number of collected cards

## Options

option-allow_two_players = Let two players play (not in the rulebook)
option-deck = Deck
option-deck-R1 = reconstruction R1
option-deck-R2 = reconstruction R2
option-first_seat = Who turns up the middle card (decides nothing)
option-absent_colour = A colour nobody shows, at night
option-absent_colour-ignored = does not compete
option-absent_colour-zero = counts as zero
option-take_from = Which cards may be taken
option-take_from-any = any open card
option-take_from-winning_colour = only the winning colour
option-end_rule = End of the match
option-end_rule-complete_round = when the pile cannot serve a whole further round
option-end_rule-literal_extra = one more round after the last card
option-end_rule-no_reveal = no middle cards, play until the pile is empty
option-strict_tie = Ties between players
option-strict_tie-off = only those who are level in stars cancel out
option-strict_tie-all_equal_keys_cancel = two who are level cancel the whole group

## Words at the table

label-time-day = Day
label-time-night = Night
label-middle = Middle
label-collected = Collected
label-stars = Stars
label-removed = In the box

## The rules on one page

rules-goal = Collect the most stars. Each round one colour wins: by day the one with the highest sum on the table, by night the one with the lowest. Whoever played it takes cards, and cards carry stars.
rules-cards = 108 cards in orange, blue, pink and purple, 27 each, with values 1 to 13. A card carries either one to four stars or the time symbol. Which cards carry which is not known from the rulebook: our deck is a reconstruction, and the owner of the printed cards can use a deck file instead (DN-02).
rules-setup = It is day. Shuffle and put 33, 16 or 3 cards (three, four or five players) back into the box unseen. Everybody gets seven cards; the rest is the draw pile.
rules-play =
    1. Turn up the top card of the pile. If it shows the time symbol, day turns to night or night to day at once.
    2. Everybody secretly chooses a card; all are turned up together, and each time symbol turns the time once. Then the same again with a second card.
    3. Add up the values of each colour on the table, the middle card included. By day the highest sum wins, by night the lowest. If two colours tie for it, nobody takes anything.
    4. Whoever played the winning colour takes one open card of any colour, the middle card included. First comes the highest sum of own cards in that colour by day, the lowest by night. At a tie, fewer stars go first; if that is equal too, those players take nothing.
    5. What is left is discarded. Everybody draws two cards. The time stays as it is.
rules-end = When the pile can no longer serve a whole round (a middle card and two cards each), the round that begins is the last; nobody draws after it. That makes eight rounds with three or four players and seven with five. Most stars win, then most collected cards, then the victory is shared.
rules-variants = By option: two players, another deck, absent colours that count as zero at night, taking only the winning colour, two other readings of the end, and a stricter rule for ties.

## At the page's table

page-dn-day = The highest sum wins
page-dn-night = The lowest sum wins
page-dn-round = Round { $round }
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
page-dn-sum = { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
   *[purple] purple
  }: { $sum }
page-dn-sum-leads = { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
   *[purple] purple
  }: { $sum }, ahead as it stands
page-dn-sum-wins = { $colour ->
    [orange] orange
    [blue] blue
    [pink] pink
   *[purple] purple
  }: { $sum }, wins
page-dn-takers = { $colour ->
    [orange] Orange
    [blue] Blue
    [pink] Pink
   *[purple] Purple
  } wins. Cards are taken by: { $names }
page-dn-collected = { $name }, collected: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
page-dn-face-down = A chosen card, face down
page-dn-hand-left = Left in hand
page-dn-my-choice = Your choice, face down: { $card }
page-dn-lay = Lay face down here: { $card }
