/** A match that is over is shown again, from its table or from its file, and this browser checks its
 * shuffles. */
import { readFileSync, writeFileSync } from "node:fs";
import { dice } from "./chance";
import { END, mouse, playOn } from "./play";
import { address, expect, startMatch, test } from "./visitor";

test("a match is checked, listed, and opened again from its file", async ({ visitor }, info) => {
  const page = await visitor();
  const id = await startMatch(page, "nox", { players: 2, options: { max_rounds: 1 } });
  await playOn(page, mouse, dice());
  await page.locator(END).getByRole("link", { name: "Check the shuffles" }).click();
  await expect(page.getByRole("heading", { name: "Everything checks out." })).toBeVisible();
  await expect(page.getByText("this device noted before the first card")).toBeVisible();
  await expect(page.getByText("and from nothing else")).toBeVisible();
  await expect(page.getByText("The server could not choose this deal")).toBeVisible();
  const marks = page.locator("main li .mark");
  await expect(marks).toHaveText([...Array<string>(8).fill("✓"), "·", "·"]);

  const record = await (await page.request.get(`${address()}/api/tables/${id}/record`)).text();
  const file = info.outputPath("match.txt");
  writeFileSync(file, record);
  await page.goto(`${address()}/replays`);
  await expect(page.locator("main li")).toContainText("NOX");
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page).toHaveURL(/\/replay\?step=1/);
  await page.reload();
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect(page).toHaveURL(/step=2/);
  await page.getByRole("link", { name: "Check the shuffles" }).click();
  await expect(page.getByRole("heading", { name: "Everything checks out." })).toBeVisible();
});

test("a record that was tampered with is caught, and so is what is none", async ({ visitor }, info) => {
  const page = await visitor();
  const given = async (screen: string, text: string) => {
    const file = info.outputPath("given.txt");
    writeFileSync(file, text);
    await page.goto(`${address()}/${screen}`);
    await page.locator("input[type=file]").setInputFiles(file);
  };
  await given("replays", "lunasol-record 1\ngame nox\n");
  await expect(page.getByText("This record cannot be replayed")).toBeVisible();
  await page.goto(`${address()}/verify`);
  await expect(page.getByText("This is not a complete record")).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${address()}/replay?step=5`);
  await expect(page, "no file is open: one has to be chosen").toHaveURL(/\/replays$/);

  const record = readFileSync("../tests/playthroughs/golden/nox-3.record", "utf-8");
  const tampered = record.replace(/^(shuffle drawn) (\S+) (\S+)/m, "$1 $3 $2");
  await given("verify", tampered);
  await expect(page.getByRole("heading", { name: "Something does not match." })).toBeVisible();
  await expect(page.getByText("The record was changed")).toBeVisible();
  await expect(page.getByText("does not match the secret")).toBeVisible();
  await given("replays", tampered);
  await expect(page.getByText("This record cannot be replayed")).toBeVisible();
  await page.goto(`${address()}/verify/nothing`);
  await expect(page.getByRole("status").filter({ hasText: /table/ })).toBeVisible();
});
