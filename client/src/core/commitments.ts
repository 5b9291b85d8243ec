/** Saves on this device what it needs to check a shuffle later: the server's commitment, its own salt, and
 * what the other players had committed to before this device revealed it. */
import { isListOf, isRecord, isText, save, load } from "./storage";

export interface SavedCommitment {
  readonly commitment: string;
  /** Whether this device saw it before the deal. */
  readonly beforeTheDeal: boolean;
  /** The salts that this device has drawn for this table, the newest last, in hexadecimal. */
  readonly drawn: readonly string[];
  /** The salt that this device has revealed; empty if it did not play. */
  readonly salt: string;
  /** The commitments of all seats when this device revealed its salt; empty for bots and programs. */
  readonly told: readonly string[];
}

const STORAGE_KEY = "lunasol.noted";
const MAX_TABLES = 300;
/** Usually there is one; a second comes with another seat, or if a request was lost. */
const MAX_DRAWN = 5;

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
    drawn: isListOf(found["drawn"], isText) ? found["drawn"] : [],
    salt: found["salt"],
    told: isListOf(found["told"], isText) ? found["told"] : [],
  };
}

function store(table: string, entry: SavedCommitment): void {
  const { [table]: _, ...others } = all();
  save(STORAGE_KEY, Object.fromEntries([...Object.entries(others), [table, entry]].slice(-MAX_TABLES)));
}

/** Saves the first commitment that a server names for a table; a later one does not replace it. */
export function saveCommitment(table: string, commitment: string, beforeTheDeal: boolean): void {
  if (!savedCommitment(table)) store(table, { commitment, beforeTheDeal, drawn: [], salt: "", told: [] });
}

/** Saves a salt before this device commits to it. */
export function saveDrawn(table: string, salt: string): void {
  const known = savedCommitment(table);
  if (known) store(table, { ...known, drawn: [...known.drawn, salt].slice(-MAX_DRAWN) });
}

/** Saves what everybody has committed to, before this device reveals its salt. */
export function saveRevealed(table: string, salt: string, told: readonly string[]): void {
  const known = savedCommitment(table);
  if (known) store(table, { ...known, salt, told });
}
