/** Cards can be dragged to their targets, by mouse, pen or finger. */
import { tick } from "svelte";
import type { Action } from "svelte/action";
import { isMotionReduced } from "../core/settings.svelte";
import { Ghost } from "./dragGhost";

/** Where a card is that was dropped on a target. */
export type Fate = "here" | "sent" | "pending" | "gone";

/** A card that can be dragged from where it is. */
export interface Draggable {
  readonly card: string;
  /** What is drawn under the pointer. */
  readonly element: HTMLElement;
  /** Whether a finger can also scroll here sideways. */
  readonly scrolls: boolean;
  /** Takes the card up; false if it cannot be played, and then the player has been told why. */
  pickUp(): boolean;
  /** The elements it can be dropped on, once it is taken up. */
  targets(): readonly HTMLElement[];
  drop(target: HTMLElement): void;
  putBack(): void;
  fate(): Fate;
}

export type FindDraggable = (pressed: Element) => Draggable | null;

/** Pixels that the pointer moves before a press becomes a drag. */
const THRESHOLD = 8;
/** Pixels from which a target attracts a card. */
const ATTRACTION = 40;
/** Milliseconds in which a dropped card has to be accepted. */
const PATIENCE = 300;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Lets every card be dragged that `find` knows, around the table on which this element is. */
export const dragging: Action<HTMLElement, FindDraggable> = (element, find) => {
  const zone = element.closest<HTMLElement>('[data-zone="table"]') ?? element;
  let current: Drag | null = null;

  function press(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const found = find(event.target);
    if (!found) return;
    current?.forget();
    current = new Drag(found, event);
  }

  zone.addEventListener("pointerdown", press);
  return {
    destroy() {
      zone.removeEventListener("pointerdown", press);
      current?.forget();
    },
  };
};

/** One press that may become a drag. */
class Drag {
  private readonly listening = new AbortController();
  private readonly start: Point;
  private ghost: Ghost | null = null;
  private targets: readonly HTMLElement[] = [];
  private aimed: HTMLElement | null = null;
  private frame = 0;

  constructor(
    private readonly thing: Draggable,
    private readonly pressed: PointerEvent,
  ) {
    this.start = { x: pressed.clientX, y: pressed.clientY };
    const how = { signal: this.listening.signal };
    addEventListener("pointermove", (event) => this.onMove(event), how);
    addEventListener("pointerup", (event) => event.pointerId === pressed.pointerId && this.release(), how);
    addEventListener("pointercancel", () => this.cancel(), how);
    addEventListener("blur", () => this.cancel(), how);
    addEventListener("pointerdown", (event) => event !== pressed && this.cancel(), { ...how, capture: true });
    addEventListener("keydown", ({ key }) => key === "Escape" && this.cancel(), { ...how, capture: true });
    addEventListener("touchmove", (event) => this.ghost && event.preventDefault(), {
      ...how,
      passive: false,
    });
  }

  /** Leaves nothing behind, wherever the card is. */
  forget(): void {
    this.end();
    cancelAnimationFrame(this.frame);
    this.ghost?.remove();
    this.ghost = null;
  }

  private onMove(event: PointerEvent): void {
    if (event.pointerId !== this.pressed.pointerId) return;
    const [x, y] = [event.clientX - this.start.x, event.clientY - this.start.y];
    if (!this.ghost && Math.hypot(x, y) > THRESHOLD) this.begin(x, y);
    if (this.ghost) this.follow(this.ghost, x, y);
  }

  /** A finger that moves sideways scrolls. */
  private begin(x: number, y: number): void {
    const { thing } = this;
    const isScrolling = thing.scrolls && this.pressed.pointerType === "touch" && Math.abs(x) >= Math.abs(y);
    if (isScrolling) return this.end();
    const ghost = new Ghost(thing.card, thing.element);
    if (!thing.pickUp()) {
      ghost.remove();
      swallowClick();
      return this.end();
    }
    this.ghost = ghost;
    document.documentElement.dataset["dragging"] = "";
    void tick().then(() => this.markTargets());
  }

