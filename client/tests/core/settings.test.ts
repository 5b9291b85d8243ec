/** Stored settings are used only as far as they are valid. */
import { beforeEach, describe, expect, it, test } from "vitest";
import { change, parseSettings, preferredLanguage, settings } from "../../src/core/settings.svelte";

beforeEach(() => localStorage.clear());

test.each([null, "", "nonsense{", "[]", "3", '"text"', "null"])("%s gives the default settings", (stored) => {
  expect(parseSettings(stored)).toMatchObject({ theme: "system", cards: "medium", sound: true });
});

test("valid values are restored, unknown and invalid ones are not", () => {
  const found = parseSettings(
    JSON.stringify({ theme: "night", volume: "loud", colour: "red", language: "xx", name: "Eva" }),
  );
  expect(found).toMatchObject({ theme: "night", volume: 0.35, language: "en", name: "Eva" });
  expect(found).not.toHaveProperty("colour");
});

test.each([
  [["cs-CZ", "en"], "cs"],
  [["fr", "pl-PL"], "pl"],
  [["fr"], "en"],
  [[], "en"],
])("a browser with the languages %s gets %s", (wished, language) => {
  expect(preferredLanguage(wished)).toBe(language);
});

describe("settings", () => {
  const defaults = parseSettings(null);

  it("have their defaults if the stored ones are damaged", () => {
    const nonsense = {
      theme: "purple",
      language: "xx",
      volume: "loud",
      cards: 7,
      level: "god",
      __proto__: { confirm: true },
    };
    for (const stored of [
      "",
      "{",
      "7",
      "null",
      "[]",
      JSON.stringify(nonsense),
      '{"__proto__":{"confirm":true}}',
    ]) {
      expect(parseSettings(stored)).toEqual(defaults);
    }
  });
  it("keep valid values beside invalid ones", () => {
    expect(parseSettings('{"theme":"night","motion":"wild","volume":99}')).toEqual({
      ...defaults,
      theme: "night",
      volume: 1,
    });
  });
  it("follow changes in another tab", () => {
    change({ theme: "day" });
    const newValue = JSON.stringify({ ...settings, theme: "night", name: "Anna" });
    dispatchEvent(new StorageEvent("storage", { key: "lunasol.settings", newValue }));
    expect([settings.theme, settings.name]).toEqual(["night", "Anna"]);
    dispatchEvent(new StorageEvent("storage", { key: "something.else", newValue: "{}" }));
    expect(settings.theme).toBe("night");
  });
});
