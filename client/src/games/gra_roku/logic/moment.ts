/** What the current moment says about a card or a seat. */
import type { Play } from "../../../core/play";

type GraRoku = Pick<Play<"gra_roku">, "moment">;

export function isLit({ moment }: GraRoku, card: string | null | undefined): boolean {
  return Boolean(card && moment?.cards?.includes(card));
}

/** The cards that lie below the others of their season until these are sorted. */
export function landing({ moment }: GraRoku): readonly string[] {
  return moment?.kind === "land" ? (moment.cards ?? []) : [];
}
