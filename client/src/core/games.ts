/** What the page knows of the four games before it has asked the server. */
import type { View } from "../generated/wire";

export type GameId = View["game"];
export type ViewIn<Game extends GameId> = Extract<View, { game: Game }>;

export const GAMES = ["day_and_night", "gra_roku", "sun_and_moon", "nox"] as const satisfies readonly GameId[];

/** The name on the printed box, shown below the name in the reader's language, and its language. */
export const PRINTED: Record<GameId, { name: string; lang: string }> = {
  day_and_night: { name: "Day & Night", lang: "en" },
  gra_roku: { name: "Gra roku", lang: "pl" },
  sun_and_moon: { name: "Sonne und Mond", lang: "de" },
  nox: { name: "NOX", lang: "la" },
};

/** Fewest and most players, how many usually play, and how many minutes it takes. */
export const SIZES: Record<GameId, { fewest: number; most: number; usual: number; minutes: number }> = {
  day_and_night: { fewest: 3, most: 5, usual: 4, minutes: 20 },
  gra_roku: { fewest: 2, most: 4, usual: 4, minutes: 30 },
  sun_and_moon: { fewest: 2, most: 4, usual: 4, minutes: 30 },
  nox: { fewest: 2, most: 6, usual: 4, minutes: 30 },
};

export function isGame(text: string | undefined): text is GameId {
  return (GAMES as readonly string[]).includes(text ?? "");
}
