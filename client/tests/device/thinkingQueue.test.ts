/** Bots, hints and reviews take turns in one worker; what nobody waits for is given up. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  ThinkingQueue,
  type FromThinker,
  type Thinker,
  type ToThinker,
} from "../../src/device/thinkingQueue";
import type { Engine } from "../../src/device/engineFiles";

const ENGINE = { version: "v" } as Engine;

class FakeThinker implements Thinker {
  static made: FakeThinker[] = [];
  static get last(): FakeThinker {
    return FakeThinker.made.at(-1)!;
  }
  onmessage: Thinker["onmessage"] = null;
  onerror: Thinker["onerror"] = null;
  isEnded = false;
  readonly told: ToThinker[] = [];

  constructor() {
    FakeThinker.made.push(this);
  }
  postMessage(message: ToThinker): void {
    this.told.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(message: FromThinker): void {
    this.onmessage?.({ data: message } as MessageEvent);
  }
  /** The job under way. */
  get job(): Extract<ToThinker, { type: "job" }> {
    return this.told.filter((each) => each.type === "job").at(-1)!;
  }
  answer(seconds = 1): void {
    this.say({ type: "answer", id: this.job.id, answer: `${this.job.job}!`, seconds });
  }
}

let thoughts: [string, number][];
let queue: ThinkingQueue;

beforeEach(() => {
  vi.useFakeTimers();
  FakeThinker.made = [];
  thoughts = [];
  queue = new ThinkingQueue(
    ENGINE,
    () => new FakeThinker(),
    (...each) => thoughts.push(each),
  );
});
afterEach(() => vi.useRealTimers());

test("nothing is started before somebody asks, and a job waits until the engine is loaded", async () => {
  expect(FakeThinker.made).toEqual([]);
  const { answer } = queue.think("choose", "a");
  expect(FakeThinker.last.told).toEqual([{ type: "load", engine: ENGINE }]);
  FakeThinker.last.say({ type: "loaded" });
  FakeThinker.last.answer(2);
  expect(await answer).toBe("a!");
  expect(thoughts).toEqual([["choose", 2]]);
});

test("kinds take turns: a move does not wait for a whole review", async () => {
  const order: string[] = [];
  for (const [kind, job] of [
    ["judge", "j1"],
    ["judge", "j2"],
    ["judge", "j3"],
    ["choose", "c1"],
    ["choose", "c2"],
    ["advise", "a1"],
  ] as const)
    void queue.think(kind, job);
  FakeThinker.last.say({ type: "loaded" });
  for (let i = 0; i < 6; i++) {
    order.push(FakeThinker.last.job.job);
    FakeThinker.last.answer();
  }
  expect(order).toEqual(["j1", "c1", "a1", "j2", "c2", "j3"]);
});

test("a job that waits is given up without a trace", async () => {
  const first = queue.think("choose", "a");
  const second = queue.think("judge", "b");
  FakeThinker.last.say({ type: "loaded" });
  second.stop();
  await expect(second.answer).rejects.toThrow("nobody waits");
  FakeThinker.last.answer();
  expect(await first.answer).toBe("a!");
  expect(FakeThinker.last.told.filter(({ type }) => type === "job").length).toBe(1);
});

test("a search that goes on too long after it was given up ends with its worker", async () => {
  const first = queue.think("judge", "a");
  FakeThinker.last.say({ type: "loaded" });
  const old = FakeThinker.last;
  first.stop();
  first.stop();
  await expect(first.answer).rejects.toThrow("nobody waits");
  const second = queue.think("choose", "b");
  vi.advanceTimersByTime(1400);
  expect(old.isEnded).toBe(false);
  vi.advanceTimersByTime(200);
  expect(old.isEnded).toBe(true);
  FakeThinker.last.say({ type: "loaded" });
  FakeThinker.last.answer();
  expect(await second.answer).toBe("b!");
  expect(FakeThinker.made.length).toBe(2);
});

test("one that ends soon after it was given up keeps its worker", async () => {
  const first = queue.think("advise", "a");
  FakeThinker.last.say({ type: "loaded" });
  first.stop();
  await expect(first.answer).rejects.toThrow();
  FakeThinker.last.answer();
  vi.advanceTimersByTime(10_000);
  expect(FakeThinker.made.length).toBe(1);
  expect(FakeThinker.last.isEnded).toBe(false);
});

test("a job that fails does not take the others along", async () => {
  const first = queue.think("choose", "a");
  const second = queue.think("choose", "b");
  FakeThinker.last.say({ type: "loaded" });
  FakeThinker.last.say({ type: "error", id: FakeThinker.last.job.id, detail: "broken" });
  await expect(first.answer).rejects.toThrow("broken");
  FakeThinker.last.answer();
  expect(await second.answer).toBe("b!");
});

test("a worker that does not start is tried again, but not for ever", async () => {
  const { answer } = queue.think("choose", "a");
  for (let i = 0; i < 3; i++) FakeThinker.last.say({ type: "failed", detail: "no memory" });
  await expect(answer).rejects.toThrow("no memory");
  expect(FakeThinker.made.length).toBe(3);
  const later = queue.think("choose", "b");
  FakeThinker.last.say({ type: "loaded" });
  FakeThinker.last.answer();
  expect(await later.answer).toBe("b!");
});
