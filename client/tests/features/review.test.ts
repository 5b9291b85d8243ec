/** The winning chances of a match, the paths of their chart, and the costliest moves. */
import { describe, expect, it } from "vitest";
import { costliest, isDone } from "../../src/core/judgement";
import { chancePoints, chartPaths } from "../../src/features/review/winChances";
import type { Account, Decision, Review } from "../../src/generated/wire";

function decision(
  at: number,
  seat: number,
  share: number,
  best_share: number,
  more: Partial<Decision> = {},
): Decision {
  const loss = Math.max(0, best_share - share);
  return {
    at,
    seat,
    move: "B1a>0",
    share,
    best: "B2a>0",
    best_share,
    loss,
    error: 0.03,
    clear: loss > 0.03,
    reason: null,
    beside: [],
    ...more,
  };
}

function account(seat: number, result: number): Account {
  return { seat, decisions: 1, best_found: 0, par: 0.5, loss: 0, rest: result - 0.5, result };
}

function review(decisions: Decision[], total = decisions.length): Review {
  return {
    done: decisions.length,
    total,
    iterations: 10,
    decisions,
    summary: [account(0, 1), account(1, 0)],
  };
}

const SIZE = { width: 100, height: 10 };

describe("winning chances", () => {
  it("go from the start over the player's own decisions to the result", () => {
    const found = chancePoints(
      review([decision(1, 0, 0.6, 0.6), decision(2, 1, 0.1, 0.4), decision(5, 0, 0.7, 0.9)]),
      0,
      8,
    );
    expect(found).toEqual([
      { at: 0, share: 0.5 },
      { at: 1, share: 0.6 },
      { at: 5, share: 0.9 },
      { at: 5, share: 0.7 },
      { at: 8, share: 1 },
    ]);
  });

  it("do not drop if a move was better than the best one of the search", () => {
    expect(chancePoints(review([decision(3, 0, 0.8, 0.7)]), 0, 8)).toContainEqual({ at: 3, share: 0.8 });
    expect(chancePoints(review([decision(3, 0, 0.8, 0.7)]), 0, 8)).toHaveLength(3);
  });

  it("do not include the result before the review is complete", () => {
    const half = review([decision(1, 0, 0.6, 0.6)], 2);
    expect(isDone(half)).toBe(false);
    expect(chancePoints(half, 0, 8).at(-1)).toEqual({ at: 1, share: 0.6 });
  });
});

describe("the chart", () => {
  it("is smooth between decisions and drops at mistakes", () => {
    const points = [
      { at: 0, share: 0.5 },
      { at: 4, share: 1 },
      { at: 4, share: 0.2 },
      { at: 8, share: 0 },
    ];
    expect(chartPaths(points, 8, SIZE).line).toBe("M0 5C25 5 25 0 50 0V8C75 8 75 10 100 10");
  });

  it("closes its area at the bottom, also if it is incomplete", () => {
    const points = [
      { at: 2, share: 0.5 },
      { at: 4, share: 1 },
    ];
    expect(chartPaths(points, 8, SIZE).area).toMatch(/^M25 5C.*50 0V10H25Z$/);
  });

  it("is empty without points", () => {
    expect(chartPaths([], 0, SIZE)).toEqual({ line: "", area: "" });
    expect(chartPaths([{ at: 0, share: 0 }], 0, SIZE).line).toBe("M0 10");
  });
});

describe("the costliest moves", () => {
  const made = [
    decision(1, 0, 0.3, 0.4),
    decision(2, 1, 0.2, 0.6),
    decision(3, 0, 0.5, 0.51),
    decision(4, 0, 0.1, 0.4),
  ];

  it("are the clear mistakes, the costliest first", () => {
    expect(costliest(made).map(({ at }) => at)).toEqual([2, 4, 1]);
  });

  it("can be limited to one seat", () => {
    expect(costliest(made, 0).map(({ at }) => at)).toEqual([4, 1]);
    expect(costliest(made, 1).map(({ at }) => at)).toEqual([2]);
  });

  it("are limited in number, the earlier of equal ones first", () => {
    const many = [3, 2, 1].map((at) => decision(at, 0, 0.2, 0.6));
    expect(costliest(many, null, 2).map(({ at }) => at)).toEqual([1, 2]);
  });
});
