/** One device for two people: hands are covered in between, and a reload goes on. */
import { address, dice, END, expect, mouse, decide, test, TURN } from "./table";

test("two people hand one device round to the end of a match @long", async ({ visitor }) => {
  const page = await visitor({ name: "Anna" });
  await page.goto(`${address()}/here/nox`);
  const names = page.locator("form input[type=text], form input:not([type])");
  await names.nth(0).fill("Anna");
  await names.nth(1).fill("Boris");
  await page.locator("form details summary").click();
  await page.locator("form details input[type=number]").fill("1"); // one round
  await page.getByRole("button", { name: "Begin" }).click();

  const cover = page.locator("[data-cover] button");
  const roll = dice(20);
  const seen = new Set<string>();
  let reloaded = false;
  for (let turns = 0; turns < 600; turns++) {
    await page.locator(`[data-cover], ${TURN}, ${END}`).first().waitFor();
    if (await page.locator(END).count()) break;
    if (await cover.count()) {
      expect(await page.locator("[data-card]:not([data-card='??'])").count(), "no card is shown while covered").toBe(0);
      seen.add((await page.locator("[data-cover]").textContent({ timeout: 3000 }).catch(() => "")) ?? "");
      await page.waitForTimeout(550);
      await cover.first().click({ timeout: 3000 }).catch(() => {}); // it may have been uncovered already
      continue;
    }
    if (turns > 6 && !reloaded) {
      reloaded = true;
      await page.reload();
      continue;
    }
    await decide(page, mouse, roll).catch(() => {});
  }
  await expect(page.locator(END)).toContainText(/Anna|Boris/);
  expect([...seen].some((text) => text.includes("Anna"))).toBe(true);
  expect([...seen].some((text) => text.includes("Boris"))).toBe(true);
});
