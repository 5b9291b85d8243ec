/** A sheet closes by its cross, a tap outside and a swipe; the browser tests have Escape and the focus. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Sheet from "../../src/components/Sheet.svelte";
import { startTexts } from "../../src/i18n/texts.svelte";

let sheet: Record<string, unknown>;
const children = createRawSnippet(() => ({ render: () => "<p>inside</p>" }));
const dialog = () => document.querySelector("dialog")!;
const handle = () => document.querySelector("header")!;

beforeEach(async () => {
  await startTexts();
  vi.spyOn(HTMLElement.prototype, "setPointerCapture").mockImplementation(() => {});
  sheet = mount(Sheet, { target: document.body, props: { title: "What happened", open: true, children } });
  flushSync();
});

afterEach(async () => {
  await unmount(sheet);
  vi.restoreAllMocks();
});

/** A finger that goes down, moves by this much and goes up after this time. */
function swipe(x: number, y: number, duration: number, last = "pointerup"): void {
  const at = (type: string, left: number, top: number, time: number) => {
    const event = new PointerEvent(type, { clientX: left, clientY: top, bubbles: true });
    Object.defineProperty(event, "timeStamp", { value: time });
    handle().dispatchEvent(event);
  };
  at("pointerdown", 100, 100, 0);
  at("pointermove", 100 + x, 100 + y, duration / 2);
  at(last, 100 + x, 100 + y, duration);
  flushSync();
}

test("it opens as a dialog with a title", () => {
  expect(dialog().open).toBe(true);
  expect(document.getElementById(dialog().getAttribute("aria-labelledby")!)?.textContent).toBe(
    "What happened",
  );
  expect(dialog().textContent).toContain("inside");
});

test("the cross closes it", () => {
  document.querySelector<HTMLElement>("header button")!.click();
  flushSync();
  expect(dialog().open).toBe(false);
});

test("a tap outside closes it, one inside does not", () => {
  document.querySelector<HTMLElement>("p")!.click();
  flushSync();
  expect(dialog().open).toBe(true);
  dialog().click(); // what lies around the content belongs to the dialog's backdrop
  flushSync();
  expect(dialog().open).toBe(false);
});

test.each([
  ["a long pull", 120, 600],
  ["a short flick", 40, 50],
])("%s down closes it", (_, y, duration) => {
  swipe(0, y, duration);
  expect(dialog().open).toBe(false);
});

test.each([
  ["a short pull", 0, 40, 400, "pointerup"],
  ["a swipe up", 0, -200, 100, "pointerup"],
  ["a swipe to the side", 200, 0, 100, "pointerup"],
  ["a gesture that the browser takes over", 0, 200, 100, "pointercancel"],
])("%s leaves it open and in its place", (_, x, y, duration, last) => {
  swipe(x, y, duration, last);
  expect(dialog().open).toBe(true);
  expect(dialog().style.translate).toBe("");
});

test("it follows the finger", () => {
  handle().dispatchEvent(new PointerEvent("pointerdown", { clientX: 0, clientY: 10 }));
  handle().dispatchEvent(new PointerEvent("pointermove", { clientX: 0, clientY: 40 }));
  expect(dialog().style.translate).toBe("0 30px");
});
