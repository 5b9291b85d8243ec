/** What the web client knows about the four games without asking the server. */
import { GAMES, SIZES } from "../generated/constants";
import type { View } from "../generated/wire";

export { GAMES, SIZES };

export type GameId = View["game"];
export type ViewIn<Game extends GameId> = Extract<View, { game: Game }>;

/** The name on the printed box and its language; it is shown below the translated name. */
export const PRINTED: Record<GameId, { name: string; lang: string }> = {
  day_and_night: { name: "Day & Night", lang: "en" },
  gra_roku: { name: "Gra roku", lang: "pl" },
  sun_and_moon: { name: "Sonne und Mond", lang: "de" },
  nox: { name: "NOX", lang: "la" },
};

export function isGame(text: string | undefined): text is GameId {
  return (GAMES as readonly string[]).includes(text ?? "");
}
