/** Saves on this device what it needs to check a shuffle later: the server's commitment and its own salt. */
import { isRecord, isText, save, load } from "./storage";

export interface SavedCommitment {
  readonly commitment: string;
  /** Whether this device saw it before the deal. */
  readonly beforeTheDeal: boolean;
  /** The randomness that this device added to the shuffles, in hexadecimal; empty if it did not play. */
  readonly salt: string;
}

const STORAGE_KEY = "lunasol.noted";
const MAX_TABLES = 300;

function all(): Record<string, unknown> {
  const saved = load(STORAGE_KEY);
  return isRecord(saved) ? saved : {};
}

export function savedCommitment(table: string): SavedCommitment | null {
  const found = all()[table];
  if (!isRecord(found) || !isText(found["commitment"]) || !isText(found["salt"])) return null;
  return {
    commitment: found["commitment"],
    beforeTheDeal: found["beforeTheDeal"] === true,
    salt: found["salt"],
  };
}

function store(table: string, entry: SavedCommitment): void {
  const { [table]: _, ...others } = all();
  save(STORAGE_KEY, Object.fromEntries([...Object.entries(others), [table, entry]].slice(-MAX_TABLES)));
}

/** Saves the first commitment that a server names for a table; a later one does not replace it. */
export function saveCommitment(table: string, commitment: string, beforeTheDeal: boolean): void {
  if (!savedCommitment(table)) store(table, { commitment, beforeTheDeal, salt: "" });
}

/** Saves the salt sent with the last seat taken; it is empty after leaving the seat. */
export function saveSalt(table: string, salt: string): void {
  const known = savedCommitment(table);
  if (known && known.salt !== salt) store(table, { ...known, salt });
}
