/** The status bar says what is to be done now. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Play } from "../../src/core/play";
import { Selection } from "../../src/core/selection.svelte";
import { startTexts } from "../../src/i18n/texts.svelte";
import Status from "../../src/match/Status.svelte";

const LEGAL = ["G14a>0", "G14a>1"];
const state = $state({ legal: LEGAL, sent: null as string | null, to_act: [0], chosen: [] as number[] });
let last = $state.raw<readonly string[]>([]);
const onlog = vi.fn();
let bar: Record<string, unknown>;
const play = {
  game: "nox",
  seat: 0,
  seats: ["Anna", "Ben"].map((name) => ({ name, character: name === "Ben" ? "luna" : null })),
  words: { name: (seat: number) => ["Anna", "Ben"][seat], phase: () => "Play a card." },
  get legal() {
    return state.legal;
  },
  get sent() {
    return state.sent;
  },
  get view() {
    return { phase: "play", to_act: state.to_act, chosen: state.chosen };
  },
} as unknown as Play;

const text = () => document.querySelector(".now")!.textContent;
const lines = () => [...document.querySelectorAll(".last span")].map((line) => line.textContent);

beforeEach(async () => {
  vi.useFakeTimers();
  await startTexts();
  Object.assign(state, { legal: LEGAL, sent: null, to_act: [0], chosen: [] });
  last = [];
  const props = {
    play,
    isLogClosed: true,
    onlog,
    get last() {
      return last;
    },
  };
  bar = mount(Status, { target: document.body, props });
  flushSync();
});

afterEach(async () => {
  await unmount(bar);
  vi.useRealTimers();
});

test("a card that is picked up asks for its place", () => {
  const selection = new Selection(() => play);
  expect(text()).toBe("Play a card.");
  selection.pick("G14a");
  flushSync();
  expect(text()).toBe("Now tap a glowing place.");
  selection.drop();
  flushSync();
  expect(text()).toBe("Play a card.");
});

test("a move that is answered quickly needs no word", () => {
  Object.assign(state, { legal: [], sent: "G14a>0" });
  flushSync();
  vi.advanceTimersByTime(299);
  flushSync();
  expect(text()).toBe("Play a card.");
  vi.advanceTimersByTime(1);
  flushSync();
  expect(text()).toBe("Sending …");
});

test("while the others choose, another card can be picked", () => {
  Object.assign(state, { chosen: [0], to_act: [0, 1], sent: "G14a" });
  flushSync();
  expect(text()?.trim()).toBe("Waiting for Ben. You can still pick another card.");
  expect(document.querySelector(".now .face")?.getAttribute("data-character")).toBe("luna");
});

test("while something is shown, the bar tells it once", () => {
  last = ["Ben plays blue 7.", "Anna plays green 2."];
  state.legal = [];
  flushSync();
  expect(text()).toBe("Ben plays blue 7.");
  expect(lines()).toEqual(["Anna plays green 2."]);
});

test("a press on the last events opens the log, and there is no button without them", () => {
  expect(document.querySelector("button")).toBeNull();
  last = ["Ben plays blue 7."];
  flushSync();
  document.querySelector<HTMLElement>(".last")!.click();
  expect(onlog).toHaveBeenCalledOnce();
});
