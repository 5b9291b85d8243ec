/** An online table shows the server's state and never sends a move twice. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { oneBeat } from "../../src/core/beats";
import { OnlineTable } from "../../src/core/onlineTable.svelte";
import { sit } from "../../src/core/seating";
import { change } from "../../src/core/settings.svelte";
import { bubble, hideBubble } from "../../src/core/bubble.svelte";
import { save } from "../../src/core/storage";
import { startTexts, texts } from "../../src/i18n/texts.svelte";
import { FakeSocket } from "./fakeSocket";

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

const WELCOME = {
  type: "welcome",
  epoch: "e",
  n: 1,
  table: TABLE,
  seat: 0,
  is_host: true,
  view: VIEW,
  legal: LEGAL,
  events: [],
  result: null,
  undo: false,
  reserved: null,
};

/** Welcomes the client as if the server did not know it any more. */
async function welcome(changed: object = {}): Promise<void> {
  FakeSocket.last.open();
  const { id } = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.receive({ ...WELCOME, id, ...changed });
  await vi.waitFor(() => expect(table.ready).toBe(true));
}

const UPDATE = { type: "update", view: VIEW, legal: LEGAL, events: [], clocks: [null, null], result: null };
const sentMoves = () => sent("move");
const sent = (kind: string) => FakeSocket.last.sent.filter(({ type }) => type === kind);

/** Opens the page of the table. */
async function open(): Promise<void> {
  FakeSocket.made = [];
  table = new OnlineTable("abc", () => Promise.resolve((_, update) => oneBeat(update)), "token");
  await vi.waitFor(() => expect(FakeSocket.made.length).toBe(1));
}

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  save("lunasol.unanswered", {});
  await startTexts();
  await open();
  await welcome();
});

afterEach(() => {
  change({ name: "" });
  table.close();
  vi.unstubAllGlobals();
});

test("nothing else can be played while a move is unanswered", async () => {
  expect(table.play!.legal).toEqual(LEGAL);
  void table.move("G14a>0");
  await vi.waitFor(() => expect(sentMoves().length).toBe(1));
  expect(table.play!.legal).toEqual([]);
  void table.move("G14a>1");
  expect(sentMoves().length).toBe(1);
});

test("an update by others does not count as an answer", async () => {
  void table.move("G14a>0");
  await vi.waitFor(() => expect(sentMoves().length).toBe(1));
  FakeSocket.last.receive({ ...UPDATE, n: 2 });
  expect(table.play!.legal).toEqual([]);
  FakeSocket.last.receive({ ...UPDATE, n: 3 });
  FakeSocket.last.receive({ type: "done", id: sentMoves()[0]!.id });
  await vi.waitFor(() => expect(table.play!.legal).toEqual(LEGAL));
});

test("a move stays unanswered when the connection is lost", async () => {
  void table.move("G14a>0");
  await vi.waitFor(() => expect(sentMoves().length).toBe(1));
  const { id } = sentMoves()[0]!;
  FakeSocket.last.drop();
  await vi.waitFor(() => expect(FakeSocket.made.length).toBe(2));
  await welcome();
  expect(sentMoves()).toMatchObject([{ id, move: "G14a>0" }]);
  expect(table.play!.legal).toEqual([]);
  FakeSocket.last.receive({ type: "done", id });
  // The move had already counted: the welcome contained its effect.
  await vi.waitFor(() => expect(table.play!.legal).toEqual(LEGAL));
});

test("a move that is chosen while the connection is lost is sent when it is back", async () => {
  FakeSocket.last.drop();
  expect(table.play!.legal).toEqual(LEGAL);
  void table.move("G14a>0");
  await vi.waitFor(() => expect(table.play!.isPending).toBe(true));
  expect(table.play!.legal).toEqual([]);
  await vi.waitFor(() => expect(FakeSocket.made.length).toBe(2));
  await welcome();
  await vi.waitFor(() => expect(sentMoves()).toMatchObject([{ move: "G14a>0" }]));
  FakeSocket.last.receive({ type: "done", id: sentMoves()[0]!.id });
  await vi.waitFor(() => expect(table.play!.legal).toEqual(LEGAL));
});

test("a move that was chosen without a connection is dropped if the position has changed", async () => {
  FakeSocket.last.drop();
  void table.move("G14a>0");
  await vi.waitFor(() => expect(FakeSocket.made.length).toBe(2));
  await welcome({ view: { ...VIEW, hand: ["G14a", "B3a"] } });
  expect(sentMoves()).toEqual([]);
  expect(table.play!.sent).toBe(null);
  expect(table.play!.legal).toEqual(LEGAL);
});

test("a refused move can be played again", async () => {
  void table.move("G14a>0");
  await vi.waitFor(() => expect(sentMoves().length).toBe(1));
  FakeSocket.last.receive({ type: "refused", id: sentMoves()[0]!.id, key: "not-your-turn", ruling: null });
  await vi.waitFor(() => expect(table.play!.legal).toEqual(LEGAL));
});

