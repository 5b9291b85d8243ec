/** Computes the totals of a sheet by the printed rules, who leads, and what decides. */
import type { GameId } from "../../core/games";
import { isFull, type Cell, type Sheet } from "./sheet";

export interface Standing {
  /** The points of each player. */
  readonly totals: readonly number[];
  /** The players of each side: partners, or single players. Seats go clockwise from 0. */
  readonly sides: readonly (readonly number[])[];
  /** The points of each side. */
  readonly sums: readonly number[];
  /** The leading sides after all tie-breaks; empty while the sheet is empty. */
  readonly first: readonly number[];
  /** What decides between the sides; names the game's text `level-…`. */
  readonly decidedBy: string;
  readonly isOver: boolean;
  /** Whether stars are tied and the cards that break the tie are missing. */
  readonly needsCards: boolean;
}

type Rows = Sheet["rows"];

export function standing(sheet: Sheet): Standing {
  const { game, names, rows } = sheet;
  const sides = sidesOf(game, names.length);
  const totals = names.map((_, player) => total(sheet, player));
  const sums = sides.map((side) => side.reduce((sum, player) => sum + totals[player]!, 0));
  const ties = sides.map((side) => tieBreak(game, rows, side[0]!));
  const isBegun = rows.some((row) => row.some((cell) => cell !== null));
  const leading = best(
    sums.map((_, i) => i),
    sums,
  );
  const first = isBegun ? best(leading, ties) : [];
  return {
    totals,
    sides,
    sums,
    first,
    decidedBy:
      first.length > 1
        ? "shared"
        : leading.length > 1
          ? TIE_LEVELS[game]!
          : game === "day_and_night"
            ? "stars"
            : "points",
    isOver: isBegun && (sheet.done || isComplete(sheet)),
    needsCards:
      game === "day_and_night" &&
      isBegun &&
      leading.some((side) => leading.length > 1 && rows[1]![side] === null),
  };
}

/** Sun and Moon with four players is played by partners who sit opposite each other. */
export function sidesOf(game: GameId, players: number): number[][] {
  if (game === "sun_and_moon" && players === 4)
    return [
      [0, 2],
      [1, 3],
    ];
  return Array.from({ length: players }, (_, player) => [player]);
}

/** The points that each player scores in a round of NOX. */
export function counted(round: readonly Cell[], brave: boolean): number[] {
  const points = round.map((cell) => cell ?? 0);
  if (!brave) return points;
  if (!isFull(round)) return points.map(() => 0); // the best player is not known yet
  const most = Math.max(...points);
  return points.map((each) => (each === most ? each : 0));
}

function total({ game, rows, brave }: Sheet, player: number): number {
  const at = (row: number) => rows[row]?.[player] ?? 0;
  if (game === "day_and_night") return at(0);
  if (game === "gra_roku") return at(0) + at(1) + at(2) - at(3);
  if (game === "sun_and_moon") return at(0) - at(1);
  return rows.reduce((sum, round) => sum + counted(round, brave)[player]!, 0);
}

const TIE_LEVELS: Partial<Record<GameId, string>> = {
  day_and_night: "collected-cards",
  gra_roku: "fewer-aside",
};

/** The value that breaks a tie, where more is better: collected cards, or few cards set aside. */
function tieBreak(game: GameId, rows: Rows, player: number): number {
  if (game === "day_and_night") return rows[1]![player] ?? 0;
  return game === "gra_roku" ? -(rows[3]![player] ?? 0) : 0;
}

function best(among: readonly number[], by: readonly number[]): number[] {
  const most = Math.max(...among.map((each) => by[each]!));
  return among.filter((each) => by[each] === most);
}

/** Whether the sheet contains everything that decides. */
function isComplete({ game, rows, brave, target, names }: Sheet): boolean {
  if (game === "day_and_night") return isFull(rows[0]!);
  if (game !== "nox") return rows.every(isFull);
  const played = rows.filter(isFull).map((round) => counted(round, brave));
  return names.some((_, player) => played.reduce((sum, round) => sum + round[player]!, 0) >= target);
}
