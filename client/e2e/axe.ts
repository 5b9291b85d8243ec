/** axe looks at a screen and finds nothing wrong with it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./visitor";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

interface Found {
  violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[];
}

/** Milliseconds after which day turns to night (games/day_and_night/Table.svelte). */
const CARDS_FIRST = 300;

/** Wait until nothing moves or changes its colour; what goes on for ever does not count. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (CARDS_FIRST) => {
    // The page set its timer before this one, so it also fires before it.
    if (document.querySelector("[data-game=day_and_night]"))
      await new Promise((later) => setTimeout(later, CARDS_FIRST));
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (each) => each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity,
        );
    // Cards take off in the frame after the one that lays them.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    while (moving().length) await Promise.allSettled(moving().map(({ finished }) => finished));
  }, CARDS_FIRST);
}

export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(AXE);
  // The shapes that a picture is drawn of have no names; the picture itself is looked at.
  const found = (await page.evaluate(
    "axe.run({exclude: 'svg *'}, {resultTypes: ['violations'], preload: false})",
  )) as Found;
  const faults = found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.target} ${node.failureSummary}`)
        .join(" | ")}`,
  );
  expect(faults).toEqual([]);
}
