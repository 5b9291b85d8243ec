/** Sounds wait for the first tap or key on the page, because browsers forbid them before. */
import { beforeEach, expect, test, vi } from "vitest";

const pitches: number[] = [];
let contexts = 0;

/** Only as much of the audio interface as the sounds use. */
class FakeAudio {
  readonly currentTime = 0;
  readonly sampleRate = 1000;
  readonly destination = {};
  constructor() {
    contexts++;
  }
  private readonly node = () => ({
    gain: { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (to: unknown) => to,
    start() {},
    stop() {},
  });
  createGain = () => this.node();
  createOscillator = () => ({
    ...this.node(),
    frequency: {
      set value(pitch: number) {
        pitches.push(pitch);
      },
    },
  });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = () => this.node();
  createBiquadFilter = () => ({ ...this.node(), frequency: { value: 0 } });
}

/** The module as on a page that was opened just now. */
async function openPage() {
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeAudio);
  pitches.length = contexts = 0;
  return {
    ...(await import("../../src/theme/sound")),
    ...(await import("../../src/core/settings.svelte")),
  };
}

beforeEach(() => localStorage.clear());

test("sounds are on, but softly", async () => {
  const { settings } = await openPage();
  expect(settings.sound).toBe(true);
  expect(settings.volume).toBeLessThan(0.5);
});

test("nothing sounds before the first tap or key", async () => {
  const { sound } = await openPage();
  sound("turn");
  expect(contexts).toBe(0);
});

test.each(["pointerdown", "keydown"])("the first %s lets sounds through", async (gesture) => {
  const { sound } = await openPage();
  dispatchEvent(new Event(gesture));
  sound("turn");
  expect(contexts).toBe(1);
  expect(pitches).toHaveLength(2);
});

test("a browser that knows whether the page was used is asked", async () => {
  const { sound } = await openPage();
  const activation = { hasBeenActive: false };
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator) as object, { userActivation: activation }),
  );
  dispatchEvent(new Event("keydown"));
  sound("turn");
  expect(contexts).toBe(0);
  activation.hasBeenActive = true;
  sound("turn");
  expect(contexts).toBe(1);
  vi.unstubAllGlobals();
});

test("a switched off sound stays silent", async () => {
  const { sound, change } = await openPage();
  dispatchEvent(new Event("keydown"));
  change({ sound: false });
  sound("win");
  expect(contexts).toBe(0);
});

test("each point of a series sounds higher than the last", async () => {
  const { sound } = await openPage();
  dispatchEvent(new Event("keydown"));
  for (let step = 0; step < 12; step++) sound("gain", step);
  expect(pitches).toHaveLength(12);
  expect([...pitches].sort((a, b) => a - b)).toEqual(pitches);
  expect(new Set(pitches).size).toBe(12);
});

test("a turned card and a loss have sounds", async () => {
  const { sound } = await openPage();
  dispatchEvent(new Event("keydown"));
  sound("flip");
  sound("loss");
  expect(pitches).toHaveLength(3);
});
