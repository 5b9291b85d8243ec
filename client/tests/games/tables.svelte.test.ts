/** What tables add up for the eye: months, cards that a clearing takes. */
import { expect, test } from "vitest";
import { months } from "../../src/games/gra_roku/logic/year";
import { size, type SunAndMoonPlay } from "../../src/games/sun_and_moon/logic/rows";
import { LANGUAGES } from "../../src/core/settings.svelte";
import { texts } from "../../src/i18n/texts.svelte";

test.each(LANGUAGES)("a year in %s has twelve months, from spring to winter", async (language) => {
  await texts.use(language);
  await texts.need("gra_roku");
  const year = months(texts.of("gra_roku"));
  expect(year.map((season) => season.length)).toEqual([3, 3, 3, 3]);
  expect(new Set(year.flat()).size).toBe(12);
  const full = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const initials = Array.from({ length: 12 }, (_, i) => full.format(Date.UTC(2000, (i + 2) % 12, 1))[0]);
  expect(year.flat().map((name) => name[0])).toEqual(initials);
});

test("a clearing takes covered suns and moons too, but counts no eclipse", () => {
  const suns = [[["S1"], ["S4", "E", "S3"], ["S7"]]];
  const facts = (card: string) => ({ kind: "sun", value: Number(card.slice(1)) });
  const play = { view: { table: { suns, moons: [[]] } }, words: { facts } } as unknown as SunAndMoonPlay;
  expect(size(play, [{ seat: 0, kind: "sun", first: 1, last: 2 }])).toBe(3);
  expect(size(play, [{ seat: 0, kind: "sun", first: 1, last: 3 }])).toBe(4);
});
