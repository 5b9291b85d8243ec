/** Day or night on the whole page: a time card on the table decides, otherwise the visitor's settings. */
import { preferredTheme } from "../core/settings.svelte";

let card = $state<"day" | "night" | null>(null);
/** The number of tables that are only a part of a page. */
let framed = $state(0);
/** What the table's time was two frames ago; null before the first frame. */
let before = $state<"day" | "night" | null>(null);

export const theme = {
  get now(): "day" | "night" {
    return (framed ? null : card) ?? preferredTheme();
  },
  /** Whether a time card on the table decides. */
  get isSetByTable(): boolean {
    return card !== null && !framed;
  },
  /** The time at the table itself. */
  get atTable(): "day" | "night" {
    return card ?? preferredTheme();
  },
  /** The same two frames later, for parts of a table that have `data-late`: a page that changes all its
   * colours at once skips frames. */
  get late(): "day" | "night" {
    return before ?? theme.atTable;
  },
};

/** Lets the late parts follow. */
export function followTable(): void {
  const time = theme.atTable;
  requestAnimationFrame(() => requestAnimationFrame(() => (before = time)));
}

/** Lets a table's time card decide; null lets the settings decide again. */
export function setTableTheme(time: "day" | "night" | null): void {
  card = time;
}

/** While a table is only a part of a page, its time card does not decide about the page. Returns the end. */
export function keepPageTheme(): () => void {
  framed++;
  return () => framed--;
}
