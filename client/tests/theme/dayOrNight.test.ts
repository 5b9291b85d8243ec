/** A table's time card decides about the whole page, unless the table is only a part of it. */
import { afterEach, expect, test } from "vitest";
import { change } from "../../src/core/settings.svelte";
import { keepPageTheme, setTableTheme, theme } from "../../src/theme/dayOrNight.svelte";

change({ theme: "day" });
afterEach(() => setTableTheme(null));

test("night falls over the whole page", () => {
  setTableTheme("night");
  expect([theme.now, theme.isSetByTable]).toEqual(["night", true]);
});

test("in the review only the past table turns dark", () => {
  const end = keepPageTheme();
  setTableTheme("night");
  expect([theme.now, theme.isSetByTable, theme.atTable]).toEqual(["day", false, "night"]);
  end();
  expect(theme.now).toBe("night");
});
