/** Where hints, questions and notices appear at a table: beside or just above the hand, never over it. */
import type { Action } from "svelte/action";

/** Pixels. */
const GAP = 8;
/** What fits beside the cards; narrower room is not used. */
const MIN_WIDTH = 280;
/** A hand that takes less than this share of the width is at a side of the table. */
const SIDE_SHARE = 0.6;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Distances from the edges of the room in pixels. */
export interface Spot {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** `hand` is the whole area of the hand, `cards` only its cards; null without a hand. */
export function spotIn(room: Box, hand: Box | null, cards: Box | null): Spot {
  const below = { left: GAP, right: GAP, bottom: GAP };
  if (!hand || hand.right <= hand.left || hand.top >= room.bottom - GAP) return below;
  if (hand.right - hand.left < SIDE_SHARE * (room.right - room.left)) return besideColumn(room, hand);
  const free = cards ? room.right - cards.right - 3 * GAP : 0;
  if (cards && free >= MIN_WIDTH) return { ...below, left: cards.right - room.left + 2 * GAP };
  return { ...below, bottom: room.bottom - hand.top };
}

/** Low screens may show the hand in a column of its own. */
function besideColumn(room: Box, hand: Box): Spot {
  const isRight = hand.left - room.left > room.right - hand.right;
  return isRight
    ? { left: GAP, right: room.right - hand.left + GAP, bottom: GAP }
    : { left: hand.right - room.left + GAP, right: GAP, bottom: GAP };
}

/** All cards of the hand as one box. */
function cardsIn(hand: Element | null): Box | null {
  const boxes = [...(hand?.querySelectorAll("[data-card]") ?? [])].map((card) =>
    card.getBoundingClientRect(),
  );
  if (!hand || !boxes.length) return null;
  const { top, bottom } = hand.getBoundingClientRect();
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top,
    bottom,
  };
}

/** Keeps this layer beside the hand of the element around it. It is measured only while it shows something:
 * as its size changes, or that of the hand or the room. */
export const besideHand: Action<HTMLElement> = (layer) => {
  const room = layer.parentElement!;
  const observer = new ResizeObserver(place);
  let watched: Element | null = null;

  function place(): void {
    const hand = room.querySelector('[data-zone="hand"]');
    if (hand !== watched) {
      if (watched) observer.unobserve(watched);
      if (hand) observer.observe(hand);
      watched = hand;
    }
    if (!layer.childElementCount) return;
    const spot = spotIn(room.getBoundingClientRect(), hand?.getBoundingClientRect() ?? null, cardsIn(hand));
    for (const [side, far] of Object.entries(spot)) layer.style.setProperty(side, `${far}px`);
  }

  observer.observe(room);
  observer.observe(layer);
  return { destroy: () => observer.disconnect() };
};
