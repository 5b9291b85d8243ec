/** The arithmetic of the printed rules: what a sheet comes to, who leads, and by what. */
import type { GameId } from "../../core/games";
import { isFull, type Cell, type Sheet } from "./sheet";

export interface Standing {
  /** By player. */
  readonly totals: readonly number[];
  /** Who counts together: partners, or everybody alone. Seats go clockwise from 0. */
  readonly sides: readonly (readonly number[])[];
  /** The points of each side. */
  readonly sums: readonly number[];
  /** The sides in front, after all tie-breaks; none before anything is written. */
  readonly first: readonly number[];
  /** What set them apart: the end of a key `level-…` of the game. */
  readonly decidedBy: string;
  readonly isOver: boolean;
  /** Stars are level, and the cards that would decide are not written down. */
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

/** Four play Sun and Moon as partners who sit opposite. */
export function sidesOf(game: GameId, players: number): number[][] {
  if (game === "sun_and_moon" && players === 4)
    return [
      [0, 2],
      [1, 3],
    ];
  return Array.from({ length: players }, (_, player) => [player]);
}

/** What each player writes down for a round of NOX. */
export function counted(round: readonly Cell[], brave: boolean): number[] {
  const points = round.map((cell) => cell ?? 0);
  if (!brave) return points;
  if (!isFull(round)) return points.map(() => 0); // who is best is not known yet
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

/** More is better: collected cards, or as few cards aside as possible. */
function tieBreak(game: GameId, rows: Rows, player: number): number {
  if (game === "day_and_night") return rows[1]![player] ?? 0;
  return game === "gra_roku" ? -(rows[3]![player] ?? 0) : 0;
}

function best(among: readonly number[], by: readonly number[]): number[] {
  const most = Math.max(...among.map((each) => by[each]!));
  return among.filter((each) => by[each] === most);
}

/** Whether everything that decides is written down. */
function isComplete({ game, rows, brave, target, names }: Sheet): boolean {
  if (game === "day_and_night") return isFull(rows[0]!);
  if (game !== "nox") return rows.every(isFull);
  const played = rows.filter(isFull).map((round) => counted(round, brave));
  return names.some((_, player) => played.reduce((sum, round) => sum + round[player]!, 0) >= target);
}
