/** A visitor's browser, and the start of a match. */
import { test as base, expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { salt } from "./chance";

export { expect };

/** Most tests look at what can be done, not at how it is shown. */
const QUICK = { speed: "at-once", sound: false } as const;

export interface Wishes {
  language?: string;
  theme?: "day" | "night";
  name?: string;
  level?: string;
  motion?: "full" | "reduced";
  confirm?: boolean;
  speed?: "slow" | "normal" | "fast" | "at-once";
  /** Any other word deals other cards. */
  deal?: string;
}

/** What a phone's browser leaves of 390 × 844. */
export const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true } as const;
export const GAMES = ["day_and_night", "gra_roku", "sun_and_moon", "nox"] as const;
export type Game = (typeof GAMES)[number];

export function address(): string {
  return process.env["LUNASOL_ADDRESS"]!;
}

/** A page with these settings. If it reports an error, or asks another server for something, the test
 * fails. */
export async function visit(context: BrowserContext, wishes: Wishes = {}, at = address()): Promise<Page> {
  const { deal = "", ...wished } = wishes;
  const settings = { language: "en", theme: "day", name: "Anna", level: "beginner", ...QUICK, ...wished };
  // Only where none are stored yet: a test may change settings and reload.
  await context.addInitScript(
    (stored) => localStorage.getItem("lunasol.settings") ?? localStorage.setItem("lunasol.settings", stored),
    JSON.stringify(settings),
  );
  await context.addInitScript(stateSalt, salt(settings.name + deal));
  const page = await context.newPage();
  page.on("pageerror", (error) => addFault(page, error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) addFault(page, message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(at) && !/^(data|blob):/.test(request.url()))
      addFault(page, `asked ${request.url()}`);
  });
  return page;
}

/** In the page: the salt is all that it draws as bytes; other random numbers stay random. */
function stateSalt(stated: number[]): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array)) return draw(array);
    array.set(stated);
    return array;
  };
}

/** What a browser writes when the network is cut on purpose. */
const EXPECTED =
  /net::ERR_|WebSocket connection to .* failed|Failed to load resource|when fetching the script/;
const faults = new WeakMap<Page, string[]>();

function addFault(page: Page, fault: string): void {
  faults.set(page, [...(faults.get(page) ?? []), fault]);
}

/** These people go; nothing may have gone wrong for any of them. */
export async function leave(...pages: Page[]): Promise<void> {
  for (const page of pages) expect(faults.get(page) ?? []).toEqual([]);
  await Promise.all(pages.map((page) => page.context().close()));
}

export const test = base.extend<{ visitor: (wishes?: Wishes, how?: object) => Promise<Page> }>({
  visitor: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (wishes, how) => {
      const page = await visit(await newContext(browser, how), wishes);
      pages.push(page);
      return page;
    });
    await leave(...pages);
  },
});

/** Without motion, and without a service worker, which would fetch all files in every test. Tests that need
 * them ask for them. */
export function newContext(browser: Browser, how: object = {}): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1200, height: 800 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...how,
  });
}

/** Open a table over HTTP as this visitor. */
export async function openTable(page: Page, game: Game, wish: object = {}): Promise<string> {
  const answer = await page.request.post(`${address()}/api/tables`, {
    data: { game, hints: true, level: "beginner", ...wish },
    headers: { origin: address() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

/** Begin against bots on the first screen, as somebody who takes what is offered there. */
export async function playFromHome(page: Page, game: Game): Promise<void> {
  await page.goto(address());
  await page.locator(`[data-play=${game}]`).click();
  await page.locator("[data-start]").click();
}

/** Open a table as this visitor, and begin against bots. */
export async function startMatch(page: Page, game: Game, wish: object = {}): Promise<string> {
  const id = await openTable(page, game, { bots: true, ...wish });
  await page.goto(`${address()}/t/${id}`);
  return id;
}
