/** Shows and announces why the server refused a request. */
import { announce, notify } from "../a11y/announce.svelte";
import { Refusal } from "./refusal";
import { pageTexts } from "../i18n/texts.svelte";
import { refusal } from "../i18n/matchTexts";

export function notifyRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  const text = refusal(pageTexts(), error.key, error.detail);
  notify(text);
  announce(text, "now");
}
