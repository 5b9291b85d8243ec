/** Whole matches of every game against bots, by mouse, by touch at phone size, by keyboard alone. */
import { address, dice, END, expect, GAMES, keyboard, mouse, PHONE, playOn, startMatch, test, touch, TURN } from "./table";

/** Shorter matches where the rules allow them. */
const SHORT: Partial<Record<string, object>> = {
  nox: { options: { target: 100 } },
  sun_and_moon: { players: 2 },
  gra_roku: { players: 3 },
  day_and_night: { players: 3 },
};

for (const game of GAMES) {
  test(`${game} by mouse, from the first screen @long`, async ({ visitor }) => {
    const page = await visitor();
    await page.goto(address());
    await page.locator(`[data-play=${game}]`).click();
    await page.locator(TURN).waitFor();
    await playOn(page, mouse, dice(1));
    await expect(page.locator(END)).toContainText(/wins|win together|victory/);
  });

  test(`${game} by touch on a phone @long`, async ({ visitor }) => {
    const page = await visitor({ theme: "night", language: "de", motion: "reduced" }, PHONE);
    await startMatch(page, game, SHORT[game]);
    await playOn(page, touch, dice(2));
    await expect(page.locator(END)).toBeVisible();
  });

  test(`${game} by keyboard alone @long`, async ({ visitor }) => {
    const page = await visitor({ motion: "reduced" });
    await startMatch(page, game, SHORT[game]);
    await playOn(page, keyboard, dice(3));
    await expect(page.locator(END)).toBeVisible();
  });
}
