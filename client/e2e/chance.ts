/** Chance that is the same in every run: it decides which cards a test is dealt, and what the test plays. */
import { test } from "@playwright/test";

/** Another seed gives other deals and other choices: `SEED=7 npx playwright test`. */
export const SEED = process.env["SEED"] ?? "0";

export type Roll = (below: number) => number;

/** Dice of the running test. Dice with different names are independent of each other. */
export function dice(name = ""): Roll {
  let state = hash([SEED, ...test.info().titlePath.slice(1), name].join("/"));
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) state = Math.imul(state ^ byte, 0x01000193) >>> 0;
  return state;
}

const SALT_BYTES = 16;

/** What a visitor adds to the shuffles. The server of these tests adds nothing else
 * (tests/server/same_deals.py). */
export function salt(name: string): number[] {
  const roll = dice(`salt of ${name}`);
  return Array.from({ length: SALT_BYTES }, () => roll(256));
}
