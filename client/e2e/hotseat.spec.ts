/** One device for two people: hands are covered in between, and the match goes on after a reload. */
import type { Page } from "@playwright/test";
import { dice } from "./chance";
import { decide, END, mouse, offered, TURN } from "./play";
import { address, expect, test } from "./visitor";

/** Milliseconds: a tap that comes sooner was meant for a card (features/hotseat/Cover.svelte). */
const TOO_SOON = 550;
/** The turn that is interrupted by a reload. */
const RELOADED = 6;

async function begin(page: Page): Promise<void> {
  await page.goto(`${address()}/here/nox`);
  const names = page.locator("form input[type=text], form input:not([type])");
  await names.nth(0).fill("Anna");
  await names.nth(1).fill("Boris");
  await page.locator("form details summary").click();
  await page.locator("form details input[type=number]").fill("1"); // one round
  await page.getByRole("button", { name: "Begin" }).click();
}

/** The person who is asked for takes the device and sees their cards. */
async function uncover(page: Page): Promise<string> {
  expect(
    await page.locator("[data-card]:not([data-card='??'])").count(),
    "no card is shown while covered",
  ).toBe(0);
  const asked = await page.locator("[data-cover] h1").innerText();
  await page.clock.fastForward(TOO_SOON);
  await page.locator("[data-uncover]").click();
  await page.locator(TURN).waitFor();
  return asked;
}

test("two people hand one device round to the end of a match", async ({ visitor }) => {
  const page = await visitor({ name: "Anna" }, { serviceWorkers: "allow" });
  await page.clock.install();
  await begin(page);
  const roll = dice();
  const asked: string[] = [];
  const isOver = () => page.locator(END).isVisible();
  for (let turns = 0; !(await isOver()); turns++) {
    await page.locator(`[data-cover], ${END}`).first().waitFor();
    if (await isOver()) break;
    asked.push(await uncover(page));
    if (turns === RELOADED) {
      await page.reload();
      await page.locator("[data-cover]").waitFor();
      expect(await uncover(page), "a reload covers the same hand").toBe(asked.at(-1));
    }
    await decide(page, mouse, roll, await offered(page));
  }
  await expect(page.locator(END)).toContainText(/Anna|Boris/);
  expect(asked.length, "the match is long enough for the reload").toBeGreaterThan(RELOADED);
  expect(asked.some((text) => text.includes("Anna"))).toBe(true);
  expect(asked.some((text) => text.includes("Boris"))).toBe(true);
});
