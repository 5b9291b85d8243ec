### How Gra roku is played here, and why. Written for Lunasol; the printed rulebook's words are not used.

## The cards and the start

ruling-GR-01 = Every symbol exists once with each number of points from 0 to 5: 12 × 6 = 72 cards. You can use a deck file of your own instead.
ruling-GR-01-why = The rulebook only says how many cards each season has. Points, season and symbol decide who places first, and nothing else after that: this is enough only if no two cards agree in all three.

ruling-GR-02 = Two to four can play.
ruling-GR-02-why = The text does not give the number. But a row has four cards and everybody takes one, leftovers are mentioned for fewer than four, and there is a variant for two.

ruling-GR-03 = The four start cards are drawn at random, one of each season. By option the first player chooses them openly, from spring to winter; that player is drawn at random or set.
ruling-GR-03-why = The rulebook lets the youngest player pick them before anybody holds a card, and leaves open whether they are seen. Only the opening depends on it.

ruling-GR-04 = The start cards lie on the diagonal: spring in row 1 and column 1, and so on to winter in row 4 and column 4.
ruling-GR-04-why = The picture of the layout is lost. Only one card in every row and every column marks out the whole square, and in the basic game all such layouts are alike.

ruling-GR-05 = Cards are placed in the middle of the table and drawn from the top of the pile.
ruling-GR-05-why = In two places the rulebook names something else that makes no sense; we take these words for misprints.

## Placing

ruling-GR-06 = A card that can be placed must be placed.
ruling-GR-06-why = The rulebook lets you set aside only a card that finds no cell.

ruling-GR-07 = If you had to set your card aside you draw one too, so that your hand has four cards again.
ruling-GR-07-why = In the rulebook the draw comes after both cases, the card placed and the card set aside.

ruling-GR-08 = A full row is taken and refilled first; then the player who placed the fourth card draws, and the next player places. By option the draw comes before the row is taken.
ruling-GR-08-why = The rulebook stops the placing at once and does not mention the draw there. It matters only when the pile runs out, and for what this player knows when taking.

ruling-GR-09 = Players who have not placed yet place their turned-up cards after the row has been taken, in the same round and in the same order. So several rows can be taken in one round.
ruling-GR-09-why = The rulebook interrupts the placing and has it go on afterwards.

## Taking

ruling-GR-10 = Everybody takes one card of a full row, even if it costs a point.
ruling-GR-10-why = The rulebook gives each player a card and does not speak of passing; with four players the last one has no choice anyway.

ruling-GR-11 = If you already have the symbol and the new card has fewer points, the new card goes aside.
ruling-GR-11-why = A swap is allowed only for more points; with these cards equal points cannot occur.

ruling-GR-12 = If you swap in a card taken from a row, the old one goes aside and costs a point. If you swap in a bonus card, the old one goes to the box and costs nothing.
ruling-GR-12-why = The rulebook says so, but in two different places, so it is easy to overlook.

ruling-GR-13 = Each season earns each player only one bonus, so four at most. A swap in a complete season earns none.
ruling-GR-13-why = The bonus is for completing a season, and that happens once.

ruling-GR-14 = A season completed by a bonus card earns another bonus. By option it does not.
ruling-GR-14-why = The rule about the bonus does not ask how the third card came into the year.

ruling-GR-15 = The bonus is drawn and used at once, before the next player takes.
ruling-GR-15-why = The rulebook names no other moment, and the bonus is the reward for just this card.

ruling-GR-16 = If the twelfth card completes a season, its bonus is still drawn and used, then the match ends; only a swap can gain from it. By option there is no such bonus.
ruling-GR-16-why = The rulebook takes further chances away only from the others, not from the player who ends the match.

## The end

ruling-GR-17 = The twelfth card ends the match at once: the others do not take any more, and the row is not refilled. By option the others still take.
ruling-GR-17-why = According to the rulebook the others lose their chance when a year is full.

ruling-GR-18 = The match ends at once when any card should be drawn and the pile is empty: for a hand, as a bonus, for a row, or as the neutral card. By option only the draw to a hand ends it, and the other draws are left out.
ruling-GR-18-why = The rulebook ends the match when no card can be drawn from the pile, and does not say for which of these draws.

