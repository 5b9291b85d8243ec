/** The lesson of each game to its end, playing what it asks for with the cards themselves. */
import { readFileSync } from "node:fs";
import { address, expect, GAMES, PHONE, test, type Game } from "./visitor";

interface Lesson {
  steps: { ask?: string; other?: string; legal: string[] }[];
}

/** The panel in which a lesson speaks. */
const SPEECH = { name: "Learn by playing" };

function readLesson(game: Game): Lesson {
  return JSON.parse(readFileSync(`src/generated/lessons/${game}.json`, "utf-8")) as Lesson;
}

for (const game of GAMES) {
  test(`${game} can be learned by playing`, async ({ visitor }) => {
    const steps = readLesson(game).steps.slice(0, -1);
    const page = await visitor({ language: "en" }, PHONE);
    await page.goto(`${address()}/lesson/${game}`);
    const speech = page.getByRole("region", SPEECH);
    for (const [at, { ask }] of steps.entries()) {
      await expect(speech.locator("progress")).toHaveJSProperty("value", at + 1);
      if (!ask) {
        await speech.getByRole("button", { name: "Next" }).click();
        continue;
      }
      const target = page.locator(`[data-zone=table] [data-move="${ask}"]:visible`).first();
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
  const { steps } = readLesson("nox");
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
