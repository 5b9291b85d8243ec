/** What surrounds every table: the bar, the log, the menu, and what appears beside the hand. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { dice } from "./chance";
import { mouse, playOn, TURN } from "./play";
import { address, expect, GAMES, newContext, PHONE, startMatch, test, visit } from "./visitor";

const LANDSCAPE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } as const;
const SMALL = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const;

const log = (page: Page) => page.getByRole("button", { name: "What happened" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "What happened" });
const hand = (page: Page) => page.locator("[data-zone=hand]");

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  expect(box).not.toBeNull();
  return box!;
}

/** A finger that pulls the sheet down by its head. */
async function swipeDown(page: Page): Promise<void> {
  const { x, y, width } = await boxOf(sheet(page).locator("header"));
  await page.mouse.move(x + width / 3, y + 15);
  await page.mouse.down();
  await page.mouse.move(x + width / 3, y + 200, { steps: 4 });
  await page.mouse.up();
}

test("the log of a phone closes in four ways, and the focus comes back", async ({ visitor }) => {
  const page = await visitor({}, PHONE);
  await startMatch(page, "nox");
  await page.locator(TURN).waitFor();
  const ways = {
    escape: () => page.keyboard.press("Escape"),
    "a tap outside": () => page.touchscreen.tap(200, 30),
    "the cross": () => sheet(page).getByRole("button", { name: "Close" }).tap(),
    "a swipe": () => swipeDown(page),
  };
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await log(page).tap();
      await expect(sheet(page)).toBeVisible();
      await expect(sheet(page).locator(":focus")).toHaveCount(1);
      await close();
      await expect(sheet(page)).toBeHidden();
      await expect(log(page)).toBeFocused();
    });
  }
});

for (const [name, how] of Object.entries({ LANDSCAPE, SMALL })) {
  test(`the bar and the hand are always seen: ${name}`, async ({ visitor }) => {
    const page = await visitor({ language: "de" }, how);
    for (const game of GAMES) {
      await startMatch(page, game);
      await page.locator(TURN).waitFor();
      await expect(hand(page).locator("[data-card]").first()).toBeInViewport();
      await expect(page.locator(TURN)).toBeInViewport({ ratio: 1 });
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(scrolls, game).toBe(0);
    }
  });
}

for (const [name, how] of Object.entries({ PHONE, LANDSCAPE, DESKTOP: {} })) {
  test(`a hint and a question move nothing and leave the hand free: ${name}`, async ({ visitor }) => {
    const page = await visitor({ confirm: true }, how);
    await startMatch(page, "day_and_night");
    await page.locator(TURN).waitFor();
    await hand(page).locator("[data-card]").last().waitFor();
    const before = await boxOf(hand(page));
    await page.getByRole("button", { name: "Hint" }).click();
    const hint = page.getByRole("region", { name: "Hint" });
    await hint.waitFor();
    expect(await boxOf(hand(page))).toEqual(before);
    for (const card of await hand(page).locator("[data-card]").all())
      await card.click({ trial: true, position: { x: 12, y: 40 } });
    await test.step("axe", () => expectAccessible(page));
    await hint.getByRole("button", { name: "Play this" }).click();
    const question = page.getByRole("group", { name: "Play this?" });
    await expect(question.getByRole("button", { name: "Yes" })).toBeFocused();
    expect(await boxOf(hand(page))).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await hint.getByRole("button", { name: "Close" }).click();
    await expect(hint).toBeHidden();
  });
}

test("a refusal is shown at the hand until something is played", async ({ visitor }) => {
  const page = await visitor();
  await startMatch(page, "day_and_night");
  await page.locator(TURN).waitFor();
  await page.keyboard.press("m");
  await page.getByRole("textbox").fill("nonsense");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  const refusal = page.getByText("That is not a move in this game.").and(page.locator("main *"));
  await expect(refusal).toBeVisible();
  await expect(page.locator(TURN)).toBeVisible();
  await playOn(page, mouse, dice(), 1);
  await expect(refusal).toBeHidden();
});

test("? and its button show the rule and the keys", async ({ visitor }) => {
  const page = await visitor();
  await startMatch(page, "day_and_night");
  await page.locator(TURN).waitFor();
  const help = page.getByRole("dialog", { name: "Rule and shortcuts" });
  for (const open of [
    () => page.keyboard.press("?"),
    () => page.getByRole("button", { name: "Rule and shortcuts" }).click(),
  ]) {
    await open();
    await expect(help).toContainText("Everybody secretly chooses a card");
    await expect(help).not.toContainText("DN-08");
    await expect(help).toContainText("M lists all moves");
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog > *")).toHaveCount(0);
  }
});

test("the menu is open to keyboards, and axe finds nothing in it", async ({ visitor }) => {
  const page = await visitor({ theme: "night" }, PHONE);
  await startMatch(page, "gra_roku");
  await page.locator(TURN).waitFor();
  await page.getByRole("button", { name: "Table menu" }).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Table menu" });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole("radio", { name: "at once" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(menu.getByRole("radio", { name: "fast" })).toBeChecked();
  await menu.getByRole("button", { name: "All moves" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "All moves" })).toBeVisible();
});

test("the focus goes to the table, and at the end to the result", async ({ visitor }) => {
  const page = await visitor();
  await page.goto(address());
  await page.locator("[data-play=nox]").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-start]")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.locator(TURN).waitFor();
  await expect(page.locator("[data-zone=table]:focus, [data-zone=table] :focus")).toHaveCount(1);
  await startMatch(page, "nox", { players: 2, options: { max_rounds: 1 } });
  await playOn(page, mouse, dice());
  await expect(page.locator("main section :focus")).toHaveCount(1);
});

test("after the end: no old words, my own eyes, and a page that stays light", async ({ visitor }) => {
  const page = await visitor({ name: "Anna" });
  await startMatch(page, "day_and_night", { players: 3 });
  await playOn(page, mouse, dice());
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.locator("select")).toHaveValue(/^\d$/);
  await expect(page.locator("select option:checked")).toHaveText("Anna");
  await page.goBack();
  await page.getByRole("link", { name: "Review" }).click();
  await page.locator("main.done").waitFor();
  await expect(page.locator("[aria-live=assertive]")).toBeEmpty();
  await page.locator("main li button").first().click();
  await page.locator("main [data-game]").waitFor();
  await expect(page.locator("main [data-time]")).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("data-time", "day");
});

test("spectators are told that they watch, and players how many do", async ({ visitor }) => {
  const player = await visitor();
  const id = await startMatch(player, "nox", { watch: true });
  await player.locator(TURN).waitFor();
  const spectator = await visitor({ name: "Eva" }, PHONE);
  await spectator.goto(`${address()}/t/${id}`);
  await expect(spectator.getByText("You are watching")).toBeVisible();
  await expectAccessible(spectator);
  await expect(player.getByText("1 person is watching")).toBeAttached();
});

test("a screen preloads only what it uses, also from the stored page", async ({ browser }) => {
  const page = await visit(await newContext(browser, { serviceWorkers: "allow" }));
  const links = await page.request.get(`${address()}/`);
  expect(links.headers()["link"]).toContain("Home");
  await page.goto(address());
  await page.evaluate(() => navigator.serviceWorker.ready);
  const answered = page.waitForResponse((response) => response.url().endsWith("/lesson/nox"));
  await page.goto(`${address()}/lesson/nox`);
  const response = await answered;
  expect(response.fromServiceWorker()).toBe(true);
  expect(response.headers()["link"]).toBeUndefined();
  await page.context().close();
});
