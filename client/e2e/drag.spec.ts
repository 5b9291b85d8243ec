/** Every move that has a place can be made by dragging a card there, with a mouse and with a finger. */
import type { CDPSession, Locator, Page } from "@playwright/test";
import { dice } from "./chance";
import { cardInHand, decide, moveAt, mouse as click, offered } from "./play";
import { address, expect, GAMES, openTable, PHONE, startMatch, test, type Game } from "./visitor";

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centre(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How a pointer goes down, moves and goes up. */
interface Hand {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

const mouse = (page: Page): Hand => ({
  async down({ x, y }) {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: ({ x, y }) => page.mouse.move(x, y, { steps: 6 }),
  up: () => page.mouse.up(),
});

const finger = (session: CDPSession): Hand => {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: async (at) => void (await send("touchStart", [at])),
    move: async (to) => void (await send("touchMove", [to])),
    up: async () => void (await send("touchEnd", [])),
  };
};

/** Takes up the first card that can be played, and drops it on its first target. */
async function dragOneCard(page: Page, hand: Hand): Promise<string> {
  const card = (await offered(page)).cards[0]!;
  const start = await centre(cardInHand(page, card));
  await hand.down(start);
  await hand.move({ x: start.x + 2, y: start.y - 30 });
  const move = (await offered(page, card)).moves.find((each) => each.split(/\W/)[0] === card)!;
  await hand.move(await centre(moveAt(page, move)));
  await expect(moveAt(page, move)).toHaveAttribute("data-aimed");
  await hand.up();
  return card;
}

/** Whatever has to be decided before a card of the hand can be played. */
async function reachHand(page: Page): Promise<void> {
  for (let offer = await offered(page); !offer.cards.length; offer = await offered(page))
    await moveAt(page, offer.moves[0]!).click();
}

async function expectPlayed(page: Page, card: string): Promise<void> {
  await expect(cardInHand(page, card)).toHaveCount(0);
  await expect(page.locator(".dragged")).toHaveCount(0);
}

for (const game of GAMES) {
  test(`a card of ${game} is dragged with the mouse`, async ({ visitor }) => {
    const page = await visitor();
    await startMatch(page, game as Game, {});
    await reachHand(page);
    await expectPlayed(page, await dragOneCard(page, mouse(page)));
  });

  test(`a card of ${game} is dragged with a finger`, async ({ visitor }) => {
    const page = await visitor({}, PHONE);
    await startMatch(page, game as Game, {});
    await reachHand(page);
    const session = await page.context().newCDPSession(page);
    await expectPlayed(page, await dragOneCard(page, finger(session)));
  });
}

/** Plays on until such a move is offered. */
async function until(page: Page, wanted: (move: string) => boolean): Promise<string> {
  for (;;) {
    const offer = await offered(page);
    const found = offer.moves.find(wanted);
    if (found) return found;
    await decide(page, click, dice(), offer);
  }
}

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover(); // waits until the card has turned over and stands still
  const hand = mouse(page);
  const start = await centre(from);
  await hand.down(start);
  await hand.move({ x: start.x + 20, y: start.y + 20 });
  await hand.move(await centre(to));
  await expect(to).toHaveAttribute("data-aimed");
  await hand.up();
  await expect(page.locator(".dragged")).toHaveCount(0);
}

test("an open card of day_and_night is dragged to my own place", async ({ visitor }) => {
  const page = await visitor({ deal: "where I win a card" });
  await startMatch(page, "day_and_night");
  const take = await until(page, (move) => move.startsWith("+"));
  await dragTo(page, moveAt(page, take), page.locator(".player.mine"));
  await expect(page.locator(`.player.mine [data-card="${take.slice(1)}"]`)).toBeVisible();
});

test("my card of gra_roku is dragged to a cell of the square", async ({ visitor }) => {
  const page = await visitor();
  await startMatch(page, "gra_roku");
  const place = await until(page, (move) => /@\d\d$/.test(move) && !move.startsWith("@"));
  const card = page.locator(`[data-zone=table] [data-card="${place.split("@")[0]}"]`).first();
  await dragTo(page, card, moveAt(page, place));
  await expect(moveAt(page, place)).toHaveCount(0);
});

test("a card that is released elsewhere comes back, and Escape cancels", async ({ visitor }) => {
  const page = await visitor();
  await startMatch(page, "nox");
  const card = (await offered(page)).cards[0]!;
  const start = await centre(cardInHand(page, card));
  for (const end of [() => page.mouse.up(), () => page.keyboard.press("Escape")]) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - 100, start.y - 60, { steps: 4 });
    await expect(page.locator(".dragged")).toHaveCount(1);
    await end();
    await expect(page.locator(".dragged")).toHaveCount(0);
    await expect(page.locator("main [data-move]")).toHaveCount(0);
    await page.mouse.up();
  }
  await expect(cardInHand(page, card)).toBeVisible();
});

test("a card that cannot be played says why, beside the card", async ({ visitor }) => {
  const players = [await visitor(), await visitor({ name: "Boris" }, PHONE)];
  const id = await openTable(players[0]!, "nox", { players: 2 });
  for (const page of players) {
    await page.goto(`${address()}/t/${id}`);
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.getByRole("button", { name: "Leave seat" }).waitFor();
  }
  await players[0]!.getByRole("button", { name: "Begin" }).click();
  for (const page of players) {
    await page.locator("[data-turn]").waitFor();
    if (await page.locator("[data-turn=mine]").count()) continue;
    const card = page.locator("[data-zone=hand] button[data-card]").first();
    await card.click();
    const bubble = page.locator(".why");
    await expect(bubble).toHaveText(/not your turn/);
    const [beside, at] = [(await bubble.boundingBox())!, (await card.boundingBox())!];
    expect(Math.abs(beside.y + beside.height - at.y)).toBeLessThan(30);
    await page.keyboard.press("Escape");
    await expect(bubble).toHaveCount(0);
  }
});
