/** Several tabs share the tables of a device, and nothing is lost when the one that serves is closed. */
import { beforeEach, expect, test } from "vitest";
import type { FromWorker } from "../../src/device/messages";
import { PageDesk, type Line, type Reply, type Seated, type TableServer } from "../../src/device/tableServer";
import { Host, RemoteServer, type TabMessage } from "../../src/device/tabs";

/** Answers with its name, and says everything back. */
class EchoServer implements TableServer {
  asked: string[] = [];
  lines: Line[] = [];
  left = 0;
  constructor(readonly name: string) {}
  async request(_method: string, path: string): Promise<Reply> {
    this.asked.push(path);
    return { status: 200, body: `${this.name} ${path}` };
  }
  connect(table: string, _token: string, line: Line): Seated {
    this.lines.push(line);
    line.send(`welcome to ${table}`);
    return { receive: (text) => line.send(`${text}!`), close: () => (this.left += 1) };
  }
}

/** The end of a port that the worker holds. */
class FakePort {
  heard: unknown[] = [];
  isClosed = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(data: unknown): void {
    this.heard.push(data);
  }
  close(): void {
    this.isClosed = true;
  }
  say(data: unknown): void {
    this.onmessage?.({ data });
  }
}
const asPort = (port: FakePort) => port as unknown as MessagePort;
const request = (id: number, path: string) =>
  ({ type: "request", id, method: "GET", path, body: null }) as const;
const connect = { type: "connect", table: "0a", token: "" } as const;
const settled = () => new Promise((later) => setTimeout(later));

let told: FromWorker[];
let desk: PageDesk;
beforeEach(() => {
  told = [];
  desk = new PageDesk((message) => told.push(message));
});

test("what the page asks before anybody serves is answered later", async () => {
  const port = new FakePort();
  desk.take(request(1, "/a"), undefined);
  desk.take(connect, asPort(port));
  port.say("hello");
  desk.use(new EchoServer("one"));
  await settled();
  expect(told).toEqual([{ type: "answer", id: 1, status: 200, body: "one /a" }]);
  expect(port.heard).toEqual(["welcome to 0a", "hello!"]);
});

test("when somebody else serves, connections are closed to be opened again", () => {
  const port = new FakePort();
  desk.use(new EchoServer("one"));
  desk.take(connect, asPort(port));
  desk.use(null);
  expect(port.heard.at(-1)).toEqual({ close: 1012 });
  expect(port.isClosed).toBe(true);
  const again = new FakePort();
  desk.take(connect, asPort(again));
  desk.use(new EchoServer("two"));
  expect(again.heard).toEqual(["welcome to 0a"]);
});

test("a request that the old server did not answer is asked again, and answered once", async () => {
  const mute: TableServer = { request: () => new Promise(() => {}), connect: () => ({}) as Seated };
  desk.use(mute);
  desk.take(request(1, "/a"), undefined);
  desk.use(new EchoServer("two"));
  await settled();
  expect(told).toEqual([{ type: "answer", id: 1, status: 200, body: "two /a" }]);
});

test("the page leaves, and its seat hears of it", () => {
  const [server, port] = [new EchoServer("one"), new FakePort()];
  desk.use(server);
  desk.take(connect, asPort(port));
  port.say({ close: 1000 });
  expect(server.left).toBe(1);
});

test("a server that fails is a refusal", async () => {
  const broken: TableServer = {
    request: () => Promise.reject(new Error("no Python")),
    connect: () => ({}) as Seated,
  };
  desk.use(broken);
  desk.take(request(1, "/a"), undefined);
  await settled();
  expect(told).toMatchObject([{ status: 500 }]);
});

/** Two workers: `host` serves, and the tab reaches it over a channel. */
function pair() {
  const gone = new Map<string, () => void>();
  const server = new EchoServer("host");
  const hear = (message: TabMessage) => {
    if (message.to === "host") host.hear(message.from, message.message);
    if (message.to === "tab") remote.hear(message.message);
  };
  const host: Host = new Host(
    "h",
    (message) => hear(message),
    (tab, act) => gone.set(tab, act),
  );
  const remote: RemoteServer = new RemoteServer("h", "t", (message) => hear(message));
  host.serve(server);
  return { server, host, remote, gone };
}

test("another tab is answered by the one that serves", async () => {
  const { remote } = pair();
  desk.use(remote);
  desk.take(request(7, "/b"), undefined);
  const port = new FakePort();
  desk.take(connect, asPort(port));
  port.say("hello");
  await settled();
  expect(told).toEqual([{ type: "answer", id: 7, status: 200, body: "host /b" }]);
  expect(port.heard).toEqual(["welcome to 0a", "hello!"]);
});

test("the seats of a tab that was closed are left", () => {
  const { remote, server, gone } = pair();
  const line: Line = { send() {}, closed() {} };
  remote.connect("0a", "", line);
  remote.connect("0b", "", line);
  gone.get("t")!();
  expect(server.left).toBe(2);
});

test("a connection that the server ends is ended in its tab", () => {
  const { remote, server } = pair();
  const codes: number[] = [];
  remote.connect("0a", "", { send() {}, closed: (code) => codes.push(code) });
  server.lines[0]!.closed(4404);
  expect(codes).toEqual([4404]);
});

test("a newcomer is told who serves and how far it is", () => {
  const posted: TabMessage[] = [];
  const host = new Host(
    "h",
    (message) => posted.push(message),
    () => {},
  );
  host.hear("t", { kind: "who" });
  expect(posted).toEqual([]);
  const status = { type: "progress", loaded: 1, total: 2 } as const;
  host.tell(status);
  host.hear("t", { kind: "who" });
  expect(posted).toEqual(Array(2).fill({ to: "all", host: "h", status }));
});
