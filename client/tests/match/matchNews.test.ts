/** The ending is loaded when a match is over. If it cannot be loaded, the ways on are still there. */
import { createRawSnippet, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { OnlineTable } from "../../src/core/onlineTable.svelte";
import { startTexts } from "../../src/i18n/texts.svelte";
import MatchNews from "../../src/match/MatchNews.svelte";

vi.mock("../../src/match/ending/Ending.svelte", () => {
  throw new Error("no network");
});

beforeAll(() => startTexts());

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

test("a match that is over shows the ways on even if the ending cannot be loaded", async () => {
  const table = { id: "0a", seat: 0, result: { scores: [1, 2] }, info: null } as unknown as OnlineTable;
  const again = createRawSnippet(() => ({ render: () => "<button>again</button>" }));
  shown = mount(MatchNews, { target: document.body, props: { table, again } });
  await vi.waitFor(() => expect(document.body.textContent).toContain("again"));
  const ways = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(ways).toEqual(expect.arrayContaining(["/review/0a?seat=0", "/replay/0a?seat=0", "/verify/0a", "/"]));
});
