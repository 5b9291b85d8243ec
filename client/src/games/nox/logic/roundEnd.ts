/** Reconstructs the end of a round, because the next view already has the empty chests of the next one. */
import type { MatchTexts } from "../../../i18n/matchTexts";
import type { EventInfo, NoxTable } from "../../../generated/wire";
import { after, merged } from "./worth";

/** The chests at the end of the round: those of the view before, with the last card played. */
export function chestsAtEnd(words: MatchTexts, before: NoxTable, events: readonly EventInfo[]): string[][] {
  const chests = before.chests.map((tops) => [...tops]);
  for (const { key, facts } of events) {
    const { seat_chest: seat, card, card_below: below } = facts;
    if (typeof card !== "string") continue;
    if (key === "top-chosen" && before.merging) {
      const { seat: owner, piles } = before.merging;
      chests[owner] = merged(chests[owner] ?? [], card, piles[0] - 1, piles[1] - 1);
    }
    if (typeof seat !== "number") continue;
    const tops = chests[seat] ?? [];
    if (key === "extended") chests[seat] = [...after(words, tops, card, null).tops];
    if (key === "covered") chests[seat] = [...after(words, tops, card, tops.indexOf(String(below)) + 1).tops];
  }
  return chests;
}
