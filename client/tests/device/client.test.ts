/** The page asks its worker, and is told in words when that does not work. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DeviceClient, type TableWorker } from "../../src/device/client";
import type { FromWorker, ToWorker } from "../../src/device/messages";
import { deviceState, MOVE_SECONDS, onThought } from "../../src/device/state.svelte";
import { refusal } from "../../src/i18n/matchTexts";
import { pageTexts, startTexts } from "../../src/i18n/texts.svelte";

class FakeWorker implements TableWorker {
  onmessage: TableWorker["onmessage"] = null;
  onerror: TableWorker["onerror"] = null;
  isEnded = false;
  readonly told: ToWorker[] = [];
  ports: MessagePort[] = [];
  postMessage(message: ToWorker, ports: Transferable[] = []): void {
    this.told.push(message);
    this.ports.push(...(ports as MessagePort[]));
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent);
  }
}

const READY = { type: "ready", compiled: false, seconds: 1, isStored: true } as const;
let worker: FakeWorker;
let client: DeviceClient;
const onFailed = vi.fn();

beforeAll(() => startTexts());
beforeEach(() => {
  onFailed.mockClear();
  worker = new FakeWorker();
  client = new DeviceClient(worker, onFailed);
});

test("it begins, shows how far it is, and is ready", async () => {
  expect(worker.told).toMatchObject([{ type: "begin", botPause: 900 }]);
  expect(deviceState.isLoading).toBe(true);
  worker.say({ type: "progress", loaded: 1, total: 2 });
  expect(deviceState.status).toMatchObject({ loaded: 1, total: 2 });
  worker.say(READY);
  await client.ready;
  expect(deviceState.isLoading).toBe(false);
});

test("each request gets its own answer", async () => {
  const [one, other] = [client.request("GET", "/a", null), client.request("POST", "/b", "{}")];
  const [, first, second] = worker.told as Extract<ToWorker, { type: "request" }>[];
  worker.say({ type: "answer", id: second!.id, status: 200, body: "b" });
  worker.say({ type: "answer", id: first!.id, status: 404, body: "a" });
  expect(await one).toEqual({ status: 404, body: "a" });
  expect(await other).toEqual({ status: 200, body: "b" });
});

test.each([
  ["no-files", "not-built", "device-not-built"],
  ["no-files", "not-reached", "device-not-reached"],
  ["no-space", "", "device-no-space"],
] as const)("a failure because of %s, %s is a refusal with a reason", async (why, detail, key) => {
  const asked = client.request("GET", "/a", null);
  const closed = vi.fn();
  client.connect("0a", "", { onText() {}, onClosed: closed });
  worker.say({ type: "failed", why, detail });
  await expect(asked).rejects.toMatchObject({ key });
  await expect(client.ready).rejects.toMatchObject({ key });
  expect(refusal(pageTexts(), key)).not.toContain(key);
  expect(closed).toHaveBeenCalledWith(1012);
  expect(worker.isEnded).toBe(true);
  expect(onFailed).toHaveBeenCalled();
});

test("a connection carries texts both ways until one side closes it", async () => {
  const heard: unknown[] = [];
  const line = client.connect("0a", "t", {
    onText: (text) => heard.push(text),
    onClosed: (code) => heard.push(code),
  });
  expect(worker.told.at(-1)).toEqual({ type: "connect", table: "0a", token: "t" });
  const far = worker.ports[0]!;
  const arrived: unknown[] = [];
  far.onmessage = ({ data }) => arrived.push(data);
  line.send("hello");
  far.postMessage("welcome");
  await vi.waitFor(() => expect([heard, arrived]).toEqual([["welcome"], ["hello"]]));
  far.postMessage({ close: 4404 });
  await vi.waitFor(() => expect(heard).toEqual(["welcome", 4404]));
});

test("a device is too slow for a level if hard moves take longer than the bound", () => {
  deviceState.forgetMoves();
  onThought("choose", MOVE_SECONDS + 5);
  onThought("choose", MOVE_SECONDS + 5);
  expect(deviceState.isSlow).toBe(false);
  onThought("judge", MOVE_SECONDS + 5);
  expect(deviceState.isSlow).toBe(false);
  for (let i = 0; i < 5; i++) onThought("choose", 0.01);
  onThought("choose", MOVE_SECONDS + 2);
  expect(deviceState.isSlow).toBe(true);
  expect(deviceState.moveSeconds).toBeCloseTo(MOVE_SECONDS + 4);
  deviceState.forgetMoves();
  expect(deviceState.isSlow).toBe(false);
});
