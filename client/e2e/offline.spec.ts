/** Without a server everything but tables with friends goes on: on this device, from one visit. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { dice } from "./chance";
import { FRIENDS, playHere, staticSite, traveller, untilInstalled, type Traveller } from "./device";
import { decide, END, mouse, offered, playOn, TURN } from "./play";
import { decideIn, expectSame } from "./twoTabs";
import { expect, GAMES, leave, newContext, openTable, test, visit } from "./visitor";

/** As short as the rules allow. */
const SHORT = {
  day_and_night: { players: 3 },
  gra_roku: { players: 2 },
  sun_and_moon: { players: 2, options: { turn_cap: 12 } },
  nox: { players: 2, options: { max_rounds: 1 } },
} as const;

async function goHome({ page, proxy }: Traveller): Promise<void> {
  await leave(page);
  await proxy.stop();
}

/** One visit is enough for all games; two browsers share the work. */
for (const games of [
  ["gra_roku", "nox"],
  ["day_and_night", "sun_and_moon"],
] as const) {
  test(`${games.join(" and ")} are played to their end without a server`, async ({ browser }) => {
    const away = await traveller(browser);
    for (const game of games) {
      await test.step(game, async () => {
        await playHere(away.page, away.at, game, SHORT[game]);
        await playOn(away.page, mouse, dice());
        await expect(away.page.locator(END)).toContainText(/wins?\b|share the win/);
      });
    }
    await goHome(away);
  });
}

for (const game of GAMES) {
  test(`${game} against a bot that searches, at full length, without a server @long`, async ({ browser }) => {
    const away = await traveller(browser);
    await playHere(away.page, away.at, game, { level: "skilled" });
    await playOn(away.page, mouse, dice());
    await expect(away.page.locator(END)).toBeVisible();
    await goHome(away);
  });
}

test("a match that was played on the server is seen again without it @long", async ({ browser }) => {
  const away = await traveller(browser);
  const { page, at, proxy } = away;
  proxy.restore();
  const id = await openTable(page, "nox", { bots: true, ...SHORT.nox });
  await page.goto(`${at}/t/${id}`);
  await playOn(page, mouse, dice());
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("lunasol.records")).keys()).length))
    .toBe(1);
  proxy.cut();
  await page.goto(`${at}/replay/${id}`);
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect(page).toHaveURL(/step=2/);
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page.locator("main progress")).toHaveAttribute("value", /[1-9]/);
  await page.goto(`${at}/review/elsewhere`);
  await expect(page.getByText("its record is not on this device")).toBeVisible();
  await goHome(away);
});

test("a match survives a reload, is hinted at, listed, reviewed, checked and downloaded", async ({
  browser,
}) => {
  const away = await traveller(browser);
  const { page, at } = away;
  const roll = dice();
  await playHere(page, at, "nox", SHORT.nox);
  await playOn(page, mouse, roll, 2);
  const hand = () =>
    page
      .locator("[data-zone=hand] [data-card]")
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset["card"]));
  await offered(page);
  const before = await hand();
  await page.reload();
  await offered(page);
  expect(await hand()).toEqual(before);

  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("region", { name: "Hint" }).waitFor();
  await page.goto(at);
  await page.locator("[data-continue]").click();
  await playOn(page, mouse, roll);

  await page.locator(END).getByRole("link", { name: "Check the shuffles" }).click();
  await expect(page.getByRole("heading", { name: "Everything checks out." })).toBeVisible();
  await expect(page.getByText("its shuffles are that device’s own")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the record" }).click();
  const record = readFileSync(await (await download).path(), "utf-8");
  expect(record).toMatch(/^lunasol-record/);

  await page.goto(`${at}/replays`);
  await page.getByRole("link", { name: "Review" }).click();
  await page.locator("main.done").waitFor({ timeout: 120_000 });
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect(page).toHaveURL(/step=2/);
  await goHome(away);
});

