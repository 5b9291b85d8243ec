/** Whether and how I can leave a match. */
import type { OnlineTable } from "../core/onlineTable.svelte";

/** Against bots and programs alone, leaving ends the match; otherwise a bot plays on. */
export function isAlone({ info, seat: mine }: OnlineTable): boolean {
  return (info?.seats ?? []).every(({ kind }, seat) => kind !== "person" || seat === mine);
}

export function canLeave(table: OnlineTable): boolean {
  const { info, seat } = table;
  if (info?.state !== "running" || seat === null) return false;
  return isAlone(table) || info.seats[seat]?.held === null;
}
