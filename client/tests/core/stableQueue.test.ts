/** A queue in which nobody moves up while others have their turn. */
import { expect, test } from "vitest";
import { stableQueue } from "../../src/core/stableQueue";

/** The stable queue after each of these queues. */
function places(...queues: number[][]): number[][] {
  let now: number[] = [];
  const ask = stableQueue(() => now);
  return queues.map((queue) => {
    now = queue;
    return [...ask()];
  });
}

test("items that are done keep their places", () => {
  expect(places([2, 0, 1], [0, 1], [1])).toEqual([
    [2, 0, 1],
    [2, 0, 1],
    [2, 0, 1],
  ]);
});

test("it is empty when the last item is done", () => {
  expect(places([2, 0], [0], [])).toEqual([[2, 0], [2, 0], []]);
});

test("it starts again in another order", () => {
  expect(places([2, 0, 1], [1], [1, 2, 0])).toEqual([
    [2, 0, 1],
    [2, 0, 1],
    [1, 2, 0],
  ]);
});

test("it follows a replay that goes back", () => {
  expect(places([0, 1], [2, 0, 1])).toEqual([
    [0, 1],
    [2, 0, 1],
  ]);
});
