/** A score sheet as it is kept: who plays, and what has been written into which row. */
import { isGame, SIZES, type GameId } from "../../core/games";
import { isListOf, isRecord, isText } from "../../core/storage";

/** Nothing has been written there yet: null. */
export type Cell = number | null;

export interface Sheet {
  readonly id: string;
  readonly game: GameId;
  readonly names: readonly string[];
  /** Rows from the top, each with a cell for every player. NOX has one for each round. */
  readonly rows: readonly (readonly Cell[])[];
  /** NOX: the points that end the match. */
  readonly target: number;
  /** NOX: only the best of a round write anything down. */
  readonly brave: boolean;
  /** Somebody said that this is all; what is empty counts as nothing. */
  readonly done: boolean;
  /** When it was begun, in milliseconds since 1970. */
  readonly begun: number;
}

export const TARGETS = [100, 150, 200] as const;
const LONGEST_NAME = 24;
const MOST_DIGITS = 3;

/** The rows of the games that are counted once, at the end; the names are ends of keys. */
const FIELDS: Record<GameId, readonly string[]> = {
  day_and_night: ["stars", "cards"],
  gra_roku: ["row-1", "row-2", "row-3", "aside"],
  sun_and_moon: ["cleared", "left"],
  nox: [],
};

/** What can be in a cell at all: the cards allow no more. */
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
/** Three piles of different colours show 1, 2 and 3 at least. */
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

/** Digits as they are typed; anything else is left out. */
export function read(text: string): Cell {
  const digits = text.replace(/\D/g, "").slice(0, MOST_DIGITS);
  return digits ? Number(digits) : null;
}

/** Whether the cards of the game allow this; a slip of the finger mostly is not. */
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

/** NOX: an empty row for the round that comes, as long as one comes. */
export function withNextRound(sheet: Sheet, isOver: boolean): Sheet {
  const last = sheet.rows.at(-1);
  if (sheet.game !== "nox" || isOver || !last || !isFull(last)) return sheet;
  return { ...sheet, rows: [...sheet.rows, sheet.names.map(() => null)] };
}

function isCell(value: unknown): value is Cell {
  return (
    value === null ||
    (Number.isInteger(value) && (value as number) >= 0 && (value as number) < 10 ** MOST_DIGITS)
  );
}

/** What was kept, as far as it is a sheet; the rest is left out. */
export function restored(found: unknown): Sheet[] {
  return Array.isArray(found) ? found.filter(isSheet) : [];
}

export function isSheet(value: unknown): value is Sheet {
  if (!isRecord(value) || !isText(value["game"]) || !isGame(value["game"])) return false;
  const { game, id, names, rows, target, brave, done, begun } = value;
  if (!isText(id) || !isListOf(names, isText) || names.length > SIZES[game].most || names.length < 2)
    return false;
  if (!names.every((name) => name.length <= LONGEST_NAME) || !Array.isArray(rows)) return false;
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
