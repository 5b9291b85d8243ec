/** axe finds nothing on any screen, by day and by night, on a desktop and on a phone. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { dice, mouse, playOn, TURN } from "./play";
import { address, expect, GAMES, PHONE, startMatch, test } from "./table";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const SCREENS = [
  "/",
  "/new/nox",
  "/here/nox",
  "/watch",
  "/learn",
  "/learn/day_and_night",
  "/lesson/gra_roku",
  "/pad",
  "/pad/sun_and_moon",
  "/settings",
  "/about",
  "/replays",
  "/verify",
];
/** Of a match that is over. */
const AFTERWARDS = ["verify", "replay", "review"];

interface Found {
  violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[];
}

async function check(page: Page): Promise<void> {
  await page.waitForTimeout(400); // day turns to night a moment after the cards, also where nothing else moves
  await page.waitForFunction(() => !document.documentElement.getAnimations().length);
  await page.evaluate(AXE);
  // What pictures are drawn of has no names; the pictures themselves are looked at.
  const found = (await page.evaluate(
    "axe.run({exclude: 'svg *'}, {resultTypes: ['violations'], preload: false})",
  )) as Found;
  const told = found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.target} ${node.failureSummary}`)
        .join(" | ")}`,
  );
  expect(told).toEqual([]);
}

for (const theme of ["day", "night"] as const) {
  test(`screens by ${theme}`, async ({ visitor }) => {
    const page = await visitor({ theme, motion: "reduced" }, theme === "night" ? PHONE : {});
    for (const screen of SCREENS) {
      await page.goto(address() + screen);
      await page.locator("main").waitFor();
      await test.step(screen, () => check(page));
    }
  });

  test(`the end and what comes after it by ${theme}`, async ({ visitor }) => {
    const page = await visitor({ theme, motion: "reduced" }, theme === "night" ? PHONE : {});
    const id = await startMatch(page, "nox", { players: 2, options: { max_rounds: 1 } });
    await playOn(page, mouse, dice(13));
    await test.step("the end", () => check(page));
    for (const screen of AFTERWARDS) {
      await page.goto(`${address()}/${screen}/${id}`);
      await page.locator("main h1").waitFor();
      await test.step(screen, () => check(page));
    }
    await page.goto(`${address()}/replays`);
    await page.locator("main li").waitFor();
    await test.step("replays", () => check(page));
  });

  test(`a table that waits, dialogs and a covered hand by ${theme}`, async ({ visitor }) => {
    const page = await visitor({ theme, motion: "reduced" }, theme === "day" ? PHONE : {});
    await page.goto(`${address()}/new/nox`);
    await page.locator("form button.main").click();
    await page.getByRole("img", { name: /QR/ }).waitFor();
    await test.step("waiting for friends", () => check(page));
    await startMatch(page, "gra_roku");
    await page.locator(TURN).waitFor();
    for (const key of ["m", "r", "?"]) {
      // The browser tells the page a moment after a dialog has closed, and until then it hears no key.
      await expect(async () => {
        await page.keyboard.press(key);
        await page.locator("dialog[open]").waitFor({ timeout: 1000 });
      }).toPass();
      await test.step(`the dialog of ${key}`, () => check(page));
      await page.keyboard.press("Escape");
    }
    await page.goto(`${address()}/here/nox`);
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator("[data-cover]").waitFor();
    await test.step("a covered hand", () => check(page));
  });

  for (const game of GAMES) {
    test(`${game} by ${theme}`, async ({ visitor }) => {
      const page = await visitor({ theme, motion: "reduced" }, theme === "day" ? PHONE : {});
      await startMatch(page, game);
      await playOn(page, mouse, dice(12), 4);
      await page.locator(TURN).waitFor();
      await page.locator("[data-zone=hand] button.card").first().click();
      await check(page);
    });
  }
}
