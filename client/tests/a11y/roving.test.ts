/** Tab stops once in a group, and arrows reach every visible item in it. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { roving } from "../../src/a11y/roving";

let group: HTMLElement;
let action: ReturnType<typeof roving>;

beforeEach(() => {
  document.body.innerHTML = `<div>
    <button id="one">1</button><button id="two" data-move="x">2</button>
    <details><summary id="more">more</summary><button id="folded">3</button></details>
    <button id="last">4</button>
  </div>`;
  group = document.body.querySelector("div")!;
  action = roving(group, undefined);
});

afterEach(() => action && action.destroy?.());

const stops = () =>
  [...group.querySelectorAll<HTMLElement>("button, summary")]
    .filter((item) => item.tabIndex === 0)
    .map(({ id }) => id);
const press = (key: string) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const settled = () => new Promise((later) => setTimeout(later));

function walk(from: string, key: string): string[] {
  document.getElementById(from)!.focus();
  const passed: string[] = [];
  for (let before = ""; document.activeElement!.id !== before; press(key))
    passed.push((before = document.activeElement!.id));
  return passed;
}

test("the Tab stop is an item that can be played", () =>
  expect(stops().filter((id) => id !== "folded")).toEqual(["two"]));

test("arrows skip collapsed items", () => {
  expect(walk("one", "ArrowRight")).toEqual(["one", "two", "more", "last"]);
  expect(walk("last", "ArrowLeft")).toEqual(["last", "more", "two", "one"]);
});

test("arrows reach expanded items", async () => {
  group.querySelector("details")!.open = true;
  await settled();
  expect(walk("two", "ArrowRight")).toEqual(["two", "more", "folded", "last"]);
});
