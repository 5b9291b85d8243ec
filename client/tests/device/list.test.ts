/** My games on the server and on this device are one list, page by page. */
import { expect, test } from "vitest";
import { parseRow } from "../../src/device/list";
import { mergePages } from "../../src/device/mergePages";
import type { MyTable } from "../../src/generated/wire";

const ROW = {
  id: "0abc",
  game: "nox",
  state: "running",
  host: "device",
  created: 5,
  changed: 7,
  names: '["Anna", "Pip"]',
  result: null,
  seats: [{ seat: 0, person: "device", to_act: true }],
};

const table = (id: string, created: number, your_turn = false): MyTable => ({
  ...parseRow(JSON.stringify(ROW))[0]!,
  id,
  created,
  your_turn,
});
const ids = (tables: readonly MyTable[]) => tables.map(({ id }) => id);

test("a row is read as the list shows it", () => {
  expect(parseRow(JSON.stringify(ROW))).toEqual([
    {
      id: "0abc",
      game: "nox",
      state: "running",
      names: ["Anna", "Pip"],
      seat: 0,
      is_host: true,
      your_turn: true,
      created: 5,
      changed: 7,
      scores: [],
      winners: [],
      left: [],
    },
  ]);
  const over = { ...ROW, state: "over", result: '{"scores": [3, 1], "winners": [0], "left": []}' };
  expect(parseRow(JSON.stringify(over))).toMatchObject([{ scores: [3, 1], winners: [0] }]);
});

test.each([
  "nonsense{",
  "[]",
  JSON.stringify({ ...ROW, game: "chess" }),
  JSON.stringify({ ...ROW, names: "nonsense{" }),
  JSON.stringify({ ...ROW, names: "[1]" }),
  JSON.stringify({ ...ROW, seats: null }),
  JSON.stringify({ ...ROW, host: "", seats: [] }),
])("a row that is damaged or not mine is left out: %s", (text) => {
  expect(parseRow(text)).toEqual([]);
});

test("without further pages everything is in one order: my turn first, then the newest", () => {
  const page = { tables: [table("c", 9, true), table("a", 8), table("b", 2)], next: null };
  const here = [table("0x", 5), table("0y", 1, true)];
  expect(ids(mergePages(page, here, null).tables)).toEqual(["c", "0y", "a", "0x", "b"]);
});

test("a table of this device comes on exactly one page", () => {
  const here = [table("0t", 99, true), table("0x", 7), table("0y", 3), table("0z", 1)];
  const first = { tables: [table("a", 8), table("b", 6)], next: "0.6.b" };
  const second = { tables: [table("c", 4), table("d", 2)], next: null };
  expect(ids(mergePages(first, here, null).tables)).toEqual(["0t", "a", "0x", "b"]);
  expect(ids(mergePages(second, here, first.next).tables)).toEqual(["c", "0y", "d", "0z"]);
});
