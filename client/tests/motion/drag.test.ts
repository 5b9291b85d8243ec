/** A card follows the pointer, is played where it is dropped, and comes back from everywhere else. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tick } from "svelte";
import { dragging, type Draggable, type Fate } from "../../src/motion/drag";
import { flies } from "../../src/motion/flights";

let zone: HTMLElement;
let card: HTMLElement;
let near: HTMLElement;
let far: HTMLElement;
let fate: Fate;
let isPlayable: boolean;
let said: string[];
let frames: FrameRequestCallback[];
let ended: (() => void)[];

function at(element: HTMLElement, x: number, y: number): HTMLElement {
  element.getBoundingClientRect = () => new DOMRect(x, y, 50, 70);
  zone.append(element);
  return element;
}

const thing = (): Draggable => ({
  card: "G1a",
  element: card,
  scrolls: true,
  pickUp: () => {
    said.push("up");
    return isPlayable;
  },
  targets: () => [near, far],
  drop: (target) => said.push(target === near ? "near" : "far"),
  putBack: () => said.push("back"),
  fate: () => fate,
});

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  said = [];
  fate = "here";
  isPlayable = true;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  zone = document.createElement("div");
  zone.dataset["zone"] = "table";
  document.body.replaceChildren(zone);
  card = at(document.createElement("button"), 100, 500);
  near = at(document.createElement("button"), 100, 300);
  far = at(document.createElement("button"), 300, 300);
  document.elementFromPoint = (x, y) =>
    [near, far].find((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }) ?? zone;
  const flying = flies(card, "G1a") as { destroy: () => void };
  const action = dragging(card, (pressed) => (pressed === card ? thing() : null)) as { destroy: () => void };
  ended = [action.destroy, flying.destroy];
});

afterEach(() => {
  for (const end of ended) end();
  vi.runOnlyPendingTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function send(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  const how = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, bubbles: true, ...more };
  (type === "pointerdown" ? card : zone).dispatchEvent(new PointerEvent(type, how));
}

async function drag(x: number, y: number, more: PointerEventInit = {}): Promise<void> {
  send("pointerdown", 120, 520, more);
  send("pointermove", 120 + Math.sign(x - 120) * 4, 505, more);
  await tick();
  send("pointermove", x, y, more);
}

const ghost = () => document.querySelector<HTMLElement>(".dragged");

test("a press that hardly moves is no drag", () => {
  send("pointerdown", 120, 520);
  send("pointermove", 124, 526);
  send("pointerup", 124, 526);
  expect(said).toEqual([]);
  expect(ghost()).toBeNull();
});

test("a card is played on the target where it is dropped, and waits there", async () => {
  await drag(110, 320);
  expect(card.style.opacity).toBe("0");
  expect(near.dataset["aimed"]).toBe("");
  expect(far.dataset["attracts"]).toBe("");
  send("pointerup", 110, 320);
  expect(said).toEqual(["up", "near"]);
  expect(near.dataset["aimed"]).toBeUndefined();
  fate = "pending";
  frames.pop()!(1e9);
  expect(ghost()!.classList.contains("pending")).toBe(true);
  fate = "gone";
  frames.pop()!(2e9);
  expect(ghost()).toBeNull();
  expect(card.style.opacity).toBe("");
});

test("a target attracts a card that is close, and the nearest one does", async () => {
  await drag(170, 380);
  expect(near.dataset["aimed"]).toBe("");
  send("pointermove", 280, 330);
  expect([near, far].map(({ dataset }) => dataset["aimed"])).toEqual([undefined, ""]);
  send("pointermove", 220, 420);
  expect([near, far].map(({ dataset }) => dataset["aimed"])).toEqual([undefined, undefined]);
});

test("a target that is covered does not attract", async () => {
  document.elementFromPoint = () => card;
  await drag(110, 320);
  expect(near.dataset["aimed"]).toBeUndefined();
});

test("released elsewhere, it comes back", async () => {
  await drag(600, 100);
  send("pointerup", 600, 100);
  expect(said).toEqual(["up", "back"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ghost()).toBeNull();
  expect(card.style.opacity).toBe("");
});

test("a dropped card that nobody accepts comes back", async () => {
  await drag(110, 320);
  send("pointerup", 110, 320);
  frames.pop()!(performance.now() + 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ghost()).toBeNull();
  expect(card.style.opacity).toBe("");
});

test.each([
  ["Escape", () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
  ["a second finger", () => send("pointerdown", 300, 300, { pointerId: 2, isPrimary: false })],
  ["the browser", () => send("pointercancel", 110, 320)],
])("%s cancels", async (_, cancel) => {
  await drag(110, 320);
  cancel();
  send("pointerup", 110, 320);
  expect(said).toEqual(["up", "back"]);
});

test("a finger that moves sideways scrolls the hand", async () => {
  send("pointerdown", 120, 520, { pointerType: "touch" });
  send("pointermove", 150, 510, { pointerType: "touch" });
  send("pointermove", 110, 320, { pointerType: "touch" });
  expect(said).toEqual([]);
});

test("a card that cannot be played stays where it is", async () => {
  isPlayable = false;
  await drag(110, 320);
  send("pointerup", 110, 320);
  expect(said).toEqual(["up"]);
  expect(ghost()).toBeNull();
});

test("the click at the end of a drag is not heard, later ones are", async () => {
  const clicked = vi.fn();
  zone.addEventListener("click", clicked);
  await drag(600, 100);
  send("pointerup", 600, 100);
  card.click();
  expect(clicked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  card.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test("a table that is left takes the dragged card along", async () => {
  await drag(110, 320);
  for (const end of ended) end();
  expect(ghost()).toBeNull();
});
