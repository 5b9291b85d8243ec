### The playable lesson of Gra roku.

lesson-goal = Welcome to the year! You collect twelve symbols, three for each season. Only complete rows from spring to winter will count.
lesson-middle = In the middle lies a square that you all fill together: four rows, and a column for each season. With two players the pile joins in and adds one card every round, here the ice cream.
lesson-choose = Each round you and Luna secretly choose a card. Pick up the pumpkin 1 and lay it face down.
lesson-turned-up = Both cards are turned up. The card with more points goes first, so Luna places her snowman 2 before your pumpkin 1.
lesson-luna-places = Luna puts the snowman into row 1, in the winter column. Now only autumn is missing there.
lesson-fill = A card always goes into the column of its season. Put your pumpkin into row 1: it fills the row!
lesson-take = The fourth card interrupts everything: everybody takes a card from this row, and the player who filled it takes first. Take the snowman for your year.
lesson-luna-takes = Luna takes the bee. The rest goes to the box, a new card opens row 1, and the pile adds its card for the next round.
lesson-strong = The strongest card goes first, then play goes clockwise. If points are equal, the later season is stronger, then the bigger symbol. Choose the Christmas tree 5.
lesson-first = Your 5 beats Luna’s stork 3: you place first.
lesson-careful = Careful: row 1 already has two cards. If you add a third, Luna might fill the row and take first. Row 3 is safer.
lesson-luna-waits = Luna puts the stork into row 1, and for the new round the pile adds an ice cream to row 3. That card never fills a row.
lesson-two-rows = Now row 1 lacks winter, and row 3 lacks spring. You hold the right card for row 1: choose the snowflake 4.
lesson-first-again = Luna turns up a bee 3. With 4 points you go first again.
lesson-fill-again = Fill row 1 with the snowflake.
lesson-take-again = You take first. The snowflake brings the most points and is your second winter symbol: take it.
lesson-luna-stork = Luna takes the stork, and row 1 starts again. Now she places the card that she turned up.
lesson-luna-fills = The bee fills row 3, and this time Luna takes first.
lesson-luna-owns = She takes the bee 3. But a year holds each symbol only once, and she already has a bee.
lesson-luna-swaps = She may swap, because 3 points are more than 2. The old bee goes aside, and each card aside costs a point at the end.
lesson-third = Your turn: take the Christmas tree. It is your third winter symbol!
lesson-bonus = A complete season earns a bonus card from the pile at once: snowman 5! Swap it for your snowman 2; swapping in a bonus card costs nothing.
lesson-rows = A splendid winter, but it does not count yet: a row needs all four seasons. One card each of spring, summer and autumn, and your first row is complete.
lesson-end = The match ends as soon as somebody has all twelve symbols, or when a card should be drawn and the pile is empty. Then complete rows count their points, and each card aside costs one.
lesson-done = That is the whole game. Fill rows to take first, collect all seasons evenly, and beware of symbols you already have. Have a good year!

lesson-other-choose = You could play that, too. For this lesson, please choose the card named above.
lesson-other-fill = That cell is allowed. But in row 1 your card would be the fourth, and you would take first: put it there.
lesson-other-take = You could take that, too. For this lesson, please take the card named above.
lesson-other-careful = That cell is allowed, but the lesson continues in row 3: put the tree there.
lesson-other-third = That would be a new symbol, too. But only the Christmas tree completes your winter.
lesson-other-bonus = In the box the card costs nothing, but it brings nothing either. Swap: 5 points are better than 2.
