/** A match that is over is seen again, from its table or from its file, and this browser deals it anew. */
import { writeFileSync } from "node:fs";
import { dice, END, mouse, playOn } from "./play";
import { address, expect, startMatch, test } from "./table";

test("a match is replayed, checked, downloaded, and opened from its file", async ({ visitor }, info) => {
  const page = await visitor();
  const id = await startMatch(page, "nox", { players: 2, options: { max_rounds: 1 } });
  await playOn(page, mouse, dice(5));
  await page.locator(END).getByRole("link", { name: "Check the shuffles" }).click();
  await expect(page.getByRole("heading", { name: "Everything fits." })).toBeVisible();
  await expect(page.getByText("this device noted before the first card")).toBeVisible();
  await expect(page.getByText("and from nothing else")).toBeVisible();
  await expect(page.locator("main li")).toHaveText([/✓/, /✓/, /✓/, /✓/, /✓/, /✓/]);

  const record = await (await page.request.get(`${address()}/api/tables/${id}/record`)).text();
  const file = info.outputPath("match.txt");
  writeFileSync(file, record);
  await page.goto(`${address()}/replays`);
  await expect(page.locator("main li")).toContainText("Anna");
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page).toHaveURL(/\/replay\?step=1/);
  await page.reload();
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(page).toHaveURL(/step=2/);
  await page.getByRole("link", { name: "Check the shuffles" }).click();
  await expect(page.getByRole("heading", { name: "Everything fits." })).toBeVisible();
});

test("a record that was tampered with is caught, and so is what is none", async ({ visitor }, info) => {
  const page = await visitor();
  const file = info.outputPath("letter.txt");
  writeFileSync(file, "lunasol-record 1\ngame nox\n");
  await page.goto(`${address()}/replays`);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText("This record cannot be replayed")).toBeVisible();
  await page.goto(`${address()}/verify`);
  await expect(page.getByText("This is not a whole record")).toBeVisible();
  await page.goto(`${address()}/verify/nothing`);
  await expect(page.getByRole("status").filter({ hasText: /table/ })).toBeVisible();
});
