/** Pictures of every screen for people to look at: `make screenshots` writes them to docs/screenshots. */
import type { Page } from "@playwright/test";
import { settled } from "./axe";
import { dice } from "./chance";
import { cardInHand, END, mouse, offered, playOn } from "./play";
import { address, expect, GAMES, startMatch, test } from "./visitor";

const FOLDER = process.env["SCREENSHOTS"];
const SIZES = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};
const LOOKS = [
  { size: "phone", theme: "day", language: "en" },
  { size: "phone", theme: "night", language: "de" },
  { size: "landscape", theme: "day", language: "cs" },
  { size: "landscape", theme: "night", language: "sk" },
  { size: "tablet", theme: "day", language: "pl" },
  { size: "desktop", theme: "day", language: "en" },
  { size: "desktop", theme: "night", language: "de" },
  { size: "desktop", theme: "day", language: "hu" },
] as const;
const SCREENS = {
  home: "/",
  new: "/new/gra_roku",
  here: "/here/nox",
  watch: "/watch",
  learn: "/learn",
  rules: "/learn/day_and_night",
  replays: "/replays",
  lesson: "/lesson/sun_and_moon",
  pads: "/pad",
  pad: "/pad/nox",
  settings: "/settings",
  about: "/about",
} as const;
/** Decisions after which a table has something to show, and how many players. */
const MIDDLE = { day_and_night: [9, 4], gra_roku: [14, 3], sun_and_moon: [16, 4], nox: [7, 5] } as const;

test.skip(!FOLDER, "pictures are taken by make screenshots");
test.describe.configure({ timeout: 300_000 });

for (const { size, theme, language } of LOOKS) {
  const how = { viewport: SIZES[size] };
  const wishes = { theme, language, name: "Anna", level: "skilled" } as const;
  const shoot = async (page: Page, name: string) => {
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => /Fraunces Variable/.test(family) && status === "loaded",
      ),
    );
    await settled(page);
    await page.screenshot({ path: `${FOLDER}/${name}-${size}-${theme}-${language}.png` });
  };

  test(`screens, ${size}, ${theme}, ${language}`, async ({ visitor }) => {
    const page = await visitor(wishes, how);
    for (const [name, path] of Object.entries(SCREENS)) {
      await page.goto(address() + path);
      await page.locator("main").waitFor();
      await shoot(page, name);
    }
  });

  for (const game of GAMES) {
    test(`${game}, ${size}, ${theme}, ${language}`, async ({ visitor }) => {
      const page = await visitor(wishes, how);
      const [decisions, players] = MIDDLE[game];
      const id = await startMatch(page, game, { players, level: "skilled" });
      await playOn(page, mouse, dice(), decisions);
      await offered(page);
      await shoot(page, game);
      const [card] = (await offered(page)).cards;
      if (card) await mouse(page, cardInHand(page, card));
      await shoot(page, `${game}-chosen`);
      if (game !== "nox" || size === "tablet") return;
      await page.reload(); // puts the card back: picked once more, it would have no targets
      await playOn(page, mouse, dice("end"));
      await expect(page.locator(END)).toBeVisible();
      await shoot(page, "end");
      await page.goto(`${address()}/replay/${id}?step=50`);
      await page.locator("main").waitFor();
      await shoot(page, "replay");
      await page.goto(`${address()}/verify/${id}`);
      await shoot(page, "verify");
      await page.goto(`${address()}/review/${id}`);
      await page.locator("main h2").first().waitFor();
      await expect(page.locator("main progress")).toHaveCount(0, { timeout: 120_000 });
      await shoot(page, "review");
    });
  }
}
