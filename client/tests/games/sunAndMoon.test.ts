/** What the table of Sun and Moon reads from rows and moves: clearings, refusals, what a card would do. */
import { describe, expect, test, vi } from "vitest";
import { parseMove } from "../../src/core/moves";
import { effectOf } from "../../src/games/sun_and_moon/logic/effects";
import { whyNot } from "../../src/games/sun_and_moon/logic/whyNot";
import {
  clearings,
  divisible,
  holds,
  MOST_LISTED,
  partsOf,
  size,
  type Segment,
} from "../../src/games/sun_and_moon/logic/clearings";
import {
  fitsRow,
  sides,
  total,
  type SunAndMoonPlay,
  type Table,
} from "../../src/games/sun_and_moon/logic/rows";
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

// Many clearings -----------------------------------------------------------------------------------

/** A row of this number of suns, of which any part of five or more can be cleared. */
function divisiblePlay(length: number, legal: readonly string[]): SunAndMoonPlay {
  const suns = [Array.from({ length }, (_, i) => [`S${i + 1}`]), []];
  return playOf({ seat: 0, suns, moons: [[], []], partners: [null, null] } as unknown as Cleared, [...legal]);
}

describe("a hundred thousand clearings", () => {
  const LENGTH = 20;
  const many = Array.from(
    { length: 100_000 },
    (_, i) => `clear S${(i % 16) + 1}-${(i % 16) + 5} M${i}-${i + 5}`,
  );
  const play = divisiblePlay(LENGTH, ["S1@0R", ...many, `clear S1-${LENGTH}`]);

  test("are offered as whole segments, and few of them are read", () => {
    const read = vi.spyOn(String.prototype, "matchAll");
    const found = clearings(play);
    expect(read.mock.calls.length).toBeLessThanOrEqual(MOST_LISTED);
    read.mockRestore();
    expect(found.map(({ move }) => move)).toEqual([`clear S1-${LENGTH}`]);
  });

  test("are grouped by segment, with a few hundred parts at most", () => {
    const [segment, ...more] = divisible(play);
    expect(more).toEqual([]);
    const parts = partsOf(segment!);
    expect(parts.length).toBe((16 * 17) / 2 - 1);
    expect(partsOf({ ...segment!, last: 29 }).length).toBeLessThan(400);
    expect(parts.every(({ segments: [part] }) => part!.last - part!.first >= 4)).toBe(true);
  });

  test("are not grouped while there are few", () => {
    expect(divisible(divisiblePlay(5, ["clear S1-5"]))).toEqual([]);
  });
});

// Refusals -----------------------------------------------------------------------------------------

interface Rows {
  readonly suns: string[][][];
  readonly moons?: string[][][];
  readonly partners?: (number | null)[];
}

function tableOf({ suns, moons = suns.map(() => []), partners = suns.map(() => null) }: Rows): Table {
  const none = suns.map(() => 0);
  return { suns, moons, partners, points: none, in_play: none } as unknown as Table;
}

const playing = (rows: Rows, legal: string[] = ["destruct"]) =>
  ({ seat: 0, legal, words, view: { table: tableOf(rows) } }) as unknown as SunAndMoonPlay;
const row = (...cards: string[]) => cards.map((card) => [card]);

describe("why a card cannot be played", () => {
  test("it can be played, or it is not my turn", () => {
    const rows = { suns: [row("S10"), row("S10")] };
    expect(whyNot(playing(rows, ["S12@0R"]), "S12")).toBe(null);
    expect(whyNot(playing(rows, []), "S12")).toBe(null);
  });

  test.each([
    ["no sun lies open", "SE1", { suns: [[], [["S5", "SE2"]]] }, "no-sun-open"],
    ["no moon lies open", "ME1", { suns: [row("S5"), []] }, "no-moon-open"],
    ["it fits nowhere", "S12", { suns: [row("S10", "S20"), row("S3", "S15")] }, "number-fits-nowhere"],
    [
      "rows start only in front of their owner",
      "S12",
      { suns: [row("S10", "S20"), []] },
      "start-your-own-row",
    ],
    [
      "the row belongs to the partner",
      "S12",
      { suns: [[], row("S10", "S20"), [], []], partners: [2, 3, 0, 1] },
      "team-has-that-row",
    ],
    [
      "an eclipse blocks the end",
      "S25",
      { suns: [[...row("S10"), ["S20", "SE1"]], row("S3", "S29")] },
      "eclipse-blocks-end",
    ],
  ])("%s", (_, card, rows, key) => {
    const play = playing(rows as Rows);
    expect(whyNot(play, card)).toBe(key);
    expect(words.refusal(key)).not.toContain(key);
  });
});

test.each([
  [[5, 9], 7, false],
  [[5, 9], 3, true],
  [[5, 0, 9], 7, true],
  [[5, 0, 0, 9], 7, true],
  [[0, 0], 7, true],
  [[5, 7, 0, 9], 6, false],
  [[1, 20, 25, 29], 15, false],
  [[0, 20, 25, 29], 15, true],
])("in the row %j the number %i fits: %s", (shown, value, fits) => {
  const stacks = shown.map((each) => [`S${each}`]);
  expect(fitsRow(stacks, value, (card) => ({ value: Number(card.slice(1)) }))).toBe(fits);
});

// What a card would do -----------------------------------------------------------------------------

describe("in somebody else's row", () => {
  const rival = row("S3", "S8", "S12", "S20");
  const noteOf = (suns: string[][][], move: string) =>
    effectOf(playing({ suns }), parseMove("sun_and_moon", move)).note;

  test("a number is a minus point", () => {
    expect(noteOf([[], []], "S12@1*")).toEqual({ key: "page-would-minus", facts: { seat: 1 } });
    expect(noteOf([[], row("S3")], "S1@1L").key).toBe("page-would-minus");
  });

  test("a fifth number side by side is a help", () => {
    const five = { key: "page-would-five", facts: { seat: 1, count: 5 } };
    expect([noteOf([[], rival], "S25@1R"), noteOf([[], rival], "S1@1L")]).toEqual([five, five]);
    const eclipsed = [...rival.slice(0, 2), ["S12", "SE1"], ...row("S20", "S25")];
    expect(noteOf([[], eclipsed], "S14@1#3")).toEqual(five);
  });

  test("an eclipse interrupts the row, or breaks up five", () => {
    expect(noteOf([[], rival], "SE1@1#2").key).toBe("page-would-interrupt");
    const broken = noteOf([[], row("S3", "S8", "S12", "S20", "S25")], "SE1@1#2");
    expect(broken).toEqual({ key: "page-would-break", facts: { seat: 1, count: 5 } });
  });
});

// Sides --------------------------------------------------------------------------------------------

test("sides are players or partners, and mine comes last", () => {
  const alone = tableOf({ suns: [[], [], []] });
  expect(sides(alone, 1)).toEqual([[2], [0], [1]]);
  const together = tableOf({ suns: [[], [], [], []], partners: [2, 3, 0, 1] });
  expect([sides(together, 3), sides(together, null)]).toEqual([
    [
      [0, 2],
      [1, 3],
    ],
    [
      [0, 2],
      [1, 3],
    ],
  ]);
});

test("partners add up their points and what lies in their rows", () => {
  const table = { ...tableOf({ suns: [[], [], [], []] }), points: [7, 0, 5, 2], in_play: [1, 3, 2, 4] };
  expect([total(table, [0, 2]), total(table, [1, 3])]).toEqual([9, -5]);
});
