/** The end of a match: who stands against whom, the bars, the headline, and the level that is offered. */
import { beforeAll, describe, expect, it, test } from "vitest";
import { LANGUAGES } from "../../src/core/settings.svelte";
import type { Result } from "../../src/generated/wire";
import { texts } from "../../src/i18n/texts.svelte";
import { headline, type Telling } from "../../src/match/ending/headline";
import { levelOffer } from "../../src/match/ending/levelOffer";
import { barsOf, isTieBroken, sidesOf } from "../../src/match/ending/sides";

const NAMES = ["Anna", "Luna", "Sol", "Ramon"];
const PARTNERS = [2, 3, 0, 1];

function result(scores: number[], winners: number[]): Result {
  return { scores, winners, reason: "", decided_by: "points", secret: "", salt: "" };
}

function sides(scores: number[], winners: number[], partners: (number | null)[] = []) {
  return sidesOf(result(scores, winners), partners);
}

describe("the sides", () => {
  it("are single players, the winners first and then by score", () => {
    expect(sides([5, 16, 13, 13], [1]).map(({ seats }) => seats)).toEqual([[1], [2], [3], [0]]);
  });

  it("put a winner by tie-break before others with the same score", () => {
    const found = sides([13, 13], [1]);
    expect(found.map(({ seats }) => seats)).toEqual([[1], [0]]);
    expect(isTieBroken(found)).toBe(true);
    expect(isTieBroken(sides([13, 12], [0]))).toBe(false);
    expect(isTieBroken(sides([13, 13], [0, 1]))).toBe(false);
  });

  it("count partners once", () => {
    expect(sides([23, 12, 23, 12], [0, 2], PARTNERS)).toEqual([
      { seats: [0, 2], score: 23, won: true },
      { seats: [1, 3], score: 12, won: false },
    ]);
  });
});

describe("the bars", () => {
  it("grow from zero in both directions: a negative score lies on the other side", () => {
    const { zero, bars } = barsOf([31, 0, -5]);
    expect(zero).toBeCloseTo(5 / 36);
    expect(bars[0]).toEqual({ start: zero, length: 31 / 36, isNegative: false });
    expect(bars[1]!.length).toBe(0);
    expect(bars[2]!.isNegative).toBe(true);
    expect(bars[2]!.start).toBe(0);
    expect(bars[2]!.start + bars[2]!.length).toBeCloseTo(zero);
  });

  it("use the whole length where all scores have one sign", () => {
    expect(barsOf([10, 4])).toMatchObject({ zero: 0, bars: [{ start: 0, length: 1 }, { length: 0.4 }] });
    expect(barsOf([-10, -4])).toMatchObject({ zero: 1, bars: [{ start: 0, length: 1 }, { start: 0.6 }] });
  });

  it("have no length where nobody has scored", () => {
    expect(barsOf([0, 0])).toMatchObject({ zero: 0, bars: [{ length: 0 }, { length: 0 }] });
  });
});

describe("the headline", () => {
  beforeAll(() => texts.use("en"));

  const said = (scores: number[], winners: number[], more: Partial<Telling> = {}, partners?: number[]) =>
    headline({
      sides: sides(scores, winners, partners),
      seat: 0,
      name: (seat) => NAMES[seat]!,
      texts: texts.of("page"),
      language: texts.language,
      ...more,
    }).replaceAll("\u00a0", " ");

  it("speaks to me", () => {
    expect(said([16, 13, 13, 5], [0])).toBe("You win!");
    expect(said([23, 12, 23, 12], [0, 2], {}, PARTNERS)).toBe("You and Sol win!");
    expect(said([13, 13, 2], [0, 1])).toBe("You and Luna share the win.");
    expect(said([13, 13, 13], [0, 1, 2], { seat: 2 })).toMatch(/^You, Anna,? and Luna share the win\.$/);
  });

  it("says who else has won and by how much", () => {
    expect(said([5, 16, 13, 13], [1])).toBe("Luna wins, 16 : 13 : 13 : 5");
    expect(said([-5, 16, 3], [1])).toBe("Luna wins, 16 : 3 : −5");
    expect(said([12, 23, 12, 23], [1, 3], {}, PARTNERS)).toBe("Luna and Ramon win, 23 : 12");
    expect(said([2, 13, 13], [1, 2])).toBe("Luna and Sol share the win, 13 : 13 : 2");
  });

  it("is neutral for everybody who only looks on", () => {
    expect(said([16, 13], [0], { seat: null })).toBe("Anna wins, 16 : 13");
    expect(said([23, 12, 23, 12], [0, 2], { seat: null }, PARTNERS)).toBe("Anna and Sol win, 23 : 12");
  });

  test.each(LANGUAGES)("says all of this in %s", async (language) => {
    await texts.use(language);
    const all = [
      said([16, 13], [0]),
      said([23, 12, 23, 12], [0, 2], {}, PARTNERS),
      said([13, 13], [0, 1]),
      said([5, 16], [1]),
      said([12, 23, 12, 23], [1, 3], {}, PARTNERS),
      said([2, 13, 13], [1, 2]),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(all[3]).toMatch(/Luna.*16 : 5/);
    expect(all.join()).not.toContain("ending-");
  });
});

describe("the level that is offered", () => {
  const person = { kind: "person", level: null } as const;
  const bot = (level: string) => ({ kind: "bot", level }) as const;
  const against = (level: string, scores: number[], winners: number[], me: number | null = 0) =>
    levelOffer(sides(scores, winners), [person, ...scores.slice(1).map(() => bot(level))], me);

  it("is one up after a clear win", () => {
    expect(against("casual", [20, 12, 9], [0])).toEqual({ level: "skilled", isHarder: true });
    expect(against("casual", [20, 19, 9], [0])).toBeNull();
    expect(against("casual", [20, 20, 9], [0, 1])).toBeNull();
    expect(against("expert", [20, 2], [0])).toBeNull();
  });

  it("is one down after a clear loss, but not for those in the middle", () => {
    expect(against("casual", [3, 20, 12], [1])).toEqual({ level: "beginner", isHarder: false });
    expect(against("casual", [-5, 2], [1])).toEqual({ level: "beginner", isHarder: false });
    expect(against("casual", [3, 20, 2], [1])).toBeNull();
    expect(against("casual", [18, 20, 19], [1])).toBeNull();
    expect(against("beginner", [3, 20], [1])).toBeNull();
  });

  it("is none with other people, with bots of several levels, and for spectators", () => {
    const clear = sides([20, 5, 5], [0]);
    expect(levelOffer(clear, [person, person, bot("casual")], 0)).toBeNull();
    expect(levelOffer(clear, [person, bot("strong"), bot("casual")], 0)).toBeNull();
    expect(against("casual", [20, 5], [0], null)).toBeNull();
  });

  it("counts partners as one side", () => {
    const won = sides([23, 12, 23, 12], [0, 2], PARTNERS);
    const seats = [person, bot("casual"), bot("casual"), bot("casual")];
    expect(levelOffer(won, seats, 0)).toEqual({ level: "skilled", isHarder: true });
  });
});
