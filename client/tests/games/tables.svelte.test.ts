/** What tables add up for the eye: cards that a clearing takes. */
import { expect, test } from "vitest";
import { size } from "../../src/games/sun_and_moon/logic/clearings";
import type { SunAndMoonPlay } from "../../src/games/sun_and_moon/logic/rows";

test("a clearing takes covered suns and moons too, but counts no eclipse", () => {
  const suns = [[["S1"], ["S4", "E", "S3"], ["S7"]]];
  const facts = (card: string) => ({ kind: "sun", value: Number(card.slice(1)) });
  const play = { view: { table: { suns, moons: [[]] } }, words: { facts } } as unknown as SunAndMoonPlay;
  expect(size(play, [{ seat: 0, kind: "sun", first: 1, last: 2 }])).toBe(3);
  expect(size(play, [{ seat: 0, kind: "sun", first: 1, last: 3 }])).toBe(4);
});
