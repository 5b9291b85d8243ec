/** The turning point of a match: asked for once somebody wants to know, and told in one sentence. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "../../src/core/api";
import { notices } from "../../src/a11y/announce.svelte";
import type { Decision, Replay, Review, Step } from "../../src/generated/wire";
import { texts } from "../../src/i18n/texts.svelte";
import type { MatchTexts } from "../../src/i18n/matchTexts";
import { describe, TurningPointFinder } from "../../src/match/ending/turningPoint.svelte";

const DECISIONS = [
  { at: 1, seat: 1, loss: 0.1, clear: true, move: "B1a>0" },
  { at: 2, seat: 1, loss: 0.4, clear: true, move: "B2a>0" },
  { at: 3, seat: 0, loss: 0.9, clear: false, move: "B3a>0" },
] as unknown as Decision[];

function review(done: number, decisions = DECISIONS): Review {
  return { done, total: 3, iterations: 1, decisions, summary: [] };
}

function step(round: number): Step {
  const events = [{ key: "extended", facts: { seat: 1 } }];
  return { events, view: { game: "nox", table: { round } } } as unknown as Step;
}

beforeEach(async () => {
  vi.useFakeTimers();
  await texts.use("en");
  vi.spyOn(api, "replay").mockResolvedValue({ steps: [step(1), step(5), step(5)] } as unknown as Replay);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("nothing is asked unasked, and then until the review is complete", async () => {
  const asked = vi.spyOn(api, "review").mockResolvedValueOnce(review(1)).mockResolvedValueOnce(review(3));
  const finder = new TurningPointFinder("abc");
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).not.toHaveBeenCalled();
  await finder.find();
  expect([finder.isDone, finder.progress?.done]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(finder.found?.decision.at, "the costliest clear mistake").toBe(2);
});

test("a player who has left asks no more", async () => {
  const asked = vi.spyOn(api, "review").mockResolvedValue(review(1));
  const finder = new TurningPointFinder("abc");
  await finder.find();
  finder.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a match may have none", async () => {
  vi.spyOn(api, "review").mockResolvedValue(review(3, []));
  const finder = new TurningPointFinder("abc");
  await finder.find();
  expect([finder.isDone, finder.found]).toEqual([true, null]);
});

test("a refusal is shown, and it can be asked for again", async () => {
  vi.spyOn(api, "review").mockRejectedValue(new Refusal("no-connection"));
  const finder = new TurningPointFinder("abc");
  await finder.find();
  expect([finder.isAsked, finder.isDone, notices.length]).toEqual([false, false, 1]);
});

test("it is told with its round and what happened", () => {
  const words = {
    event: () => "Luna opens a pile.",
    say: (key: string, facts: object) => texts.of("page").say(key, facts as never),
  } as unknown as MatchTexts;
  const found = { decision: DECISIONS[1]!, played: step(5), before: step(5).view };
  expect(describe(found, words)).toBe("The turning point, round 5: Luna opens a pile.");
});
