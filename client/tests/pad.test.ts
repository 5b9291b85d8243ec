/** The score pad counts as the printed rules do. */
import { describe, expect, it } from "vitest";
import { counted, sidesOf, standing } from "../src/features/scorepad/scoring";
import {
  isPossible,
  newSheet,
  read,
  restored,
  withNextRound,
  write,
  type Cell,
  type Sheet,
} from "../src/features/scorepad/sheet";
import type { GameId } from "../src/core/games";

function sheet(game: GameId, rows: Cell[][], changed: Partial<Sheet> = {}): Sheet {
  const names = rows[0]!.map((_, i) => `P${i}`);
  return { ...newSheet(game, names, 150, false), rows, ...changed };
}

describe("NOX", () => {
  it("writes down the printed example (NX-G3), usual and brave", () => {
    expect(counted([39, 0, 28], false)).toEqual([39, 0, 28]);
    expect(counted([39, 0, 28], true)).toEqual([39, 0, 0]);
  });
  it("gives the best of a brave round their points when they are level (NX-24), nobody at nothing (NX-23)", () => {
    expect(counted([28, 28, 6], true)).toEqual([28, 28, 0]);
    expect(counted([0, 0, 0], true)).toEqual([0, 0, 0]);
  });
  it("waits for a brave round to be complete", () => {
    expect(counted([39, null, 28], true)).toEqual([0, 0, 0]);
  });
  it("ends at the target, and the highest total wins (NX-G6)", () => {
    const found = standing(
      sheet("nox", [
        [74, 60],
        [74, 60],
        [10, 45],
      ]),
    );
    expect(found).toMatchObject({ totals: [158, 165], first: [1], isOver: true, decidedBy: "points" });
  });
  it("ends with exactly the target (NX-20), not with a round half written", () => {
    expect(
      standing(
        sheet("nox", [
          [75, 10],
          [75, 10],
        ]),
      ).isOver,
    ).toBe(true);
    expect(
      standing(
        sheet("nox", [
          [75, 10],
          [75, null],
        ]),
      ).isOver,
    ).toBe(false);
  });
  it("shares the victory (NX-22)", () => {
    expect(
      standing(
        sheet("nox", [
          [75, 75],
          [75, 75],
        ]),
      ),
    ).toMatchObject({ first: [0, 1], decidedBy: "shared" });
  });
  it("opens a row for the next round as long as one comes", () => {
    expect(withNextRound(sheet("nox", [[10, 20]]), false).rows).toHaveLength(2);
    expect(withNextRound(sheet("nox", [[10, null]]), false).rows).toHaveLength(1);
    expect(withNextRound(sheet("nox", [[10, 20]]), true).rows).toHaveLength(1);
  });
});

describe("Day & Night", () => {
  it("counts stars", () => {
    const found = standing(
      sheet("day_and_night", [
        [14, 11, 9],
        [null, null, null],
      ]),
    );
    expect(found).toMatchObject({
      totals: [14, 11, 9],
      first: [0],
      isOver: true,
      decidedBy: "stars",
      needsCards: false,
    });
  });
  it("asks for the collected cards where stars are level, and more of them win", () => {
    expect(
      standing(
        sheet("day_and_night", [
          [14, 14, 9],
          [null, null, null],
        ]),
      ),
    ).toMatchObject({ first: [0, 1], needsCards: true });
    expect(
      standing(
        sheet("day_and_night", [
          [14, 14, 9],
          [5, 6, 9],
        ]),
      ),
    ).toMatchObject({ first: [1], decidedBy: "collected-cards", needsCards: false });
    expect(
      standing(
        sheet("day_and_night", [
          [14, 14, 9],
          [6, 6, 9],
        ]),
      ),
    ).toMatchObject({ first: [0, 1], decidedBy: "shared" });
  });
});

describe("Gra roku", () => {
  it("takes a point for each card aside (GR-G5)", () => {
    const found = standing(
      sheet("gra_roku", [
        [13, 10],
        [11, 8],
        [0, 0],
        [2, 0],
      ]),
    );
    expect(found).toMatchObject({ totals: [22, 18], first: [0], isOver: true });
  });
  it("may come to less than nothing (GR-31)", () => {
    expect(
      standing(
        sheet("gra_roku", [
          [0, 5],
          [0, 0],
          [0, 0],
          [3, 0],
        ]),
      ).totals,
    ).toEqual([-3, 5]);
  });
  it("prefers fewer cards aside at equal points", () => {
    const found = standing(
      sheet("gra_roku", [
        [12, 14],
        [0, 0],
        [0, 0],
        [1, 3],
      ]),
    );
    expect(found).toMatchObject({ totals: [11, 11], first: [0], decidedBy: "fewer-aside" });
  });
  it("is over when somebody says so, and empty rows count as nothing", () => {
    const rows = [
      [12, 10],
      [null, 8],
      [null, null],
      [1, 3],
    ];
    expect(standing(sheet("gra_roku", rows)).isOver).toBe(false);
    expect(standing(sheet("gra_roku", rows, { done: true }))).toMatchObject({
      totals: [11, 15],
      isOver: true,
    });
  });
});

describe("Sun and Moon", () => {
  it("takes what is left from what was cleared", () => {
    expect(
      standing(
        sheet("sun_and_moon", [
          [12, 6],
          [5, 9],
        ]),
      ),
    ).toMatchObject({ totals: [7, -3], sums: [7, -3], first: [0], isOver: true });
  });
  it("adds the partners at four, who sit opposite", () => {
    const found = standing(
      sheet("sun_and_moon", [
        [12, 6, 0, 7],
        [5, 0, 9, 1],
      ]),
    );
    expect(found).toMatchObject({
      sides: [
        [0, 2],
        [1, 3],
      ],
      sums: [-2, 12],
      first: [1],
    });
    expect(sidesOf("sun_and_moon", 3)).toEqual([[0], [1], [2]]);
  });
});

describe("a sheet", () => {
  it("has nobody in front before anything is written", () => {
    expect(standing(newSheet("nox", ["A", "B"], 150, false))).toMatchObject({ first: [], isOver: false });
  });
  it("reads digits only", () => {
    expect([read(" 42 "), read(""), read("-3"), read("1e9"), read("12345")]).toEqual([42, null, 3, 19, 123]);
  });
  it("knows what the cards do not allow", () => {
    expect([0, 5, 6, 75, 76].map((value) => isPossible("nox", 3, value))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(isPossible("gra_roku", 0, 21)).toBe(false);
  });
  it("changes one cell and leaves the old sheet as it was", () => {
    const old = sheet("nox", [[1, 2]]);
    expect(write(old, 0, 1, 30).rows).toEqual([[1, 30]]);
    expect(old.rows).toEqual([[1, 2]]);
  });
  it("comes back from the device; damaged ones are left out", () => {
    const good = sheet("nox", [[10, null]]);
    const bad = [
      null,
      7,
      {},
      { ...good, game: "chess" },
      { ...good, rows: [[1]] },
      { ...good, target: 7 },
      { ...good, names: [1, 2] },
    ];
    expect(restored(JSON.parse(JSON.stringify([good, ...bad])))).toEqual([good]);
    expect(restored("nonsense")).toEqual([]);
  });
});
