/** Most people see a few options; no option is lost, unless it would change nothing. */
import { expect, test } from "vitest";
import { isMain, isOffered } from "../../src/core/options";

const option = (name: string, values: readonly (boolean | number | string)[] = [true, false]) => ({
  name,
  values,
});

test("the main options of a game are few", () => {
  expect(isMain("nox", option("variant"))).toBe(true);
  expect(isMain("nox", option("merge_top"))).toBe(false);
  expect(isMain("gra_roku", option("variant"))).toBe(false);
});

test("partners are asked about partners", () => {
  expect(isOffered(option("team_clear"), 4, {})).toBe(true);
  expect(isOffered(option("team_clear"), 3, {})).toBe(false);
});

test("a part of the harder variant comes with it", () => {
  expect(isOffered(option("cyclic"), 2, {})).toBe(false);
  expect(isOffered(option("cyclic"), 2, { harder: true })).toBe(true);
});

test("what has one value is no question, and a number always is one", () => {
  expect(isOffered(option("deck", ["standard"]), 2, {})).toBe(false);
  expect(isOffered(option("max_rounds", []), 2, {})).toBe(true);
});
