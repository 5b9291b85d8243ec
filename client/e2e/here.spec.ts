/** One device for two people: hands are covered in between, and a reload goes on. */
import type { Page } from "@playwright/test";
import { decide, dice, END, mouse, offered, TURN } from "./play";
import { address, expect, test } from "./table";

/** A tap that comes sooner was meant for a card (here/Cover.svelte). */
const TOO_SOON = 550;

async function begin(page: Page): Promise<void> {
  await page.goto(`${address()}/here/nox`);
  const names = page.locator("form input[type=text], form input:not([type])");
  await names.nth(0).fill("Anna");
  await names.nth(1).fill("Boris");
  await page.locator("form details summary").click();
  await page.locator("form details input[type=number]").fill("1"); // one round
  await page.getByRole("button", { name: "Begin" }).click();
}

/** Hand the device over: who is asked for takes it, and sees their cards. */
async function uncover(page: Page): Promise<string> {
  expect(
    await page.locator("[data-card]:not([data-card='??'])").count(),
    "no card is shown while covered",
  ).toBe(0);
  const asked = await page.locator("[data-cover] h1").innerText();
  await page.waitForTimeout(TOO_SOON);
  await page.locator("[data-uncover]").click();
  await page.locator(TURN).waitFor();
  return asked;
}

test("two people hand one device round to the end of a match", async ({ visitor }) => {
  const page = await visitor({ name: "Anna", motion: "reduced" });
  await begin(page);
  const roll = dice(20);
  const asked: string[] = [];
  const isOver = () => page.locator(END).isVisible();
  for (let turns = 0; !(await isOver()); turns++) {
    await page.locator(`[data-cover], ${END}`).first().waitFor();
    if (await isOver()) break;
    asked.push(await uncover(page));
    if (turns === 6) {
      await page.reload();
      await page.locator("[data-cover]").waitFor();
      expect(await uncover(page), "a reload covers the same hand").toBe(asked.at(-1));
    }
    await decide(page, mouse, roll, await offered(page));
  }
  await expect(page.locator(END)).toContainText(/Anna|Boris/);
  expect(asked.some((text) => text.includes("Anna"))).toBe(true);
  expect(asked.some((text) => text.includes("Boris"))).toBe(true);
});
