/** Saves on this device the move that a table has not answered yet, so that a reload does not lose it. */
import { isListOf, isRecord, isText, load, save } from "./storage";

export interface UnansweredMove {
  /** The id of the request. Sent again under the same id, the move counts once. */
  readonly id: string;
  readonly seat: number;
  readonly move: string;
  /** My hand when I played it: with another hand it is a move of the past. */
  readonly hand: readonly string[];
  /** The move in words, for a page that has not reached its table yet. */
  readonly words: string;
  /** When it was played, in milliseconds since 1970. */
  readonly at: number;
}

const STORAGE_KEY = "lunasol.unanswered";
/** Milliseconds after which nobody remembers what he wanted to play. */
const MAX_AGE = 10 * 60_000;

function all(): Record<string, UnansweredMove> {
  const saved = load(STORAGE_KEY);
  const found = isRecord(saved) ? Object.entries(saved) : [];
  return Object.fromEntries(found.filter((entry): entry is [string, UnansweredMove] => isFresh(entry[1])));
}

function isFresh(found: unknown): found is UnansweredMove {
  if (!isRecord(found) || typeof found["seat"] !== "number" || !isListOf(found["hand"], isText)) return false;
  if (![found["id"], found["move"], found["words"]].every(isText)) return false;
  return typeof found["at"] === "number" && Date.now() - found["at"] < MAX_AGE;
}

export function unansweredMove(table: string): UnansweredMove | null {
  return all()[table] ?? null;
}

export function saveUnanswered(table: string, move: UnansweredMove): void {
  save(STORAGE_KEY, { ...all(), [table]: move });
}

export function forgetUnanswered(table: string): void {
  const { [table]: found, ...others } = all();
  if (found) save(STORAGE_KEY, others);
}
