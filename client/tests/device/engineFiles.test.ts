/** An engine is used when it is complete; until then the one before it stays. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL_VERSION } from "../../src/generated/constants";
import {
  engineToStart,
  offeredEngine,
  removeEngines,
  storedEngine,
  storeEngine,
  type Engine,
} from "../../src/device/engineFiles";

const engine = (version: string): Engine => ({
  version,
  compiled: false,
  files: { "python.wasm": 6, "lunasol.zip": 4 },
  total: 10,
  download: 5,
});

class FakeCache {
  readonly kept = new Map<string, Response>();
  async match(path: string): Promise<Response | undefined> {
    return this.kept.get(path)?.clone();
  }
  async put(path: string, response: Response): Promise<void> {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    this.kept.set(path, response);
  }
}

let isFull: boolean;
let all: Map<string, FakeCache>;
let offered: Engine | null;
let isReached: boolean;
let fetched: string[];

const fakeCaches = {
  keys: async () => [...all.keys()],
  open: async (name: string) => {
    if (!all.has(name)) all.set(name, new FakeCache());
    return all.get(name)!;
  },
  delete: async (name: string) => all.delete(name),
  match: async (path: string) => {
    for (const cache of all.values()) if (cache.kept.has(path)) return cache.match(path);
    return undefined;
  },
};

async function fakeFetch(path: string): Promise<Response> {
  fetched.push(path);
  if (!isReached) throw new TypeError("no network");
  if (path === "/engine/engine.json")
    return offered ? Response.json(offered) : new Response("<html>", { status: 404 });
  return new Response("abcdef".slice(0, path.endsWith("zip") ? 4 : 6), {
    headers: { "content-type": "text/plain" },
  });
}

beforeEach(() => {
  [isFull, isReached, fetched] = [false, true, []];
  all = new Map([["lunasol-shell", new FakeCache()]]);
  offered = engine("one");
  vi.stubGlobal("caches", fakeCaches);
  vi.stubGlobal("fetch", fakeFetch);
});
afterEach(() => vi.unstubAllGlobals());

const start = () => engineToStart(() => {});

test("the first start downloads all files, counted as they are sent", async () => {
  const seen: number[] = [];
  const found = await engineToStart((loaded, total) => {
    seen.push(loaded);
    expect(total).toBe(5);
  });
  expect(found.version).toBe("one");
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(5);
  expect((await storedEngine())?.version).toBe("one");
  const file = await fakeCaches.match("/engine/one/lunasol.zip");
  expect(file?.headers.get("content-type")).toBe("text/plain");
});

test("a stored engine starts without the network, and nothing is downloaded twice", async () => {
  await start();
  fetched = [];
  isReached = false;
  expect((await start()).version).toBe("one");
  isReached = true;
  expect((await start()).version).toBe("one");
  expect(new Set(fetched)).toEqual(new Set(["/engine/engine.json"]));
});

test("after an update the old engine is used until the new one is complete", async () => {
  await start();
  offered = engine("two");
  expect((await start()).version).toBe("one");
  await vi.waitFor(async () => expect((await storedEngine())?.version).toBe("two"));
  expect((await start()).version).toBe("two");
  expect([...all.keys()]).toEqual(["lunasol-shell", "lunasol.engine-two"]);
});

test("an engine with another protocol does not fit the page and is not used", async () => {
  const mark = { engine: engine("old"), protocol: PROTOCOL_VERSION - 1, since: 1 };
  await (await fakeCaches.open("lunasol.engine-old")).put("/engine/old/complete", Response.json(mark));
  expect(await storedEngine()).toBeNull();
  expect((await start()).version).toBe("one");
});

test("an incomplete engine does not count, and goes on where it was", async () => {
  await start();
  all.get("lunasol.engine-one")!.kept.delete("/engine/one/complete");
  all.get("lunasol.engine-one")!.kept.delete("/engine/one/lunasol.zip");
  expect(await storedEngine()).toBeNull();
  fetched = [];
  await storeEngine(engine("one"), () => {});
  expect(fetched).toEqual(["/engine/one/lunasol.zip"]);
});

test("a site without an engine says so, and a lost connection is something else", async () => {
  offered = null;
  await expect(start()).rejects.toMatchObject({ why: "no-files", message: "not-built" });
  isReached = false;
  await expect(start()).rejects.toMatchObject({ why: "no-files", message: "not-reached" });
  await expect(offeredEngine()).rejects.toMatchObject({ message: "not-reached" });
});

test("a host that answers everything with its page has no engine", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>"));
  await expect(offeredEngine()).rejects.toMatchObject({ why: "no-files", message: "not-built" });
});

test("without room nothing stays, and a match can be played all the same", async () => {
  isFull = true;
  await expect(storeEngine(engine("one"), () => {})).rejects.toMatchObject({ why: "no-space" });
  expect([...all.keys()]).toEqual(["lunasol-shell"]);
  expect((await start()).version).toBe("one");
});

test("removing it leaves the files of the page", async () => {
  await start();
  await removeEngines();
  expect([...all.keys()]).toEqual(["lunasol-shell"]);
  expect(await storedEngine()).toBeNull();
});

test("a page that is not encrypted has no caches and uses the network", async () => {
  vi.stubGlobal("caches", undefined);
  expect((await start()).version).toBe("one");
  expect(await storedEngine()).toBeNull();
});
