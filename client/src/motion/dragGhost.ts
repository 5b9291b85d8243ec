/** The picture of a card that is dragged: it follows the pointer, snaps to a target, and flies back. */
import { isMotionReduced } from "../core/settings.svelte";
import { EASE, elementOf, hold, letGo } from "./flights";

const RETURN = 260;
const SNAP = 140;
/** A little inertia, so that the card does not stick to the pointer like a sticker. */
const LAG = 60;
/** Degrees of tilt per pixel of sideways movement between two events, and the most there is. */
const TILT = 0.5;
const MAX_TILT = 9;

export class Ghost {
  readonly element: HTMLElement;
  private readonly start: DOMRect;
  /** The card's own element, which is invisible meanwhile. */
  private hidden: HTMLElement | undefined;
  private tilt = 0;
  private lastX = 0;

  constructor(
    private readonly card: string,
    original: HTMLElement,
  ) {
    this.start = original.getBoundingClientRect();
    this.element = copyAt(original, this.start);
    document.body.append(this.element);
    this.hide();
    hold(card, this.element);
  }

  /** Hides the card itself; a table may have drawn it again. */
  hide(): void {
    const now = elementOf(this.card);
    if (now === this.hidden) return;
    this.show();
    this.hidden = now;
    if (now) now.style.opacity = "0";
  }

  /** Moves by this number of pixels from where the card was. */
  follow(x: number, y: number): void {
    const wanted = Math.max(-MAX_TILT, Math.min(MAX_TILT, (x - this.lastX) * TILT));
    this.tilt = isMotionReduced() ? 0 : this.tilt * 0.7 + wanted * 0.3;
    this.lastX = x;
    this.move(`translate(${x}px, ${y}px) rotate(${this.tilt}deg) scale(1.06)`, LAG, "linear");
  }

  /** Lies down on a target, in its size. */
  snapTo(target: DOMRect): void {
    const x = target.x + target.width / 2 - this.start.x - this.start.width / 2;
    const y = target.y + target.height / 2 - this.start.y - this.start.height / 2;
    const fit = Math.min(target.width / this.start.width, target.height / this.start.height);
    const scale = Math.max(0.45, Math.min(1.1, fit));
    this.tilt = 0;
    this.move(`translate(${x}px, ${y}px) scale(${scale})`, SNAP, EASE);
  }

  /** The centre of the card if it follows the pointer by this distance. */
  centre(x: number, y: number): { x: number; y: number } {
    return { x: this.start.x + this.start.width / 2 + x, y: this.start.y + this.start.height / 2 + y };
  }

  /** Goes back to where the card is now. */
  async flyBack(): Promise<void> {
    const { element, start } = this;
    const home = elementOf(this.card)?.getBoundingClientRect() ?? start;
    element.dataset["returns"] = "";
    this.move(`translate(${home.x - start.x}px, ${home.y - start.y}px)`, RETURN, EASE);
    if (!isMotionReduced()) await new Promise((done) => setTimeout(done, RETURN));
    this.remove();
  }

  remove(): void {
    letGo(this.card);
    this.show();
    this.element.remove();
  }

  private show(): void {
    if (this.hidden) this.hidden.style.opacity = "";
    this.hidden = undefined;
  }

  private move(transform: string, duration: number, ease: string): void {
    this.element.style.transition = isMotionReduced() ? "none" : `transform ${duration}ms ${ease}`;
    this.element.style.transform = transform;
  }
}

/** A copy in the same place that is only a picture. */
function copyAt(original: HTMLElement, { x, y, width, height }: DOMRect): HTMLElement {
  const copy = original.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("[data-card], [data-move]")]) {
    delete each.dataset["card"];
    delete each.dataset["move"];
  }
  copy.classList.remove("legal", "selected");
  copy.classList.add("dragged");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  const size = { width: `${width}px`, height: `${height}px` };
  Object.assign(copy.style, { position: "fixed", left: `${x}px`, top: `${y}px`, ...size });
  return copy;
}
