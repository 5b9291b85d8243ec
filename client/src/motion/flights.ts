/** Animates cards from where they were to where they are now (FLIP), matched by their names. */
import type { Action } from "svelte/action";
import { isMotionReduced } from "../core/settings.svelte";

export const EASE = "cubic-bezier(.2,.8,.2,1)";
const FLIGHT = 260;
/** A card that leaves the table is alone in the air, so it never has to hurry. */
const LEAVE = 420;
const FADE = 100;
/** Flights that follow each other within this time are shorter, so that a queue of moves catches up. */
const QUEUE_GAP = 600;

/** Milliseconds between two cards that leave the same place. */
const STAGGER = 45;

const shown = new Map<string, HTMLElement>();
const places = new Map<string, HTMLElement>();
/** What stands for a card that is dragged, or that waits where it was dropped. */
const dragged = new Map<string, HTMLElement>();
let before = new Map<string, Seen>();
/** Names the place that a card comes from or goes to; null if it has none. */
type Way = (card: string) => string | null;
/** The ways of the flights that start in the next animation frame. */
let pending: { readonly from: Way; readonly to: Way } | null = null;
let lastFlight = 0;

interface Seen {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

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
  let current = name;
  const enter = () => {
    places.set(current, element);
    element.dataset["point"] = current; // so that lessons can point at it
  };
  enter();
  return {
    update(next) {
      if (places.get(current) === element) places.delete(current);
      current = next;
      enter();
    },
    destroy() {
      if (places.get(current) === element) places.delete(current);
    },
  };
};

/** The element that shows this card, unless it is hidden. */
export function elementOf(card: string): HTMLElement | undefined {
  return shown.get(card);
}

/** From now on flights of this card start from where it is dragged or dropped. */
export function hold(card: string, element: HTMLElement): void {
  dragged.set(card, element);
}

export function letGo(card: string): void {
  dragged.delete(card);
}

/** Remembers where each card is; call it before the table changes. Only the first call in a frame counts. */
export function remember(): void {
  if (pending) return;
  before = new Map(
    [...shown].map(([card, element]) => [
      card,
      { element, rect: (dragged.get(card) ?? element).getBoundingClientRect() },
    ]),
  );
}

/** Starts the flights; call it after the table has changed. `from` names the place that a card comes from
 * which was not visible before, `to` the place that a card goes to which is no longer visible. New positions
 * are read in the next frame, when the browser has laid out the page anyway: reading them now would make it
 * do so twice. */
export function fly(from: Way, to: Way = () => null): void {
  if (!pending) requestAnimationFrame(takeOff);
  pending = { from, to };
}

function takeOff(): void {
  const now = performance.now();
  const length = now - lastFlight < QUEUE_GAP ? FLIGHT / 2 : FLIGHT;
  const { from, to } = pending!;
  const delay = queues();
  for (const [card, element] of shown) {
    const seen = before.get(card);
    const place = seen ? null : from(card);
    const start = seen?.rect ?? placeOf(place);
    if (!start) continue;
    const end = element.getBoundingClientRect();
    if (isMotionReduced()) {
      if (!seen) element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    } else if (moved(start, end)) {
      flight(element, start, end, length, place ? delay(place) : 0);
      lastFlight = now;
    }
  }
  for (const [card, seen] of before) {
    const place = shown.has(card) ? null : to(card);
    const end = placeOf(place);
    if (place && end && !isMotionReduced()) leave(seen, end, delay(place));
  }
  before = new Map();
  pending = null;
}

/** Cards of one place start one after the other. */
function queues(): (place: string) => number {
  const counts = new Map<string, number>();
  return (place) => {
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    return count * STAGGER;
  };
}

function placeOf(name: string | null): DOMRect | undefined {
  return name === null ? undefined : places.get(name)?.getBoundingClientRect();
}

function moved(from: DOMRect, to: DOMRect): boolean {
  return to.width > 0 && (Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2);
}

/** The card lifts off, and presses down a little as it lands. */
function flight(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
  const { x, y, scale } = offset(from, to);
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20 },
      { transform: `translate(${x * 0.45}px, ${y * 0.45 - 8}px) scale(1.08)`, zIndex: 20, offset: 0.5 },
      { transform: "scale(0.97)", zIndex: 20, offset: 0.85 },
      { transform: "none", zIndex: 20 },
    ],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
}

/** A card that is no longer on the table leaves a copy that flies away. */
function leave({ element, rect }: Seen, to: DOMRect, delay: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("data-card");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    opacity: "",
    zIndex: "25",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const { x, y, scale } = offset(to, rect);
  const last = `translate(${x}px, ${y}px) scale(${scale})`;
  copy.animate(
    [
      { transform: "none" },
      { transform: `translate(${x * 0.4}px, ${y * 0.4 - 12}px) scale(1.05)`, offset: 0.4 },
      { transform: last, opacity: 1, offset: 0.9 },
      { transform: last, opacity: 0 },
    ],
    { duration: LEAVE, delay, easing: EASE, fill: "both" },
  ).onfinish = () => copy.remove();
}

/** How far and by which factor `from` is away from `to`. */
function offset(from: DOMRect, to: DOMRect): { x: number; y: number; scale: number } {
  return {
    x: from.x + from.width / 2 - (to.x + to.width / 2),
    y: from.y + from.height / 2 - (to.y + to.height / 2),
    scale: Math.max(0.3, Math.min(2, from.width / to.width || 1)),
  };
}
