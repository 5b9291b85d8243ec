/** A lost connection is shown at once, and a move that was played meanwhile is not lost. */
import { dice } from "./chance";
import { cardInHand, decide, mouse, offered } from "./play";
import { Proxy } from "./proxy";
import { address, expect, leave, newContext, openTable, startMatch, test, visit } from "./visitor";

const LOST = "Connection lost";

test("a phone that goes offline says so, nothing moves for it, and it plays on afterwards", async ({
  visitor,
}) => {
  const page = await visitor();
  await startMatch(page, "nox", { players: 2 });
  const offer = await offered(page);
  const hand = page.locator("[data-zone=hand]");
  const before = await hand.boundingBox();
  await page.context().setOffline(true);
  await expect(page.getByText(LOST)).toBeVisible({ timeout: 2000 });
  expect(await hand.boundingBox()).toEqual(before);
  await decide(page, mouse, dice(), offer);
  await expect(page.locator("[data-turn]")).toHaveText(/Waiting for the server/);
  await page.context().setOffline(false);
  await expect(page.getByText(LOST)).toBeHidden();
  await offered(page);
});

test("a move into a dead connection is marked, and is played when the page comes back", async ({
  browser,
}) => {
  const proxy = new Proxy(address());
  const far = await proxy.start();
  const page = await visit(await newContext(browser), {}, far);
  await page.goto(`${far}/t/${await openTable(page, "day_and_night", { players: 3, bots: true })}`);
  const offer = await offered(page);
  const card = offer.cards[0]!;
  proxy.silence();
  await decide(page, mouse, dice(), offer, card);
  await expect(page.getByText(LOST)).toBeVisible();
  await expect(page.locator(".pending")).toBeVisible();
  await expect(page.locator("[data-turn]")).toHaveText(/Waiting for the server/);
  const table = page.url();
  proxy.cut();
  await page.close();
  proxy.restore();
  const later = await page.context().newPage();
  await later.goto(table);
  await expect(later.locator(`[data-zone=table] .slot [data-card="${card}"]`)).toBeVisible();
  await expect(cardInHand(later, card)).toHaveCount(0);
  await leave(page);
  await proxy.stop();
});
