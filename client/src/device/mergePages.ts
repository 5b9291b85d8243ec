/** Merges my tables on the server with those on this device, page by page. */
import type { MyTable, MyTables } from "../generated/wire";

/** Where a table stands in the list: those where it is my turn first, then the newest. */
type Position = readonly [turn: number, created: number, id: string];

const positionOf = ({ your_turn, created, id }: MyTable): Position => [Number(your_turn), created, id];

/** The server's cursor says behind which table a page begins. */
function positionAt(cursor: string): Position {
  const [turn, created, id = ""] = cursor.split(".");
  return [Number(turn), Number(created), id];
}

/** Less than 0 if the first one comes earlier in the list. */
function compare(one: Position, other: Position): number {
  return other[0] - one[0] || other[1] - one[1] || (one[2] < other[2] ? 1 : one[2] > other[2] ? -1 : 0);
}

/** The server's page with the tables of this device that belong on it: behind `after`, and not behind where
 * the next page begins. */
export function mergePages(page: MyTables, here: readonly MyTable[], after: string | null): MyTables {
  const isBehind = (table: MyTable, cursor: string) => compare(positionOf(table), positionAt(cursor)) > 0;
  const belongs = (table: MyTable) =>
    (after === null || isBehind(table, after)) && (page.next === null || !isBehind(table, page.next));
  const tables = [...page.tables, ...here.filter(belongs)];
  return {
    tables: tables.sort((one, other) => compare(positionOf(one), positionOf(other))),
    next: page.next,
  };
}
