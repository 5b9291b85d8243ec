/** No dead ends: give up, remove, undo, and play again. */
import { dice } from "./chance";
import { END, mouse, playOn, playTogether, TURN } from "./play";
import { address, expect, leave, newContext, openTable, startMatch, test, visit } from "./visitor";

const MINE = "main section li";

test("a match against bots is given up and removed", async ({ visitor }) => {
  const page = await visitor();
  await startMatch(page, "nox");
  await page.locator(TURN).waitFor();
  const dialog = page.getByRole("dialog");
  const wantToGiveUp = async () => {
    await page.getByRole("button", { name: "Table menu" }).click();
    await dialog.getByRole("button", { name: "Give up" }).click();
  };
  await wantToGiveUp();
  await dialog.getByRole("button", { name: "Play on" }).click();
  await expect(dialog).toBeHidden();
  await wantToGiveUp();
  await dialog.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("link", { name: "My games" }).click();
  await expect(page.locator(MINE)).toContainText("given up");
  await page.getByRole("button", { name: "Remove from the list: NOX" }).click();
  await page.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(page.locator(MINE)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await expect(page.locator(MINE)).toHaveCount(0);
});

test("another match against bots deals at once", async ({ visitor }) => {
  const page = await visitor();
  const id = await startMatch(page, "nox", { options: { max_rounds: 1 } });
  await playOn(page, mouse, dice());
  await page.locator(END).getByRole("button", { name: "Again", exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(id));
  await playOn(page, mouse, dice(), 1);
});

test("a table that was left before the deal is not in the list", async ({ visitor }) => {
  const page = await visitor();
  const left = await openTable(page, "nox", { bots: true });
  const begun = await startMatch(page, "nox");
  await page.locator(TURN).waitFor();
  const list = await page.request.get(`${address()}/api/me/tables`);
  const { tables } = (await list.json()) as { tables: { id: string }[] };
  expect(tables.map(({ id }) => id)).toEqual([begun]);
  expect(left).not.toBe(begun);
});

test("friends are asked for another match, which begins when all have accepted", async ({ browser }) => {
  const anna = await visit(await newContext(browser), { name: "Anna" });
  const guest = await visit(await newContext(browser), { name: "", language: "de" });
  const id = await openTable(anna, "nox", { players: 2, options: { max_rounds: 1 } });
  await anna.goto(`${address()}/t/${id}`);
  await anna.getByRole("button", { name: "Sit here" }).first().click();
  await guest.goto(`${address()}/t/${id}`);
  await guest.locator("ol .button.main").first().click();
  await expect(anna.getByText("Guest", { exact: true })).toBeVisible();
  await expect(guest.getByText("Gast", { exact: true })).toBeVisible();
  await anna.getByRole("button", { name: "Begin" }).click();
  const players = [
    { page: anna, roll: dice("Anna") },
    { page: guest, roll: dice("Guest") },
  ];
  await playTogether(players, mouse);
  await anna.locator(END).getByRole("button", { name: "Again", exact: true }).click();
  await expect(anna.getByText("kept for somebody from the last match")).toHaveCount(1);
  await guest.getByRole("button", { name: "Mitspielen" }).click();
  await playTogether(players, mouse, 2);
  expect(anna.url()).not.toContain(id);
  expect(guest.url()).toBe(anna.url());
  await leave(anna, guest);
});
