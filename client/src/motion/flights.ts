/** Cards fly from where they were to where they go, by their identity. */
import type { Action } from "svelte/action";
import { isStill } from "../core/settings.svelte";

const EASE = "cubic-bezier(.2,.8,.2,1)";
const FLIGHT = 260;
const FADE = 100;
/** Further than this behind, flights are shorter: a queue catches up. */
const SOON = 600;

const shown = new Map<string, HTMLElement>();
const places = new Map<string, HTMLElement>();
let before = new Map<string, DOMRect>();
type Origin = (card: string) => string | null;
/** Of the flights that begin with the next picture. */
let due: Origin | null = null;
let lastFlight = 0;

/** The element that shows this card: there is one at a time. Cards that nobody sees have none. */
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

/** A place where cards come from or go to unseen: `pile`, `discard`, `hand:2`, `score:1`. */
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

/** Call before the table changes: where everything is now. Between two pictures it is where it was seen last. */
export function remember(): void {
  if (due) return;
  before = new Map([...shown].map(([card, element]) => [card, element.getBoundingClientRect()]));
}

/** Call after it has changed. `origin` names the place that a card comes from which was not seen. Where the cards are
 * now is asked when the browser lays them out anyway: to ask at once would make it do so twice. */
export function fly(origin: Origin): void {
  if (!due) requestAnimationFrame(takeOff);
  due = origin;
}

function takeOff(): void {
  const now = performance.now();
  const length = now - lastFlight < SOON ? FLIGHT / 2 : FLIGHT;
  lastFlight = now;
  for (const [card, element] of shown) {
    const from = before.get(card) ?? placeOf(due?.(card) ?? null);
    if (!from) continue;
    const to = element.getBoundingClientRect();
    if (isStill()) {
      if (!before.has(card)) element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    } else if (moved(from, to)) flight(element, from, to, length);
  }
  before = new Map();
  due = null;
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
