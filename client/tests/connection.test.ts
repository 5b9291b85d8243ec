/** A connection heals by itself: nothing is lost, nothing counts twice. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type ConnectionState } from "../src/core/connection";
import { PROTOCOL_VERSION } from "../src/generated/constants";
import type { Refused, ServerMessage } from "../src/generated/wire";
import { Socket } from "./socket";

let received: ServerMessage[];
let states: ConnectionState[];
let rejected: Refused[];
let connection: Connection;

function connect(token = ""): Socket {
  connection = new Connection(
    "table",
    {
      onMessage: (message) => received.push(message),
      onStateChange: (state) => states.push(state),
      onRejected: (refused) => rejected.push(refused),
    },
    token,
  );
  Socket.last.open();
  return Socket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.made = [];
  received = [];
  states = [];
  rejected = [];
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it greets first, and is open when it is welcome", () => {
  const socket = connect();
  expect(socket.asked).toMatchObject([{ type: "hello", epoch: "", last: 0 }]);
  expect(states).toEqual([]);
  socket.welcome(4);
  expect(states).toEqual(["open"]);
});

test("what is asked is answered by its own answer", async () => {
  const socket = connect();
  socket.welcome(0);
  const answer = connection.ask({ type: "move", move: "G14a>0" });
  const { id } = socket.asked.at(-1)!;
  socket.tell({ type: "done", id: "other" });
  socket.tell({ type: "refused", id, key: "not-your-turn", ruling: "NX-D1" });
  expect(await answer).toMatchObject({ type: "refused", key: "not-your-turn" });
});

test("a server that says goodbye is given the time it asked for, and only once", () => {
  const first = connect();
  first.welcome(0);
  first.tell({ type: "goodbye", retry: 1500 });
  first.drop();
  vi.advanceTimersByTime(1499);
  expect(Socket.last).toBe(first);
  vi.advanceTimersByTime(1);
  const second = Socket.last;
  expect(second).not.toBe(first);
  second.drop();
  vi.advanceTimersByTime(300);
  expect(Socket.last).not.toBe(second);
});

test("after a lost connection it comes back with the last number, and asks again under the same id", async () => {
  const first = connect();
  first.welcome(0);
  first.tell({ type: "table", n: 1 });
  first.tell({ type: "update", n: 2 });
  const answer = connection.ask({ type: "move", move: "G14a>0" });
  const { id } = first.asked.at(-1)!;
  first.drop();
  expect(states).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(1);
  const second = Socket.last;
  expect(second).not.toBe(first);
  second.open();
  expect(second.asked).toMatchObject([{ type: "hello", epoch: "e", last: 2 }]);
  second.tell({ type: "update", n: 3 });
  second.tell({ type: "done", id: second.asked[0]!.id });
  expect(second.asked.at(-1)).toMatchObject({ type: "move", id });
  second.tell({ type: "done", id });
  expect(await answer).toMatchObject({ type: "done" });
  expect(states.at(-1)).toBe("open");
});

test("a number that is missing makes it ask for what it missed, and nothing is received twice", () => {
  const socket = connect();
  socket.welcome(0);
  socket.tell({ type: "update", n: 1 });
  socket.tell({ type: "update", n: 3 });
  expect(socket.asked.at(-1)).toMatchObject({ type: "hello", epoch: "e", last: 1 });
  socket.tell({ type: "update", n: 2 });
  socket.tell({ type: "update", n: 3 });
  socket.tell({ type: "update", n: 3 });
  expect(
    received.filter(({ type }) => type === "update").map((update) => (update as { n: number }).n),
  ).toEqual([1, 2, 3]);
});

test("pauses between tries grow, and a device that wakes up tries at once", () => {
  const socket = connect();
  socket.welcome(0);
  for (const pause of [0, 300, 800]) {
    const before = Socket.made.length;
    Socket.last.drop();
    vi.advanceTimersByTime(Math.max(0, pause - 1));
    if (pause) expect(Socket.made.length).toBe(before);
    vi.advanceTimersByTime(2);
    expect(Socket.made.length).toBe(before + 1);
  }
  Socket.last.drop();
  const before = Socket.made.length;
  window.dispatchEvent(new Event("online"));
  expect(Socket.made.length).toBe(before + 1);
});

test("a server that never answers is given up and tried again", () => {
  connect();
  vi.advanceTimersByTime(8001);
  vi.advanceTimersByTime(1);
  expect(Socket.made.length).toBe(2);
});

test("a device that wakes up asks what it missed, and gives up a connection that has died in its sleep", () => {
  const socket = connect();
  socket.welcome(3);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(socket.asked.at(-1)).toMatchObject({ type: "hello", epoch: "e", last: 3 });
  socket.tell({ type: "done", id: socket.asked.at(-1)!.id });
  vi.advanceTimersByTime(60_000);
  expect(Socket.made.length).toBe(1);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(8001);
  vi.advanceTimersByTime(1);
  expect(Socket.made.length).toBe(2);
  expect(states.at(-1)).toBe("lost");
});

test("a closed connection stays closed", () => {
  const socket = connect();
  connection.close();
  socket.drop();
  vi.advanceTimersByTime(60_000);
  expect(Socket.made.length).toBe(1);
  expect(states.at(-1)).toBe("closed");
});

test("the token of a seat is offered as a protocol, never in the address", () => {
  const socket = connect("abc.def");
  expect(socket.protocols).toEqual(["lunasol", "token.abc.def"]);
  expect(String(socket.address)).not.toContain("abc");
});

test("it says which version of the protocol it speaks", () => {
  expect(connect().asked).toMatchObject([{ type: "hello", protocol: PROTOCOL_VERSION }]);
});

test("a client that is not let in does not come back, and says why", () => {
  const socket = connect();
  socket.tell({ type: "refused", id: socket.asked[0]!.id, key: "client-too-old", ruling: null });
  expect(rejected).toMatchObject([{ key: "client-too-old" }]);
  expect(states).toEqual(["closed"]);
  vi.advanceTimersByTime(60_000);
  expect(Socket.made.length).toBe(1);
});
