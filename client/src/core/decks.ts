/** What each card shows, from files that `make wire` generates. */
import type { GameId } from "./games";

export type CardFacts = Readonly<Record<string, string | number | boolean>>;

export interface Deck {
  readonly cards: Readonly<Record<string, CardFacts>>;
  /** Where each kind of fact comes from: rulebook, web, derived or reconstructed. */
  readonly sources: Readonly<Record<string, string>>;
}

const files = import.meta.glob<Record<string, Deck>>("../generated/decks/*.json", { import: "default" });
const DEFAULT_DECK: Record<GameId, string> = {
  day_and_night: "R1",
  gra_roku: "standard",
  sun_and_moon: "standard",
  nox: "six_per_value",
};

export async function loadDeck(game: GameId, name: unknown = undefined): Promise<Deck> {
  const decks = await files[`../generated/decks/${game}.json`]!();
  return decks[typeof name === "string" ? name : DEFAULT_DECK[game]] ?? decks[DEFAULT_DECK[game]]!;
}