test("two tabs show one match, and the one that stays goes on", async ({ browser }) => {
  const away = await traveller(browser);
  const first = away.page;
  await playHere(first, away.at, "nox", SHORT.nox);
  await offered(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  const roll = dice();
  await decideIn(second, first, roll);
  await decideIn(first, second, roll);
  await expectSame(first, second);
  await first.close();
  await playOn(second, mouse, roll);
  await expect(second.locator(END)).toBeVisible();
  await goHome({ ...away, page: second });
});

test("a full device says so, and plays when there is room again", async ({ browser }) => {
  const away = await traveller(browser);
  const { page, at } = away;
  const limit = await page.context().newCDPSession(page);
  await limit.send("Storage.overrideQuotaForOrigin", { origin: at, quotaSize: 1 });
  await page.locator("[data-play=nox]").click();
  await page.locator("[data-start]").click();
  await expect(page.getByText("This device could not save that").first()).toBeVisible();
  await limit.send("Storage.overrideQuotaForOrigin", { origin: at });
  await playHere(page, at, "nox", SHORT.nox);
  await playOn(page, mouse, dice(), 3);
  await goHome(away);
});

test("a browser that stores nothing plays until the page is closed, and says so", async ({ browser }) => {
  const site = await staticSite();
  const page = await visit(await newContext(browser), {}, site.address);
  await page.route(/tableWorker-\w+\.js$/, async (route) => {
    const answer = await route.fetch();
    const refuse = "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('refused'); } });";
    await route.fulfill({ response: answer, body: refuse + (await answer.text()) });
  });
  await page.goto(site.address);
  await playHere(page, site.address, "nox", SHORT.nox);
  await expect(page.getByText("Your browser stores nothing").first()).toBeVisible();
  await playOn(page, mouse, dice(), 3);
  await leave(page);
  await site.stop();
});

test("a folder of files is enough, and an update in the middle leaves the match alone", async ({
  browser,
}) => {
  const site = await staticSite();
  const context = await newContext(browser, { serviceWorkers: "allow" });
  const page = await visit(context, {}, site.address);
  await page.goto(site.address);
  await expect(page.getByRole("link", { name: "Open tables" })).toHaveCount(0);
  await page.getByRole("link", { name: "With friends" }).click();
  await expect(page.getByText("This site has no server")).toBeVisible();
  await expect(page.getByRole("link", { name: "To play with friends" })).toHaveAttribute("href", FRIENDS);
  const roll = dice();
  await playHere(page, site.address, "nox", SHORT.nox);
  await playOn(page, mouse, roll, 2);
  await untilInstalled(page);
  const engine = publishUpdate(site.folder);
  await page.goto(site.address);
  await page.getByRole("button", { name: "Update now" }).click();
  await page.locator("[data-continue]").click();
  await playOn(page, mouse, roll, 2);
  // The new engine has come meanwhile, and is used from now on.
  await expect.poll(() => storedEngines(page)).toContain(engine);
  await page.reload();
  await playOn(page, mouse, roll);
  await expect(page.locator(END)).toBeVisible();
  expect(await storedEngines(page)).toEqual([engine]);
  await leave(page);
  await site.stop();
});

/** A newer page and a newer engine in the same folder. Returns the engine's version. */
function publishUpdate(folder: string): string {
  const worker = join(folder, "sw.js");
  writeFileSync(worker, `${readFileSync(worker, "utf-8")}\n// another version\n`);
  const list = join(folder, "engine/engine.json");
  const engine = JSON.parse(readFileSync(list, "utf-8")) as { version: string };
  cpSync(join(folder, "engine", engine.version), join(folder, "engine/newer"), { recursive: true });
  writeFileSync(list, JSON.stringify({ ...engine, version: "newer" }));
  return "newer";
}

/** The versions that are complete on this device. */
function storedEngines(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const versions = (await caches.keys()).flatMap((name) => name.split("lunasol.engine-").slice(1));
    const marks = await Promise.all(versions.map((each) => caches.match(`/engine/${each}/complete`)));
    return versions.filter((_, i) => marks[i]);
  });
}

test("pass and play works without a server @long", async ({ browser }) => {
  const away = await traveller(browser);
  const { page, at } = away;
  await page.goto(`${at}/here/nox`);
  const names = page.locator("form input[type=text], form input:not([type])");
  await names.nth(0).fill("Anna");
  await names.nth(1).fill("Boris");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("[data-cover]").waitFor();
  await page.waitForTimeout(600);
  await page.locator("[data-uncover]").click();
  await page.locator(TURN).waitFor();
  await decide(page, mouse, dice(), await offered(page));
  await goHome(away);
});
