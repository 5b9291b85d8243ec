/** Day or night on the whole page: the time card where one lies on the table, else the reader's wish. */
import { timeOfPage } from "../core/settings.svelte";

let card = $state<"day" | "night" | null>(null);
let soon: ReturnType<typeof setTimeout> | undefined;

export const time = {
  get now(): "day" | "night" {
    return card ?? timeOfPage();
  },
  /** Whether a time card decides. */
  get isOnTable(): boolean {
    return card !== null;
  },
};

/** A table with a time card decides as long as it is shown, perhaps after so many milliseconds; null gives it back. */
export function showTime(shown: "day" | "night" | null, after = 0): void {
  clearTimeout(soon);
  if (after) soon = setTimeout(() => (card = shown), after);
  else card = shown;
}
