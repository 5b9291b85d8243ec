/** Keeps the logs of the tables on this device, in IndexedDB. */

/** What the tables need from a storage; keys and values are texts. */
export interface TableStore {
  /** Stores all entries and the row, or none: an entry that exists is never replaced. */
  append(table: string, first: number, entries: readonly string[], row: string | null): Promise<void>;
  log(table: string): Promise<string[]>;
  /** The rows of all tables, for lists. */
  rows(): Promise<string[]>;
  drop(tables: readonly string[]): Promise<void>;
}

const NAME = "lunasol";
const VERSION = 1;
const LOG = "log";
const ROWS = "tables";

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The entries of one table, whatever their number. */
function entriesOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table], [table, []]);
}

export class IndexedTableStore implements TableStore {
  private constructor(private readonly database: IDBDatabase) {}

  /** Rejects if the browser refuses to store anything, as some do in private windows. */
  static async open(factory: IDBFactory = indexedDB): Promise<IndexedTableStore> {
    const request = factory.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(LOG);
      request.result.createObjectStore(ROWS);
    };
    const database = await settled(request);
    database.onversionchange = () => database.close();
    return new IndexedTableStore(database);
  }

  append(table: string, first: number, entries: readonly string[], row: string | null): Promise<void> {
    return this.write((log, rows) => {
      entries.forEach((entry, i) => log.add(entry, [table, first + i]));
      if (row !== null) rows.put(row, table);
    });
  }

  async log(table: string): Promise<string[]> {
    const log = this.database.transaction(LOG).objectStore(LOG);
    return (await settled(log.getAll(entriesOf(table)))) as string[];
  }

  async rows(): Promise<string[]> {
    return (await settled(this.database.transaction(ROWS).objectStore(ROWS).getAll())) as string[];
  }

  drop(tables: readonly string[]): Promise<void> {
    return this.write((log, rows) => {
      for (const table of tables) {
        log.delete(entriesOf(table));
        rows.delete(table);
      }
    });
  }

  close(): void {
    this.database.close();
  }

  /** One transaction: it resolves when everything is on the disk, and rejects if nothing is. */
  private write(act: (log: IDBObjectStore, rows: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction([LOG, ROWS], "readwrite", { durability: "strict" });
      let cause: DOMException | null = null;
      transaction.addEventListener("error", ({ target }) => (cause ??= (target as IDBRequest).error));
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(cause ?? transaction.error ?? new Error("nothing was stored"));
      act(transaction.objectStore(LOG), transaction.objectStore(ROWS));
    });
  }
}

/** For browsers that refuse to store anything: matches last until the page is closed. */
export class MemoryTableStore implements TableStore {
  private readonly logs = new Map<string, string[]>();
  private readonly index = new Map<string, string>();

  async append(table: string, first: number, entries: readonly string[], row: string | null): Promise<void> {
    const log = this.logs.get(table) ?? [];
    if (first < log.length) throw new DOMException(`${table} has entry ${first}`, "ConstraintError");
    this.logs.set(table, [...log, ...entries]);
    if (row !== null) this.index.set(table, row);
  }

  async log(table: string): Promise<string[]> {
    return [...(this.logs.get(table) ?? [])];
  }

  async rows(): Promise<string[]> {
    return [...this.index.values()];
  }

  async drop(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      this.logs.delete(table);
      this.index.delete(table);
    }
  }
}
