/** Whose cards a shared device shows, as a state machine: passing the device around has no other state. */

export type Stage =
  /** Nobody's hand is shown: bots act, or the match is over. `last` had the device in hand. */
  | { readonly kind: "public"; readonly last: number | null; readonly mayReopen: boolean }
  /** The screen is covered until this person has taken the device. */
  | { readonly kind: "covered"; readonly seat: number }
  /** They have pressed the button, and their hand is loading. */
  | { readonly kind: "opening"; readonly seat: number }
  /** Their hand is on the screen. */
  | { readonly kind: "open"; readonly seat: number };

export type StageEvent =
  /** The person who must act next at this device; null while bots act, and at the end. */
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

/** Who had the device in hand last, or is about to take it. */
export function lastSeat(stage: Stage): number | null {
  return stage.kind === "public" ? stage.last : stage.seat;
}

/** Whose hand may be shown; null: what everybody may see. */
export function eyes(stage: Stage): number | null {
  return stage.kind === "open" || stage.kind === "opening" ? stage.seat : null;
}
