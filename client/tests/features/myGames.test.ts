/** My games in words: how they ended for me, what to continue, and when they were played. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { newest, storedContinuation } from "../../src/features/my-games/continuation";
import { resultText } from "../../src/features/my-games/resultText";
import { addressOf, afterwards, othersAt, turnText } from "../../src/features/my-games/tables";
import { startTexts, texts } from "../../src/i18n/texts.svelte";
import { timeAgo } from "../../src/i18n/timeAgo";
import type { MyTable } from "../../src/generated/wire";

const TABLE: MyTable = {
  id: "t1",
  game: "nox",
  state: "over",
  names: ["Anna", "Luna"],
  seat: 0,
  is_host: true,
  your_turn: false,
  created: 1,
  changed: 2,
  scores: [16, 13],
  winners: [0],
  left: [],
};

beforeAll(async () => {
  await startTexts();
  await texts.need("review");
});
beforeEach(() => localStorage.clear());

test.each([
  ["You won 16 : 13", {}],
  ["You lost 13 : 16", { seat: 1, names: ["Luna", "Anna"] }],
  ["You lost −3 : 13", { scores: [-3, 13], winners: [1] }],
  ["You shared the win, 13 : 13", { scores: [13, 13], winners: [0, 1] }],
  ["You won 16 : 14 : 5", { scores: [5, 16, 14], winners: [1], seat: 1 }],
  ["You were 2nd of 4", { scores: [5, 16, 14, 3], winners: [1], seat: 2 }],
  ["You were 4th of 4", { scores: [5, 16, 14, 3], winners: [1], seat: 3 }],
  ["You were 2nd of 3", { scores: [16, 16, 3], winners: [1], seat: 0 }],
  ["Luna wins.", { seat: null, winners: [1] }],
  ["given up", { state: "ended", scores: [], winners: [] }],
  ["Luna left, so the match was ended early.", { state: "ended", scores: [], winners: [], left: [1] }],
] as const)("%s", (said, changed) => {
  expect(resultText({ ...TABLE, ...changed }, texts.of("review"))).toBe(said);
});

test("partners are one side: they do not come second to each other", () => {
  const pairs = { ...TABLE, game: "sun_and_moon", scores: [30, 12, 30, 12], winners: [0, 2] };
  expect(resultText(pairs, texts.of("review"))).toBe("You won 30 : 12");
  expect(resultText({ ...pairs, seat: 3 }, texts.of("review"))).toBe("You lost 12 : 30");
});

test("the list names everybody else, and whose turn it is", () => {
  expect(othersAt({ ...TABLE, names: ["Anna", "", "Luna"] })).toBe("Luna");
  expect(turnText({ ...TABLE, state: "running", your_turn: true })).toBe("Your turn");
  expect(turnText({ ...TABLE, state: "running" })).toBe("Not your turn");
  expect(turnText({ ...TABLE, state: "open" })).toBe("Not begun yet");
});

test("links lead to the table, and afterwards to my own view", () => {
  expect(addressOf(TABLE)).toBe("/t/t1");
  expect(afterwards("review", TABLE)).toBe("/review/t1?seat=0");
  expect(afterwards("replay", { ...TABLE, seat: null })).toBe("/replay/t1");
});

test("the newest match is the one where something happened last", () => {
  const found = newest([TABLE, { ...TABLE, id: "t2", changed: 9 }, { ...TABLE, id: "t3", changed: 5 }]);
  expect(found).toMatchObject({ table: { id: "t2" }, others: 2 });
  expect(newest([])).toBeNull();
});

test("a match that was stored is shown at once, a damaged one is not", () => {
  expect(storedContinuation()).toBeNull();
  localStorage.setItem("lunasol.continue", JSON.stringify({ table: TABLE, others: 1 }));
  expect(storedContinuation()?.table.id).toBe("t1");
  localStorage.setItem("lunasol.continue", JSON.stringify({ table: { ...TABLE, game: "chess" }, others: 1 }));
  expect(storedContinuation()).toBeNull();
});

test.each([
  [0, "now"],
  [59_000, "now"],
  [60_000, "1 minute ago"],
  [7_200_000, "2 hours ago"],
  [86_400_000, "yesterday"],
  [-5000, "now"],
])("%i milliseconds ago is %s", (passed, said) => {
  expect(timeAgo(1_000_000_000, 1_000_000_000 + passed, "en")).toBe(said);
});
