/** Announcements for screen readers, and short notices that everybody sees. */
import { untrack } from "svelte";
import type { GameId } from "../core/games";

export interface Notice {
  readonly id: number;
  readonly text: string;
  /** The id of the ruling that applies, if any. */
  readonly ruling: string | null;
  readonly game: GameId | null;
}

/** Milliseconds for which a notice is shown. */
const NOTICE_DURATION = 7000;
let count = 0;

export const announced = $state({ polite: "", assertive: "" });
export const notices: Notice[] = $state([]);
/** Whether a table shows the notices beside the hand instead of the page at its top. */
export const noticePlace = $state({ isTable: false });

/** Announces a text to screen readers. `now` interrupts what they are reading, so it is only for refusals,
 * my turn and my clock. */
export function announce(text: string, how: "polite" | "now" = "polite"): void {
  const slot = how === "now" ? "assertive" : "polite";
  // Without the extra space, repeating a text would not change the page and so not be announced.
  announced[slot] = untrack(() => announced[slot]) === text ? `${text}\u00a0` : text;
}

/** Empties the live regions, so that a screen does not begin with the words of the one before. */
export function clearAnnouncements(): void {
  announced.polite = announced.assertive = "";
}

/** Shows a notice; it replaces one with the same text. */
export function notify(text: string, ruling: string | null = null, game: GameId | null = null): void {
  const id = ++count;
  const same = notices.find((notice) => notice.text === text);
  if (same) dismiss(same.id);
  notices.push({ id, text, ruling, game });
  if (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(id), NOTICE_DURATION);
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.splice(at, 1);
}

/** Hides the refusals of a game: the next legal move or another screen makes them pointless. */
export function dismissRefusals(): void {
  for (const { id } of notices.filter(({ game }) => game !== null)) dismiss(id);
}
