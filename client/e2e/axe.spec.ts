/** axe finds nothing on any screen, by day and by night, on a desktop and on a phone; matches.spec.ts has
 * the tables. */
import { expectAccessible } from "./axe";
import { dice } from "./chance";
import { END, mouse, playOn, TURN } from "./play";
import { address, expect, PHONE, startMatch, test } from "./visitor";

const SCREENS = [
  "/",
  "/new/nox",
  "/here/nox",
  "/watch",
  "/learn",
  "/learn/day_and_night",
  "/lesson/gra_roku",
  "/pad",
  "/pad/sun_and_moon",
  "/settings",
  "/about",
  "/replays",
  "/verify",
];
/** Of a match that is over. */
const AFTERWARDS = ["verify", "replay", "review"];

for (const theme of ["day", "night"] as const) {
  test(`screens by ${theme}`, async ({ visitor }) => {
    const page = await visitor({ theme }, theme === "night" ? PHONE : {});
    for (const screen of SCREENS) {
      await page.goto(address() + screen);
      // While a screen loads, its main part is there already, without a heading.
      await page.locator("h1").first().waitFor({ state: "attached" });
      await test.step(screen, () => expectAccessible(page));
    }
  });

  test(`the end and what comes after it by ${theme}`, async ({ visitor }) => {
    const page = await visitor({ theme }, theme === "night" ? PHONE : {});
    const id = await startMatch(page, "nox", { players: 2, options: { max_rounds: 1 } });
    await playOn(page, mouse, dice());
    await expect(page.locator(END)).toBeVisible();
    await test.step("the end", () => expectAccessible(page));
    for (const screen of AFTERWARDS) {
      await page.goto(`${address()}/${screen}/${id}`);
      await page.locator("main h1").waitFor();
      await test.step(screen, () => expectAccessible(page));
    }
    await page.goto(`${address()}/replays`);
    await page.locator("main li").waitFor();
    await test.step("replays", () => expectAccessible(page));
  });

  test(`a table that waits, dialogs and a covered hand by ${theme}`, async ({ visitor }) => {
    const page = await visitor({ theme }, theme === "day" ? PHONE : {});
    await page.goto(`${address()}/new/nox`);
    await page.getByRole("button", { name: "Create table" }).click();
    await page.getByRole("img", { name: /QR/ }).waitFor();
    await test.step("waiting for friends", () => expectAccessible(page));
    await startMatch(page, "gra_roku");
    await page.locator(TURN).waitFor();
    for (const key of ["m", "r", "?"]) {
      await page.keyboard.press(key);
      await page.getByRole("dialog").waitFor();
      await test.step(`the dialog of ${key}`, () => expectAccessible(page));
      await page.keyboard.press("Escape");
      // A dialog closes before its close event comes; the page accepts the next key once it has emptied it.
      await expect(page.locator("dialog > *")).toHaveCount(0);
    }
    await page.goto(`${address()}/here/nox`);
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator("[data-cover]").waitFor();
    await test.step("a covered hand", () => expectAccessible(page));
  });
}
