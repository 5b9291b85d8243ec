/** What a screen reader is told, and short notices for everybody. */
import type { GameId } from "../core/games";

export interface Notice {
  readonly id: number;
  readonly text: string;
  /** The rule that applies, if one does. */
  readonly ruling: string | null;
  readonly game: GameId | null;
}

const LONG = 7000;
let count = 0;

export const announced = $state({ polite: "", assertive: "" });
export const notices: Notice[] = $state([]);

/** One announcement; an event or a reveal is one. `now` interrupts: for my turn and my clock only. */
export function announce(text: string, how: "polite" | "now" = "polite"): void {
  const slot = how === "now" ? "assertive" : "polite";
  // The same words twice are a change too.
  announced[slot] = announced[slot] === text ? `${text}\u00a0` : text;
}

/** A notice that is still there and says the same makes room for its own repetition. */
export function notify(text: string, ruling: string | null = null, game: GameId | null = null): void {
  const id = ++count;
  const same = notices.find((notice) => notice.text === text);
  if (same) dismiss(same.id);
  notices.push({ id, text, ruling, game });
  if (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(id), LONG);
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.splice(at, 1);
}
