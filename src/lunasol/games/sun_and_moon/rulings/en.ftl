### How Sun and Moon is played here, and why. Written for Lunasol; the printed rulebook's words are not used.

## The cards and the players

ruling-SM-01 = Our animals are on the 3, 7, 11, 15, 19, 23 and 27 of both kinds. That is a guess; if you own the printed cards you can use a deck file instead.
ruling-SM-01-why = Neither the rulebook nor any public source says which cards show an animal. Our set is symmetric and makes up about a quarter of the numbers.

ruling-SM-02 = Beyond what is printed we assume nothing about animals.
ruling-SM-02-why = In the copy of the rules that we know, the rule about animals points to a note that is lost.

ruling-SM-03 = Three can play as well, everybody alone and with two rows.
ruling-SM-03-why = The rulebook says two to four. One source doubts that three can play, others describe it.

## Rows and eclipses

ruling-SM-04 = A number card may start a row that is missing in front of anybody. By option you may start rows only in front of yourself.
ruling-SM-04-why = The rulebook lets you use the rows of others and leaves open whether you may start one. Two other descriptions of the game allow it.

ruling-SM-05 = A number may cover an eclipse if the visible numbers still ascend from left to right; the number beneath the eclipse does not matter.
ruling-SM-05-why = The rulebook only asks for a suitable card; other descriptions say that the numbers must keep ascending.

ruling-SM-06 = Of several eclipses side by side only one next to a visible number card can be covered. The number need not leave room for the others.
ruling-SM-06-why = The rulebook gives this order and asks for nothing more.

ruling-SM-07 = If a row shows only eclipses, any of them may be covered by any number of the kind; nothing is added at its ends.
ruling-SM-07-why = There is no number to compare with. Otherwise nobody could ever use the row again.

ruling-SM-08 = Cards may be added beyond an eclipse at the end of a row; they are compared with the nearest visible number. By option the eclipse blocks that end.
ruling-SM-08-why = The rulebook speaks of longer rows that an eclipse interrupts and forbids nothing here.

ruling-SM-09 = An eclipse covers a visible number card; it never goes onto another eclipse or in a place of its own.
ruling-SM-09-why = The rulebook puts solar eclipses only on sun cards and lunar eclipses only on moon cards.

ruling-SM-10 = An eclipse may also cover a number card that itself covers an eclipse.
ruling-SM-10-why = What counts is the visible card, and it is a sun or a moon like any other.

ruling-SM-11 = A solar eclipse covers only suns, a lunar eclipse only moons.
ruling-SM-11-why = The rulebook says so.

ruling-SM-12 = You may put an eclipse in a row of your own, for instance on the 1 of 1–20–25–29 to open the row again.
ruling-SM-12-why = The rulebook names your own rows along with those of others.

## Clearing

ruling-SM-13 = At least five means five visible number cards side by side; covered cards do not add to this.
ruling-SM-13-why = The rulebook just counts cards. A review makes clear that numbers directly beside each other are meant.

ruling-SM-14 = Covered cards come along with a cleared segment: every sun and every moon scores a point, eclipses nothing. By option covered cards score nothing.
ruling-SM-14-why = The rulebook gives a point for each sun or moon removed and makes no exception for covered ones.

ruling-SM-15 = A segment is cleared as a whole. By option any part of at least five adjacent cards may be cleared.
ruling-SM-15-why = In the rulebook only an eclipse divides a longer row into parts.

ruling-SM-16 = What is left after clearing closes up and stays one row, with its eclipses.
ruling-SM-16-why = The rulebook removes only the cleared cards.

ruling-SM-17 = In one turn you may clear several segments, in one row or in both.
ruling-SM-17-why = The rulebook speaks of one or more rows.

ruling-SM-18 = You may clear what is ready at the start of your turn, no matter who completed it.
ruling-SM-18-why = The rulebook lets you clear one turn later. As nobody may place and clear in the same turn, this follows by itself.

ruling-SM-19 = Nobody has to clear as long as a card can be placed.
ruling-SM-19-why = The rulebook calls it voluntary; you must clear only if you cannot place (SM-21).

## Self-destruction and animals

ruling-SM-20 = You self-destruct only if you can neither place nor clear, or cannot follow an animal. By option you may also choose to: on any of your turns while you hold a card, or only on your turns in the end phase, even with an empty hand. A player who does so in the end phase has no further turn.
ruling-SM-20-why = The main rule demands it only then, and most sources agree. A note in the rulebook praises it as a way to avoid minus points, and the end phase lists it as one of three things to do, hence the options.

ruling-SM-21 = If you cannot place but can clear, you must clear.
ruling-SM-21-why = The turn can be completed, so there is no reason to self-destruct.

