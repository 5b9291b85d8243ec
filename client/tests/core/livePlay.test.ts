/** Helpers that all tables share: live plays, the order of seats, origins of flights, and Escape. */
import { expect, test, vi } from "vitest";
import { onEscape } from "../../src/a11y/onEscape";
import { livePlay, type LiveSource } from "../../src/core/livePlay";
import { othersClockwise } from "../../src/core/seatOrder";
import type { EventInfo, View } from "../../src/generated/wire";
import { originOf } from "../../src/motion/origin";

test("a live play stays one object and only reads the properties that are used", () => {
  let seat = 1;
  const view = vi.fn();
  const source = { seat: () => seat, view } as unknown as LiveSource;
  const play = livePlay("nox", source, { play: () => {}, explain: () => {} });
  expect(play.seat).toBe(1);
  seat = 2;
  expect(play.seat).toBe(2);
  expect(view).not.toHaveBeenCalled();
});

test("the others sit clockwise from my left, and a spectator sees all seats", () => {
  expect(othersClockwise(4, 1)).toEqual([2, 3, 0]);
  expect(othersClockwise(2, 1)).toEqual([0]);
  expect(othersClockwise(3, null)).toEqual([0, 1, 2]);
});

test("a card comes from the hand of the player who revealed it, otherwise from the pile", () => {
  const played: EventInfo = { key: "played", facts: { seat: 2, card: "B9a" } };
  const turned: EventInfo = { key: "turned", facts: { cards: ["G1a", "G2a"] } };
  const origin = originOf({ hand: ["R5a"] } as unknown as View, [played, turned]);
  expect(["R5a", "B9a", "G2a", "X1a"].map(origin)).toEqual(["pile", "hand:2", "pile", "pile"]);
});

test("Escape acts, but not while it closes a dialog", () => {
  const act = vi.fn();
  const press = (key: string) => onEscape(act)(new KeyboardEvent("keydown", { key }));
  press("a");
  document.body.innerHTML = "<dialog open></dialog>";
  press("Escape");
  expect(act).not.toHaveBeenCalled();
  document.body.innerHTML = "";
  press("Escape");
  expect(act).toHaveBeenCalledOnce();
});
