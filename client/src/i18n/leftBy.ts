import { shownName } from "./shownName";
import { say } from "./texts.svelte";

/** Who had left a match that was then ended, in a sentence; null if nobody had. */
export function leftBy(left: readonly number[], names: readonly string[]): string | null {
  if (!left.length) return null;
  const shown = left.map((seat) => shownName(names[seat] ?? ""));
  return say("online-left", { names: shown.join(", ") });
}
