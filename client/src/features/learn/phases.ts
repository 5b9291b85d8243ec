/** The moments of each game in which somebody decides, in the order in which they come. */
import type { GameId } from "../../core/games";

export const PHASES: Record<GameId, readonly string[]> = {
  day_and_night: ["choose-first", "choose-second", "take", "over"],
  gra_roku: ["choose-start", "choose", "place", "take", "file", "bonus", "refill", "over"],
  sun_and_moon: ["act", "follow", "last-turn", "over"],
  nox: ["play", "choose-top", "over"],
};
