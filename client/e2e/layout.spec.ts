/** On every screen a whole decision is seen without scrolling, and nothing is too small or cut off. */
import type { Page } from "@playwright/test";
import { settled } from "./axe";
import { dice } from "./chance";
import { cardInHand, mouse, offered, playOn } from "./play";
import { expect, GAMES, startMatch, test } from "./visitor";

const DESKTOPS = ["1440x900", "1920x1080", "1280x800"] as const;
const OTHERS = ["768x1024", "390x844", "390x664", "320x640", "844x390", "667x375"] as const;
const MOST = { day_and_night: 5, gra_roku: 4, sun_and_moon: 4, nox: 6 } as const;
const FEWEST = { day_and_night: 3, gra_roku: 2, sun_and_moon: 2, nox: 2 } as const;
/** Decisions after which there are cards everywhere. */
const MIDDLE = { day_and_night: 5, gra_roku: 6, sun_and_moon: 8, nox: 4 } as const;
/** Six chests with places of 44 px do not fit below each other. */
const SCROLLS = ["nox 6 390x664", "nox 6 320x640"];
/** Pixels; a rounded border may be lost. */
const TARGET = 43.5;

async function resize(page: Page, size: string): Promise<void> {
  const [width, height] = size.split("x").map(Number) as [number, number];
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** In the page: what scrolls although it should not, and what is too small to press. */
function faults(TARGET: number): { scrolls: string[]; small: string[] } {
  const all = [...document.querySelectorAll<HTMLElement>("main .scroll, main .scroll *")];
  const moves = (style: string) => /auto|scroll/.test(style);
  const over = (each: HTMLElement) => {
    const { overflowX, overflowY } = getComputedStyle(each);
    const isHand = each.closest("[data-zone=hand], .row") !== null;
    return (
      (moves(overflowY) && each.scrollHeight > each.clientHeight + 2) ||
      (!isHand && moves(overflowX) && each.scrollWidth > each.clientWidth + 2)
    );
  };
  const press = [...document.querySelectorAll<HTMLElement>("main :is([data-move], [data-zone=hand] button)")];
  const small = press.filter((each) => {
    const { offsetWidth, offsetHeight } = each;
    return offsetHeight > 0 && Math.min(offsetWidth, offsetHeight) < TARGET;
  });
  const named = (each: HTMLElement) => `${each.className} ${each.offsetWidth}×${each.offsetHeight}`;
  const page = document.documentElement;
  return {
    scrolls: [
      ...all.filter(over).map(named),
      ...(page.scrollWidth > innerWidth || page.scrollHeight > innerHeight ? ["the page"] : []),
    ],
    small: small.map(named),
  };
}

for (const game of GAMES) {
  for (const players of [FEWEST[game], MOST[game]]) {
    test(`${game} with ${players} players on every screen`, async ({ visitor }) => {
      const page = await visitor({}, { viewport: { width: 1440, height: 900 } });
      await startMatch(page, game, { players });
      await playOn(page, mouse, dice(), MIDDLE[game]);
      const [card] = (await offered(page)).cards;
      if (card) await mouse(page, cardInHand(page, card));
      for (const size of [...DESKTOPS, ...OTHERS]) {
        await test.step(size, async () => {
          await resize(page, size);
          const { scrolls, small } = await page.evaluate(faults, TARGET);
          expect(small, size).toEqual([]);
          if (!SCROLLS.includes(`${game} ${players} ${size}`)) expect(scrolls, size).toEqual([]);
        });
      }
    });
  }
}

test("cards are 1.4 times as wide at 1440 px as at 900 px", async ({ visitor }) => {
  const page = await visitor({}, { viewport: { width: 900, height: 900 } });
  await startMatch(page, "day_and_night");
  await offered(page);
  const width = () =>
    page
      .locator("[data-zone=hand] [data-card]")
      .first()
      .evaluate((card) => card.clientWidth);
  await resize(page, "900x900");
  const narrow = await width();
  await resize(page, "1440x900");
  expect((await width()) / narrow).toBeCloseTo(1.4, 1);
});

test("the log folds away, gives its width to the table, and stays folded", async ({ visitor }) => {
  const page = await visitor({}, { viewport: { width: 1440, height: 900 } });
  await startMatch(page, "nox");
  await offered(page);
  const table = page.locator("[data-zone=table]");
  const width = () => table.evaluate((element) => element.clientWidth);
  const before = await width();
  const log = page.getByRole("button", { name: "What happened" });
  await expect(log).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Fold this away" }).click();
  await expect(log).toBeFocused();
  await expect(log).toHaveAttribute("aria-expanded", "false");
  expect((await width()) - before).toBeGreaterThan(250);
  await page.reload();
  await offered(page);
  await expect(page.locator("[data-zone=log]")).toBeHidden();
  await log.click();
  await expect(page.locator("[data-zone=log]")).toBeVisible();
});
