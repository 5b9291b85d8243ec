/** Who is away, when the others may end the match, and what is said about a match that they ended. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OnlineTable } from "../../src/core/onlineTable.svelte";
import { leftBy } from "../../src/i18n/leftBy";
import { startTexts } from "../../src/i18n/texts.svelte";
import Leavers from "../../src/match/Leavers.svelte";

const ben = $state<{ held: string | null; grace: number | null }>({ held: null, grace: 60 });
const asked: string[] = [];
const table = {
  seat: 0,
  seats: [{ name: "Anna" }, { name: "Ben" }],
  get info() {
    return { state: "running", seats: [{ held: null }, { held: ben.held }] };
  },
  graceLeft: (seat: number) => (seat === 1 ? ben.grace : null),
  ask: ({ choice }: { choice: string }) => asked.push(choice),
} as unknown as OnlineTable;
let shown: Record<string, unknown>;

beforeEach(async () => {
  await startTexts();
  shown = mount(Leavers, { target: document.body, props: { table } });
  flushSync();
});

afterEach(() => unmount(shown));

test("the match can be ended only once a bot plays for the one who is away", () => {
  const [wait, end] = [...document.querySelectorAll<HTMLButtonElement>(".row button")];
  expect([wait!.disabled, end!.disabled]).toEqual([false, true]);
  Object.assign(ben, { held: "away", grace: null });
  flushSync();
  expect([wait!.disabled, end!.disabled]).toEqual([false, false]);
  end!.click();
  expect(asked).toEqual(["end"]);
});

test("a match that was ended says who had left it", () => {
  expect(leftBy([], ["Anna", "Ben"])).toBeNull();
  expect(leftBy([1], ["Anna", "Ben"])).toBe("Ben left, so the match was ended early.");
  expect(leftBy([1, 2], ["Anna", "Ben", "Guest 2"])).toBe("Ben, Guest 2 left, so the match was ended early.");
});
