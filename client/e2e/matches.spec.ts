/** Whole matches of every game against bots, by mouse, by touch at phone size, by keyboard alone. */
import { dice, END, keyboard, mouse, playOn, touch } from "./play";
import { address, expect, GAMES, PHONE, startMatch, test } from "./table";

/** Shorter matches where the rules allow them. */
const SHORT = {
  day_and_night: { players: 3 },
  gra_roku: { players: 4 },
  sun_and_moon: { players: 3, options: { turn_cap: 36 } },
  nox: { players: 3, options: { max_rounds: 1 } },
} as const;

for (const game of GAMES) {
  test(`${game} by mouse`, async ({ visitor }) => {
    const page = await visitor({ motion: game === "day_and_night" ? "full" : "reduced" });
    await startMatch(page, game, SHORT[game]);
    await playOn(page, mouse, dice(1));
    await expect(page.locator(END)).toContainText(/wins|win together|victory/);
  });

  test(`${game} from the first screen, at full length @long`, async ({ visitor }) => {
    const page = await visitor();
    await page.goto(address());
    await page.locator(`[data-play=${game}]`).click();
    await playOn(page, mouse, dice(4));
    await expect(page.locator(END)).toContainText(/wins|win together|victory/);
  });

  test(`${game} by touch on a phone`, async ({ visitor }) => {
    const page = await visitor({ theme: "night", language: "de", motion: "reduced" }, PHONE);
    await startMatch(page, game, SHORT[game]);
    await playOn(page, touch, dice(2));
    await expect(page.locator(END)).toBeVisible();
  });

  test(`${game} by keyboard alone`, async ({ visitor }) => {
    const page = await visitor({ motion: "reduced" });
    await startMatch(page, game, SHORT[game]);
    await playOn(page, keyboard, dice(3));
    await expect(page.locator(END)).toBeVisible();
  });
}

test("every game begins by one press on the first screen", async ({ visitor }) => {
  const page = await visitor();
  for (const game of GAMES) {
    await page.goto(address());
    await page.locator(`[data-play=${game}]`).click();
    await playOn(page, mouse, dice(5), 1);
    await expect(page.locator(`[data-game=${game}]`)).toBeVisible();
  }
});
