/** The cast: every character has a face in both moods and a sentence, and loads only where a bot sits. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { characterOf, levelOf, type Mood } from "../../src/cast/cast";
import Face from "../../src/cast/Face.svelte";
import FaceButton from "../../src/cast/FaceButton.svelte";
import { loadDrawn } from "../../src/cast/loadDrawn.svelte";
import { CAST } from "../../src/generated/constants";
import type { CharacterId } from "../../src/generated/wire";
import { startTexts } from "../../src/i18n/texts.svelte";

const IDS = Object.keys(CAST) as CharacterId[];
const MOODS: readonly Mood[] = ["calm", "happy"];
let shown: Record<string, unknown> | null = null;

beforeAll(() => Promise.all([startTexts(), loadDrawn()]));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function draw(character: CharacterId, mood: Mood, isLively = false): Element {
  const props = { name: CAST[character].name, character, mood, isLively };
  shown = mount(Face, { target: document.body, props });
  flushSync();
  return document.querySelector(".face svg")!;
}

test.each(IDS)("%s is drawn calm and happy", async (id) => {
  const drawings = new Set<string>();
  for (const mood of MOODS) {
    const face = draw(id, mood);
    expect(face.querySelectorAll("text, title")).toHaveLength(0);
    expect(face.outerHTML).not.toMatch(/NaN|undefined/);
    drawings.add(face.innerHTML);
    await unmount(shown!);
    shown = null;
  }
  expect(drawings.size).toBe(2);
});

test("all characters look different and have a colour of their own", async () => {
  const faces: string[] = [];
  const discs: (string | null)[] = [];
  for (const id of IDS) {
    const face = draw(id, "calm");
    faces.push(face.innerHTML);
    discs.push(face.querySelector("circle")!.getAttribute("fill"));
    await unmount(shown!);
    shown = null;
  }
  expect(new Set(faces).size).toBe(IDS.length);
  expect(new Set(discs).size).toBe(IDS.length);
});

test("only a face that is looked at moves", async () => {
  expect(draw("luna", "calm", true).classList).toContain("lively");
  await unmount(shown!);
  expect(draw("luna", "calm").classList).not.toContain("lively");
});

test("a person has a disc with the initial instead", () => {
  shown = mount(Face, { target: document.body, props: { name: "ágnes", character: null } });
  expect(document.querySelector(".face [data-initial]")?.getAttribute("data-initial")).toBe("Á");
  expect(document.querySelector(".face")?.getAttribute("aria-hidden")).toBe("true");
});

test("a tap on a bot's face introduces it; people are no buttons", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  const seat = { name: "Luna", character: "luna", level: "casual" } as const;
  shown = mount(FaceButton, { target: document.body, props: { seat } });
  const button = document.querySelector<HTMLButtonElement>("button")!;
  expect(button.getAttribute("aria-label")).toBe("Who is Luna?");
  button.click();
  flushSync();
  expect(document.querySelector("dialog")?.textContent).toContain("waits for her hour");
  expect(document.querySelector("dialog")?.textContent).toContain("Level: casual");
  await unmount(shown);
  const person = { name: "Luna", character: null, level: null };
  shown = mount(FaceButton, { target: document.body, props: { seat: person } });
  expect(document.querySelector("button")).toBeNull();
});

test("a character or level that this page does not know has no face", () => {
  expect([characterOf("luna"), characterOf("toString"), characterOf(null)]).toEqual(["luna", null, null]);
  expect([levelOf("expert"), levelOf("genius"), levelOf(null)]).toEqual(["expert", null, null]);
});
