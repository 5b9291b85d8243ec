/** Lists the matches on this device without starting the engine. */
import { isGame } from "../core/games";
import { isListOf, isRecord, isText } from "../core/storage";
import type { MyTable, MyTables } from "../generated/wire";
import { mergePages } from "./mergePages";
import { IndexedTableStore } from "./tableStore";

const STATES = { unfinished: ["open", "running"], finished: ["over", "ended"] } as const;
type State = keyof typeof STATES;

/** The one person of a device (lunasol/browser/household.py). */
const PERSON = "device";

/** A page of my tables on the server, with those on this device that belong on it. */
export async function withDeviceTables(
  page: MyTables,
  state: State,
  after: string | null,
): Promise<MyTables> {
  const wanted: readonly string[] = STATES[state];
  const here = (await rows()).flatMap(parseRow).filter((table) => wanted.includes(table.state));
  return mergePages(page, here, after);
}

async function rows(): Promise<string[]> {
  try {
    const store = await IndexedTableStore.open();
    const found = await store.rows();
    store.close();
    return found;
  } catch {
    return []; // this browser stores nothing
  }
}

/** An index row as Python writes it (`IndexedTable` in lunasol/browser/storage.py). */
type Row = Pick<MyTable, "id" | "game" | "state" | "created" | "changed"> & {
  readonly host: string;
  /** Lists as JSON. */
  readonly names: string;
  readonly result: string | null;
  readonly seats: readonly { readonly seat: number; readonly person: string; readonly to_act: boolean }[];
};

/** One damaged row, or one that is not mine, does not take the list along. */
export function parseRow(text: string): MyTable[] {
  try {
    const row: unknown = JSON.parse(text);
    const table = isRow(row) ? tableOf(row) : null;
    return table ? [table] : [];
  } catch {
    return [];
  }
}

function tableOf(row: Row): MyTable | null {
  const { id, game, state, host, created, changed } = row;
  const mine = row.seats.find(({ person }) => person === PERSON);
  const names: unknown = JSON.parse(row.names);
  if ((!mine && host !== PERSON) || !isListOf(names, isText)) return null;
  const result = row.result === null ? {} : (JSON.parse(row.result) as Partial<MyTable>);
  return {
    id,
    game,
    state,
    names,
    seat: mine?.seat ?? null,
    is_host: host === PERSON,
    your_turn: mine?.to_act ?? false,
    created,
    changed,
    scores: result.scores ?? [],
    winners: result.winners ?? [],
    left: result.left ?? [],
  };
}

function isRow(value: unknown): value is Row {
  return (
    isRecord(value) &&
    [value["id"], value["game"], value["state"], value["host"], value["names"]].every(isText) &&
    isGame(value["game"] as string) &&
    (value["result"] === null || isText(value["result"])) &&
    isListOf(value["seats"], isRecord) &&
    [value["created"], value["changed"]].every((time) => typeof time === "number")
  );
}
