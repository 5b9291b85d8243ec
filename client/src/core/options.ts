/** Which options of a game people are asked about, and which are house rules for those who look for them. */
import type { OptionInfo } from "../generated/wire";
import type { GameId } from "./games";

/** What changes how long, how hard or how friendly a match is. */
const MAIN: Record<GameId, readonly string[]> = {
  day_and_night: ["allow_two_players", "take_from"],
  gra_roku: ["harder", "start_cards"],
  sun_and_moon: ["start_foreign_row", "team_clear"],
  nox: ["variant", "target"],
};

export function isMain(game: GameId, { name }: Pick<OptionInfo, "name">): boolean {
  return MAIN[game].includes(name);
}

/** Only for partners in Sun and Moon. */
const FOR_PARTNERS: readonly string[] = ["fixed_after_first", "team_clear"];

/** An option is left out if it has a single value, or would change nothing in this match. */
export function isOffered(
  { name, values }: Pick<OptionInfo, "name" | "values">,
  players: number,
  chosen: Readonly<Record<string, unknown>>,
): boolean {
  if (values.length === 1) return false;
  if (FOR_PARTNERS.includes(name)) return players === 4;
  return name !== "cyclic" || chosen["harder"] === true;
}
