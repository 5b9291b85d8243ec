/** Two tabs of one person at one table. */
import type { Page } from "@playwright/test";
import type { Roll } from "./chance";
import { decide, mouse, offered } from "./play";
import { expect } from "./visitor";

/** Milliseconds between two looks. */
const OFTEN = [50];

/** Every card that lies on the table, and what is asked. */
function tableSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    document.querySelector("[data-turn]")?.textContent?.trim() ?? "",
    ...[...document.querySelectorAll<HTMLElement>("main [data-card]")].map(({ dataset }) => dataset["card"]!),
  ]);
}

export async function expectSame(one: Page, other: Page): Promise<void> {
  await expect(async () => expect(await tableSeen(one)).toEqual(await tableSeen(other))).toPass({
    intervals: OFTEN,
  });
}

/** One decision in one tab, once the other shows the same; false if the match is over. Before that, a tab may
 * still offer what was decided in the other one. */
export async function decideIn(one: Page, other: Page, roll: Roll): Promise<boolean> {
  await expectSame(one, other);
  const offer = await offered(one);
  if (offer.over) return false;
  const before = await tableSeen(one);
  await one.bringToFront();
  await decide(one, mouse, roll, offer);
  await expect.poll(() => tableSeen(one), { intervals: OFTEN }).not.toEqual(before);
  return true;
}
