/** Hints and notices find a place beside the hand and never cover it. */
import { expect, test } from "vitest";
import { spotIn, type Box, type Spot } from "../../src/match/besideHand";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

/** The area that something at this spot can cover, as far up as the room goes. */
const covered = (room: Box, spot: Spot): Box =>
  box(room.left + spot.left, room.top, room.right - spot.right, room.bottom - spot.bottom);

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const PHONE = box(0, 130, 390, 844);
const DESKTOP = box(0, 60, 1130, 900);
const LANDSCAPE = box(0, 46, 844, 390);

test("on a phone it is above the hand", () => {
  const hand = box(0, 730, 390, 844);
  const spot = spotIn(PHONE, hand, box(8, 740, 382, 840));
  expect(spot.bottom).toBe(114);
  expect(overlap(covered(PHONE, spot), hand)).toBe(false);
});

test("a few cards leave room beside them, so that nothing of the table is covered", () => {
  const hand = box(0, 730, 1130, 900);
  const cards = box(400, 740, 730, 890);
  const spot = spotIn(DESKTOP, hand, cards);
  expect(spot.bottom).toBeLessThan(20);
  expect(overlap(covered(DESKTOP, spot), cards)).toBe(false);
});

test("many cards do not", () => {
  const hand = box(0, 730, 1130, 900);
  const spot = spotIn(DESKTOP, hand, box(180, 740, 950, 890));
  expect(overlap(covered(DESKTOP, spot), hand)).toBe(false);
});

test.each([
  ["right", box(640, 46, 844, 390)],
  ["left", box(0, 46, 200, 390)],
])("a hand at the %s side has it at the other side", (_, hand) => {
  const spot = spotIn(LANDSCAPE, hand, hand);
  expect(overlap(covered(LANDSCAPE, spot), hand)).toBe(false);
  expect(LANDSCAPE.right - spot.right - spot.left).toBeGreaterThan(500);
});

test("spectators have no hand", () => {
  expect(spotIn(PHONE, null, null)).toEqual({ left: 8, right: 8, bottom: 8 });
});
