/** A visitor's browser, and the start of a match. */
import { test as base, expect, type Browser, type BrowserContext, type Page } from "@playwright/test";

export { expect };

export interface Wishes {
  language?: string;
  theme?: "day" | "night";
  name?: string;
  level?: string;
  [other: string]: unknown;
}

/** As much as a phone's browser leaves of 390 × 844. */
export const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true } as const;
export const GAMES = ["day_and_night", "gra_roku", "sun_and_moon", "nox"] as const;
export type Game = (typeof GAMES)[number];

export function address(): string {
  return process.env["LUNASOL_ADDRESS"]!;
}

/** A page with chosen settings; whatever goes wrong in it, or leaves the server, fails the test. */
export async function visit(context: BrowserContext, wishes: Wishes = {}, at = address()): Promise<Page> {
  const kept = JSON.stringify({ language: "en", theme: "day", name: "Anna", level: "beginner", ...wishes });
  // Only where nothing is kept yet: a test may change settings and reload.
  await context.addInitScript(
    (settings) =>
      localStorage.getItem("lunasol.settings") ?? localStorage.setItem("lunasol.settings", settings),
    kept,
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => wrong(page, error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) wrong(page, message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(at) && !/^(data|blob):/.test(request.url()))
      wrong(page, `asked ${request.url()}`);
  });
  return page;
}

/** What a browser writes when the network is cut on purpose. */
const EXPECTED =
  /net::ERR_|WebSocket connection to .* failed|Failed to load resource|when fetching the script/;
const faults = new WeakMap<Page, string[]>();

function wrong(page: Page, what: string): void {
  faults.set(page, [...(faults.get(page) ?? []), what]);
}

export function expectNoFaults(page: Page): void {
  expect(faults.get(page) ?? []).toEqual([]);
}

export const test = base.extend<{ visitor: (wishes?: Wishes, how?: object) => Promise<Page> }>({
  visitor: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (wishes, how) => {
      const page = await visit(await newContext(browser, how), wishes);
      pages.push(page);
      return page;
    });
    for (const page of pages) {
      expectNoFaults(page);
      await page.context().close();
    }
  },
});

export function newContext(browser: Browser, how: object = {}): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1200, height: 800 }, ...how });
}

/** Make a table over HTTP as this visitor, and begin against bots. */
export async function startMatch(page: Page, game: Game, wish: object = {}): Promise<string> {
  const answer = await page.request.post(`${address()}/api/tables`, {
    data: { game, hints: true, ...wish },
    headers: { origin: address() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${address()}/t/${id}?go=bots`);
  return id;
}
