/** Why a card of my hand cannot be played now. */
import type { Play } from "../../../core/play";

/** By the printed rules every card has a place on my turn; only an option closes empty chests. */
export function whyNot({ view }: Play<"nox">): string | null {
  return view.phase === "choose-top" ? "choose-the-top-now" : "empty-chest-too-late";
}
