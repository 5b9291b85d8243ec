/** The rows of a year stand as the rules count them. */
import { expect, test } from "vitest";
import { columns } from "../../src/games/gra_roku/logic/year";
import { wordsFor, golden } from "../golden";

const { years } = golden<{ years: { year: (string | null)[]; row_points: number[] }[] }>("gra_roku");

test.each(years)("$row_points", async ({ year, row_points }) => {
  const places = columns(year, await wordsFor("gra_roku", "standard"));
  const complete = [0, 1, 2].filter((row) => places.every((column) => column[row]!.card));
  const sum = (row: number) => places.reduce((total, column) => total + column[row]!.points, 0);
  expect(complete.map(sum)).toEqual(row_points);
});
