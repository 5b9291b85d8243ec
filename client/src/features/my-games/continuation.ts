/** The match that the home screen offers to continue. */
import { api } from "../../core/api";
import { isOnDevice } from "../../core/device";
import { isGame } from "../../core/games";
import { isListOf, isRecord, isText, load, save } from "../../core/storage";
import type { MyTable } from "../../generated/wire";

export interface Continuation {
  readonly table: MyTable;
  /** How many other matches are unfinished. */
  readonly others: number;
}

/** Shown until the server has answered, so that nothing moves when it does. */
const STORAGE_KEY = "lunasol.continue";

export function storedContinuation(): Continuation | null {
  const found = load(STORAGE_KEY);
  return isContinuation(found) ? found : null;
}

/** While the server cannot be reached, the last match that is known there counts as well. */
export async function loadContinuation(): Promise<Continuation | null> {
  const isReached = await api.me().then(
    () => true,
    () => false,
  );
  const { tables } = await api.myTables("unfinished");
  if (!isReached) return newest([...tables, ...storedOnServer()]);
  const found = newest(tables);
  save(STORAGE_KEY, found);
  return found;
}

function storedOnServer(): MyTable[] {
  const found = storedContinuation();
  return found && !isOnDevice(found.table.id) ? [found.table] : [];
}

/** The match in which something happened last. */
export function newest(tables: readonly MyTable[]): Continuation | null {
  const [table] = [...tables].sort((a, b) => b.changed - a.changed);
  return table ? { table, others: tables.length - 1 } : null;
}

function isContinuation(value: unknown): value is Continuation {
  return isRecord(value) && typeof value["others"] === "number" && isMyTable(value["table"]);
}

function isMyTable(value: unknown): value is MyTable {
  return (
    isRecord(value) &&
    isText(value["id"]) &&
    isText(value["game"]) &&
    isGame(value["game"]) &&
    isListOf(value["names"], isText) &&
    typeof value["changed"] === "number"
  );
}
