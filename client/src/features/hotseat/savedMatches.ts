/** Stores the matches of this device, so that they continue after a reload. */
import { isGame, type GameId } from "../../core/games";
import { isListOf, isRecord, isText, save, load } from "../../core/storage";
import type { Level } from "../../generated/wire";

/** A seat in the form for a match: a person at this device, or a bot. */
export interface SeatSetup {
  readonly name: string;
  readonly bot: Level | null;
}

/** A person at this device, with the token of their seat. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly token: string;
}

export type Options = Readonly<Record<string, boolean | number | string>>;

export interface SavedMatch {
  readonly id: string;
  readonly game: GameId;
  readonly players: readonly Player[];
  /** The seats as they were set up, for a rematch. */
  readonly places: readonly SeatSetup[];
  readonly options: Options;
  readonly hints: boolean;
  readonly over: boolean;
}

const STORAGE_KEY = "lunasol.here";
const MAX_MATCHES = 8;

function isPlayer(value: unknown): value is Player {
  return (
    isRecord(value) && typeof value["seat"] === "number" && isText(value["name"]) && isText(value["token"])
  );
}

function isSeatSetup(value: unknown): value is SeatSetup {
  return isRecord(value) && isText(value["name"]) && (value["bot"] === null || isText(value["bot"]));
}

function isSavedMatch(value: unknown): value is SavedMatch {
  return (
    isRecord(value) &&
    isText(value["id"]) &&
    isText(value["game"]) &&
    isGame(value["game"]) &&
    isListOf(value["players"], isPlayer) &&
    value["players"].length > 0 &&
    isListOf(value["places"], isSeatSetup) &&
    isRecord(value["options"]) &&
    typeof value["hints"] === "boolean" &&
    typeof value["over"] === "boolean"
  );
}

/** All stored matches, the newest first, without damaged ones. */
export function savedMatches(): SavedMatch[] {
  const found = load(STORAGE_KEY);
  return Array.isArray(found) ? found.filter(isSavedMatch) : [];
}

export function savedMatch(id: string | null): SavedMatch | undefined {
  return savedMatches().find((each) => each.id === id);
}

export function saveMatch(match: SavedMatch): void {
  save(STORAGE_KEY, [match, ...savedMatches().filter(({ id }) => id !== match.id)].slice(0, MAX_MATCHES));
}

export function forgetMatch(id: string): void {
  save(
    STORAGE_KEY,
    savedMatches().filter((each) => each.id !== id),
  );
}
