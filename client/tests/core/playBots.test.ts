/** A match against bots begins with what was chosen last, and the first one as gently as possible. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/core/api";
import { GAMES, SIZES } from "../../src/core/games";
import { chosenOpponents, nextOpponents, playBots } from "../../src/core/playBots";
import { router } from "../../src/core/router.svelte";

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, "create").mockResolvedValue({ id: "abc", link: "", commitment: "" });
});
afterEach(() => vi.restoreAllMocks());

test.each(GAMES)("the first match of %s is against as few beginners as possible", (game) => {
  expect(chosenOpponents(game)).toBeNull();
  expect(nextOpponents(game)).toEqual({ players: SIZES[game].fewest, level: "beginner" });
});

test("the choice is kept for this game and for no other", async () => {
  await playBots("nox", "strong", 5);
  expect(api.create).toHaveBeenCalledWith(
    expect.objectContaining({ game: "nox", players: 5, level: "strong" }),
    "anywhere",
  );
  expect(router.route).toMatchObject({ screen: "t", id: "abc" });
  expect(nextOpponents("nox")).toEqual({ players: 5, level: "strong" });
  expect(chosenOpponents("gra_roku")).toBeNull();
});

test("without a number of players the last one counts", async () => {
  await playBots("nox", "casual", 4);
  await playBots("nox", "skilled");
  expect(nextOpponents("nox")).toEqual({ players: 4, level: "skilled" });
});

test.each([
  "[]",
  "nonsense{",
  '{"nox": 3}',
  '{"nox": {"players": 9, "level": "casual"}}',
  '{"nox": {"players": 2.5, "level": "casual"}}',
  '{"nox": {"players": 2, "level": "divine"}}',
])("a damaged choice counts as none: %s", (stored) => {
  localStorage.setItem("lunasol.opponents", stored);
  expect(chosenOpponents("nox")).toBeNull();
});
