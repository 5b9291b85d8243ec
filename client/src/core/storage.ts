/** Values that this device stores between two visits. */

/** Values that the browser refuses to store; they last until the page is closed. */
const unstored = new Map<string, string>();

/** The value stored under this name; null if there is none or it is damaged. */
export function load(name: string): unknown {
  try {
    return JSON.parse(unstored.get(name) ?? localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

export function save(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
}

/** Calls back when another tab changes the value under this name; returns a function that stops this. */
export function onChange(name: string, callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === name || event.key === null) callback();
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

export const isText = (value: unknown): value is string => typeof value === "string";
