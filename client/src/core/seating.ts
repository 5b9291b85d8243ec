/** Takes seats and starts a match at an online table. */
import { saveSalt } from "./commitments";
import type { Level } from "../generated/wire";
import { settings } from "./settings.svelte";
import { salt, type OnlineTable } from "./onlineTable.svelte";
import { say } from "../i18n/texts.svelte";

export function ownName(): string {
  return settings.name.trim() || say("page-guest");
}

/** Takes a seat. The salt is drawn only now, after the server has committed to its secret. */
export async function sit(table: OnlineTable, seat: number | null = null): Promise<boolean> {
  const own = salt();
  const answer = await table.ask({ type: "sit", name: ownName(), salt: own, seat });
  if (answer.type === "refused") return false;
  saveSalt(table.id, own);
  return true;
}

/** Takes a seat, fills the other seats with bots and begins. */
export async function startWithBots(table: OnlineTable, level: Level): Promise<void> {
  if (table.seat === null && !(await sit(table))) return;
  if ((await table.ask({ type: "seat-bot", level })).type === "refused") return;
  await table.ask({ type: "begin" });
}
