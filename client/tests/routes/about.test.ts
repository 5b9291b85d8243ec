/** The About page says which version answers, and whether its engine is compiled. */
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/core/api";
import { startTexts } from "../../src/i18n/texts.svelte";
import About from "../../src/routes/About.svelte";

let page: Record<string, unknown> | undefined;

beforeEach(startTexts);

afterEach(async () => {
  if (page !== undefined) await unmount(page);
  vi.restoreAllMocks();
});

test.each([
  [true, "Lunasol 1.2.3. The engine is compiled"],
  [false, "Lunasol 1.2.3. The engine is not compiled"],
])("compiled: %s", async (compiled, sentence) => {
  vi.spyOn(api, "health").mockResolvedValue({ status: "ok", version: "1.2.3", compiled });
  page = mount(About, { target: document.body });
  await vi.waitFor(() => expect(document.body.textContent).toContain(sentence));
});

test("without a server it says nothing about one", async () => {
  vi.spyOn(api, "health").mockRejectedValue(new Error("no connection"));
  page = mount(About, { target: document.body });
  await vi.waitFor(() => expect(document.body.textContent).toContain("four printed card games"));
  expect(document.body.textContent).not.toContain("engine");
});
