/** Who takes a shared device next, and what it stores about its matches. */
import { beforeEach, describe, expect, it } from "vitest";
import {
  saveMatch,
  savedMatch,
  savedMatches,
  type SavedMatch,
} from "../../src/features/hotseat/savedMatches";
import { nextToAct } from "../../src/features/hotseat/turns";
import { saveNames, knownNames } from "../../src/core/knownNames";

beforeEach(() => localStorage.clear());

describe("the device", () => {
  const view = (to_act: number[], chosen: number[] = []) => ({ to_act, chosen, players: 4 });

  it("goes to the person who must act", () => expect(nextToAct(view([2]), [0, 2], 0)).toBe(2));
  it("goes to nobody while bots act", () => expect(nextToAct(view([1, 3]), [0, 2], 0)).toBeNull());
  it("stays with a person who acts again", () => expect(nextToAct(view([0, 2]), [0, 2], 2)).toBe(2));
  it("goes clockwise through secret choices, once to each person", () => {
    expect(nextToAct(view([0, 1, 2, 3]), [0, 1, 2], null)).toBe(0);
    expect(nextToAct(view([0, 1, 2, 3], [0]), [0, 1, 2], 0)).toBe(1);
    expect(nextToAct(view([0, 1, 2, 3], [0, 1]), [0, 1, 2], 1)).toBe(2);
    expect(nextToAct(view([0, 1, 2, 3], [0, 1, 2]), [0, 1, 2], 2)).toBeNull();
    expect(nextToAct(view([0, 1, 2, 3], [2]), [0, 1, 2], 2)).toBe(0);
  });
});

describe("a match on this device", () => {
  const match: SavedMatch = {
    id: "abc",
    game: "nox",
    players: [{ seat: 0, name: "Anna", token: "t" }],
    places: [{ name: "Anna", bot: null }],
    options: {},
    hints: false,
    over: false,
  };

  it("is saved and found again", () => {
    saveMatch(match);
    saveMatch({ ...match, id: "def" });
    saveMatch({ ...match, over: true });
    expect(savedMatch("abc")?.over).toBe(true);
    expect(savedMatches().map(({ id }) => id)).toEqual(["abc", "def"]);
  });
  it("is ignored if it is damaged", () => {
    for (const kept of [
      "{",
      "7",
      "{}",
      '[{"id":"x"}]',
      JSON.stringify([
        { ...match, game: "chess" },
        { ...match, players: [] },
      ]),
    ]) {
      localStorage.setItem("lunasol.here", kept);
      expect(savedMatches()).toEqual([]);
    }
  });
  it("saves each name once", () => {
    saveNames(["Anna", "Béla"]);
    saveNames(["Cili"]);
    expect(knownNames()).toEqual(["Cili", "Béla"]);
  });
});
