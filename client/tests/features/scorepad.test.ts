/** The score pad follows the printed rules. */
import { describe, expect, it } from "vitest";
import { counted, sidesOf, standing } from "../../src/features/scorepad/scoring";
import {
  isPossible,
  newSheet,
  read,
  restored,
  withNextRound,
  write,
  type Cell,
  type Sheet,
} from "../../src/features/scorepad/sheet";
import type { GameId } from "../../src/core/games";

function sheet(game: GameId, rows: Cell[][], changed: Partial<Sheet> = {}): Sheet {
  const names = rows[0]!.map((_, i) => `P${i}`);
  return { ...newSheet(game, names, 150, false), rows, ...changed };
}

describe("NOX", () => {
  it("scores the printed example (NX-G3), in the standard and the brave variant", () => {
    expect(counted([39, 0, 28], false)).toEqual([39, 0, 28]);
    expect(counted([39, 0, 28], true)).toEqual([39, 0, 0]);
  });
  it("scores a brave round for all tied players (NX-24), and for nobody at zero (NX-23)", () => {
    expect(counted([28, 28, 6], true)).toEqual([28, 28, 0]);
    expect(counted([0, 0, 0], true)).toEqual([0, 0, 0]);
  });
  it("scores a brave round only when it is complete", () => {
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
  it("ends with exactly the target (NX-20), but not during a round", () => {
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
  it("lets tied players share the victory (NX-22)", () => {
    expect(
      standing(
        sheet("nox", [
          [75, 75],
          [75, 75],
        ]),
      ),
    ).toMatchObject({ first: [0, 1], decidedBy: "shared" });
  });
  it("adds a row for the next round until the match is over", () => {
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
  it("needs the collected cards if stars are tied, and more of them win", () => {
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
  it("subtracts a point for each card set aside (GR-G5)", () => {
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
  it("allows negative totals (GR-31)", () => {
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
  it("breaks ties by fewer cards set aside", () => {
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
  it("is over when somebody ends it, and empty rows count as zero", () => {
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
  it("subtracts the cards that are left from those that were cleared", () => {
    expect(
      standing(
        sheet("sun_and_moon", [
          [12, 6],
          [5, 9],
        ]),
      ),
    ).toMatchObject({ totals: [7, -3], sums: [7, -3], first: [0], isOver: true });
  });
  it("adds the points of partners, who sit opposite each other", () => {
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
  it("has no leader while it is empty", () => {
    expect(standing(newSheet("nox", ["A", "B"], 150, false))).toMatchObject({ first: [], isOver: false });
  });
  it("reads digits only", () => {
    expect([read(" 42 "), read(""), read("-3"), read("1e9"), read("12345")]).toEqual([42, null, 3, 19, 123]);
  });
  it("detects numbers that the cards do not allow", () => {
    expect([0, 5, 6, 75, 76].map((value) => isPossible("nox", 3, value))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(isPossible("gra_roku", 0, 21)).toBe(false);
  });
  it("is not changed by writing, which returns a new sheet", () => {
    const old = sheet("nox", [[1, 2]]);
    expect(write(old, 0, 1, 30).rows).toEqual([[1, 30]]);
    expect(old.rows).toEqual([[1, 2]]);
  });
  it("is restored from storage unless it is damaged", () => {
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
