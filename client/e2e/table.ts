/** A visitor's browser, and ways to play: by mouse, by touch, by keyboard alone. */
import { test as base, expect, type Browser, type BrowserContext, type Page } from "@playwright/test";

export { expect };

export interface Wishes {
  language?: string;
  theme?: "day" | "night";
  name?: string;
  level?: string;
  [other: string]: unknown;
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
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
    (settings) => localStorage.getItem("lunasol.settings") ?? localStorage.setItem("lunasol.settings", settings),
    kept,
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => wrong(page, error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) wrong(page, message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(at) && !/^(data|blob):/.test(request.url())) wrong(page, `asked ${request.url()}`);
  });
  return page;
}

/** What a browser writes when the network is cut on purpose. */
const EXPECTED = /net::ERR_|WebSocket connection to .* failed|Failed to load resource/;
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
  return browser.newContext({ viewport: { width: 1440, height: 900 }, ...how });
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

/** A generator of one's own, so that a failure can be repeated. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return state % below;
  };
}

export const TURN = "[data-turn=mine]";
export const END = "section.end";
const CARDS = "[data-zone=hand] button.card.legal";
const TARGETS = "main [data-move]:visible";

type Press = (page: Page, selector: string, number: number) => Promise<void>;

export const mouse: Press = (page, selector, number) => page.locator(selector).nth(number).click({ timeout: 5000 });
export const touch: Press = (page, selector, number) => page.locator(selector).nth(number).tap({ timeout: 5000 });

const STOPS = 60;
const IN_A_GROUP = 40;

/** From stop to stop by Tab, inside a group by arrows, until something that fits has the focus; then Enter. */
export const keyboard: Press = async (page, selector, number) => {
  const wanted = selector.replace(":visible", "");
  const fits = () => page.evaluate((fit) => document.activeElement?.matches(fit) ?? false, wanted);
  const along = async (steps: number) => {
    for (let step = 0; step < steps; step++) {
      const moved = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press("ArrowRight");
      if (await page.evaluate((before) => document.activeElement === before, moved)) return;
      if (await fits()) return;
    }
  };
  if (selector === CARDS) await page.keyboard.press("h");
  for (let stop = 0; stop < STOPS && !(await fits()); stop++) {
    await along(IN_A_GROUP);
    if (!(await fits())) await page.keyboard.press("Tab");
  }
  expect(await fits(), `the keyboard reaches ${selector}`).toBe(true);
  for (let more = 0; more < number % 4; more++) await along(1);
  if (await fits()) await page.keyboard.press("Enter");
};

/** One decision: a card and where it goes, or whatever else is offered. */
export async function decide(page: Page, press: Press, roll: (below: number) => number): Promise<void> {
  if ((await page.locator(TARGETS).count()) === 0) {
    const cards = await page.locator(CARDS).count();
    if (cards === 0) return; // it has just changed
    const chosen = roll(cards);
    await press(page, CARDS, chosen);
  }
  const targets = await page.locator(TARGETS).count();
  if (targets > 0) await press(page, TARGETS, roll(targets));
}

/** Play until the match is over, or so many decisions have been made. */
export async function playOn(page: Page, press: Press, roll: (below: number) => number, most = 2000): Promise<number> {
  let failures = 0;
  for (let made = 0; made < most; ) {
    await page.locator(`${TURN}, ${END}`).first().waitFor({ timeout: 60_000 });
    if (await page.locator(END).count()) return made;
    try {
      await decide(page, press, roll);
      made += 1;
      failures = 0;
    } catch (error) {
      failures += 1; // the table may have changed under the hand; but not again and again
      if (failures > 3) throw error;
    }
  }
  return most;
}
