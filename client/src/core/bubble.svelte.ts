/** A few words beside a card of my hand: why it cannot be played. */
import { announce } from "../a11y/announce.svelte";
import type { GameId } from "./games";

export interface Bubble {
  readonly card: string;
  readonly text: string;
  /** The id of the ruling that decides, if any. */
  readonly ruling: string | null;
  readonly game: GameId;
}

/** Milliseconds for which a bubble is shown. */
const DURATION = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;

export const bubble = $state<{ shown: Bubble | null }>({ shown: null });

export function showBubble(shown: Bubble): void {
  clearTimeout(timer);
  bubble.shown = shown;
  timer = setTimeout(hideBubble, DURATION);
  announce(shown.text, "now");
}

export function hideBubble(): void {
  bubble.shown = null;
}
