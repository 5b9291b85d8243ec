/** What tables add up for the eye: months, sums of colours, cards that a clearing takes. */
import { describe, expect, test } from "vitest";
import { Shown } from "../src/games/day_and_night/logic/shown.svelte";
import { months } from "../src/games/gra_roku/logic/year";
import { size, type SunAndMoonPlay } from "../src/games/sun_and_moon/logic/rows";
import type { Play } from "../src/core/play";
import { LANGUAGES } from "../src/core/settings.svelte";
import { texts } from "../src/i18n/texts.svelte";
import type { EventInfo } from "../src/generated/wire";

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

describe("the sums of the colours", () => {
  const CARDS: Record<string, { colour: string; value: number }> = {
    O5: { colour: "orange", value: 5 },
    O9: { colour: "orange", value: 9 },
    B7: { colour: "blue", value: 7 },
  };
  const took = (card: string): EventInfo => ({ key: "took", facts: { seat: 1, card } });
  const discarded: EventInfo = { key: "discarded", facts: { count: 2 } };

  function sumsOf(log: EventInfo[]): Record<string, number> {
    const table = {
      round: 2,
      last_round: false,
      time: "day",
      middle: "O5",
      played: [["B7"], []],
      winning_colour: "orange",
    };
    const view = { phase: "take", table };
    const words = { facts: (card: string) => CARDS[card] ?? {} };
    const play = { view, log, recent: [], words } as unknown as Play<"day_and_night">;
    let found: Record<string, number> = {};
    const end = $effect.root(() => {
      const { sums } = new Shown(
        () => play,
        () => false,
      ).round;
      found = Object.fromEntries(sums.map(({ colour, sum }) => [colour, sum]));
    });
    end();
    return found;
  }

  test("hold what has been taken in this round, also for who comes back in the middle of it", () => {
    expect(sumsOf([discarded, took("O9")])).toEqual({ orange: 14, blue: 7 });
  });

  test("forget what was taken in the round before", () => {
    expect(sumsOf([took("O9"), discarded])).toEqual({ orange: 5, blue: 7 });
  });
});
