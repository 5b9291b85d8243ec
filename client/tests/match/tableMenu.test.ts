/** The menu of a table: speed, sound, the last moment again, and what else can be opened. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Director } from "../../src/core/director.svelte";
import { change, settings } from "../../src/core/settings.svelte";
import { startTexts } from "../../src/i18n/texts.svelte";
import TableMenu from "../../src/match/TableMenu.svelte";

let menu: Record<string, unknown> | null = null;
const again = vi.fn();
const act = { onmoves: vi.fn(), onhelp: vi.fn(), onlog: vi.fn() };
const more = createRawSnippet(() => ({ render: () => "<button>Give up</button>" }));

async function open(canRepeat = true): Promise<void> {
  await startTexts();
  const director = { canRepeat, again } as unknown as Director;
  menu = mount(TableMenu, { target: document.body, props: { open: true, director, more, ...act } });
  flushSync();
}

const button = (text: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.includes(text))!;

function press(text: string): void {
  button(text).click();
  flushSync();
}

beforeEach(() => {
  vi.clearAllMocks();
  change({ speed: "normal", sound: true });
});
afterEach(() => menu && unmount(menu));

test("the speed is set at once", async () => {
  await open();
  const speeds = [...document.querySelectorAll<HTMLInputElement>("[type=radio]")];
  expect(speeds.map(({ checked }) => checked)).toEqual([false, true, false, false]);
  speeds[2]!.click();
  expect(settings.speed).toBe("fast");
});

test("sounds are switched off, and then have no volume", async () => {
  await open();
  document.querySelector<HTMLInputElement>("[type=checkbox]")!.click();
  flushSync();
  expect(settings.sound).toBe(false);
  expect(document.querySelector<HTMLInputElement>("[type=range]")!.disabled).toBe(true);
});

test("the last moment is shown again, and the menu is out of its way", async () => {
  await open();
  press("See that again");
  expect(again).toHaveBeenCalledOnce();
  expect(document.querySelector("dialog")!.open).toBe(false);
});

test("without a moment there is nothing to see again", async () => {
  await open(false);
  expect(button("See that again").disabled).toBe(true);
});

test.each([
  ["All moves", act.onmoves],
  ["Rule and shortcuts", act.onhelp],
  ["What happened", act.onlog],
])("%s opens, and the menu closes", async (text, opens) => {
  await open();
  press(text);
  expect(opens).toHaveBeenCalledOnce();
  expect(document.querySelector("dialog")!.open).toBe(false);
});

test("there is room for further entries", async () => {
  await open();
  expect(button("Give up")).toBeTruthy();
});
