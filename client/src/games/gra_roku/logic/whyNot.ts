/** Why a card of my hand cannot be played now. */
import type { Play } from "../../../core/play";

/** What has to be done first, by phase. While cards are chosen, every card of the hand can be. */
const FIRST: Readonly<Record<string, string>> = {
  "choose-start": "choose-a-start-card-now",
  place: "place-your-card-now",
  take: "take-a-card-now",
  file: "swap-or-aside-now",
  bonus: "use-your-bonus-now",
  refill: "refill-the-row-now",
};

export function whyNot({ view }: Play<"gra_roku">): string | null {
  return FIRST[view.phase] ?? null;
}
