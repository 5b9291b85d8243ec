/** Keeps the records of matches on a server, so that they can be replayed and reviewed without it. */
import { api } from "../core/api";
import { Refusal } from "../core/refusal";
import { texts } from "../i18n/texts.svelte";
import { storedEngine } from "./engineFiles";

const CACHE = "lunasol.records";
const MAX_RECORDS = 50;

/** Keeps the record of a match that is over, if this device could do something with it. */
export async function keepRecord(table: string): Promise<void> {
  try {
    if (!(await storedEngine())) return;
    const record = await api.readRecord(table);
    const cache = await caches.open(CACHE);
    await cache.put(api.record(table), new Response(record));
    const old = (await cache.keys()).slice(0, -MAX_RECORDS);
    await Promise.all(old.map((request) => cache.delete(request)));
  } catch {
    // the server still has it
  }
}

/** The record of a match; a refusal in words if it is not here. */
export async function neededRecord(table: string): Promise<string> {
  const isPossible = typeof caches !== "undefined";
  const found = isPossible ? await (await caches.open(CACHE)).match(api.record(table)) : undefined;
  if (found) return found.text();
  await texts.need("device");
  throw new Refusal("device-no-record");
}
