/** Several tabs of one person, and devices that sleep: everybody sees the same, and nobody has to do
 * anything for it. */
import type { Page } from "@playwright/test";
import { dice } from "./chance";
import { decide, END, mouse, offered, TURN } from "./play";
import { Proxy } from "./proxy";
import { decideIn } from "./twoTabs";
import { address, expect, leave, newContext, openTable, startMatch, test, visit } from "./visitor";

const SHORT = { players: 2, options: { max_rounds: 1 } } as const;
/** Milliseconds after which a silent connection is given up (core/connection.ts). */
const SILENCE_TIMEOUT = 8000;

test("two tabs of one person both play, and show the same", async ({ visitor }) => {
  const first = await visitor();
  await startMatch(first, "nox", { players: 3, options: { max_rounds: 1 } });
  await offered(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  const roll = dice();
  for (const [one, other] of alternately([first, second])) if (!(await decideIn(one, other, roll))) break;
  for (const page of [first, second]) await expect(page.locator(END)).toBeVisible();
});

function* alternately(pair: [Page, Page]): Generator<[Page, Page]> {
  for (;;) {
    yield pair;
    pair = [pair[1], pair[0]];
  }
}

/** Anna and Boris at a table; the one who is to act comes first. */
async function sitDown(anna: Page, boris: Page, at = address()): Promise<[acting: Page, waiting: Page]> {
  const id = await openTable(anna, "nox", SHORT);
  for (const [page, server] of [
    [anna, address()],
    [boris, at],
  ] as const) {
    await page.goto(`${server}/t/${id}`);
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await page.getByRole("button", { name: "Leave seat" }).waitFor();
  }
  await anna.getByRole("button", { name: "Begin" }).click();
  await Promise.all([anna, boris].map((page) => page.locator("[data-turn]").waitFor()));
  return (await anna.locator(TURN).count()) ? [anna, boris] : [boris, anna];
}

test("a page that was frozen is up to date when it thaws", async ({ visitor }) => {
  const [acting, waiting] = await sitDown(await visitor(), await visitor({ name: "Boris" }));
  const roll = dice();
  const asleep = await waiting.context().newCDPSession(waiting);
  await asleep.send("Page.setWebLifecycleState", { state: "frozen" });
  await decide(acting, mouse, roll, await offered(acting));
  await acting.locator("[data-turn=other]").waitFor();
  await asleep.send("Page.setWebLifecycleState", { state: "active" });
  await offered(waiting);
  await expect(waiting.getByText("Connection lost")).toBeHidden();
  await decide(waiting, mouse, roll, await offered(waiting));
  await offered(acting);
});

test("a connection that died in its sleep is noticed when the device wakes up", async ({ browser }) => {
  const proxy = new Proxy(address());
  const far = await proxy.start();
  const anna = await visit(await newContext(browser));
  const boris = await visit(await newContext(browser), { name: "Boris" }, far);
  await boris.clock.install();
  const [acting] = await sitDown(anna, boris, far);
  const roll = dice();
  proxy.silence();
  await wakeUp(boris);
  await boris.clock.fastForward(SILENCE_TIMEOUT);
  if (anna === acting) await decide(anna, mouse, roll, await offered(anna));
  await decide(boris, mouse, roll, await offered(boris));
  await offered(anna);
  await leave(anna, boris);
  await proxy.stop();
});

/** The device sleeps and is online again; the page has heard of it. */
async function wakeUp(page: Page): Promise<void> {
  const online = await page.evaluateHandle(() => ({
    heard: new Promise<void>((heard) => addEventListener("online", () => heard(), { once: true })),
  }));
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await online.evaluate(({ heard }) => heard);
}
