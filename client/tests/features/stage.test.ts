/** A shared device shows a hand only to its player. */
import { describe, expect, it } from "vitest";
import {
  visibleSeat,
  lastSeat,
  nextStage,
  START,
  type Stage,
  type StageEvent,
} from "../../src/features/hotseat/stage";

const view = (next: number | null): StageEvent => ({ kind: "view", next });
const after = (...events: StageEvent[]): Stage => events.reduce(nextStage, START);
const OPEN_FOR_0: StageEvent[] = [view(0), { kind: "uncover" }, { kind: "shown" }];

describe("passing the device", () => {
  it("shows no hand before anybody must act", () => expect(visibleSeat(START)).toBeNull());

  it("covers the screen until the person who must act takes the device", () => {
    const covered = after(view(1));
    expect(covered).toEqual({ kind: "covered", seat: 1 });
    expect(visibleSeat(covered)).toBeNull();
  });

  it("loads the hand while the cover stays, then opens it", () => {
    const opening = after(view(0), { kind: "uncover" });
    expect([opening.kind, visibleSeat(opening)]).toEqual(["opening", 0]);
    expect(nextStage(opening, { kind: "shown" })).toEqual({ kind: "open", seat: 0 });
  });

  it("covers the hand as soon as somebody else must act", () => {
    expect(after(...OPEN_FOR_0, view(1))).toEqual({ kind: "covered", seat: 1 });
    expect(after(view(0), { kind: "uncover" }, view(1))).toEqual({ kind: "covered", seat: 1 });
  });

  it("needs no cover when only bots acted between two moves of the same person", () => {
    const bots = after(...OPEN_FOR_0, view(null));
    expect(visibleSeat(bots)).toBeNull();
    expect(lastSeat(bots)).toBe(0);
    expect(nextStage(bots, view(0))).toEqual({ kind: "open", seat: 0 });
    expect(nextStage(bots, view(1))).toEqual({ kind: "covered", seat: 1 });
  });

  it("hides a hand at once and covers it before it is shown again", () => {
    const hidden = after(...OPEN_FOR_0, { kind: "hide" });
    expect(hidden).toEqual({ kind: "covered", seat: 0 });
    const whileBotsAct = after(...OPEN_FOR_0, view(null), { kind: "hide" });
    expect(nextStage(whileBotsAct, view(0))).toEqual({ kind: "covered", seat: 0 });
  });

  it("does not open a hand that nobody has uncovered", () => {
    expect(after(view(0), view(null), view(0))).toEqual({ kind: "covered", seat: 0 });
    expect(after(view(0), { kind: "uncover" }, view(null), view(0))).toEqual({ kind: "covered", seat: 0 });
  });

  it("keeps the same stage if nothing changes", () => {
    for (const stage of [START, after(view(2)), after(...OPEN_FOR_0)]) {
      const next = stage.kind === "public" ? null : stage.seat;
      expect(nextStage(stage, view(next))).toBe(stage);
    }
    expect(nextStage(START, { kind: "uncover" })).toBe(START);
    expect(nextStage(START, { kind: "shown" })).toBe(START);
    expect(nextStage(START, { kind: "hide" })).toBe(START);
  });
});
