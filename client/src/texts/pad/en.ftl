### A score pad for the printed cards.

pad-intro = Are you playing with the printed cards? Write down your points here; we add them up. The sheets stay on this device and work without a network.
pad-new = New sheet
pad-kept = Kept sheets
pad-remove = Remove the sheet of { $names }

## Before the first line

pad-name = Name of player { $number }
pad-target = The match goes to
pad-points = { $points } points
pad-brave = Brave: only the best of a round write down their points
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
pad-check = { $row }, { $name }: is { $value } right? The cards do not allow it.
pad-undo = Undo
pad-finish = That is all: count up
pad-names = Change names
pad-keep = Keep

## What it comes to

pad-standing = The standing
pad-nothing = Nothing is written down yet.
pad-leads = { $count ->
    [one] { $names } leads.
   *[other] Level at the top: { $names }.
  }
pad-pair-wins = { $one } and { $other } win.
pad-pair-leads = { $one } and { $other } lead.
pad-goes-to = The match goes to { $points } points.
pad-needs-cards = Stars are level at the top: write down the number of collected cards, more of them win.

pad-help-day_and_night = Count the stars on the collected cards. If they are level, whoever has collected more cards wins.
pad-help-gra_roku = Count the points of each complete row from spring to winter; first swap cards within a season so that the best stand in complete rows. Each card aside costs a point.
pad-help-sun_and_moon = A point for each sun and moon card cleared, a minus point for each one left in your rows, covered ones too. Eclipses count nothing. Four play as partners who sit opposite and add their points.
pad-help-nox = After each round: the sum of the top cards of your chest if they show all three colours, otherwise 0.
