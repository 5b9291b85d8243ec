/** Day & Night fits low, narrow and large screens: nothing a player needs is cut off. */
import type { Page } from "@playwright/test";
import { dice } from "./chance";
import { mouse, offered, playOn } from "./play";
import { expect, startMatch, test } from "./visitor";

const SCREENS = {
  "a phone on its side": { width: 844, height: 390 },
  "a small phone": { width: 320, height: 640 },
  "a laptop at 200 % zoom": { width: 720, height: 450 },
  "a phone": { width: 390, height: 844 },
  "a desktop": { width: 1440, height: 900 },
};
/** What a player needs at the same time: what is asked, all seats, the middle, the whole hand. */
const PARTS = ".status, [data-seat], .middle[data-shows], [data-zone=hand] button";

/** The parts that are not completely inside of the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator(PARTS).evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map((part) => part.outerHTML.slice(0, 120)),
  );
}

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`hand and table are visible together on ${name}`, async ({ visitor }) => {
    const page = await visitor({}, { viewport });
    await startMatch(page, "day_and_night", { players: 4 });
    await playOn(page, mouse, dice(), 3);
    await offered(page);
    expect(await cutOff(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
}
