### Rulings of NOX: what applies, and why. Written for Lunasol.

ruling-NX-01 = The deck has every value from 1 to 15 in one colour only, six times: blue 1, 4, 9, 11, 15; green 2, 5, 7, 12, 14; orange 3, 6, 8, 10, 13. By option each value exists twice in every colour, or the cards come from a file.
ruling-NX-01-why = The rulebook gives only the number of cards in each colour. The list comes from reviews that agree with each other and with every card named in the rulebook’s examples; one review differs about 10 and 11, one about the number of copies.

ruling-NX-02 = Two to six can play.
ruling-NX-02-why = The rulebook says so. A review mentions that the German leaflet says three to six, but the box two to six.

ruling-NX-03 = The first player is drawn at random, or set by option.
ruling-NX-03-why = The languages disagree: in Czech and Slovak the youngest begins, in Polish the last player to have seen a skeleton.

ruling-NX-04 = The orange skeleton is called Alfons.
ruling-NX-04-why = The Czech and Slovak rules call him Alfons, the German ones Alphonse, the Polish ones Antonio. Where our language has an edition of its own, we use its name.

ruling-NX-05 = On your very first turn you may open a pile in anybody’s chest, with any card.
ruling-NX-05-why = The Czech and Slovak rules say so explicitly.

ruling-NX-06 = An empty chest may be opened at any time. By option you may only do so on your first turn of the round.
ruling-NX-06-why = One sentence speaks of a new pile beside an existing one, another of playing in front of oneself or anybody else. The second one is the general rule.

ruling-NX-07 = The only pile of a chest may be covered like any other.
ruling-NX-07-why = The Polish rules seem to require more than one card before you may cover; the others do not. We take that for a slip of translation.

ruling-NX-08 = A card covers a pile of its own colour, whether its value is higher, lower or equal.
ruling-NX-08-why = The rulebook lets players raise and lower piles alike; only the colour must match.

ruling-NX-09 = You may open and cover piles in your own chest and in everybody else’s.
ruling-NX-09-why = The rulebook allows both, and the game lives on it.

ruling-NX-10 = A new pile may have a value that the chest already shows. The two merge at once, so the number of piles stays the same.
ruling-NX-10-why = Nothing forbids it; a review describes it as stacking the card on the equal one, which amounts to the same.

ruling-NX-11 = Piles merge if their values are equal; the colour does not matter.
ruling-NX-11-why = All languages speak of equal values or numbers. With the printed deck equal values have the same colour anyway.

ruling-NX-12 = After a merge the pile that has just changed lies on top. By option the owner of the chest chooses, if the two cards differ in colour.
ruling-NX-12-why = The rulebook does not say. With the printed deck both cards are alike; it matters only in the deck with each value twice in every colour.

ruling-NX-13 = A merge is compulsory and happens at once.
ruling-NX-13-why = The rulebook says that the piles must be put together immediately; nobody decides about it.

ruling-NX-14 = If a sixth pile merges, there are five again, and the round goes on.
ruling-NX-14-why = Piles merge whenever two are equal, at once, so before anybody counts them. A review confirms that merging delays the end.

ruling-NX-15 = The sixth pile ends the round on the spot: nobody draws, nobody has another turn.
ruling-NX-15-why = The rulebook ends the round at the moment a chest has six piles.

ruling-NX-16 = You may play the sixth pile into somebody else’s chest and thus end the round.
ruling-NX-16-why = That is what happens in the rulebook’s own example of scoring.

ruling-NX-17 = When the draw pile is empty, play goes on without drawing until all hands are empty.
ruling-NX-17-why = The rulebook says so; some reviews shorten it to the end of the draw pile.

ruling-NX-18 = Only the top cards count: for the three colours as well as for the points.
ruling-NX-18-why = The Slovak rules say so explicitly; the other languages leave it open.

ruling-NX-19 = A chest scores with all three colours however few piles it has; three are enough.
ruling-NX-19-why = The rulebook asks for the colours, not for six piles.

ruling-NX-20 = The match ends after the round in which somebody reaches the target: 150 points, for the brave 100. By option the target is 100, 150 or 200.
ruling-NX-20-why = The rulebook says that the target must be reached, a review that it must be exceeded. The Czech and Slovak rules also name a short and a long match.

ruling-NX-21 = If several have reached the target, the highest total wins.
ruling-NX-21-why = The rulebook says so.

ruling-NX-22 = A tie for the highest total is a shared victory. By option all play further rounds until one leads alone.
ruling-NX-22-why = The rulebook says nothing about it.

ruling-NX-23 = For the brave, a variant by option: only the best score of the round is written down. If nobody shows three colours, nobody scores.
ruling-NX-23-why = The variant is in the rulebook; it follows that a best score of zero brings nothing.

ruling-NX-24 = For the brave: if several have the best score of the round, all of them write it down.
ruling-NX-24-why = The Czech and Slovak rules say so; the Polish ones are silent.

ruling-NX-25 = You cannot pass.
ruling-NX-25-why = The rulebook has everybody always play a card, and it is always possible: a new pile can be opened anywhere.

ruling-NX-26 = A chest never has more than six piles.
ruling-NX-26-why = The round ends with the sixth.

ruling-NX-27 = In the rulebook’s example all covers that the Czech and Slovak text lists are legal.
ruling-NX-27-why = The Polish text leaves out what can be done with the blue 9. It is incomplete, but does not contradict the others.

ruling-NX-28 = After 100 rounds the match ends and the highest total wins. By option after another number of rounds.
ruling-NX-28-why = The rulebook needs no limit; without one, players who always spoil each other’s chests would never be done.

ruling-NX-D1 = On your turn you choose a card from your hand and where it goes: a new pile in any chest, or a pile of its colour. The others wait, and what has been played stays.
ruling-NX-D1-why = It is the only decision in the game; everything else follows from it.
