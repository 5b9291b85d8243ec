/** Whole matches of every game against bots, by mouse, by touch at phone size, by keyboard alone. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { dice, type Roll } from "./chance";
import { cardInHand, decide, END, keyboard, mouse, offered, playOn, touch, type Press } from "./play";
import { address, expect, GAMES, PHONE, playFromHome, startMatch, test } from "./visitor";

/** Shorter matches where the rules allow them. */
const SHORT = {
  day_and_night: { players: 3 },
  gra_roku: { players: 4 },
  sun_and_moon: { players: 3, options: { turn_cap: 36 } },
  nox: { players: 3, options: { max_rounds: 1 } },
} as const;
/** Decisions after which a table has something to show. */
const SOME = 3;

/** In the middle of a match axe looks at the table, with a card taken up. */
async function checkTable(page: Page, press: Press, roll: Roll): Promise<void> {
  let offer = await offered(page);
  for (let made = 0; made < SOME || !offer.cards.length; made++) {
    expect(offer.over, "the middle of a match").toBe(false);
    await decide(page, press, roll, offer);
    offer = await offered(page);
  }
  await press(page, cardInHand(page, offer.cards[0]!));
  await expectAccessible(page);
  await page.keyboard.press("Escape");
}

for (const game of GAMES) {
  test(`${game} by mouse`, async ({ visitor }) => {
    const roll = dice();
    const page = await visitor({ motion: game === "day_and_night" ? "full" : "reduced" });
    await startMatch(page, game, SHORT[game]);
    await test.step("axe by day", () => checkTable(page, mouse, roll));
    await playOn(page, mouse, roll);
    await expect(page.locator(END)).toContainText(/wins?\b|share the win/);
  });

  test(`${game} from the first screen, at full length @long`, async ({ visitor }) => {
    const page = await visitor({ motion: "full" });
    await playFromHome(page, game);
    await playOn(page, mouse, dice());
    await expect(page.locator(END)).toContainText(/wins?\b|share the win/);
  });

  test(`${game} by touch on a phone`, async ({ visitor }) => {
    const roll = dice();
    const page = await visitor({ theme: "night", language: "de" }, PHONE);
    await startMatch(page, game, SHORT[game]);
    await test.step("axe by night", () => checkTable(page, touch, roll));
    await playOn(page, touch, roll);
    await expect(page.locator(END)).toBeVisible();
  });

  test(`${game} by keyboard alone`, async ({ visitor }) => {
    const page = await visitor();
    await startMatch(page, game, SHORT[game]);
    await playOn(page, keyboard, dice());
    await expect(page.locator(END)).toBeVisible();
  });
}

test("every game begins by two presses on the first screen", async ({ visitor }) => {
  const page = await visitor();
  for (const game of GAMES) {
    await playFromHome(page, game);
    await playOn(page, mouse, dice(), 1);
    await expect(page.locator(`[data-game=${game}]`)).toBeVisible();
  }
});

test("the cards and the bots of a test are the same in every run", async ({ visitor }) => {
  const records = [1, 2].map(async () => {
    const page = await visitor();
    const id = await startMatch(page, "nox", SHORT.nox);
    await playOn(page, mouse, dice());
    return (await page.request.get(`${address()}/api/tables/${id}/record`)).text();
  });
  const [one, other] = await Promise.all(records);
  expect(one).toBe(other);
});
