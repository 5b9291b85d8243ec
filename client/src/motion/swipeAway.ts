/** Lets a sheet be pulled away by its handle: it follows the finger, and closes when it was pulled far or
 * fast enough. */
import type { Action } from "svelte/action";

/** Pixels. */
const FAR = 90;
/** Pixels per millisecond. */
const FAST = 0.5;
const SHORTEST = 24;

interface Pull {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly isSideways: boolean;
}

/** A sheet at the side of the screen is pulled to that side, any other one down. */
function isAtSide(sheet: HTMLElement): boolean {
  return sheet.getBoundingClientRect().left > innerWidth / 4;
}

/** On the handle of a dialog. */
export const swipeAway: Action<HTMLElement, () => void> = (handle, close) => {
  const sheet = handle.closest("dialog")!;
  let pull: Pull | null = null;

  const distance = (event: PointerEvent): number =>
    Math.max(0, pull!.isSideways ? event.clientX - pull!.x : event.clientY - pull!.y);

  function start(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest("button")) return;
    pull = { x: event.clientX, y: event.clientY, at: event.timeStamp, isSideways: isAtSide(sheet) };
    handle.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!pull) return;
    const far = `${distance(event)}px`;
    sheet.style.translate = pull.isSideways ? far : `0 ${far}`;
  }

  function end(event: PointerEvent): void {
    if (!pull) return;
    const far = distance(event);
    const speed = far / Math.max(1, event.timeStamp - pull.at);
    pull = null;
    sheet.style.translate = "";
    if (event.type === "pointerup" && (far > FAR || (far > SHORTEST && speed > FAST))) close();
  }

  const listeners = { pointerdown: start, pointermove: move, pointerup: end, pointercancel: end };
  for (const [type, listener] of Object.entries(listeners))
    handle.addEventListener(type, listener as EventListener);
  return {
    destroy() {
      for (const [type, listener] of Object.entries(listeners))
        handle.removeEventListener(type, listener as EventListener);
    },
  };
};