ruling-GR-19 = The match does not end when the last card leaves the pile, but when one is missing.
ruling-GR-19-why = The rulebook speaks of a card that cannot be drawn, not of the pile becoming empty.

ruling-GR-20 = Before counting, cards may change places within their season so that the best ones stand in complete rows. The table does this by itself, in the best way.
ruling-GR-20-why = In the rulebook's example cards are exchanged in this way, and only within a season.

ruling-GR-21 = Every card aside costs one point, whatever it shows.
ruling-GR-21-why = The rulebook says so.

## Variants

ruling-GR-22 = With two players one neutral card comes in every round, before both choose.
ruling-GR-22-why = The rulebook could also mean one for each player; but both choose at the same time, so it comes once.

ruling-GR-23 = The neutral card goes to the topmost empty cell of its season’s column where it is not the fourth of a row; if there is none, it goes to the box. In the harder variant the rows are searched from the top, each from left to right.
ruling-GR-23-why = The rulebook asks for the first legal cell from the top. For free columns it gives no order within a row, so we go from left to right, as in reading.

ruling-GR-24 = In the harder variant the next season always lies to the right, and spring comes after winter. By option spring may not lie to the right of winter.
ruling-GR-24-why = Every card has dots on both sides, and the columns are free. Without the step from winter to spring a row could be filled only from spring on the left to winter on the right, and free columns would be of no use.

ruling-GR-25 = In the harder variant a card between two others would have to fit both.
ruling-GR-25-why = It cannot happen: every row begins with one card and grows at its sides.

ruling-GR-26 = In the harder variant a card must touch another one to its left or right. Cards above and below it do not matter.
ruling-GR-26-why = An example in the rulebook shows that touching from above or below is not enough; nothing says that such neighbours have to fit.

ruling-GR-27 = In the harder variant the edges of the square do not meet: a cell on the far right has no neighbour to its right.
ruling-GR-27-why = The rulebook does not mention it, and on a table such cards do not touch.

ruling-GR-28 = In the harder variant, too, a card that fits nowhere goes aside and costs a point.
ruling-GR-28-why = For this case the variant refers to the basic rules.

ruling-GR-29 = Two players may play the harder variant; the neutral card is placed as GR-23 says.
ruling-GR-29-why = The rulebook does not exclude it.

## Rounds and points

ruling-GR-30 = In every round the cards turned up decide again who places first.
ruling-GR-30-why = The rulebook describes it as a step of each round and knows no first player who stays the same.

ruling-GR-31 = A total may be below zero.
ruling-GR-31-why = The rulebook names no lowest score.

## Decisions

ruling-GR-D1 = Everybody chooses a card from their hand at the same time, face down. Everybody sees that you have chosen, but not which card; you may take your choice back until the last player has chosen.
ruling-GR-D1-why = The rulebook turns all cards up together, so the order of choosing must not matter.

ruling-GR-D2 = The card goes on any empty cell of its season’s column; in the harder variant on any cell where it fits beside another card.
ruling-GR-D2-why = The rulebook fixes the column and leaves the row to the player; the variant frees the column too.

ruling-GR-D3 = You take any card that is still in the full row: first the player who placed the fourth, then the others clockwise.
ruling-GR-D3-why = The rulebook gives the order and leaves the choice free.

ruling-GR-D4 = If you already have the symbol, either swap the new card in, if it has more points, or put it aside. One of the two cards goes aside in any case.
ruling-GR-D4-why = A year holds each symbol once, and the rulebook offers these two ways.

ruling-GR-D5 = A bonus card may be added if its symbol is new, swapped in if it has more points, or put in the box.
ruling-GR-D5-why = The bonus is a gift: the rulebook does not oblige anybody to use it.

ruling-GR-D6 = In the harder variant the top card of the pile is turned up, and the player who took last puts it on any cell of the emptied row.
ruling-GR-D6-why = In the basic game the season decides the cell. With free columns the rulebook leaves it to the player who took last.
