/** The language is chosen from the browser, and can be changed in mid-match. */
import { dice } from "./chance";
import { mouse, playOn, TURN } from "./play";
import { address, expect, startMatch, test } from "./visitor";

test("the page speaks the language of the browser", async ({ browser }) => {
  const context = await browser.newContext({ locale: "sk-SK" });
  const page = await context.newPage();
  await page.goto(address());
  await expect(page.locator("html")).toHaveAttribute("lang", "sk");
  await context.close();
});

test("another tab changes the language in the middle of a match", async ({ visitor }) => {
  const roll = dice();
  const page = await visitor();
  await startMatch(page, "nox");
  await playOn(page, mouse, roll, 2);
  await expect(page.locator(TURN)).toHaveText(/Play a card into any chest\./);
  const settings = await page.context().newPage();
  await settings.goto(`${address()}/settings`);
  await settings.locator("header select").selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator(TURN)).not.toHaveText(/Play a card/);
  await settings.close();
  expect(await playOn(page, mouse, roll, 3)).toBe(3);
});
