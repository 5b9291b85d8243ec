/** The director shows an update beat by beat, and nothing runs ahead of the current beat. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Beat, Update } from "../../src/core/beats";
import { Director, LENGTHS, type Shown } from "../../src/core/director.svelte";
import { settings } from "../../src/core/settings.svelte";
import type { EventInfo, Result, View } from "../../src/generated/wire";

const DECK = { cards: {}, sources: {} };
const RESULT = { scores: [1, 0], winners: [0] } as unknown as Result;
const view = (round: number) => ({ hand: [], hands: [], table: { round } }) as unknown as View;
const event = (key: string): EventInfo => ({ key, facts: {} });

function update(round: number, more: Partial<Update> = {}): Update {
  return {
    view: view(round),
    events: [event(`end-${round}`)],
    legal: [`move-${round}`],
    result: null,
    ...more,
  };
}

let director: Director;
let shown: Shown[];
let beats: (before: View | null, update: Update) => readonly Beat[];

const round = () => (director.view as unknown as { table: { round: number } }).table.round;
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  shown = [];
  director = new Director((each) => shown.push(each));
  beats = (_, { view: last, events }) => [
    { view: view(100), events: [event("first")], length: "action", moment: { kind: "reveal" } },
    { view: view(101), events: [event("second")], length: "verdict", moment: { kind: "verdict" } },
    { view: last, events, length: "instant" },
  ];
  director.use((before, next) => beats(before, next), DECK);
  director.cut(update(1));
});

afterEach(() => {
  director.stop();
  vi.useRealTimers();
});

test("view, moment, log and moves follow the beats", async () => {
  director.push(update(2, { result: RESULT }));
  expect([round(), director.moment?.kind, director.isBusy]).toEqual([100, "reveal", true]);
  expect(director.log.map(({ key }) => key)).toEqual(["end-1", "first"]);
  await after(LENGTHS.action);
  expect([round(), director.moment?.kind, director.result]).toEqual([101, "verdict", null]);
  await after(LENGTHS.verdict - 1);
  expect([round(), director.legal]).toEqual([101, ["move-1"]]);
  await after(1);
  expect([round(), director.legal, director.isBusy]).toEqual([2, ["move-2"], false]);
  expect(director.result).toBe(RESULT);
  expect(director.log.map(({ key }) => key)).toEqual(["end-1", "first", "second", "end-2"]);
  expect(shown.map(({ isLast }) => isLast)).toEqual([false, false, true]);
});

test("going on shows the next beat at once", async () => {
  director.push(update(2));
  director.skip();
  expect(director.moment?.kind).toBe("verdict");
  director.skip();
  expect([round(), director.isBusy]).toEqual([2, false]);
  await after(10_000);
  expect(shown.length).toBe(3);
});

test("updates wait for each other, and moves are possible after the last one", async () => {
  director.push(update(2));
  director.push(update(3));
  await after(LENGTHS.action + LENGTHS.verdict);
  expect([round(), director.isBusy]).toEqual([2, true]);
  await after(1);
  expect(round()).toBe(100);
  await after(LENGTHS.action + LENGTHS.verdict);
  expect([round(), director.legal, director.isBusy]).toEqual([3, ["move-3"], false]);
});

test("beats are shorter while others wait, but a verdict keeps its time", async () => {
  director.push(update(2));
  director.skip();
  director.push(update(3));
  await after(LENGTHS.verdict - 1);
  expect(director.moment?.kind).toBe("verdict");
  director.stop();
  beats = (_, { view: last, events }) => [
    { view: view(100), events: [], length: "action" },
    { view: last, events, length: "action" },
  ];
  director.push(update(4));
  director.push(update(5));
  await after(LENGTHS.action);
  director.push(update(6));
  await after(LENGTHS.action * 0.7);
  expect(round()).toBe(100);
});

test.each([
  ["slow", 1.6],
  ["normal", 1],
  ["fast", 0.5],
] as const)("at %s speed a beat takes %f of its time", async (speed, factor) => {
  settings.speed = speed;
  director.push(update(2));
  await after(LENGTHS.action * factor - 1);
  expect(director.moment?.kind).toBe("reveal");
  await after(1);
  expect(director.moment?.kind).toBe("verdict");
});

test("at once, only the last beat is shown, and it tells everything", () => {
  settings.speed = "at-once";
  director.push(update(2));
  expect([round(), director.isBusy]).toEqual([2, false]);
  expect(director.log.map(({ key }) => key)).toEqual(["end-1", "first", "second", "end-2"]);
});

test("the last moment can be seen again, and the table is then as it was", async () => {
  director.push(update(2));
  await after(10_000);
  beats = (_, { view: last, events }) => [{ view: last, events, length: "action" }];
  director.push(update(3));
  await after(10_000);
  expect(director.canRepeat).toBe(true);
  director.again();
  await after(0);
  expect([director.moment?.kind, director.isBusy]).toEqual(["reveal", true]);
  await after(10_000);
  expect([round(), director.legal, director.isBusy]).toEqual([3, ["move-3"], false]);
  expect(director.log.length).toBe(5);
  expect(shown.filter(({ isRepeat }) => isRepeat).length).toBe(3);
});

test("after a long absence the table is shown as it is", () => {
  for (let i = 2; i <= 15; i++) director.push(update(i));
  expect([round(), director.isBusy]).toEqual([15, false]);
  expect(director.log.filter(({ key }) => key.startsWith("end")).length).toBe(15);
});

test("a scene that cannot be written is shown in one beat, and its fault is reported", async () => {
  const faults: unknown[] = [];
  vi.stubGlobal("queueMicrotask", (task: () => void) => {
    try {
      task();
    } catch (error) {
      faults.push(error);
    }
  });
  beats = () => {
    throw new Error("no such card");
  };
  director.push(update(2));
  vi.unstubAllGlobals();
  expect([round(), director.legal]).toEqual([2, ["move-2"]]);
  expect(faults).toEqual([new Error("no such card")]);
});
