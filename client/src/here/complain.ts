/** Say why the server did not do what was asked. */
import { announce, notify } from "../lib/announce.svelte";
import { Refusal } from "../lib/api";
import { texts } from "../lib/texts.svelte";
import { refusal } from "../lib/words";

export function complain(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  const said = refusal(texts.of("page"), error.key, error.detail);
  notify(said);
  announce(said, "now");
}
