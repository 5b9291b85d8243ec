/** Takes a seat at an online table. */
import { saveSalt } from "./commitments";
import { settings } from "./settings.svelte";
import { salt, type OnlineTable } from "./onlineTable.svelte";
import { say } from "../i18n/texts.svelte";

/** The name that the server gives to guests; it numbers them if there are several. */
const GUEST = "Guest";

export function ownName(): string {
  return settings.name.trim() || say("name-guest");
}

/** Takes a seat. The salt is drawn only now, after the server has committed to its secret. */
export async function sit(table: OnlineTable, seat: number | null = null): Promise<boolean> {
  const own = salt();
  const name = settings.name.trim();
  const answer = await table.ask({ type: "sit", name: name || GUEST, guest: !name, salt: own, seat });
  if (answer.type === "refused") return false;
  saveSalt(table.id, own);
  return true;
}
