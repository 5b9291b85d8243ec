/** A queue in which nobody moves up. */
import { expect, test } from "vitest";
import { stableQueue } from "../src/core/stableQueue";

/** The places after each of these queues. */
function places(...queues: number[][]): number[][] {
  let now: number[] = [];
  const ask = stableQueue(() => now);
  return queues.map((queue) => {
    now = queue;
    return [...ask()];
  });
}

test("those who have had their turn keep their places", () => {
  expect(places([2, 0, 1], [0, 1], [1])).toEqual([
    [2, 0, 1],
    [2, 0, 1],
    [2, 0, 1],
  ]);
});

test("it is gone when the last one has had a turn", () => {
  expect(places([2, 0], [0], [])).toEqual([[2, 0], [2, 0], []]);
});

test("it forms anew in another order", () => {
  expect(places([2, 0, 1], [1], [1, 2, 0])).toEqual([
    [2, 0, 1],
    [2, 0, 1],
    [1, 2, 0],
  ]);
});

test("it goes back when the match is seen again from before", () => {
  expect(places([0, 1], [2, 0, 1])).toEqual([
    [0, 1],
    [2, 0, 1],
  ]);
});