ruling-SM-22 = If no card fits after an animal you self-destruct, even if you could clear.
ruling-SM-22-why = The turn is complete only with another card, and nobody may place and clear in the same turn.

ruling-SM-23 = Animal may follow animal, an animal may cover an eclipse, and an eclipse may be the card that follows.
ruling-SM-23-why = The rulebook’s rule holds whenever the card just placed shows an animal, without exception.

ruling-SM-24 = If the animal was your last card and there is nothing to draw, your turn ends without harm, and from then on nobody draws. By option you self-destruct.
ruling-SM-24-why = The rulebook does not mention this case. What is missing is the pile, not a card that fits.

## Drawing

ruling-SM-25 = You draw only at the start of your turn and only with an empty hand, up to five cards; after an animal at once.
ruling-SM-25-why = The rulebook says so twice.

ruling-SM-26 = If the pile has fewer than five cards, you take only these; then the discard is shuffled into a new pile. By option you keep drawing from the new pile.
ruling-SM-26-why = The rulebook says both: you take only what is left, and a used-up pile is replaced by the shuffled discard.

ruling-SM-27 = The end begins only when somebody must draw and pile and discard are both empty.
ruling-SM-27-why = One sentence of the rulebook renews the pile, another lets it end the match. Only in this way are both true.

ruling-SM-28 = The discard holds nothing but self-destructed cards.
ruling-SM-28-why = Cleared cards are points and stay with their owner, and no other cards leave the table.

ruling-SM-29 = After 1,000 turns the match ends and is scored as it stands; if self-destruction is allowed on any turn, after 5,000. The number can be set.
ruling-SM-29-why = Cards come back from the discard, so a match in which nobody clears might never end. The rulebook does not consider this; a typical match takes fewer than 200 turns.

## The end

ruling-SM-30 = The player who found nothing to draw does nothing more. By option this player may still clear, after the others.
ruling-SM-30-why = The rulebook lets only the others play out their cards.

ruling-SM-31 = When nobody draws any more, the others play on in turn until nobody can act. By option they have one more turn each.
ruling-SM-31-why = The rulebook lets them play out their cards and does not say for how long.

ruling-SM-32 = In this last phase you can clear without a card in hand; with an empty hand and a segment of five you must.
ruling-SM-32-why = Clearing needs no card, and the rulebook names it among the last things to do.

ruling-SM-33 = If a self-destruction fills the discard in the last phase, still nobody draws.
ruling-SM-33-why = The rulebook ends the drawing once and for all.

ruling-SM-34 = Each sun and moon card left in your rows is a minus point, covered ones too; cards in hand count nothing. By option only visible cards count.
ruling-SM-34-why = The rulebook counts what is left in play and makes no exception for covered cards. It does not mention hands, and there is hardly ever a card left in one.

ruling-SM-35 = A tie is a shared victory.
ruling-SM-35-why = The rulebook does not speak of ties.

ruling-SM-36 = If you hold only eclipses while there is nothing to cover, you cannot place and you self-destruct.
ruling-SM-36-why = This follows from the rules; it can happen right at the start, on the empty table.

## Four players

ruling-SM-37 = A row belongs to the partner in front of whom it was started. While it is there, the other partner cannot have one of that kind, not even through an opponent’s card; when it is gone, the next first card decides again. By option each partner keeps one kind for the whole match.
ruling-SM-37-why = The rulebook speaks of the row that is there, not of the whole match.

ruling-SM-38 = You clear only rows in front of yourself. By option you may also clear your partner’s row.
ruling-SM-38-why = The rulebook speaks of the player’s own rows, with four players too.

ruling-SM-39 = You may place cards in any row, your partner’s too.
ruling-SM-39-why = The rulebook opens all rows to everybody, and a report of a match tells of such help.

ruling-SM-40 = Partners do not talk about the cards in their hands.
ruling-SM-40-why = The rulebook says nothing about it, and hands are hidden from the partner too.

ruling-SM-41 = The first player is drawn at random, or set.
ruling-SM-41-why = In the rulebook the youngest begins; our table does not ask for anybody’s age.

## Decisions

ruling-SM-D1 = On your turn you either place a card or clear. Only if neither is possible do you self-destruct.
ruling-SM-D1-why = The rulebook offers these two ways and rules out doing both in the same turn.

ruling-SM-D2 = You choose the card and its place: an end of a row, an eclipse to cover, for an eclipse a visible number card, or a row that is missing. After an animal you choose again.
ruling-SM-D2-why = The rulebook opens every row to everybody, as long as the numbers ascend.

ruling-SM-D3 = You choose which of your segments of five or more you clear, one or several.
ruling-SM-D3-why = The rulebook lets you take one or more and does not prescribe which.
