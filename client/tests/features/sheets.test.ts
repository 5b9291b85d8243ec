/** The score pad comes to the scores and winners that the rules came to. */
import { expect, test } from "vitest";
import type { GameId } from "../../src/core/games";
import { isPossible, newSheet } from "../../src/features/scorepad/sheet";
import { standing } from "../../src/features/scorepad/scoring";
import { golden } from "../golden";

interface Played {
  readonly game: GameId;
  readonly players: number;
  readonly target: number;
  readonly brave: boolean;
  readonly rows: number[][];
  readonly scores: number[];
  readonly winners: number[];
  readonly decided_by: string;
}
const { sheets } = golden<{ sheets: Played[] }>("sheets");

function standingOf({ game, players, target, brave, rows }: Played) {
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat}`);
  return standing({ ...newSheet(game, names, target, brave), rows });
}

test("there are matches of every kind", () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(new Set(sheets.map(({ decided_by }) => decided_by))).toEqual(
    new Set(["stars", "collected-cards", "points", "fewer-aside", "shared"]),
  );
});

test.each(sheets)("$game for $players: $scores", (played) => {
  const { sides, sums, first, decidedBy, isOver } = standingOf(played);
  const sideOf = (seat: number) => sides.findIndex((side) => side.includes(seat));
  expect(played.scores.map((_, seat) => sums[sideOf(seat)])).toEqual(played.scores);
  expect(first.flatMap((side) => sides[side]!).sort()).toEqual(played.winners);
  // The rules call a victory shared only where all share it.
  expect(decidedBy).toBe(first.length > 1 ? "shared" : played.decided_by);
  expect(isOver).toBe(true);
});

test.each(sheets)("$game for $players: what was written is possible", ({ game, rows }) => {
  for (const [row, cells] of rows.entries())
    for (const cell of cells) expect(isPossible(game, row, cell), `row ${row}: ${cell}`).toBe(true);
});