  private markTargets(): void {
    if (this.listening.signal.aborted) return;
    this.targets = this.thing.targets();
    for (const target of this.targets) target.dataset["attracts"] = "";
    if (!this.targets.some(isCentreVisible))
      this.targets[0]?.scrollIntoView({ block: "center", behavior: isMotionReduced() ? "auto" : "smooth" });
  }

  private follow(ghost: Ghost, x: number, y: number): void {
    const pointer = { x: this.start.x + x, y: this.start.y + y };
    // A card that has hardly moved must not be played by accident.
    const reach = Math.min(ATTRACTION, Math.hypot(x, y) / 2);
    this.aim(nearest(this.targets, [pointer, ghost.centre(x, y)], reach));
    if (this.aimed) ghost.snapTo(this.aimed.getBoundingClientRect());
    else ghost.follow(x, y);
  }

  private aim(target: HTMLElement | null): void {
    if (target === this.aimed) return;
    delete this.aimed?.dataset["aimed"];
    this.aimed = target;
    if (target) target.dataset["aimed"] = "";
  }

  private release(): void {
    const { aimed, ghost, thing } = this;
    this.end();
    if (!ghost) return;
    if (aimed?.isConnected) {
      thing.drop(aimed);
      this.wait(ghost, performance.now());
    } else this.putBack(ghost);
    swallowClick();
  }

  private cancel(): void {
    const { ghost } = this;
    this.end();
    if (ghost) this.putBack(ghost);
  }

  private putBack(ghost: Ghost): void {
    this.thing.putBack();
    void ghost.flyBack();
  }

  /** The card stays on its target until the table shows it there, or comes back. */
  private wait(ghost: Ghost, since: number): void {
    this.frame = requestAnimationFrame((now) => {
      const fate = this.thing.fate();
      ghost.element.classList.toggle("pending", fate === "pending");
      if (fate === "gone") return ghost.remove();
      if (fate === "here" && now - since > PATIENCE) return void ghost.flyBack();
      ghost.hide();
      this.wait(ghost, fate === "here" ? since : now);
    });
  }

  private end(): void {
    this.listening.abort();
    this.aim(null);
    for (const target of this.targets) delete target.dataset["attracts"];
    delete document.documentElement.dataset["dragging"];
  }
}

/** The target that is nearest to one of these points, within reach and not covered. */
export function nearest(
  targets: readonly HTMLElement[],
  points: readonly Point[],
  reach: number,
): HTMLElement | null {
  let found: HTMLElement | null = null;
  let least = reach;
  for (const target of targets) {
    const rect = target.getBoundingClientRect();
    const far = Math.min(...points.map((point) => distance(point, rect)));
    if (rect.width === 0 || (found ? far >= least : far > least)) continue;
    if (!isVisible(target, rect, points[0]!)) continue;
    [found, least] = [target, far];
  }
  return found;
}

function distance({ x, y }: Point, rect: DOMRect): number {
  return Math.hypot(Math.max(rect.left - x, 0, x - rect.right), Math.max(rect.top - y, 0, y - rect.bottom));
}

/** Whether the player sees the part of the target that is next to this point. On low screens the hand lies
 * over the table. */
function isVisible(target: HTMLElement, rect: DOMRect, { x, y }: Point): boolean {
  const next = { x: within(x, rect.left, rect.right), y: within(y, rect.top, rect.bottom) };
  const hand = document.querySelector('[data-zone="hand"]')?.getBoundingClientRect();
  if (hand && distance(next, hand) === 0) return false;
  const hit = document.elementFromPoint(next.x, next.y);
  return hit !== null && (target.contains(hit) || hit.contains(target));
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low + 2), Math.max(low + 2, high - 2));
}

function isCentreVisible(target: HTMLElement): boolean {
  const rect = target.getBoundingClientRect();
  return isVisible(target, rect, { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
}

/** Browsers make a click of every press and release, also at the end of a drag. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, true);
  setTimeout(() => removeEventListener("click", swallow, true), 0);
}
