/** Several tabs of one person, and devices that sleep: everybody sees the same, and nobody has to do anything for it. */
import type { Browser, Page } from "@playwright/test";
import { Cable } from "./cable";
import { decide, dice, END, mouse, offered, TURN } from "./play";
import { address, expect, expectNoFaults, newContext, startMatch, test, visit } from "./table";

const SHORT = { game: "nox", players: 2, options: { max_rounds: 1 } } as const;

/** Every card that lies on the table, and what is asked. */
function table(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    document.querySelector(".status")?.textContent?.trim() ?? "",
    ...[...document.querySelectorAll<HTMLElement>("main [data-card]")].map(({ dataset }) => dataset["card"]!),
  ]);
}

async function expectSame(one: Page, other: Page): Promise<void> {
  await expect(async () => expect(await table(one)).toEqual(await table(other))).toPass({ timeout: 10_000 });
}

test("two tabs of one person both play, and show the same", async ({ visitor }) => {
  const first = await visitor({ motion: "reduced" });
  await startMatch(first, "nox", { players: 3, options: { max_rounds: 1 } });
  await offered(first);
  const second = await first.context().newPage();
  await second.goto(first.url());
  const roll = dice(50);
  for (const [one, other] of alternately([first, second])) {
    await expectSame(one, other);
    const offer = await offered(one);
    if (offer.over) break;
    const before = await table(one);
    await decide(one, mouse, roll, offer);
    await expect.poll(() => table(one)).not.toEqual(before);
  }
  for (const page of [first, second]) await expect(page.locator(END)).toBeVisible();
});

function* alternately(pair: [Page, Page]): Generator<[Page, Page]> {
  for (;;) {
    yield pair;
    pair = [pair[1], pair[0]];
  }
}

/** Two people at a table; who is to act comes first. */
async function sitDown(
  browser: Browser,
  at = address(),
): Promise<{ acting: Page; waiting: Page; boris: Page }> {
  const anna = await visit(await newContext(browser), { name: "Anna", motion: "reduced" });
  const boris = await visit(await newContext(browser), { name: "Boris", motion: "reduced" }, at);
  const answer = await anna.request.post(`${address()}/api/tables`, {
    data: SHORT,
    headers: { origin: address() },
  });
  const { id } = (await answer.json()) as { id: string };
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
  const [acting, waiting] = (await anna.locator(TURN).count()) ? [anna, boris] : [boris, anna];
  return { acting, waiting, boris };
}

async function leave(...pages: Page[]): Promise<void> {
  for (const page of pages) expectNoFaults(page);
  await Promise.all(pages.map((page) => page.context().close()));
}

test("a page that was frozen is up to date when it thaws", async ({ browser }) => {
  const { acting, waiting } = await sitDown(browser);
  const asleep = await waiting.context().newCDPSession(waiting);
  await asleep.send("Page.setWebLifecycleState", { state: "frozen" });
  await decide(acting, mouse, dice(51), await offered(acting));
  await acting.locator("[data-turn=other]").waitFor();
  await asleep.send("Page.setWebLifecycleState", { state: "active" });
  await offered(waiting);
  await expect(waiting.locator(".lost")).toBeHidden();
  await decide(waiting, mouse, dice(52), await offered(waiting));
  await offered(acting);
  await leave(acting, waiting);
});

test("a connection that died in its sleep is noticed when the device wakes up", async ({ browser }) => {
  const cable = new Cable(address());
  const { acting, waiting, boris } = await sitDown(browser, await cable.lay());
  cable.numb();
  const anna = boris === acting ? waiting : acting;
  await boris.context().setOffline(true);
  await boris.context().setOffline(false);
  if (anna === acting) await decide(anna, mouse, dice(53), await offered(anna));
  await offered(boris);
  await decide(boris, mouse, dice(54), await offered(boris));
  await offered(anna);
  await leave(acting, waiting);
  await cable.remove();
});
