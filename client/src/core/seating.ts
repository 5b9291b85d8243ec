/** Takes a seat at an online table. */
import { commitToSalt } from "./salts";
import { settings } from "./settings.svelte";
import type { OnlineTable } from "./onlineTable.svelte";
import { say } from "../i18n/texts.svelte";

/** The name that the server gives to guests; it numbers them if there are several. */
const GUEST = "Guest";

export function ownName(): string {
  return settings.name.trim() || say("name-guest");
}

/** Takes a seat. The salt is drawn only now, after the server has committed to its secret. */
export async function sit(table: OnlineTable, seat: number | null = null): Promise<boolean> {
  const commitment = commitToSalt(table.id);
  const name = settings.name.trim();
  const answer = await table.ask({ type: "sit", name: name || GUEST, guest: !name, commitment, seat });
  return answer.type !== "refused";
}
