/** A table shows what the server says; what is on its way is not asked for again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OnlineTable } from "../src/core/onlineTable.svelte";
import { startTexts } from "../src/i18n/texts.svelte";
import { Socket } from "./socket";

const LEGAL = ["G14a>0", "G14a>1"];
const VIEW = {
  game: "nox",
  players: 2,
  phase: "play",
  to_act: [0],
  chosen: [],
  hand: ["G14a"],
  hands: [["G14a"], ["??"]],
  table: {
    chests: [[], []],
    covered: [[], []],
    totals: [0, 0],
    sheet: [],
    pile: [],
    round: 1,
    starter: 0,
    target: 150,
    merging: null,
  },
};
const TABLE = { id: "abc", game: "nox", host: 0, options: {}, state: "running", seats: [] };
let table: OnlineTable;

/** Greeted as somebody of whom nothing is known any more. */
async function welcome(): Promise<void> {
  Socket.last.open();
  const { id } = Socket.last.asked.at(-1)!;
  Socket.last.tell({
    type: "welcome",
    id,
    epoch: "e",
    n: 1,
    table: TABLE,
    seat: 0,
    is_host: true,
    view: VIEW,
    legal: LEGAL,
    events: [],
    result: null,
  });
  await vi.waitFor(() => expect(table.ready).toBe(true));
}

const asked = () => Socket.last.asked.filter(({ type }) => type === "move");

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Socket);
  Socket.made = [];
  await startTexts();
  table = new OnlineTable("abc", () => Promise.resolve(), "token");
  await vi.waitFor(() => expect(Socket.made.length).toBe(1));
  await welcome();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test("while a move is on its way nothing else is offered", async () => {
  expect(table.play!.legal).toEqual(LEGAL);
  void table.move("G14a>0");
  await vi.waitFor(() => expect(asked().length).toBe(1));
  expect(table.play!.legal).toEqual([]);
  void table.move("G14a>1");
  expect(asked().length).toBe(1);
});

test("what others do meanwhile does not answer it", async () => {
  void table.move("G14a>0");
  await vi.waitFor(() => expect(asked().length).toBe(1));
  const update = { type: "update", view: VIEW, legal: LEGAL, events: [], clocks: [null, null], result: null };
  Socket.last.tell({ ...update, n: 2 });
  expect(table.play!.legal).toEqual([]);
  Socket.last.tell({ ...update, n: 3 });
  Socket.last.tell({ type: "done", id: asked()[0]!.id });
  await vi.waitFor(() => expect(table.play!.legal).toEqual(LEGAL));
});

test("a move that the connection was lost over stays on its way until it is answered", async () => {
  void table.move("G14a>0");
  await vi.waitFor(() => expect(asked().length).toBe(1));
  const { id } = asked()[0]!;
  Socket.last.drop();
  await vi.waitFor(() => expect(Socket.made.length).toBe(2));
  await welcome();
  expect(asked()).toMatchObject([{ id, move: "G14a>0" }]);
  expect(table.play!.legal).toEqual([]);
  Socket.last.tell({ type: "done", id });
  await vi.waitFor(() => expect(table.play!.legal).toEqual(LEGAL)); // it had counted already: the welcome said so
});

test("a move that is refused is offered again", async () => {
  void table.move("G14a>0");
  await vi.waitFor(() => expect(asked().length).toBe(1));
  Socket.last.tell({ type: "refused", id: asked()[0]!.id, key: "not-your-turn", ruling: null });
  await vi.waitFor(() => expect(table.play!.legal).toEqual(LEGAL));
});
