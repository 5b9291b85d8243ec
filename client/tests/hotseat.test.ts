/** What is kept on a device comes back whole or not at all; and the device goes to whoever must act. */
import { beforeEach, describe, expect, it } from "vitest";
import { saveMatch, savedMatch, savedMatches, type SavedMatch } from "../src/features/hotseat/savedMatches";
import { nextToAct } from "../src/features/hotseat/turns";
import { change, parseSettings, settings } from "../src/core/settings.svelte";
import { saveNames, knownNames } from "../src/core/knownNames";

beforeEach(() => localStorage.clear());

describe("passing the device", () => {
  const view = (to_act: number[], chosen: number[] = []) => ({ to_act, chosen, players: 4 });

  it("goes to the person who must act", () => expect(nextToAct(view([2]), [0, 2], 0)).toBe(2));
  it("goes to nobody while bots act", () => expect(nextToAct(view([1, 3]), [0, 2], 0)).toBeNull());
  it("stays with who acts again", () => expect(nextToAct(view([0, 2]), [0, 2], 2)).toBe(2));
  it("goes clockwise through secret choices, each person once", () => {
    expect(nextToAct(view([0, 1, 2, 3]), [0, 1, 2], null)).toBe(0);
    expect(nextToAct(view([0, 1, 2, 3], [0]), [0, 1, 2], 0)).toBe(1);
    expect(nextToAct(view([0, 1, 2, 3], [0, 1]), [0, 1, 2], 1)).toBe(2);
    expect(nextToAct(view([0, 1, 2, 3], [0, 1, 2]), [0, 1, 2], 2)).toBeNull();
    expect(nextToAct(view([0, 1, 2, 3], [2]), [0, 1, 2], 2)).toBe(0);
  });
});

describe("a match at this device", () => {
  const match: SavedMatch = {
    id: "abc",
    game: "nox",
    players: [{ seat: 0, name: "Anna", token: "t" }],
    places: [{ name: "Anna", bot: null }],
    options: {},
    hints: false,
    over: false,
  };

  it("is found again", () => {
    saveMatch(match);
    saveMatch({ ...match, id: "def" });
    saveMatch({ ...match, over: true });
    expect(savedMatch("abc")?.over).toBe(true);
    expect(savedMatches().map(({ id }) => id)).toEqual(["abc", "def"]);
  });
  it("is left out if it is damaged", () => {
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
  it("remembers names once", () => {
    saveNames(["Anna", "Béla"]);
    saveNames(["Cili"]);
    expect(knownNames()).toEqual(["Cili", "Béla"]);
  });
});

describe("settings", () => {
  const usual = parseSettings(null);

  it("are as usual where what was kept is damaged", () => {
    const nonsense = {
      theme: "purple",
      language: "xx",
      volume: "loud",
      cards: 7,
      level: "god",
      __proto__: { confirm: true },
    };
    for (const kept of [
      "",
      "{",
      "7",
      "null",
      "[]",
      JSON.stringify(nonsense),
      '{"__proto__":{"confirm":true}}',
    ]) {
      expect(parseSettings(kept)).toEqual(usual);
    }
  });
  it("keep what is sound beside what is not", () => {
    expect(parseSettings('{"theme":"night","motion":"wild","volume":99}')).toEqual({
      ...usual,
      theme: "night",
      volume: 1,
    });
  });
  it("follow a change in another tab", () => {
    change({ theme: "day" });
    const newValue = JSON.stringify({ ...settings, theme: "night", name: "Anna" });
    dispatchEvent(new StorageEvent("storage", { key: "lunasol.settings", newValue }));
    expect([settings.theme, settings.name]).toEqual(["night", "Anna"]);
    dispatchEvent(new StorageEvent("storage", { key: "something.else", newValue: "{}" }));
    expect(settings.theme).toBe("night");
  });
});
