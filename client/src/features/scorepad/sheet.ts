/** A score sheet as it is stored: the players, and the number in each cell. */
import { isGame, SIZES, type GameId } from "../../core/games";
import { isListOf, isRecord, isText } from "../../core/storage";

/** The number in a cell; null if it is empty. */
export type Cell = number | null;

export interface Sheet {
  readonly id: string;
  readonly game: GameId;
  readonly names: readonly string[];
  /** The rows from the top, each with one cell per player. NOX has one row per round. */
  readonly rows: readonly (readonly Cell[])[];
  /** NOX: the points that end the match. */
  readonly target: number;
  /** NOX: only the best player of a round scores. */
  readonly brave: boolean;
  /** Whether somebody has ended the match; empty cells count as zero. */
  readonly done: boolean;
  /** The start in milliseconds since 1970. */
  readonly begun: number;
}

export const TARGETS = [100, 150, 200] as const;
const MAX_NAME_LENGTH = 24;
const MAX_DIGITS = 3;

/** The rows of the games that are scored once, at the end; each names a text `pad-field-…`. */
const FIELDS: Record<GameId, readonly string[]> = {
  day_and_night: ["stars", "cards"],
  gra_roku: ["row-1", "row-2", "row-3", "aside"],
  sun_and_moon: ["cleared", "left"],
  nox: [],
};

/** The largest number that the cards allow in each kind of row. */
const MOST: Record<string, number> = {
  stars: 60,
  cards: 15,
  "row-1": 20,
  "row-2": 20,
  "row-3": 20,
  aside: 40,
  cleared: 58,
  left: 58,
  round: 75,
};
/** The smallest chest: three piles of different colours with 1, 2 and 3. */
const LEAST_CHEST = 6;

export function newSheet(game: GameId, names: readonly string[], target: number, brave: boolean): Sheet {
  const rows = Math.max(1, FIELDS[game].length);
  return {
    id: crypto.getRandomValues(new Uint32Array(2)).join("-"),
    game,
    names,
    target,
    brave,
    done: false,
    begun: Date.now(),
    rows: Array.from({ length: rows }, () => names.map(() => null)),
  };
}

export function field(game: GameId, row: number): string {
  return FIELDS[game][row] ?? "round";
}

/** Reads the digits of a typed text and ignores everything else. */
export function read(text: string): Cell {
  const digits = text.replace(/\D/g, "").slice(0, MAX_DIGITS);
  return digits ? Number(digits) : null;
}

/** Whether the cards of the game allow this number, to catch most typing errors. */
export function isPossible(game: GameId, row: number, value: Cell): boolean {
  const kind = field(game, row);
  if (value === null || value === 0) return true;
  return value <= MOST[kind]! && (kind !== "round" || value >= LEAST_CHEST);
}

export function write(sheet: Sheet, row: number, player: number, value: Cell): Sheet {
  const rows = sheet.rows.map((cells, r) =>
    r === row ? cells.map((cell, p) => (p === player ? value : cell)) : cells,
  );
  return { ...sheet, rows };
}

export function isFull(row: readonly Cell[]): row is readonly number[] {
  return row.every((cell) => cell !== null);
}

/** NOX: adds an empty row for the next round, unless the match is over. */
export function withNextRound(sheet: Sheet, isOver: boolean): Sheet {
  const last = sheet.rows.at(-1);
  if (sheet.game !== "nox" || isOver || !last || !isFull(last)) return sheet;
  return { ...sheet, rows: [...sheet.rows, sheet.names.map(() => null)] };
}

function isCell(value: unknown): value is Cell {
  return (
    value === null ||
    (Number.isInteger(value) && (value as number) >= 0 && (value as number) < 10 ** MAX_DIGITS)
  );
}

/** The valid sheets of a stored value. */
export function restored(found: unknown): Sheet[] {
  return Array.isArray(found) ? found.filter(isSheet) : [];
}

export function isSheet(value: unknown): value is Sheet {
  if (!isRecord(value) || !isText(value["game"]) || !isGame(value["game"])) return false;
  const { game, id, names, rows, target, brave, done, begun } = value;
  if (!isText(id) || !isListOf(names, isText) || names.length > SIZES[game].most || names.length < 2)
    return false;
  if (!names.every((name) => name.length <= MAX_NAME_LENGTH) || !Array.isArray(rows)) return false;
  const enough = game === "nox" ? rows.length >= 1 : rows.length === FIELDS[game].length;
  const filled = rows.every((row) => isListOf(row, isCell) && row.length === names.length);
  const isAim = TARGETS.some((each) => each === target);
  return (
    enough &&
    filled &&
    isAim &&
    typeof brave === "boolean" &&
    typeof done === "boolean" &&
    Number.isFinite(begun)
  );
}
