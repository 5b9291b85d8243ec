/** The layout of a year: rows stand as the rules count them, and no place names what does not lie there. */
import { describe, expect, test } from "vitest";
import { loadDeck } from "../../src/core/decks";
import { clockwise, numbers } from "../../src/games/gra_roku/logic/clockwise";
import { starterReason } from "../../src/games/gra_roku/logic/starter";
import { columns, completeRows, progress, rowPoints } from "../../src/games/gra_roku/logic/year";
import { golden } from "../golden";

const { years } = golden<{ years: { year: (string | null)[]; row_points: number[] }[] }>("gra_roku");
const deck = await loadDeck("gra_roku", undefined);
const facts = (card: string) => deck.cards[card] ?? {};
const EMPTY: (string | null)[] = Array.from({ length: 12 }, () => null);
/** A year with these cards at the places of their symbols: stork, flower, bee, then summer and so on. */
const year = (cards: Record<number, string>) => EMPTY.map((_, i) => cards[i] ?? null);

test.each(years)("complete rows count $row_points", ({ year, row_points }) => {
  expect(rowPoints(year, facts)).toEqual(row_points);
});

describe("the columns of a year", () => {
  const shown = (...args: Parameters<typeof columns>) =>
    columns(...args).map(({ cards }) => cards.map(({ card }) => card));
  const spring = year({ 0: "St2", 1: "Fl5", 2: "Be4" });

  test("have the best cards on top, so that rows are as they count", () => {
    expect(shown(spring, facts)[0]).toEqual(["Fl5", "Be4", "St2"]);
  });

  test("show a card that lands below the others, until they are sorted", () => {
    expect(shown(spring, facts, ["Fl5"])[0]).toEqual(["Be4", "St2", "Fl5"]);
  });

  test("leave places below the cards empty, and name the missing symbols at the head", () => {
    const [, summer] = columns(year({ 4: "Ba3" }), facts);
    expect(summer!.cards.map(({ card }) => card)).toEqual(["Ba3"]);
    expect(summer!.symbols).toEqual([
      { name: "sun", isOwned: false },
      { name: "ball", isOwned: true },
      { name: "ice-cream", isOwned: false },
    ]);
  });

  test("make rows of one card per season, best first", () => {
    const two = year({ 0: "St2", 1: "Fl5", 3: "Su1", 4: "Ba3", 6: "Pu0", 7: "Sq3", 9: "Tr4", 11: "Sf5" });
    const rows = completeRows(two, facts).map((row) => row.map(({ card }) => card));
    expect(rows).toEqual([
      ["Fl5", "Ba3", "Sq3", "Sf5"],
      ["St2", "Su1", "Pu0", "Tr4"],
    ]);
  });
});

test("progress counts the cards, and names the season with the most", () => {
  expect(progress(EMPTY)).toEqual({ count: 0, best: null });
  const some = year({ 0: "St2", 3: "Su1", 5: "Ic3", 9: "Tr4" });
  expect(progress(some)).toEqual({ count: 4, best: { season: "summer", count: 2 } });
});

test("those who wait keep their numbers while others are done", () => {
  expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
  expect([...numbers([2, 3, 0, 1], 4)]).toEqual([
    [2, 1],
    [3, 2],
    [0, 3],
    [1, 4],
  ]);
  expect([...numbers([0, 1], 4)]).toEqual([
    [0, 3],
    [1, 4],
  ]);
});

test.each([
  ["more points", "Su5", ["Su5", "Fl4", "Sq0", "Tr4"], "points"],
  ["the later season", "Sf5", ["Sf5", "Fl5", "Sq0", "Tr4"], "season"],
  ["the bigger symbol", "Tr5", ["Sf5", "Fl5", "Sq0", "Tr5"], "symbol"],
])("%s decides who begins", (_, card, revealed, why) => {
  expect(starterReason(card, revealed, facts)).toEqual({ why, way: "clockwise" });
});

test("between two players nothing goes clockwise", () => {
  expect(starterReason("Su5", ["Su5", "Fl4"], facts).way).toBe("across");
});
