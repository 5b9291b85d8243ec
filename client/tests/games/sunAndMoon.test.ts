/** A clearing marks the places that the rules clear, and promises as many cards. */
import { expect, test } from "vitest";
import { clearings, holds, size, type Segment } from "../../src/games/sun_and_moon/logic/clearings";
import type { SunAndMoonPlay } from "../../src/games/sun_and_moon/logic/rows";
import { wordsFor, golden } from "../golden";

interface Cleared {
  readonly seat: number;
  readonly suns: string[][][];
  readonly moons: string[][][];
  readonly partners: (number | null)[];
  readonly move: string;
  readonly segments: Segment[];
  readonly cards: number;
}
const cases = golden<{ clearings: Cleared[] }>("sun_and_moon").clearings;
const words = await wordsFor("sun_and_moon", "standard");

const playOf = ({ seat, suns, moons, partners }: Cleared, legal: string[]) =>
  ({ seat, legal, words, view: { table: { suns, moons, partners } } }) as unknown as SunAndMoonPlay;

test.each(cases)("$move of seat $seat brings $cards cards", (cleared) => {
  const play = playOf(cleared, [cleared.move]);
  const found = clearings(play);
  expect(found).toEqual([{ move: cleared.move, segments: cleared.segments }]);
  expect(size(play, found[0]!.segments)).toBe(cleared.cards);
});

test("a partner's row can be cleared too", () => {
  expect(cases.some(({ seat, segments }) => segments.some((each) => each.seat !== seat))).toBe(true);
});

test("the largest clearing comes first", () => {
  const both = cases.find(({ segments }) => segments.length > 1)!;
  const parts = both.move.slice("clear ".length).split(" ");
  const play = playOf(both, [...parts.map((part) => `clear ${part}`), both.move]);
  expect(clearings(play)[0]?.move).toBe(both.move);
});

test("a place is part of a clearing from its first to its last", () => {
  const cleared: Segment[] = [{ seat: 1, kind: "sun", first: 2, last: 4 }];
  expect([1, 2, 4, 5].map((place) => holds(cleared, 1, "sun", place))).toEqual([false, true, true, false]);
  expect([holds(cleared, 0, "sun", 3), holds(cleared, 1, "moon", 3)]).toEqual([false, false]);
});
