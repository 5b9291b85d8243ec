/** The cards of a deck that look different, in groups of a colour, season or kind. */
import type { Deck } from "../../core/decks";

export interface Look {
  /** One card that looks so. */
  readonly card: string;
  readonly copies: number;
}

const GROUPS = ["colour", "season", "kind"];

export function looks({ cards }: Deck): Look[][] {
  const groups = new Map<string, Map<string, Look>>();
  for (const [card, facts] of Object.entries(cards)) {
    const group = String(GROUPS.map((fact) => facts[fact]).find(Boolean) ?? "");
    const look = JSON.stringify(facts);
    const alike = groups.get(group) ?? new Map<string, Look>();
    alike.set(look, { card: alike.get(look)?.card ?? card, copies: (alike.get(look)?.copies ?? 0) + 1 });
    groups.set(group, alike);
  }
  return [...groups.values()].map((alike) => [...alike.values()]);
}
