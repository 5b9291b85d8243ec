### A score pad for the printed cards.

pad-intro = Playing with the printed cards? Enter your points here and we add them up. The score sheets stay on this device and work offline.
pad-new = New sheet
pad-kept = Saved sheets
pad-remove = Remove the sheet of { $names }

## A new sheet

pad-name = Name of player { $number }
pad-target = Play to
pad-points = { $points } points
pad-brave = For the brave: only the best score of each round counts
pad-partners = Partners: { $one } and { $other }
pad-begin = Begin the sheet

## The sheet

pad-round = Round { $number }
pad-field-stars = Stars
pad-field-cards = Cards
pad-field-row-1 = Row 1
pad-field-row-2 = Row 2
pad-field-row-3 = Row 3
pad-field-aside = Aside (−1 each)
pad-field-cleared = Cleared
pad-field-left = Left (−1 each)
pad-total = Total
pad-together = Together
pad-cell = { $row }, { $name }
pad-void = does not count
pad-check = { $row }, { $name }: is { $value } right? That is not possible with these cards.
pad-undo = Undo
pad-finish = Finish and add up
pad-names = Change names
pad-keep = Save

## The result

pad-standing = Standings
pad-nothing = No points entered yet.
pad-leads = { $count ->
    [one] { $names } leads.
   *[other] Tied for the lead: { $names }.
  }
pad-pair-wins = { $one } and { $other } win.
pad-pair-leads = { $one } and { $other } lead.
pad-goes-to = Playing to { $points } points.
pad-needs-cards = The stars are tied for first place: enter how many cards each of you collected. More cards win.

pad-help-day_and_night = Count the stars on the cards you collected. If players tie, more collected cards win.
pad-help-gra_roku = Add up the points of each complete row from spring to winter; first swap cards within a season so that the best ones are in complete rows. Each card set aside costs a point.
pad-help-sun_and_moon = One point for each sun and moon card you cleared, minus one for each one left in your rows, covered cards too. Eclipses count nothing. With four players, partners sit opposite each other and add up their points.
pad-help-nox = After each round: the sum of the top cards of your chest if they show all three colours, otherwise 0.
