/** A table's log is stored in order, all or none, and never overwritten. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IndexedTableStore, MemoryTableStore, type TableStore } from "../../src/device/tableStore";
import { FakeDatabase, FakeKeyRange } from "./fakeIndexedDB";

let database: FakeDatabase;
beforeEach(() => {
  database = new FakeDatabase();
  vi.stubGlobal("IDBKeyRange", FakeKeyRange);
});
afterEach(() => vi.unstubAllGlobals());

const STORES: Record<string, () => Promise<TableStore>> = {
  IndexedDB: () => IndexedTableStore.open(database.factory),
  memory: async () => new MemoryTableStore(),
};

describe.each(Object.keys(STORES))("in %s", (kind) => {
  const open = STORES[kind]!;

  test("entries come back in the order of their numbers", async () => {
    const store = await open();
    for (let first = 0; first < 12; first++) await store.append("0a", first, [`entry ${first}`], null);
    await store.append("0b", 0, ["other"], null);
    expect(await store.log("0a")).toEqual(Array.from({ length: 12 }, (_, i) => `entry ${i}`));
    expect(await store.log("0c")).toEqual([]);
  });

  test("a number that exists is refused, and nothing of that append is stored", async () => {
    const store = await open();
    await store.append("0a", 0, ["one", "two"], "row");
    const again = store.append("0a", 1, ["other", "three"], "other row");
    await expect(again).rejects.toMatchObject({ name: "ConstraintError" });
    expect(await store.log("0a")).toEqual(["one", "two"]);
    expect(await store.rows()).toEqual(["row"]);
  });

  test("a row is replaced, or stays as it is", async () => {
    const store = await open();
    await store.append("0a", 0, ["one"], "row");
    await store.append("0a", 1, ["two"], null);
    expect(await store.rows()).toEqual(["row"]);
    await store.append("0a", 2, [], "newer row");
    expect(await store.rows()).toEqual(["newer row"]);
  });

  test("a dropped table is gone, the others stay", async () => {
    const store = await open();
    await store.append("0a", 0, ["one"], "row a");
    await store.append("0ab", 0, ["two"], "row ab");
    await store.drop(["0a"]);
    expect(await store.log("0a")).toEqual([]);
    expect(await store.log("0ab")).toEqual(["two"]);
    expect(await store.rows()).toEqual(["row ab"]);
  });
});

test("a full device stores nothing of an append and says why", async () => {
  const store = await IndexedTableStore.open(database.factory);
  await store.append("0a", 0, ["one"], "row");
  database.room = 6;
  const append = store.append("0a", 1, ["two", "three"], null);
  await expect(append).rejects.toMatchObject({ name: "QuotaExceededError" });
  expect(await store.log("0a")).toEqual(["one"]);
  database.room = Infinity;
  await store.append("0a", 1, ["two"], null);
  expect(await store.log("0a")).toEqual(["one", "two"]);
});

test("a browser that refuses to store rejects at once", async () => {
  database.isRefused = true;
  await expect(IndexedTableStore.open(database.factory)).rejects.toMatchObject({ name: "SecurityError" });
});
