/** Matches at this device, kept so that a reload goes on with them. */
import { isGame, type GameId } from "../../core/games";
import { isListOf, isRecord, isText, save, load } from "../../core/storage";
import type { Level } from "../../generated/wire";

/** A place at the table before the match: somebody at this device, or a bot. */
export interface Place {
  readonly name: string;
  readonly bot: Level | null;
}

/** A person at this device and the token that speaks for their seat. */
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
  /** How it was set up, for another match. */
  readonly places: readonly Place[];
  readonly options: Options;
  readonly hints: boolean;
  readonly over: boolean;
}

const STORAGE_KEY = "lunasol.here";
const MOST = 8;

function isPlayer(value: unknown): value is Player {
  return (
    isRecord(value) && typeof value["seat"] === "number" && isText(value["name"]) && isText(value["token"])
  );
}

function isPlace(value: unknown): value is Place {
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
    isListOf(value["places"], isPlace) &&
    isRecord(value["options"]) &&
    typeof value["hints"] === "boolean" &&
    typeof value["over"] === "boolean"
  );
}

/** The newest first. What is damaged is left out. */
export function savedMatches(): SavedMatch[] {
  const found = load(STORAGE_KEY);
  return Array.isArray(found) ? found.filter(isSavedMatch) : [];
}

export function savedMatch(id: string | null): SavedMatch | undefined {
  return savedMatches().find((each) => each.id === id);
}

export function saveMatch(sitting: SavedMatch): void {
  save(STORAGE_KEY, [sitting, ...savedMatches().filter(({ id }) => id !== sitting.id)].slice(0, MOST));
}

export function forgetMatch(id: string): void {
  save(
    STORAGE_KEY,
    savedMatches().filter((each) => each.id !== id),
  );
}
