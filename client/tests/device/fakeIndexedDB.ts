/** The part of IndexedDB that stores tables: one database, in memory, with room for so much. */

type Key = string | readonly [string, number];
interface Range {
  readonly table: string;
}

class FakeRequest<Result = unknown> {
  result!: Result;
  error: DOMException | null = null;
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onupgradeneeded: (() => void) | null = null;
}

const textOf = (key: Key) => JSON.stringify(key);

/** Numbers within a table are in their order, not in that of their digits. */
function inOrder([one]: [string, unknown], [other]: [string, unknown]): number {
  const [a, b] = [JSON.parse(one) as Key, JSON.parse(other) as Key];
  return Array.isArray(a) && Array.isArray(b) ? Number(a[1]) - Number(b[1]) : one < other ? -1 : 1;
}

class FakeStore {
  constructor(
    readonly values: Map<string, string>,
    private readonly fail: (name: string) => void,
    private readonly room: () => number,
  ) {}

  add(value: string, key: Key): void {
    if (this.values.has(textOf(key))) this.fail("ConstraintError");
    else this.put(value, key);
  }

  put(value: string, key: Key): void {
    if (value.length > this.room()) this.fail("QuotaExceededError");
    else this.values.set(textOf(key), value);
  }

  delete(key: Key | Range): void {
    for (const each of [...this.values.keys()]) if (matches(each, key)) this.values.delete(each);
  }

  getAll(range?: Range): FakeRequest<string[]> {
    const found = [...this.values].filter(([key]) => !range || matches(key, range)).sort(inOrder);
    return succeed(found.map(([, value]) => value));
  }
}

function matches(key: string, wanted: Key | Range): boolean {
  const range = (wanted as Range).table;
  return range === undefined ? key === textOf(wanted as Key) : (JSON.parse(key) as Key)[0] === range;
}

function succeed<Result>(result: Result): FakeRequest<Result> {
  const request = new FakeRequest<Result>();
  request.result = result;
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

class FakeTransaction extends EventTarget {
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  error: DOMException | null = null;
  private readonly copies = new Map<string, Map<string, string>>();

  constructor(private readonly database: FakeDatabase) {
    super();
    queueMicrotask(() => this.end());
  }

  objectStore(name: string): FakeStore {
    const copy = this.copies.get(name) ?? new Map(this.database.stores.get(name)!);
    this.copies.set(name, copy);
    const used = () => [...copy.values()].reduce((sum, value) => sum + value.length, 0);
    const fail = (why: string) => (this.error ??= new DOMException(why, why));
    return new FakeStore(copy, fail, () => this.database.room - used());
  }

  private end(): void {
    if (this.error) return this.onabort?.();
    for (const [name, copy] of this.copies) this.database.stores.set(name, copy);
    this.oncomplete?.();
  }
}

export class FakeDatabase {
  readonly stores = new Map<string, Map<string, string>>();
  /** Characters for which there is room. */
  room = Infinity;
  isRefused = false;
  onversionchange: (() => void) | null = null;

  createObjectStore(name: string): void {
    this.stores.set(name, new Map());
  }

  transaction(): FakeTransaction {
    return new FakeTransaction(this);
  }

  close(): void {}

  /** What a page knows as `indexedDB`. */
  readonly factory = {
    open: () => {
      const request = new FakeRequest<FakeDatabase>();
      request.result = this;
      request.error = new DOMException("refused", "SecurityError");
      queueMicrotask(() => {
        if (this.isRefused) return request.onerror?.();
        if (!this.stores.size) request.onupgradeneeded?.();
        request.onsuccess?.();
      });
      return request;
    },
  } as unknown as IDBFactory;
}

export const FakeKeyRange = { bound: ([table]: [string]): Range => ({ table }) };
