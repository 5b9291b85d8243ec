/** What this device has noted of its tables: what a server was bound to before the deal, and the chance sent to it. */
import { isRecord, isText, keep, load } from "./storage";

export interface Noted {
  readonly commitment: string;
  /** It was seen before a card was dealt. */
  readonly beforeTheDeal: boolean;
  /** What this device added to the shuffles, in hexadecimal; nothing where it did not play. */
  readonly salt: string;
}

const KEPT = "lunasol.noted";
const MOST = 300;

function all(): Record<string, unknown> {
  const kept = load(KEPT);
  return isRecord(kept) ? kept : {};
}

export function noted(table: string): Noted | null {
  const found = all()[table];
  if (!isRecord(found) || !isText(found["commitment"]) || !isText(found["salt"])) return null;
  return {
    commitment: found["commitment"],
    beforeTheDeal: found["beforeTheDeal"] === true,
    salt: found["salt"],
  };
}

function store(table: string, what: Noted): void {
  const { [table]: _, ...others } = all();
  keep(KEPT, Object.fromEntries([...Object.entries(others), [table, what]].slice(-MOST)));
}

/** Call with whatever a server says of a table: the first word counts, and a later one does not change it. */
export function noteCommitment(table: string, commitment: string, beforeTheDeal: boolean): void {
  if (!noted(table)) store(table, { commitment, beforeTheDeal, salt: "" });
}

/** What was sent with the seat taken last; nothing for whoever has risen again. */
export function noteSalt(table: string, salt: string): void {
  const known = noted(table);
  if (known && known.salt !== salt) store(table, { ...known, salt });
}