test("a move is undone once, and only while the server allows it", async () => {
  await table.undo();
  expect(sent("undo")).toEqual([]);
  FakeSocket.last.receive({ ...UPDATE, n: 2, undo: true });
  expect(table.canUndo).toBe(true);
  void table.undo();
  void table.undo();
  await vi.waitFor(() => expect(sent("undo").length).toBe(1));
  const before = { ...VIEW, hand: ["G14a", "B1a"] };
  FakeSocket.last.receive({ ...WELCOME, id: "", n: 3, view: before });
  FakeSocket.last.receive({ type: "done", id: sent("undo")[0]!.id });
  expect(table.view).toEqual(before);
  expect(table.canUndo).toBe(false);
});

test("names that the server has given are shown in the language of the reader", async () => {
  const seats = ["Bot 2", "Guest", "Anna"].map((name) => ({ name, kind: "person", here: true, clock: null }));
  FakeSocket.last.receive({ type: "table", n: 2, table: { ...TABLE, seats }, seat: 0 });
  await texts.use("hu");
  expect(table.seats.map(({ name }) => name)).toEqual(["2. bot", "Vendég", "Anna"]);
  expect(table.words.name(0)).toBe("2. bot");
  await texts.use("en");
  expect(table.seats.map(({ name }) => name)).toEqual(["Bot 2", "Guest", "Anna"]);
});

test("a guest without a name leaves the naming to the server", async () => {
  change({ name: "" });
  void sit(table, 1);
  await vi.waitFor(() => expect(sent("sit")).toMatchObject([{ name: "Guest", guest: true, seat: 1 }]));
  change({ name: " Anna " });
  void sit(table, 1);
  await vi.waitFor(() => expect(sent("sit")[1]).toMatchObject({ name: "Anna", guest: false }));
});

test("a move is marked while it may not have reached the server", async () => {
  void table.move("G14a>0");
  await vi.waitFor(() => expect(sentMoves().length).toBe(1));
  expect(table.play!.isPending).toBe(false);
  FakeSocket.last.drop();
  expect(table.play!.isPending).toBe(true);
  await vi.waitFor(() => expect(FakeSocket.made.length).toBe(2));
  await welcome();
  FakeSocket.last.receive({ type: "done", id: sentMoves()[0]!.id });
  await vi.waitFor(() => expect(table.play!.isPending).toBe(false));
});

test("a move that takes noticeably long is marked too", async () => {
  void table.move("G14a>0");
  await vi.waitFor(() => expect(table.play!.isPending).toBe(true));
  FakeSocket.last.receive({ type: "refused", id: sentMoves()[0]!.id, key: "not-your-turn", ruling: null });
  await vi.waitFor(() => expect(table.play!.isPending).toBe(false));
});

/** Plays a move that is never answered, and reloads the page. */
async function reloadUnanswered(): Promise<string> {
  void table.move("G14a>0");
  await vi.waitFor(() => expect(sentMoves().length).toBe(1));
  const { id } = sentMoves()[0]!;
  table.close();
  await open();
  return id;
}

test("a reload sends the unanswered move again under the same id", async () => {
  const id = await reloadUnanswered();
  await welcome();
  await vi.waitFor(() => expect(sentMoves()).toMatchObject([{ id, move: "G14a>0" }]));
  expect(table.play!.sent).toBe("G14a>0");
  expect(table.play!.legal).toEqual([]);
  FakeSocket.last.receive({ type: "done", id });
  await vi.waitFor(() => expect(table.play!.legal).toEqual(LEGAL));
  table.close();
  await open();
  await welcome();
  expect(sentMoves()).toEqual([]);
});

test.each([
  ["is no longer legal", { legal: ["G14a>1"] }],
  ["was played with another hand", { view: { ...VIEW, hand: ["G14a", "B3a"] } }],
  ["belongs to another seat", { seat: 1 }],
])("a reload forgets a move that %s", async (_, changed) => {
  await reloadUnanswered();
  await welcome(changed);
  expect(sentMoves()).toEqual([]);
  table.close();
  await open();
  await welcome();
  expect(sentMoves()).toEqual([]);
});

test("a refusal stands beside the card and names its ruling", async () => {
  hideBubble();
  void table.move("G14a>0");
  await vi.waitFor(() => expect(sentMoves().length).toBe(1));
  FakeSocket.last.receive({ type: "refused", id: sentMoves()[0]!.id, key: "not-your-turn", ruling: "NX-D1" });
  await vi.waitFor(() => expect(bubble.shown).toMatchObject({ card: "G14a", ruling: "NX-D1", game: "nox" }));
  expect(bubble.shown!.text).toMatch(/not your turn/);
});

test("a hint stays while others make their secret choices", async () => {
  table.hint = { type: "hint", id: "1", move: "G14a>0", reason: null, candidates: [], iterations: 1 };
  const chosen = { key: "chosen", facts: { seat: 1 } };
  FakeSocket.last.receive({ ...UPDATE, n: 2, events: [chosen] });
  expect(table.hint).not.toBeNull();
  FakeSocket.last.receive({ ...UPDATE, n: 3, events: [{ key: "round", facts: {} }] });
  expect(table.hint).toBeNull();
});
