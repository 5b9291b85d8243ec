/** A table is reached by a WebSocket or by a worker of this device; the connection is the same. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type ConnectionState } from "../../src/core/connection";
import { Refusal } from "../../src/core/refusal";
import type { LineEvents } from "../../src/device/client";
import type { Refused } from "../../src/generated/wire";
import { FakeSocket } from "./fakeSocket";

let lines: { table: string; token: string; events: LineEvents; sent: { id: string; type: string }[] }[];
let isLeft: boolean;
let ready: Promise<void>;
const client = {
  get ready() {
    return ready;
  },
  connect(table: string, token: string, events: LineEvents) {
    const sent: { id: string; type: string }[] = [];
    lines.push({ table, token, events, sent });
    return { send: (text: string) => sent.push(JSON.parse(text)), close: () => (isLeft = true) };
  },
};
vi.mock("../../src/device/client", () => ({ deviceClient: () => client }));

let connection: Connection;
let states: ConnectionState[];
let rejected: Refused[];

function connect(table: string): void {
  connection = new Connection(
    table,
    {
      onMessage: () => {},
      onStateChange: (state) => states.push(state),
      onRejected: (refused) => rejected.push(refused),
    },
    "token",
  );
}

const joined = () => vi.waitFor(() => expect(lines.length).toBeGreaterThan(0));

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  [lines, states, rejected, isLeft, ready] = [[], [], [], false, Promise.resolve()];
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the id says which way", async () => {
  connect("abc");
  expect(FakeSocket.made.length).toBe(1);
  connection.close();
  connect("0abc");
  await joined();
  expect(FakeSocket.made.length).toBe(1);
  expect(lines).toMatchObject([{ table: "0abc", token: "token", sent: [{ type: "hello" }] }]);
});

async function open(): Promise<void> {
  connect("0abc");
  await joined();
  const { events, sent } = lines.at(-1)!;
  events.onText(JSON.stringify({ type: "welcome", id: sent[0]!.id, epoch: "e", n: 0 }));
}

test("being offline, sleeping and a long thought are no reason to reconnect", async () => {
  await open();
  vi.useFakeTimers();
  expect(states).toEqual(["open"]);
  void connection.ask({ type: "hint" });
  window.dispatchEvent(new Event("offline"));
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(120_000);
  expect(states).toEqual(["open"]);
  expect(lines.length).toBe(1);
  expect(lines[0]!.sent.filter(({ type }) => type === "ping")).toEqual([]);
});

test("when another tab takes over, it joins again and repeats what was not answered", async () => {
  await open();
  void connection.ask({ type: "move", move: "G14a>0" });
  const { id } = lines[0]!.sent.at(-1)!;
  lines[0]!.events.onClosed(1012);
  expect(states.at(-1)).toBe("lost");
  await vi.waitFor(() => expect(lines.length).toBe(2));
  const { events, sent } = lines[1]!;
  events.onText(JSON.stringify({ type: "welcome", id: sent[0]!.id, epoch: "f", n: 0 }));
  expect(sent.at(-1)).toMatchObject({ type: "move", id });
});

test("a table that does not exist is not asked for again", async () => {
  connect("0abc");
  await joined();
  lines[0]!.events.onClosed(4404);
  expect(rejected).toMatchObject([{ key: "no-such-table" }]);
  expect(states.at(-1)).toBe("closed");
});

test("a device that cannot play says why", async () => {
  ready = Promise.reject(new Refusal("device-not-built"));
  ready.catch(() => {});
  connect("0abc");
  await vi.waitFor(() => expect(rejected).toMatchObject([{ key: "device-not-built" }]));
  expect(lines).toEqual([]);
});

test("leaving closes the line", async () => {
  await open();
  connection.close();
  expect(isLeft).toBe(true);
});
