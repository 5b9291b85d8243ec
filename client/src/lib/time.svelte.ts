/** Day or night on the whole page: the time card where one lies on the table, else the reader's wish. */
import { timeOfPage } from "./settings.svelte";

let card = $state<"day" | "night" | null>(null);

export const time = {
  get now(): "day" | "night" {
    return card ?? timeOfPage();
  },
  /** Whether a time card decides. */
  get isOnTable(): boolean {
    return card !== null;
  },
};

/** A table with a time card decides as long as it is shown; null gives it back. */
export function showTime(shown: "day" | "night" | null): void {
  card = shown;
}
