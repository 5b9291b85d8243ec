/** A request goes to the server or to this device; the player does not have to know. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTexts } from "../../src/i18n/texts.svelte";

const asked: [string, string, string | null][] = [];
let reply = { status: 200, body: "{}" };
const client = {
  request: async (method: string, path: string, body: string | null) => {
    asked.push([method, path, body]);
    return reply;
  },
};
vi.mock("../../src/device/client", () => ({ deviceClient: () => client }));
const listed = vi.fn(async (page: object, ..._: unknown[]) => ({ ...page, isMerged: true }));
vi.mock("../../src/device/list", () => ({ withDeviceTables: listed }));
const { api } = await import("../../src/core/api");
const { hasDeviceTables } = await import("../../src/core/device");

const NEW = { game: "nox", bots: true } as const;
let fetched: string[];

function answer(status: number, body: string): void {
  vi.stubGlobal("fetch", async (path: string) => {
    fetched.push(path);
    return new Response(body, { status });
  });
}

function loseServer(): void {
  vi.stubGlobal("fetch", async (path: string) => {
    fetched.push(path);
    throw new TypeError("no network");
  });
}

beforeEach(async () => {
  await startTexts();
  localStorage.clear();
  asked.length = 0;
  [fetched, reply] = [[], { status: 200, body: '{"id": "0abc"}' }];
});
afterEach(() => vi.unstubAllGlobals());

test("with a server a match starts there", async () => {
  answer(200, '{"id": "abc"}');
  expect(await api.create(NEW, "anywhere")).toEqual({ id: "abc" });
  expect(asked).toEqual([]);
  expect(hasDeviceTables()).toBe(false);
});

test.each([
  ["that is gone", () => loseServer()],
  ["whose proxy answers alone", () => answer(502, "<html>")],
  ["that is only a host of files", () => answer(200, "<html>")],
])("without a server, or with one %s, it starts on this device", async (_, set) => {
  set();
  expect(await api.create(NEW, "anywhere")).toEqual({ id: "0abc" });
  expect(asked).toEqual([["POST", "/api/tables", JSON.stringify(NEW)]]);
  expect(hasDeviceTables()).toBe(true);
});

test("a refusal of the server is not a reason to play elsewhere", async () => {
  answer(429, '{"key": "too-fast"}');
  await expect(api.create(NEW, "anywhere")).rejects.toMatchObject({ key: "too-fast" });
  expect(asked).toEqual([]);
});

test("a table with friends needs the server", async () => {
  loseServer();
  await expect(api.create(NEW)).rejects.toMatchObject({ key: "no-connection" });
  expect(asked).toEqual([]);
});

test("the id alone says who answers about a table", async () => {
  loseServer();
  await api.review("0abc");
  await api.replay("0abc", 1);
  await api.readRecord("0abc");
  await api.removeTable("0abc");
  expect(asked.map(([, path]) => path)).toEqual([
    "/api/tables/0abc/review",
    "/api/tables/0abc/replay?seat=1",
    "/api/tables/0abc/record",
    "/api/me/tables/0abc",
  ]);
  expect(fetched).toEqual([]);
});

test("a match on a server that is gone says why it cannot be reviewed", async () => {
  loseServer();
  await expect(api.review("abc")).rejects.toMatchObject({ key: "device-no-record" });
});

test("with its record on this device it is replayed and reviewed here", async () => {
  loseServer();
  const match = async (path: string) =>
    path === "/api/tables/abc/record" ? new Response("the record") : undefined;
  vi.stubGlobal("caches", { open: async () => ({ match }) });
  await api.review("abc");
  await api.replay("abc", 0);
  const body = JSON.stringify({ record: "the record" });
  expect(asked).toEqual([
    ["POST", "/api/review", body],
    ["POST", "/api/replay?seat=0", body],
  ]);
  expect(await api.readRecord("abc")).toBe("the record");
});

test("a full device is not called a server", async () => {
  loseServer();
  reply = { status: 503, body: '{"key": "not-stored"}' };
  await expect(api.create(NEW, "anywhere")).rejects.toMatchObject({ key: "device-not-stored" });
});

test("the games are known without a server", async () => {
  loseServer();
  expect((await api.games()).map(({ id }) => id)).toEqual([
    "day_and_night",
    "gra_roku",
    "sun_and_moon",
    "nox",
  ]);
});

test("my tables are merged with those of this device, also without the server", async () => {
  answer(200, '{"tables": [], "next": null}');
  expect(await api.myTables("finished")).toEqual({ tables: [], next: null });
  expect(listed).not.toHaveBeenCalled();
  localStorage.setItem("lunasol.device", "true");
  await api.myTables("finished", "0.1.a");
  expect(listed).toHaveBeenLastCalledWith({ tables: [], next: null }, "finished", "0.1.a");
  loseServer();
  expect(await api.myTables("unfinished")).toMatchObject({ tables: [], isMerged: true });
  localStorage.clear();
  await expect(api.myTables("unfinished")).rejects.toMatchObject({ key: "no-connection" });
});
