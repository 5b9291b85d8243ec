/** The great moment of each game as a strip of frames: `make screenshots` writes them to docs/screenshots. */
import type { Page } from "@playwright/test";
import { dice } from "./chance";
import { cardInHand, decide, mouse, moveAt, offered, type Offer } from "./play";
import { film } from "./strip";
import { startMatch, test, type Game } from "./visitor";

const FOLDER = process.env["SCREENSHOTS"];
const SIZE = { viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" } as const;
const SHEET = { frames: 24, columns: 4, width: 420 } as const;

test.skip(!FOLDER, "strips are made by make screenshots");
test.describe.configure({ timeout: 300_000 });

interface Great {
  readonly wish: object;
  /** Milliseconds that the moment lasts. */
  readonly length: number;
  /** Whether my next decision belongs to it. */
  readonly goesOn?: boolean;
  /** The move that brings the moment about, if it is offered now. */
  find(page: Page, offer: Offer): Promise<string | undefined>;
}

const MOMENTS: Record<Game, Great> = {
  day_and_night: {
    wish: { players: 4 },
    length: 6500,
    find: async (page, { cards }) => {
      const isSecond = await page.locator(".player.mine .slot").count();
      return isSecond ? cards[0] : undefined;
    },
  },
  gra_roku: {
    wish: { players: 3 },
    length: 6500,
    goesOn: true,
    find: async (page, { moves }) => {
      const rows = await page.evaluate(() => {
        const cells = [...document.querySelectorAll(".cell:has(.card)")];
        const found = cells.map((cell) => Number(getComputedStyle(cell).gridRowStart) - 1);
        return [1, 2, 3, 4].map((row) => found.filter((each) => each === row).length);
      });
      return moves.find((move) => rows[Number(/@(\d)\d$/.exec(move)?.[1]) - 1] === 3);
    },
  },
  sun_and_moon: {
    wish: { players: 2 },
    length: 2600,
    find: (_, { moves }) => Promise.resolve(moves.find((move) => move.startsWith("clear"))),
  },
  nox: {
    wish: { players: 3 },
    length: 6200,
    find: async (page, { cards }) => {
      for (const card of cards) {
        await mouse(page, cardInHand(page, card));
        for (const move of (await offered(page, card)).moves) {
          const label = await moveAt(page, move).getAttribute("aria-label");
          if (/ends the round/i.test(label ?? "")) return move;
        }
        await page.keyboard.press("Escape");
      }
      return undefined;
    },
  },
};

/** As if another tab had changed the setting. */
async function setSpeed(page: Page, speed: string): Promise<void> {
  await page.evaluate((speed) => {
    const key = "lunasol.settings";
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), speed });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }, speed);
}

for (const [game, { wish, length, goesOn, find }] of Object.entries(MOMENTS)) {
  test(`the great moment of ${game}`, async ({ visitor }) => {
    const page = await visitor({ motion: "full" }, SIZE);
    await startMatch(page, game as Game, wish);
    const roll = dice();
    for (;;) {
      const offer = await offered(page);
      const move = await find(page, offer);
      if (move === undefined) {
        await decide(page, mouse, roll, offer);
        continue;
      }
      await setSpeed(page, "normal");
      const save = await film(page);
      await decide(page, mouse, roll, await offered(page), move);
      const rest = page.waitForTimeout(length);
      if (goesOn) await decide(page, mouse, roll, await offered(page));
      await rest;
      await save(`${FOLDER}/strip-${game}.jpg`, { ...SHEET, length });
      return;
    }
  });
}
