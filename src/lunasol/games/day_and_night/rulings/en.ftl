### Rulings of Day & Night: what applies, and why. Written for Lunasol.

ruling-DN-01 = Three to five can play. By option two: then 54 cards go back to the box.
ruling-DN-01-why = The Czech and Slovak headings say two to five, the others three to five, and no language says how many cards two players remove. The 54 follow from the numbers for three, four and five.

ruling-DN-02 = We play with a reconstruction, R1: in each colour two cards of every value and a third 7; extreme values have the most stars, one card each of 4 to 10 has the time symbol. By option R2, where all of 6, 7 and 8 have the symbol, or a file with your own cards.
ruling-DN-02-why = The rulebook gives 27 cards in each of four colours and values from 1 to 13. Which cards have which stars could only be seen in pictures that we do not have.

ruling-DN-03 = A card has either one to four stars or the time symbol, never both.
ruling-DN-03-why = The rulebook says that some cards show the symbol and the others stars; a description from Japan confirms it.

ruling-DN-04 = The goal is to have the most stars.
ruling-DN-04-why = The Hungarian text sounds as if stars were collected in order to guess the colour; that is a slip of translation.

ruling-DN-05 = First some cards go back to the box, then the hands are dealt from the rest.
ruling-DN-05-why = The languages word the order differently. It makes no difference to the odds.

ruling-DN-06 = Nobody begins: all choose at the same time. Who turns up the middle card decides nothing.
ruling-DN-06-why = The rulebook has some player turn it up; the seats matter only for dealing.

ruling-DN-07 = A time symbol on the middle card turns the time card at once, before anybody chooses.
ruling-DN-07-why = Three languages say at once, two leave it out. You should know whether it is day when you choose.

ruling-DN-08 = Each time symbol that is turned up turns the time card once. Two at the same time cancel each other out, three count as one.
ruling-DN-08-why = German, Hungarian and Polish say as often as there are symbols; Czech and Slovak are vague. A review confirms that two cancel.

ruling-DN-09 = The time symbols of the first cards take effect before the second cards are chosen.
ruling-DN-09-why = The rulebook repeats the whole action for the second card, and turning the time card is part of it.

ruling-DN-10 = Exactly one card lies in the middle.
ruling-DN-10-why = The Czech and Slovak texts once speak of several; in the first step every language turns up one.

ruling-DN-11 = A colour of which no card lies on the table does not compete at night. By option it counts as zero: then one absent colour wins and nobody takes, and several are a tie.
ruling-DN-11-why = The rulebook does not say. The lowest sum of values needs values to add up, and counting absent colours would leave a great many nights without a taker.

ruling-DN-12 = If two or more colours tie for the winning sum, no colour wins and nobody takes a card.
ruling-DN-12-why = The Polish text names two colours only; the others mean any tie.

ruling-DN-13 = Ties between colours that would not win anyway change nothing.
ruling-DN-13-why = Only the highest sum matters by day, only the lowest by night.

ruling-DN-14 = If only one colour lies on the table, it wins, by day and by night.
ruling-DN-14-why = It has the highest and the lowest sum at once, and nothing to tie with.

ruling-DN-15 = If only the middle card shows the winning colour, nobody takes a card.
ruling-DN-15-why = Only players who played the winning colour themselves take a card.

ruling-DN-16 = You may take any card that is face up on the table, whatever its colour and no matter who played it, the middle card too, but not what others have collected. By option only cards of the winning colour.
ruling-DN-16-why = The rulebook says any face-up card. A report on the Japanese edition speaks of the winning colour only.

ruling-DN-17 = If you may take a card you must take one, even one without stars.
ruling-DN-17-why = The main text says may, a note in every language says must.

ruling-DN-18 = The order of taking goes by the sum of your cards in the winning colour. So at night two low cards can come after a single one.
ruling-DN-18-why = The main text speaks of the highest card, the note beside it adds both cards up; the note is the more exact one.

ruling-DN-19 = When the pile is not enough for a whole round, one middle card and two cards each, the round that begins is the last; nobody draws after it. By option one more round is played after the last card, or the game is played without middle cards until the pile is empty.
ruling-DN-19-why = The rulebook says both that play goes on until the pile is used up and that one last round follows, but its numbers do not divide evenly. Our reading keeps all hands equal and gives the eight or seven rounds that a review counts.

ruling-DN-20 = If two players have the same sum, the one with fewer stars takes first. The stars count as they were before anybody took a card this round.
ruling-DN-20-why = The rulebook compares what the tied players have at this moment, and they have not taken yet.

ruling-DN-21 = If the stars are equal too, these players take nothing; others with the same sum are not affected. By option the whole group with this sum takes nothing.
ruling-DN-21-why = The rulebook speaks of two players who are still tied, and leaves open what happens with three.

ruling-DN-22 = At night the order runs from the lowest sum to the highest.
ruling-DN-22-why = The Slovak text leaves out the second lowest; the other four languages are complete.

ruling-DN-23 = When the table is cleared, collected cards stay with their owners.
ruling-DN-23-why = Taken literally, two languages would discard everything that is face up. The Polish text says: cards that nobody took.

ruling-DN-24 = Collected cards lie face up, and everybody may know the number of stars.
ruling-DN-24-why = The rulebook has players lay them face up in front of them, and ties could not be broken otherwise.

ruling-DN-25 = Discarded cards do not come back.
ruling-DN-25-why = The rulebook does not mention shuffling them again; the game ends with the pile.

ruling-DN-26 = Most stars win; then more collected cards, those without stars too; then the victory is shared.
ruling-DN-26-why = The rulebook says so.

ruling-DN-27 = The time stays from round to round. Only the match begins by day.
ruling-DN-27-why = The rulebook says so.

ruling-DN-D1 = Everybody secretly chooses a first card from their hand. You may take your choice back until the last player has chosen.
ruling-DN-D1-why = All choose at the same time. Everybody sees that you have chosen, but not what; so nobody learns anything if you change your mind.

ruling-DN-D2 = Everybody secretly chooses a second card, knowing all first cards and the time. You may take your choice back until the last player has chosen.
ruling-DN-D2-why = The second choice follows the same rules as the first one.

ruling-DN-D3 = The players who may take a card choose one after the other, openly, each from what is left.
ruling-DN-D3-why = The order is fixed by the sums in the winning colour, by day from the highest, by night from the lowest.
