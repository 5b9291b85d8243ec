/** The lesson of each game to its end, playing what it asks for with the cards themselves. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { address, expect, GAMES, PHONE, test, type Game } from "./visitor";

interface Step {
  say?: string;
  at?: string[];
  ask?: string;
}

/** The bubble in which a lesson speaks. */
const SPEECH = { name: "Learn by playing" };
const SIZES = { "a small phone": [320, 640], "a phone on its side": [844, 390], "a desktop": [1440, 900] };
/** With how few players a match can begin. */
const FEWEST = { day_and_night: 3, gra_roku: 2, sun_and_moon: 2, nox: 2 } as const;

function stepsOf(game: Game): Step[] {
  const file = readFileSync(`src/generated/lessons/${game}.json`, "utf-8");
  return (JSON.parse(file) as { steps: Step[] }).steps.slice(0, -1);
}

/** The rings on the page, and whether the bubble covers one of them. */
function pointed(page: Page): Promise<{ rings: number; hidden: number; covered: number }> {
  return page.evaluate(() => {
    const bubble = document.querySelector("section.bubble")!.getBoundingClientRect();
    const rings = [...document.querySelectorAll("[data-ring]")].map((ring) => ring.getBoundingClientRect());
    const isHidden = ({ left, right, top, bottom }: DOMRect) =>
      (left + right) / 2 < 0 ||
      (left + right) / 2 > innerWidth ||
      (top + bottom) / 2 < 0 ||
      (top + bottom) / 2 > innerHeight;
    const isCovered = ({ left, right, top, bottom }: DOMRect) =>
      Math.min(right, bubble.right) > Math.max(left, bubble.left) &&
      Math.min(bottom, bubble.bottom) > Math.max(top, bubble.top);
    return {
      rings: rings.length,
      hidden: rings.filter(isHidden).length,
      covered: rings.filter(isCovered).length,
    };
  });
}

/** Everything that the step speaks of has a ring around it, in sight and beside the bubble. */
async function expectPointed(page: Page, { say, at = [], ask }: Step): Promise<void> {
  const rings = at.length + (ask ? 1 : 0);
  await expect.poll(() => pointed(page), { message: say! }).toEqual({ rings, hidden: 0, covered: 0 });
}

for (const game of GAMES) {
  test(`${game} can be learned by playing`, async ({ visitor }) => {
    const page = await visitor({ language: "en" }, PHONE);
    await page.goto(`${address()}/lesson/${game}`);
    const speech = page.getByRole("region", SPEECH);
    await speech.waitFor();
    await expectAccessible(page);
    for (const [at, step] of stepsOf(game).entries()) {
      await expect(speech.locator("progress")).toHaveJSProperty("value", at + 1);
      await expectPointed(page, step);
      if (!step.ask) {
        await speech.getByRole("button", { name: "Next" }).click();
        continue;
      }
      const target = page.locator(`[data-zone=table] [data-move="${step.ask}"]:visible`).first();
      const card = /^(?:start |top |\+|@)?(\w+)/.exec(step.ask)![1]!;
      const inHand = page.locator(`[data-zone=hand] [data-card="${card}"]`);
      await target.or(inHand).first().waitFor();
      const isFromHand = (await target.count()) === 0;
      if (isFromHand) await inHand.click();
      await expectPointed(page, step);
      if (isFromHand) await inHand.click({ trial: true }); // a second tap would play it
      await target.click();
    }
    const praise = page.getByRole("dialog", { name: "Well done!" });
    await expect(praise).toContainText("Luna is proud of you");
    await expectAccessible(page);
    await praise.getByRole("button", { name: "Play a beginner now" }).click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.locator("[data-zone=table] [data-seat]")).toHaveCount(FEWEST[game]);
    await page.goto(address());
    await expect(page.getByRole("link", { name: "(Lesson finished)" })).toHaveCount(1);
  });
}

for (const [name, [width, height]] of Object.entries(SIZES)) {
  test(`every step of a lesson points at what it speaks of on ${name}`, async ({ visitor }) => {
    const page = await visitor({ speed: "at-once" }, { viewport: { width: width!, height: height! } });
    for (const game of GAMES) {
      await page.goto(`${address()}/lesson/${game}`);
      const speech = page.getByRole("region", SPEECH);
      for (const [at, step] of stepsOf(game).entries()) {
        await expect(speech.locator("progress")).toHaveJSProperty("value", at + 1);
        await expectPointed(page, step);
        await speech.getByRole("button", { name: step.ask ? "Show me" : "Next" }).click();
      }
      await expect(page.getByRole("dialog", { name: "Well done!" })).toBeVisible();
    }
  });
}

test("a lesson hides what is not needed yet, and begins without a focus ring", async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${address()}/lesson/nox`);
  await page.getByRole("button", { name: "Next" }).waitFor();
  await expect(page.locator("header.top").getByRole("button")).toHaveCount(0);
  await expect(page.locator("header.top").getByRole("link")).toHaveCount(1);
  await expect(page.locator("aside")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Next" })).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-zone=hand] [data-card=B11a]")).toBeFocused();
});

test("another move than the one asked for is explained, and nothing is played", async ({ visitor }) => {
  const steps = stepsOf("nox");
  const first = steps.findIndex(({ ask }) => ask);
  const asked = steps[first]!.ask!;
  const page = await visitor();
  await page.goto(`${address()}/lesson/nox`);
  const speech = page.getByRole("region", SPEECH);
  for (let at = 0; at < first; at++) await speech.getByRole("button", { name: "Next" }).click();
  const move = speech.locator("[data-move]");
  await expect(move).toHaveAttribute("data-move", asked);
  const before = await speech.textContent();
  const [card] = asked.split(">");
  await page.locator(`[data-zone=hand] button[data-card]:not([data-card="${card}"])`).last().click();
  await page.locator(`[data-zone=table] [data-move]:not([data-move="${asked}"])`).first().click();
  await expect(speech).not.toHaveText(before!);
  await expect(move).toHaveAttribute("data-move", asked);
});
