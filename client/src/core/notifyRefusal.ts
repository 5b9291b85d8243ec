/** Say why the server did not do what was asked. */
import { announce, notify } from "../a11y/announce.svelte";
import { Refusal } from "./api";
import { texts } from "../i18n/texts.svelte";
import { refusal } from "../i18n/words";

export function notifyRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  const said = refusal(texts.of("page"), error.key, error.detail);
  notify(said);
  announce(said, "now");
}
