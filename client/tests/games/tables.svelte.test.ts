/** What tables add up for the eye: sums of colours, cards that a clearing takes. */
import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";
import { Shown, type Round } from "../../src/games/day_and_night/logic/shown.svelte";
import { size, type SunAndMoonPlay } from "../../src/games/sun_and_moon/logic/rows";
import type { Play } from "../../src/core/play";
import type { EventInfo } from "../../src/generated/wire";

test("a clearing takes covered suns and moons too, but counts no eclipse", () => {
  const suns = [[["S1"], ["S4", "E", "S3"], ["S7"]]];
  const facts = (card: string) => ({ kind: "sun", value: Number(card.slice(1)) });
  const play = { view: { table: { suns, moons: [[]] } }, words: { facts } } as unknown as SunAndMoonPlay;
  expect(size(play, [{ seat: 0, kind: "sun", first: 1, last: 2 }])).toBe(3);
  expect(size(play, [{ seat: 0, kind: "sun", first: 1, last: 3 }])).toBe(4);
});

describe("the sums of the colours", () => {
  const table = {
    round: 2,
    last_round: false,
    time: "day",
    middle: "O5",
    played: [["B7"], []],
    sums: { blue: 7, orange: 14 },
    leading_colour: "orange",
    winning_colour: "orange",
    finished: null,
  };
  const finished = {
    round: 2,
    time: "day",
    middle: "O5",
    played: [["B7"], ["O9"]],
    sums: { orange: 14, blue: 7 },
    winning_colour: "orange",
    taken: [null, "O9"],
  };
  const took: EventInfo = { key: "took", facts: { seat: 1, card: "O9" } };
  const discarded: EventInfo = { key: "discarded", facts: { count: 2 } };
  const playOf = (table: object, recent: EventInfo[] = []) =>
    ({
      view: { phase: "take", table },
      recent,
      log: [],
      legal: [],
      seat: null,
    }) as unknown as Play<"day_and_night">;

  /** What is shown after each of these views. */
  function shownAfter(...plays: Play<"day_and_night">[]): Round {
    let now = $state.raw(plays[0]!);
    let found: Round | undefined;
    const end = $effect.root(() => {
      const shown = new Shown(
        () => now,
        () => false,
      );
      for (const play of plays) {
        now = play;
        flushSync();
      }
      found = shown.round;
    });
    end();
    return found!;
  }

  test("are those of the view, which hold what has been taken in this round", () => {
    expect(shownAfter(playOf(table)).sums).toEqual([
      { colour: "orange", sum: 14 },
      { colour: "blue", sum: 7 },
    ]);
  });

  test("stay with the cards for a while when the round is over", () => {
    const next = {
      ...table,
      round: 3,
      middle: "B2",
      played: [[], []],
      sums: { blue: 2 },
      winning_colour: null,
    };
    const shown = shownAfter(playOf(table), playOf({ ...next, finished }, [took, discarded]));
    expect(shown).toMatchObject({
      number: 2,
      isFinished: true,
      middle: "O5",
      played: [["B7"], []],
      winning: "orange",
    });
    expect(shown.sums).toHaveLength(2);
    expect(shown.story).toEqual([took]);
  });

  test("forget what was taken in the round before", () => {
    const next = { ...table, round: 3, middle: "B2", sums: { blue: 2 }, finished };
    expect(shownAfter(playOf(next)).sums).toEqual([{ colour: "blue", sum: 2 }]);
  });
});
