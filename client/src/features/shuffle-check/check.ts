/** Checks the shuffles of a match, from its record and from the commitment that this device saved. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { loadDeck } from "../../core/decks";
import type { SavedCommitment } from "../../core/commitments";
import { saltCommitment } from "../../core/salts";
import { OWNERS_DECK, readRecord, type ParsedRecord } from "./record";
import { commitment, digest, drawnSeat, shuffled } from "./shuffle";

export interface Finding {
  /** Names the text of the finding: `fair-KEY`, or `fair-KEY-bad`. */
  readonly key: string;
  /** Null if it cannot be checked. */
  readonly isGood: boolean | null;
  readonly facts?: Record<string, string | number>;
}

/** On a device nobody else has added anything, so the only question is whether the record fits itself. */
export async function check(
  text: string,
  saved: SavedCommitment | null,
  isOnDevice = false,
): Promise<Finding[]> {
  const record = readRecord(text);
  if (!record) return [{ key: "record", isGood: false }];
  return [
    { key: "sum", isGood: digest(record.body) === record.sum },
    { key: "commitment", isGood: commitment(record.secret) === record.commitment },
    ...checkSaved(record, saved),
    ...checkSalts(record),
    ...checkFirstSeat(record),
    ...checkShuffles(record, await cardsOf(record)),
    ...(isOnDevice ? [{ key: "device", isGood: null }] : influence(record)),
    { key: "moves", isGood: null },
  ];
}

/** Compares the record with what this device saved, which a server cannot forge. The number of other salts is
 * shown because a player against bots should find none. */
function checkSaved(record: ParsedRecord, saved: SavedCommitment | null): Finding[] {
  if (!saved) return [{ key: "not-noted", isGood: null }];
  const key = saved.beforeTheDeal ? "noted" : "noted-late";
  const binding = { key, isGood: saved.commitment === record.commitment };
  if (!saved.salt) return [binding];
  const others = record.salt.length / (saved.salt.length / 2) - 1;
  const own = { key: "salt", isGood: bytesToHex(record.salt).includes(saved.salt), facts: { others } };
  return saved.told.length ? [binding, own, checkTold(record, saved.told)] : [binding, own];
}

/** Whether the others used the salts that they had committed to before this device revealed its own. */
function checkTold({ contributions }: ParsedRecord, told: readonly string[]): Finding {
  const used = told.map((_, seat) => contributions.find((each) => each.seat === seat)?.commitment ?? "");
  return { key: "told", isGood: String(used) === String(told) };
}

function checkSalts({ contributions }: ParsedRecord): Finding[] {
  const fits = contributions.every((each) => saltCommitment(bytesToHex(each.salt)) === each.commitment);
  return contributions.length ? [{ key: "salts", isGood: fits }] : [];
}

/** Who could have influenced the deal, in plain words. */
function influence({ contributions, salt, reopened }: ParsedRecord): Finding[] {
  const count = contributions.length;
  const uncommitted = salt.length ? "influence-last" : "influence-server";
  const key = count > 1 ? "influence-nobody" : count === 1 ? "influence-alone" : uncommitted;
  const again = { key: "reopened", isGood: null, facts: { names: [...new Set(reopened)].join(", ") } };
  return [{ key, isGood: null }, ...(reopened.length ? [again] : [])];
}

function checkFirstSeat({ players, firstSeatWanted, firstSeat, secret, salt }: ParsedRecord): Finding[] {
  if (/^\d+$/.test(firstSeatWanted)) return [];
  return [{ key: "first-seat", isGood: drawnSeat(players, secret, salt) === firstSeat }];
}

function checkShuffles({ deck, shuffles, secret, salt }: ParsedRecord, cards: readonly string[]): Finding[] {
  const places = new Map(cards.map((card, id) => [card, id]));
  const wrong = shuffles.find(({ stated, order }, i) => {
    const sorted = [...order].sort((one, other) => (places.get(one) ?? -1) - (places.get(other) ?? -1));
    return !stated && shuffled(sorted, secret, salt, i + 1).some((card, at) => card !== order[at]);
  });
  const stated = shuffles.filter((each) => each.stated).length;
  const drawn = shuffles.length - stated;
  const found: Finding[] = [];
  if (drawn) found.push({ key: "shuffles", isGood: !wrong, facts: { count: drawn, line: wrong?.line ?? 0 } });
  if (deck === OWNERS_DECK) found.push({ key: "own-deck", isGood: null });
  if (stated) found.push({ key: "stated", isGood: null, facts: { count: stated } });
  return found;
}

/** The cards in the order of their ids. It comes from our own deck wherever possible, because a record that
 * could choose the order could make any shuffle fit. */
async function cardsOf({ game, deck, cards }: ParsedRecord): Promise<readonly string[]> {
  return deck === OWNERS_DECK ? cards : Object.keys((await loadDeck(game, deck)).cards);
}
