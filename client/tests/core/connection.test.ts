/** A connection reconnects by itself without losing or repeating anything. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type ConnectionState } from "../../src/core/connection";
import { PROTOCOL_VERSION } from "../../src/generated/constants";
import type { Refused, ServerMessage } from "../../src/generated/wire";
import { FakeSocket } from "./fakeSocket";

let received: ServerMessage[];
let states: ConnectionState[];
let rejected: Refused[];
let connection: Connection;

function connect(token = ""): FakeSocket {
  connection = new Connection(
    "table",
    {
      onMessage: (message) => received.push(message),
      onStateChange: (state) => states.push(state),
      onRejected: (refused) => rejected.push(refused),
    },
    token,
  );
  FakeSocket.last.open();
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  received = [];
  states = [];
  rejected = [];
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it sends hello first and is open after the welcome", () => {
  const socket = connect();
  expect(socket.sent).toMatchObject([{ type: "hello", epoch: "", last: 0 }]);
  expect(states).toEqual([]);
  socket.welcome(4);
  expect(states).toEqual(["open"]);
});

test("a request is resolved by the answer with its id", async () => {
  const socket = connect();
  socket.welcome(0);
  const answer = connection.ask({ type: "move", move: "G14a>0" });
  const { id } = socket.sent.at(-1)!;
  socket.receive({ type: "done", id: "other" });
  socket.receive({ type: "refused", id, key: "not-your-turn", ruling: "NX-D1" });
  expect(await answer).toMatchObject({ type: "refused", key: "not-your-turn" });
});

test("it waits as long as a goodbye asks for, but only once", () => {
  const first = connect();
  first.welcome(0);
  first.receive({ type: "goodbye", retry: 1500 });
  first.drop();
  vi.advanceTimersByTime(1499);
  expect(FakeSocket.last).toBe(first);
  vi.advanceTimersByTime(1);
  const second = FakeSocket.last;
  expect(second).not.toBe(first);
  second.drop();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.last).not.toBe(second);
});

test("it reconnects with the last number and repeats open requests under the same id", async () => {
  const first = connect();
  first.welcome(0);
  first.receive({ type: "table", n: 1 });
  first.receive({ type: "update", n: 2 });
  const answer = connection.ask({ type: "move", move: "G14a>0" });
  const { id } = first.sent.at(-1)!;
  first.drop();
  expect(states).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(1);
  const second = FakeSocket.last;
  expect(second).not.toBe(first);
  second.open();
  expect(second.sent).toMatchObject([{ type: "hello", epoch: "e", last: 2 }]);
  second.receive({ type: "update", n: 3 });
  second.receive({ type: "done", id: second.sent[0]!.id });
  expect(second.sent.at(-1)).toMatchObject({ type: "move", id });
  second.receive({ type: "done", id });
  expect(await answer).toMatchObject({ type: "done" });
  expect(states.at(-1)).toBe("open");
});

test("it asks for missed messages after a gap and passes on each message once", () => {
  const socket = connect();
  socket.welcome(0);
  socket.receive({ type: "update", n: 1 });
  socket.receive({ type: "update", n: 3 });
  expect(socket.sent.at(-1)).toMatchObject({ type: "hello", epoch: "e", last: 1 });
  socket.receive({ type: "update", n: 2 });
  socket.receive({ type: "update", n: 3 });
  socket.receive({ type: "update", n: 3 });
  expect(
    received.filter(({ type }) => type === "update").map((update) => (update as { n: number }).n),
  ).toEqual([1, 2, 3]);
});

test("retry delays grow, and a device that comes online retries at once", () => {
  const socket = connect();
  socket.welcome(0);
  for (const pause of [0, 300, 800]) {
    const before = FakeSocket.made.length;
    FakeSocket.last.drop();
    vi.advanceTimersByTime(Math.max(0, pause - 1));
    if (pause) expect(FakeSocket.made.length).toBe(before);
    vi.advanceTimersByTime(2);
    expect(FakeSocket.made.length).toBe(before + 1);
  }
  FakeSocket.last.drop();
  const before = FakeSocket.made.length;
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.made.length).toBe(before + 1);
});

test("it reconnects if the server does not answer", () => {
  connect();
  vi.advanceTimersByTime(8001);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made.length).toBe(2);
});

test("a device that wakes up asks what it missed and replaces a dead connection", () => {
  const socket = connect();
  socket.welcome(3);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(socket.sent.at(-1)).toMatchObject({ type: "hello", epoch: "e", last: 3 });
  socket.receive({ type: "done", id: socket.sent.at(-1)!.id });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made.length).toBe(1);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(2001);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made.length).toBe(2);
  expect(states.at(-1)).toBe("lost");
});

test("a closed connection stays closed", () => {
  const socket = connect();
  connection.close();
  socket.drop();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made.length).toBe(1);
  expect(states.at(-1)).toBe("closed");
});

test("the token of a seat is sent as a subprotocol, never in the URL", () => {
  const socket = connect("abc.def");
  expect(socket.protocols).toEqual(["lunasol", "token.abc.def"]);
  expect(String(socket.address)).not.toContain("abc");
});

test("hello contains the version of the protocol", () => {
  expect(connect().sent).toMatchObject([{ type: "hello", protocol: PROTOCOL_VERSION }]);
});

test("a rejected client does not reconnect and reports why", () => {
  const socket = connect();
  socket.receive({ type: "refused", id: socket.sent[0]!.id, key: "client-too-old", ruling: null });
  expect(rejected).toMatchObject([{ key: "client-too-old" }]);
  expect(states).toEqual(["closed"]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made.length).toBe(1);
});

test("a device that goes offline shows it at once and tries again", () => {
  const socket = connect();
  socket.welcome(0);
  window.dispatchEvent(new Event("offline"));
  expect(states).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.last).not.toBe(socket);
  FakeSocket.last.open();
  FakeSocket.last.welcome(0);
  expect(states.at(-1)).toBe("open");
});

test("a request that a dead socket swallows shows within two seconds that the connection is lost", () => {
  const socket = connect();
  socket.welcome(0);
  socket.isDead = true;
  void connection.ask({ type: "move", move: "G14a>0" });
  vi.advanceTimersByTime(1999);
  expect(states).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(2001);
  expect(FakeSocket.last).not.toBe(socket);
});

test("a server that is only slow keeps its connection", () => {
  const socket = connect();
  socket.welcome(0);
  void connection.ask({ type: "hint" });
  vi.advanceTimersByTime(5000);
  expect(socket.pings.length).toBeGreaterThan(3);
  expect(states).toEqual(["open"]);
  socket.isDead = true;
  vi.advanceTimersByTime(2000);
  expect(states.at(-1)).toBe("lost");
  socket.receive({ type: "table", n: 1 });
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(500);
  expect(FakeSocket.last).toBe(socket);
});

test("a slow network gets more time to answer", () => {
  const socket = connect();
  vi.advanceTimersByTime(1000);
  socket.welcome(0);
  socket.isDead = true;
  void connection.ask({ type: "move", move: "G14a>0" });
  vi.advanceTimersByTime(3000);
  expect(states).toEqual(["open"]);
  vi.advanceTimersByTime(1000);
  expect(states.at(-1)).toBe("lost");
});

test("a quiet connection is tested every ten seconds, and not at all on a hidden page", () => {
  const socket = connect();
  socket.welcome(0);
  vi.advanceTimersByTime(60_500);
  expect(socket.pings.length).toBe(6);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.advanceTimersByTime(60_000);
  expect(socket.pings.length).toBe(6);
  hidden.mockRestore();
});

test("an answer ends the haste", async () => {
  const socket = connect();
  socket.welcome(0);
  void connection.ask({ type: "move", move: "G14a>0" });
  socket.receive({ type: "done", id: socket.sent.at(-1)!.id });
  vi.advanceTimersByTime(9000);
  expect(socket.pings).toEqual([]);
});

test("leaving while the socket still connects closes it when it is open, as browsers want it", () => {
  connection = new Connection("table", { onMessage: () => {}, onStateChange: () => {} });
  const socket = FakeSocket.last;
  connection.close();
  expect(socket.closes).toBe(0);
  socket.open();
  expect(socket.closes).toBe(1);
  expect(socket.sent).toEqual([]);
});
