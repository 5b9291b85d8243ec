/** Cards fly from where they were last seen, or from the pile or hand they come from. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/core/settings.svelte";
import { flies, fly, place, remember } from "../../src/motion/flights";

interface Flight {
  readonly frames: Keyframe[];
  readonly options: number | KeyframeAnimationOptions;
}

let frames: FrameRequestCallback[];
let clock = 1_000_000;
let mounted: { destroy?: () => void }[];

beforeEach(() => {
  frames = [];
  mounted = [];
  clock += 10_000;
  settings.motion = "full";
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});

afterEach(() => {
  for (const each of mounted) each.destroy?.();
  settings.motion = "system";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An element at a place on the screen that notes how it is moved. */
class Shown {
  readonly element = document.createElement("div");
  readonly flights: Flight[] = [];
  constructor(
    public x: number,
    public y = 0,
    public width = 50,
  ) {
    this.element.getBoundingClientRect = () => new DOMRect(this.x, this.y, this.width, 70);
    this.element.animate = (frames, options) => {
      this.flights.push({ frames: frames as Keyframe[], options: options! });
      return {} as Animation;
    };
  }
}

function card(name: string | undefined, shown: Shown) {
  const action = flies(shown.element, name) as {
    update: (next: string | undefined) => void;
    destroy: () => void;
  };
  mounted.push(action);
  return action;
}

function at(name: string, shown: Shown): void {
  mounted.push(place(shown.element, name) as { destroy: () => void });
}

/** The browser draws the next picture. */
function picture(): void {
  for (const callback of frames.splice(0)) callback(clock);
}

function change(what: () => void, origin: (card: string) => string | null = () => null): void {
  remember();
  what();
  fly(origin);
  picture();
}

const start = ({ flights }: Shown) => flights[0]?.frames[0]?.["transform"];
const duration = ({ flights }: Shown) => (flights[0]?.options as KeyframeAnimationOptions).duration;

test("a card flies from where it was", () => {
  const shown = new Shown(100, 20);
  card("G2a", shown);
  change(() => Object.assign(shown, { x: 300, y: 220 }));
  expect(start(shown)).toBe("translate(-200px, -200px) scale(1)");
  expect(shown.flights[0]!.frames.at(-1)).toMatchObject({ transform: "none" });
});

test("it is the same card in another element", () => {
  const old = new Shown(0);
  const next = new Shown(80);
  const first = card("G2a", old);
  change(() => {
    card("G2a", next);
    first.destroy();
  });
  expect([start(old), start(next)]).toEqual([undefined, "translate(-80px, 0px) scale(1)"]);
});

test("an element can come to show another card", () => {
  const shown = new Shown(40);
  const action = card("G2a", shown);
  change(() => action.update("B4a"));
  expect(shown.flights).toEqual([]);
  change(() => Object.assign(shown, { x: 90 }));
  expect(start(shown)).toBe("translate(-50px, 0px) scale(1)");
});

test("a card that stays where it was does not fly, nor one that is not laid out", () => {
  const still = new Shown(100);
  const hidden = new Shown(100);
  card("G2a", still);
  card("B4a", hidden);
  change(() => {
    still.x += 2;
    Object.assign(hidden, { x: 500, width: 0 });
  });
  expect([still.flights, hidden.flights]).toEqual([[], []]);
});

test("a card that was not seen comes from its place, in its size", () => {
  at("pile", new Shown(10, 0, 100));
  const shown = new Shown(500);
  change(
    () => card("G2a", shown),
    (name) => (name === "G2a" ? "pile" : null),
  );
  expect(start(shown)).toBe("translate(-465px, 0px) scale(2)");
});

test("a card flies from nowhere if nobody knows its place", () => {
  const shown = new Shown(500);
  change(
    () => card("G2a", shown),
    () => "discard",
  );
  expect(shown.flights).toEqual([]);
});

test("hidden cards have no identity", () => {
  const shown = new Shown(0);
  card("??", shown);
  change(() => Object.assign(shown, { x: 300 }));
  expect(shown.flights).toEqual([]);
});

test("a place can move to another name", () => {
  const action = place(new Shown(0).element, "hand:1") as {
    update: (name: string) => void;
    destroy: () => void;
  };
  mounted.push(action);
  action.update("hand:2");
  const [one, two] = [new Shown(500), new Shown(500)];
  change(
    () => [card("G2a", one), card("B4a", two)],
    (name) => (name === "G2a" ? "hand:1" : "hand:2"),
  );
  expect([one.flights.length, two.flights.length]).toEqual([0, 1]);
});

test("several changes between two pictures are one flight from where the card was seen last", () => {
  const shown = new Shown(0);
  card("G2a", shown);
  for (const x of [100, 200]) {
    remember();
    shown.x = x;
    fly(() => null);
  }
  expect(frames).toHaveLength(1);
  picture();
  expect(shown.flights).toHaveLength(1);
  expect(start(shown)).toBe("translate(-200px, 0px) scale(1)");
});

test("flights that follow each other closely are shorter", () => {
  const [first, second] = [new Shown(0), new Shown(0)];
  card("G2a", first);
  change(() => (first.x = 100));
  clock += 100;
  card("B4a", second);
  change(() => (second.x = 100));
  expect(duration(second)).toBe((duration(first) as number) / 2);
});

test("where motion is reduced, new cards fade in and others are just there", () => {
  settings.motion = "reduced";
  at("pile", new Shown(10));
  const [moved, drawn] = [new Shown(0), new Shown(500)];
  card("G2a", moved);
  change(
    () => {
      moved.x = 300;
      card("B4a", drawn);
    },
    () => "pile",
  );
  expect(moved.flights).toEqual([]);
  expect(drawn.flights.map(({ frames }) => frames)).toEqual([[{ opacity: 0 }, { opacity: 1 }]]);
});
