/** Groups the distinct cards of a deck by colour, season or kind. */
import type { Deck } from "../../core/decks";

export interface DistinctCard {
  /** One of the identical cards. */
  readonly card: string;
  readonly copies: number;
}

const GROUPS = ["colour", "season", "kind"];

export function distinctCards({ cards }: Deck): DistinctCard[][] {
  const groups = new Map<string, Map<string, DistinctCard>>();
  for (const [card, facts] of Object.entries(cards)) {
    const group = String(GROUPS.map((fact) => facts[fact]).find(Boolean) ?? "");
    const look = JSON.stringify(facts);
    const alike = groups.get(group) ?? new Map<string, DistinctCard>();
    alike.set(look, { card: alike.get(look)?.card ?? card, copies: (alike.get(look)?.copies ?? 0) + 1 });
    groups.set(group, alike);
  }
  return [...groups.values()].map((alike) => [...alike.values()]);
}
