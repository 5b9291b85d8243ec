/** What the page knows of the four games before it has asked the server. */
import { GAMES, SIZES } from "../generated/constants";
import type { View } from "../generated/wire";

export { GAMES, SIZES };

export type GameId = View["game"];
export type ViewIn<Game extends GameId> = Extract<View, { game: Game }>;

/** The name on the printed box, shown below the name in the reader's language, and its language. */
export const PRINTED: Record<GameId, { name: string; lang: string }> = {
  day_and_night: { name: "Day & Night", lang: "en" },
  gra_roku: { name: "Gra roku", lang: "pl" },
  sun_and_moon: { name: "Sonne und Mond", lang: "de" },
  nox: { name: "NOX", lang: "la" },
};

export function isGame(text: string | undefined): text is GameId {
  return (GAMES as readonly string[]).includes(text ?? "");
}
