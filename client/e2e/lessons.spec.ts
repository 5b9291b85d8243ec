/** The lesson of each game to its end, playing what it asks for with the cards themselves. */
import { readFileSync } from "node:fs";
import { address, expect, GAMES, PHONE, test } from "./table";

interface Lesson {
  steps: { ask?: string; other?: string; legal: string[] }[];
}

for (const game of GAMES) {
  test(`${game} can be learned by playing`, async ({ visitor }) => {
    const lesson = JSON.parse(readFileSync(`src/generated/lessons/${game}.json`, "utf-8")) as Lesson;
    const page = await visitor({ language: "en" }, PHONE);
    await page.goto(`${address()}/lesson/${game}`);
    const speech = page.locator(".speech");
    await speech.waitFor();
    for (const [number, { ask }] of lesson.steps.slice(0, -1).entries()) {
      await expect(speech, `step ${number + 1}`).toContainText(`${number + 1}`);
      if (!ask) {
        await speech.getByRole("button", { name: "Next" }).click();
        continue;
      }
      const target = page.locator(`.table [data-move="${ask}"]:visible`).first();
      const card = /^(?:start |top |\+|@)?(\w+)/.exec(ask)![1]!;
      const inHand = page.locator(`[data-zone=hand] [data-card="${card}"]`);
      await target.or(inHand).first().waitFor();
      if ((await target.count()) === 0) await inHand.click();
      await target.click();
    }
    await expect(speech).toContainText(/beginner/i);
  });
}

test("another move than the one asked for is explained, and nothing is played", async ({ visitor }) => {
  const page = await visitor();
  await page.goto(`${address()}/lesson/nox`);
  const speech = page.locator(".speech");
  while ((await page.locator("[data-zone=hand] button.card.legal").count()) === 0)
    await speech.getByRole("button", { name: "Next" }).click();
  const before = await speech.textContent();
  const asked = await page.locator(".speech [data-move]").getAttribute("data-move");
  await page
    .locator("[data-zone=hand] button.card")
    .filter({ hasNot: page.locator(`[data-card^="${asked!.slice(0, 3)}"]`) })
    .last()
    .click();
  const other = page.locator(`.table [data-move]:not([data-move="${asked}"])`);
  if (await other.count()) await other.first().click();
  await expect(speech).not.toHaveText(before!);
  await expect(page.locator(".speech [data-move]")).toHaveAttribute("data-move", asked!);
});
