/** Matches against bots, and whom one played against last. */
import { LEVELS } from "../generated/constants";
import type { Level } from "../generated/wire";
import { api } from "./api";
import { SIZES, type GameId } from "./games";
import { notifyRefusal } from "./notifyRefusal";
import { go } from "./router.svelte";
import { isRecord, load, save } from "./storage";

/** How many sit at the table, and how well the bots among them play. */
export interface Opponents {
  readonly players: number;
  readonly level: Level;
}

const STORAGE_KEY = "lunasol.opponents";

/** What somebody chose last in this game; null before the first match. */
export function chosenOpponents(game: GameId): Opponents | null {
  const found = stored()[game];
  return isOpponents(found) && isPossible(game, found.players) ? found : null;
}

/** What the next match begins with: the last choice, or as few and as gentle opponents as there are. */
export function nextOpponents(game: GameId): Opponents {
  return chosenOpponents(game) ?? { players: SIZES[game].fewest, level: "beginner" };
}

/** Opens a new table against bots; the match begins as soon as the page takes the seat that is kept there.
 * Returns whether it was opened. */
export async function playBots(
  game: GameId,
  level: Level,
  players: number = nextOpponents(game).players,
): Promise<boolean> {
  save(STORAGE_KEY, { ...stored(), [game]: { players, level } });
  try {
    const table = { game, players, bots: true, hints: true, watch: false, level };
    const { id } = await api.create(table, "anywhere");
    go(`/t/${id}`);
    return true;
  } catch (error) {
    notifyRefusal(error);
    return false;
  }
}

function stored(): Record<string, unknown> {
  const found = load(STORAGE_KEY);
  return isRecord(found) ? found : {};
}

function isOpponents(value: unknown): value is Opponents {
  return (
    isRecord(value) &&
    typeof value["players"] === "number" &&
    (LEVELS as readonly unknown[]).includes(value["level"])
  );
}

function isPossible(game: GameId, players: number): boolean {
  const { fewest, most } = SIZES[game];
  return Number.isInteger(players) && fewest <= players && players <= most;
}
