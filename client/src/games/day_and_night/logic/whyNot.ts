/** Why a card of my hand cannot be played now. */
import type { Play } from "../../../core/play";

/** While cards are chosen, every card of the hand can be. */
export function whyNot({ view }: Play<"day_and_night">): string | null {
  return view.phase === "take" ? "take-a-card-now" : null;
}
