/** What can be said of a match's shuffles from its record alone, and from what this device noted before the deal. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { loadDeck } from "../../core/decks";
import type { SavedCommitment } from "../../core/commitments";
import { OWNERS_DECK, readRecord, type Recorded } from "./record";
import { commitment, digest, drawnSeat, shuffled } from "./shuffle";

export interface Finding {
  /** Names the sentence that says it: `fair-KEY`, or `fair-KEY-bad`. */
  readonly key: string;
  /** Null: it cannot be told. */
  readonly isGood: boolean | null;
  readonly facts?: Record<string, string | number>;
}

export async function check(text: string, noted: SavedCommitment | null): Promise<Finding[]> {
  const record = readRecord(text);
  if (!record) return [{ key: "record", isGood: false }];
  return [
    { key: "sum", isGood: digest(record.body) === record.sum },
    { key: "commitment", isGood: commitment(record.secret) === record.commitment },
    ...ofThisDevice(record, noted),
    ...ofTheFirstSeat(record),
    ...ofTheShuffles(record, await cardsOf(record)),
  ];
}

/** Where this device sat at the table it knows more than any record could claim. How many others have added chance is
 * said, because somebody who plays against bots only should find none. */
function ofThisDevice({ commitment: told, salt }: Recorded, noted: SavedCommitment | null): Finding[] {
  if (!noted) return [{ key: "not-noted", isGood: null }];
  const bound = { key: noted.beforeTheDeal ? "noted" : "noted-late", isGood: noted.commitment === told };
  if (!noted.salt) return [bound];
  const others = salt.length / (noted.salt.length / 2) - 1;
  return [bound, { key: "salt", isGood: bytesToHex(salt).includes(noted.salt), facts: { others } }];
}

function ofTheFirstSeat({ players, firstSeatWanted, firstSeat, secret, salt }: Recorded): Finding[] {
  if (/^\d+$/.test(firstSeatWanted)) return [];
  return [{ key: "first-seat", isGood: drawnSeat(players, secret, salt) === firstSeat }];
}

function ofTheShuffles({ deck, shuffles, secret, salt }: Recorded, cards: readonly string[]): Finding[] {
  const places = new Map(cards.map((card, id) => [card, id]));
  const wrong = shuffles.find(({ stated, order }, i) => {
    const due = [...order].sort((one, other) => (places.get(one) ?? -1) - (places.get(other) ?? -1));
    return !stated && shuffled(due, secret, salt, i + 1).some((card, at) => card !== order[at]);
  });
  const stated = shuffles.filter((each) => each.stated).length;
  const drawn = shuffles.length - stated;
  const found: Finding[] = [];
  if (drawn) found.push({ key: "shuffles", isGood: !wrong, facts: { count: drawn, line: wrong?.line ?? 0 } });
  if (deck === OWNERS_DECK) found.push({ key: "own-deck", isGood: null });
  if (stated) found.push({ key: "stated", isGood: null, facts: { count: stated } });
  return found;
}

/** In the order of their ids. Only for an owner's deck is that the record's own word: whoever could choose the order could
 * have any shuffle fit. */
async function cardsOf({ game, deck, cards }: Recorded): Promise<readonly string[]> {
  return deck === OWNERS_DECK ? cards : Object.keys((await loadDeck(game, deck)).cards);
}
