/** Where the bubble of a lesson stands: beside what it speaks of, without covering it. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Side = "below" | "above" | "right" | "left";

export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  /** On which side of its target the bubble stands; null without an arrow. */
  readonly side: Side | null;
  /** Where the arrow leaves that edge of the bubble, in pixels from its start. */
  readonly arrow: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between the bubble and its target; the arrow is drawn there. */
const GAP = 16;
/** The arrow keeps away from the rounded corners. */
const CORNER = 22;
/** From further away, the arrow would point at something else. */
const FAR = 3 * GAP;
/** What it costs to cover a target and a card, compared with something else that can be pressed. A card in
 * sight is worth a few pixels of distance. */
const TARGET_WEIGHT = 20;
const CARD_WEIGHT = 0.01;
const SIDES: readonly Side[] = ["below", "above", "right", "left"];

/** The arrow points at the first target. `others` may be covered if there is no better place, and cards if
 * another place is further away. */
export function bubblePlace(
  room: Box,
  size: Size,
  targets: readonly Box[],
  others: readonly Box[],
  cards: readonly Box[] = [],
): BubblePlace {
  const [main] = targets;
  if (!main) return { ...middleOf(room, size), side: null, arrow: 0 };
  const around = [main, union(targets)];
  const spots = around.flatMap((box) => SIDES.flatMap((side) => spotsBeside(box, side, room, size)));
  const costs = spots.map(({ left, top }, nth) => {
    const bubble = { left, top, right: left + size.width, bottom: top + size.height };
    const covered = (boxes: readonly Box[]) => sumOf(boxes, (box) => shared(bubble, box));
    const hidden = covered(targets) * TARGET_WEIGHT + covered(others) + covered(cards) * CARD_WEIGHT;
    return hidden + distance(bubble, main) + nth / 100;
  });
  const best = spots[costs.indexOf(Math.min(...costs))]!;
  return withArrow(best, size, main);
}

/** Places on one side of a box: in its middle and along both edges of the room, always inside the room. */
function spotsBeside(box: Box, side: Side, room: Box, size: Size): { left: number; top: number }[] {
  const isUpright = side === "below" || side === "above";
  const start = {
    below: box.bottom + GAP,
    above: box.top - GAP - size.height,
    right: box.right + GAP,
    left: box.left - GAP - size.width,
  }[side];
  const along = isUpright
    ? [(box.left + box.right - size.width) / 2, room.left, room.right - size.width]
    : [(box.top + box.bottom - size.height) / 2, room.top, room.bottom - size.height];
  return along.map((at) => inside(room, size, isUpright ? at : start, isUpright ? start : at));
}

function inside(
  room: Box,
  { width, height }: Size,
  left: number,
  top: number,
): { left: number; top: number } {
  return {
    left: Math.max(room.left, Math.min(left, room.right - width)),
    top: Math.max(room.top, Math.min(top, room.bottom - height)),
  };
}

function middleOf(room: Box, { width, height }: Size): { left: number; top: number } {
  return { left: (room.left + room.right - width) / 2, top: (room.top + room.bottom - height) / 2 };
}

/** The arrow leaves the edge that faces the target; a bubble that covers it or is far away has none. */
function withArrow(spot: { left: number; top: number }, { width, height }: Size, target: Box): BubblePlace {
  const bubble = { ...spot, right: spot.left + width, bottom: spot.top + height };
  const side = distance(bubble, target) > FAR ? null : facing(bubble, target);
  const isUpright = side === "below" || side === "above";
  const middle = isUpright
    ? (target.left + target.right) / 2 - spot.left
    : (target.top + target.bottom) / 2 - spot.top;
  const length = isUpright ? width : height;
  return { ...spot, side, arrow: Math.max(CORNER, Math.min(middle, length - CORNER)) };
}

function facing(bubble: Box, target: Box): Side | null {
  if (bubble.top >= target.bottom) return "below";
  if (bubble.bottom <= target.top) return "above";
  if (bubble.left >= target.right) return "right";
  if (bubble.right <= target.left) return "left";
  return null;
}

export function union(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The pixels between two boxes, across and down. */
function distance(one: Box, other: Box): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return across + down;
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
