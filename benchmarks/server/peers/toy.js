/** The same small game for both peers: seven cards in hand, play one, draw one, for ever. */
const SEATS = 4;
const HAND = 7;
const CARDS = 60;

function deal() {
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  for (let i = CARDS - 1; i > 0; i--) {
    const other = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[other]] = [deck[other], deck[i]];
  }
  const hands = Array.from({ length: SEATS }, () => deck.splice(0, HAND));
  return { deck, hands, pile: [] };
}

/** Only the last card played stays on the pile; those below it go under the deck. */
function playAndDraw(deck, hand, pile, place) {
  pile.push(hand.splice(place, 1)[0]);
  if (pile.length > 1) deck.push(pile.shift());
  hand.push(deck.shift());
}

module.exports = { SEATS, HAND, deal, playAndDraw };
