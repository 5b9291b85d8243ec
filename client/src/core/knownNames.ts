/** The names of the people who play on this device, so that they type them only once. */
import { isListOf, isText, save, load } from "./storage";

const STORAGE_KEY = "lunasol.names";
const MAX_NAMES = 8;

export function knownNames(): string[] {
  const found = load(STORAGE_KEY);
  return isListOf(found, isText) ? found : [];
}

/** Saves the names of a new match first and keeps earlier ones after them. */
export function saveNames(names: readonly string[]): void {
  const known = [...names, ...knownNames().slice(names.length)].filter(Boolean);
  save(STORAGE_KEY, [...new Set(known)].slice(0, MAX_NAMES));
}
