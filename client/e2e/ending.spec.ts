/** The ending of a match lies over the whole page: it can be closed and opened again, and shared. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { dice } from "./chance";
import { END, mouse, playOn } from "./play";
import { expect, PHONE, startMatch, test } from "./visitor";

const SHORT = { players: 2, options: { max_rounds: 1 } };
/** The first bytes of a PNG, and where its width and height are written. */
const PNG = { magic: "89504e470d0a1a0a", width: 16, height: 20 } as const;

/** Where the table stands on the page. */
function place(page: Page): Promise<unknown> {
  return page.locator("[data-zone=table]").evaluate((table) => table.getBoundingClientRect().toJSON());
}

test("the ending is closed by Escape, the table has kept its place, and it opens again", async ({
  visitor,
}) => {
  const page = await visitor({}, PHONE);
  await startMatch(page, "nox", SHORT);
  await playOn(page, mouse, dice());
  const ending = page.getByRole("dialog");
  await expect(ending.getByRole("heading")).toHaveText(/win/);
  await expect(ending.getByRole("button", { name: "Again" })).toBeFocused();
  const under = await place(page);
  await page.keyboard.press("Escape");
  await expect(page.locator(END)).toBeHidden();
  expect(await place(page)).toEqual(under);
  await page.getByRole("button", { name: "Show the result" }).click();
  await expect(ending.getByRole("button", { name: "Again" })).toBeFocused();
  await ending.getByRole("button", { name: "Look at the table" }).click();
  await expect(page.locator(END)).toBeHidden();
});

test("the result is shared as a picture that this device draws", async ({ visitor }) => {
  const page = await visitor();
  await startMatch(page, "nox", SHORT);
  await playOn(page, mouse, dice());
  await page.getByRole("dialog").locator("svg").first().waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share a picture" }).click();
  const picture = readFileSync(await (await downloading).path());
  expect(picture.subarray(0, 8).toString("hex")).toBe(PNG.magic);
  expect([picture.readUInt32BE(PNG.width), picture.readUInt32BE(PNG.height)]).toEqual([1200, 630]);
});

test("the turning point is looked for on request only, and leads to the review", async ({ visitor }) => {
  const page = await visitor();
  let asked = 0;
  page.on("request", (request) => (asked += Number(request.url().endsWith("/review"))));
  const id = await startMatch(page, "nox", SHORT);
  await playOn(page, mouse, dice());
  const button = page.getByRole("button", { name: "Find the turning point" });
  await expect(button).toBeVisible();
  expect(asked).toBe(0);
  await button.click();
  const link = page.locator(END).getByRole("link", { name: "The turning point, round 1: " });
  await expect(link).toHaveAttribute("href", new RegExp(`^/review/${id}\\?at=\\d+$`), { timeout: 120_000 });
  await link.click();
  await expect(page.getByRole("heading", { name: /^Move \d+: / })).toBeVisible();
});
