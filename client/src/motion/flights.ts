/** Animates cards from where they were to where they are now (FLIP), matched by their names. */
import type { Action } from "svelte/action";
import { isMotionReduced } from "../core/settings.svelte";

const EASE = "cubic-bezier(.2,.8,.2,1)";
const FLIGHT = 260;
const FADE = 100;
/** Flights that follow each other within this time are shorter, so that a queue of moves catches up. */
const QUEUE_GAP = 600;

const shown = new Map<string, HTMLElement>();
const places = new Map<string, HTMLElement>();
let before = new Map<string, DOMRect>();
type Origin = (card: string) => string | null;
/** The origin of the flights that start in the next animation frame. */
let pending: Origin | null = null;
let lastFlight = 0;

/** Marks the element that shows this card. There is one at a time, and none for a hidden card. */
export const flies: Action<HTMLElement, string | undefined> = (element, card) => {
  let name = card;
  const enter = () => name && name !== "??" && shown.set(name, element);
  const leave = () => name && shown.get(name) === element && shown.delete(name);
  enter();
  return {
    update(next) {
      leave();
      name = next;
      enter();
    },
    destroy: leave,
  };
};

/** Marks a place that hidden cards come from or go to: `pile`, `discard`, `hand:2`, `score:1`. */
export const place: Action<HTMLElement, string> = (element, name) => {
  places.set(name, element);
  let current = name;
  return {
    update(next) {
      if (places.get(current) === element) places.delete(current);
      current = next;
      places.set(next, element);
    },
    destroy() {
      if (places.get(current) === element) places.delete(current);
    },
  };
};

/** Remembers where each card is; call it before the table changes. Only the first call in a frame counts. */
export function remember(): void {
  if (pending) return;
  before = new Map([...shown].map(([card, element]) => [card, element.getBoundingClientRect()]));
}

/** Starts the flights; call it after the table has changed. `origin` names the place that a card comes from
 * which was not visible before. New positions are read in the next frame, when the browser has laid out the
 * page anyway: reading them now would make it do so twice. */
export function fly(origin: Origin): void {
  if (!pending) requestAnimationFrame(takeOff);
  pending = origin;
}

function takeOff(): void {
  const now = performance.now();
  const length = now - lastFlight < QUEUE_GAP ? FLIGHT / 2 : FLIGHT;
  lastFlight = now;
  for (const [card, element] of shown) {
    const from = before.get(card) ?? placeOf(pending?.(card) ?? null);
    if (!from) continue;
    const to = element.getBoundingClientRect();
    if (isMotionReduced()) {
      if (!before.has(card)) element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    } else if (moved(from, to)) flight(element, from, to, length);
  }
  before = new Map();
  pending = null;
}

function placeOf(name: string | null): DOMRect | undefined {
  return name === null ? undefined : places.get(name)?.getBoundingClientRect();
}

function moved(from: DOMRect, to: DOMRect): boolean {
  return to.width > 0 && (Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2);
}

function flight(element: HTMLElement, from: DOMRect, to: DOMRect, length: number): void {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.max(0.3, Math.min(2, from.width / to.width || 1));
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20 },
      { transform: `translate(${x * 0.45}px, ${y * 0.45 - 8}px) scale(1.06)`, zIndex: 20, offset: 0.55 },
      { transform: "none", zIndex: 20 },
    ],
    { duration: length, easing: EASE },
  );
}
