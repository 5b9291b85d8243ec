/** What an onlooker remembers although no view tells it: how deep piles are, how a round ended. */
import type { MatchTexts } from "../../../i18n/matchTexts";
import type { EventInfo, NoxTable } from "../../../generated/wire";
import { after } from "./worth";

export interface Seen {
  readonly round: number;
  readonly chests: readonly (readonly string[])[];
  readonly buried: readonly number[];
  /** Cards in each pile of each chest; undefined for a chest that was not watched from its start. */
  readonly depths: readonly (readonly number[] | undefined)[];
}

export function look(before: Seen | null, table: NoxTable): Seen {
  const known = before?.round === table.round ? before : null;
  const buried = table.covered.map((cards) => cards.length);
  const depths = table.chests.map((tops, seat) => {
    const found = buried[seat] === 0 ? tops.map(() => 1) : known && grown(known, seat, tops, buried[seat]!);
    const sum = found?.reduce((all, depth) => all + depth, 0);
    return found && sum === tops.length + buried[seat]! ? found : undefined;
  });
  return { round: table.round, chests: table.chests, buried, depths };
}

/** The piles of one chest after one play: longer by a pile, one of them covered, or two merged. */
function grown(before: Seen, seat: number, tops: readonly string[], buried: number): number[] | undefined {
  const old = before.chests[seat] ?? [];
  const depths = before.depths[seat];
  if (!depths) return undefined;
  if (tops.length > old.length) return [...depths, 1];
  if (tops.length === old.length) return depths.map((depth, i) => (tops[i] === old[i] ? depth : depth + 1));
  const added = tops.length + buried - old.length - before.buried[seat]!;
  for (const gone of old.keys()) {
    const changed = without(old, gone).flatMap((card, i) => (card === tops[i] ? [] : [i]));
    if (changed.length !== 1) continue;
    const under = depths[gone]! + added;
    return without(depths, gone).map((depth, i) => (i === changed[0] ? depth + under : depth));
  }
  return undefined;
}

function without<Item>(items: readonly Item[], place: number): Item[] {
  return items.filter((_, i) => i !== place);
}

/** The chests as they were when the round ended: those of before, with the last card played. */
export function ended(words: MatchTexts, before: Seen, events: readonly EventInfo[]): string[][] {
  const chests = before.chests.map((tops) => [...tops]);
  for (const { key, facts } of events) {
    const { seat_chest: seat, card, card_below: below } = facts;
    if (typeof seat !== "number" || typeof card !== "string") continue;
    const tops = chests[seat] ?? [];
    if (key === "extended") chests[seat] = [...after(words, tops, card, null).tops];
    if (key === "covered") chests[seat] = [...after(words, tops, card, tops.indexOf(String(below)) + 1).tops];
  }
  return chests;
}
