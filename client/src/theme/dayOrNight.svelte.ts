/** Day or night on the whole page: a time card on the table decides, otherwise the visitor's settings. */
import { preferredTheme } from "../core/settings.svelte";

let card = $state<"day" | "night" | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const theme = {
  get now(): "day" | "night" {
    return card ?? preferredTheme();
  },
  /** Whether a time card on the table decides. */
  get isSetByTable(): boolean {
    return card !== null;
  },
};

/** Lets a table's time card decide, after a delay in milliseconds; null lets the settings decide again. */
export function setTableTheme(time: "day" | "night" | null, delay = 0): void {
  clearTimeout(timer);
  if (delay) timer = setTimeout(() => (card = time), delay);
  else card = time;
}
