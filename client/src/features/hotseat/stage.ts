/** A state machine for whose cards a shared device shows; passing the device around has no other state. */

export type Stage =
  /** No hand is visible: bots act, or the match is over. `last` is the last person who held the device. */
  | { readonly kind: "public"; readonly last: number | null; readonly mayReopen: boolean }
  /** The screen is covered until this person uncovers it. */
  | { readonly kind: "covered"; readonly seat: number }
  /** This person has pressed the button, and their hand is loading. */
  | { readonly kind: "opening"; readonly seat: number }
  /** The hand of this person is visible. */
  | { readonly kind: "open"; readonly seat: number };

export type StageEvent =
  /** The next person at this device who must act; null while bots act, and at the end. */
  | { readonly kind: "view"; readonly next: number | null }
  | { readonly kind: "uncover" }
  | { readonly kind: "hide" }
  | { readonly kind: "shown" };

export const START: Stage = { kind: "public", last: null, mayReopen: false };

/** The stage after an event; the same object if nothing changes. */
export function nextStage(stage: Stage, event: StageEvent): Stage {
  switch (event.kind) {
    case "view":
      return afterView(stage, event.next);
    case "uncover":
      return stage.kind === "covered" ? { kind: "opening", seat: stage.seat } : stage;
    case "shown":
      return stage.kind === "opening" ? { kind: "open", seat: stage.seat } : stage;
    case "hide":
      return hidden(stage);
  }
}

function afterView(stage: Stage, next: number | null): Stage {
  if (stage.kind === "public") {
    if (next === null) return stage;
    const stays = stage.mayReopen && next === stage.last;
    return { kind: stays ? "open" : "covered", seat: next };
  }
  if (next === stage.seat) return stage;
  if (next !== null) return { kind: "covered", seat: next };
  return { kind: "public", last: stage.seat, mayReopen: stage.kind === "open" };
}

function hidden(stage: Stage): Stage {
  if (stage.kind === "public") return stage.mayReopen ? { ...stage, mayReopen: false } : stage;
  return stage.kind === "covered" ? stage : { kind: "covered", seat: stage.seat };
}

/** The person who held the device last or is about to take it. */
export function lastSeat(stage: Stage): number | null {
  return stage.kind === "public" ? stage.last : stage.seat;
}

/** The seat whose hand may be visible; null for the public view. */
export function visibleSeat(stage: Stage): number | null {
  return stage.kind === "open" || stage.kind === "opening" ? stage.seat : null;
}
