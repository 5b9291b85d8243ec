/** What is kept on the device is believed only as far as it makes sense. */
import { expect, test } from "vitest";
import { parseSettings, preferredLanguage } from "../src/core/settings.svelte";

test.each([null, "", "nonsense{", "[]", "3", '"text"', "null"])("%s gives the usual settings", (kept) => {
  expect(parseSettings(kept)).toMatchObject({ theme: "system", cards: "medium", sound: false });
});

test("known choices come back, others and wrong kinds do not", () => {
  const found = parseSettings(
    JSON.stringify({ theme: "night", volume: "loud", colour: "red", language: "xx", name: "Eva" }),
  );
  expect(found).toMatchObject({ theme: "night", volume: 0.5, language: "en", name: "Eva" });
  expect(found).not.toHaveProperty("colour");
});

test.each([
  [["cs-CZ", "en"], "cs"],
  [["fr", "pl-PL"], "pl"],
  [["fr"], "en"],
  [[], "en"],
])("a browser that wants %s reads %s", (wished, language) => {
  expect(preferredLanguage(wished)).toBe(language);
});
