/** The steps between a new table and its first card. */
import { noteSalt } from "./commitments";
import type { Level } from "../generated/wire";
import { settings } from "./settings.svelte";
import { salt, type OnlineTable } from "./onlineTable.svelte";
import { say } from "../i18n/texts.svelte";

export function ownName(): string {
  return settings.name.trim() || say("page-guest");
}

/** Take a seat; the salt is drawn now, after the commitment has been seen. */
export async function sit(table: OnlineTable, seat: number | null = null): Promise<boolean> {
  const own = salt();
  const answer = await table.ask({ type: "sit", name: ownName(), salt: own, seat });
  if (answer.type === "refused") return false;
  noteSalt(table.id, own);
  return true;
}

/** Against bots at once: sit down, fill the other seats, begin. */
export async function startWithBots(table: OnlineTable, level: Level): Promise<void> {
  if (table.seat === null && !(await sit(table))) return;
  if ((await table.ask({ type: "seat-bot", level })).type === "refused") return;
  await table.ask({ type: "begin" });
}
