/** Without a network: the score pad of every game, the rules and a lesson. */
import type { Page } from "@playwright/test";
import { address, expect, GAMES, PHONE, test, type Game } from "./visitor";

/** What two players write down, row by row, what it comes to, and how a message says who has won. */
const SHEETS: Record<Game, { rows: number[][]; players: number; totals: string[]; said: RegExp }> = {
  day_and_night: {
    players: 3,
    rows: [
      [12, 9, 12],
      [5, 4, 6],
    ],
    totals: ["12", "9", "12"],
    said: /Cyril wins/,
  },
  gra_roku: {
    players: 2,
    rows: [
      [7, 4],
      [6, 5],
      [3, 0],
      [2, 5],
    ],
    totals: ["14", "4"],
    said: /Anna wins/,
  },
  sun_and_moon: {
    players: 2,
    rows: [
      [10, 16],
      [12, 3],
    ],
    totals: ["−2", "13"],
    said: /Boris wins/,
  },
  nox: {
    players: 2,
    rows: [
      [40, 60],
      [30, 45],
      [12, 50],
    ],
    totals: ["82", "155"],
    said: /Boris wins/,
  },
};
const RULINGS: Record<Game, string> = {
  day_and_night: "DN-12",
  gra_roku: "GR-14",
  sun_and_moon: "SM-23",
  nox: "NX-09",
};
const NAMES = ["Anna", "Boris", "Cyril"];

async function begin(page: Page, game: Game): Promise<void> {
  const { players } = SHEETS[game];
  await page.goto(`${address()}/pad/${game}`);
  await page.getByLabel(/^Players/).selectOption(String(players));
  for (const [i, name] of NAMES.slice(0, players).entries())
    await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  await page.getByRole("button", { name: "Begin the sheet" }).click();
}

async function write(page: Page, { rows }: (typeof SHEETS)[Game]): Promise<void> {
  for (const [row, cells] of rows.entries()) {
    for (const [player, value] of cells.entries())
      await page.locator(`[data-cell="${row}/${player}"]`).fill(String(value));
  }
}

async function expectWritten(page: Page, { rows, totals, said }: (typeof SHEETS)[Game]): Promise<void> {
  for (const [row, cells] of rows.entries()) {
    for (const [player, value] of cells.entries())
      await expect(page.locator(`[data-cell="${row}/${player}"]`)).toHaveValue(String(value));
  }
  await expect(page.locator("tfoot td.total")).toHaveText(totals);
  await expect(page.getByLabel("Standings").getByRole("status")).toHaveText(said);
}

test("score pad, rules, lessons and the check of a record work offline", async ({ visitor }) => {
  const page = await visitor({}, { ...PHONE, serviceWorkers: "allow" });
  await page.goto(address());
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);

  for (const game of GAMES) {
    await test.step(`the sheet of ${game}`, async () => {
      const sheet = SHEETS[game];
      await begin(page, game);
      await write(page, sheet);
      await expectWritten(page, sheet);

      const [row, player] = [sheet.rows.length - 1, sheet.players - 1];
      const last = page.locator(`[data-cell="${row}/${player}"]`);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(last).toHaveValue("");
      await last.fill(String(sheet.rows[row]![player]));

      await page.reload();
      await expectWritten(page, sheet);
      await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
    });
    await test.step(`the rules and the lesson of ${game}`, async () => {
      await page.goto(`${address()}/learn/${game}`);
      await page.getByRole("searchbox").fill(RULINGS[game]);
      await expect(page.locator("section:has(#rulings) li")).toHaveAttribute("id", RULINGS[game]);
      await page.goto(`${address()}/lesson/${game}`);
      await expect(page.getByRole("region", { name: "Learn by playing" })).toContainText("1");
      await expect(page.locator("[data-zone=table]")).not.toBeEmpty();
    });
  }
  await test.step("a record of the referee's own tests is dealt again", async () => {
    await page.goto(`${address()}/verify`);
    await page.locator("input[type=file]").setInputFiles("../tests/playthroughs/golden/gra_roku-3.record");
    await expect(page.getByRole("heading", { name: "Everything checks out." })).toBeVisible();
  });
  await page.goto(`${address()}/pad`);
  for (const game of GAMES) await expect(page.locator(`a[href^="/pad/${game}?s="]`)).toHaveCount(1);
});
