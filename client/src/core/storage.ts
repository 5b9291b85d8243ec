/** Things kept on this device between two visits. */

/** What a browser does not let us keep lasts as long as the page. */
const unkept = new Map<string, string>();

/** What was kept under this name; null if nothing was, or if it is damaged. */
export function load(name: string): unknown {
  try {
    return JSON.parse(unkept.get(name) ?? localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text);
  }
}

/** Call when another tab has changed what is kept under this name; the answer ends that. */
export function onChange(name: string, changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === name || event.key === null) changed();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

export const isText = (value: unknown): value is string => typeof value === "string";
