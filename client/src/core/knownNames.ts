/** The names of those who play around this device, asked for once. */
import { isListOf, isText, keep, load } from "./storage";

const KEPT = "lunasol.names";
const MOST = 8;

export function knownNames(): string[] {
  const found = load(KEPT);
  return isListOf(found, isText) ? found : [];
}

/** Those who play now come first; others stay known behind them. */
export function keepNames(names: readonly string[]): void {
  const known = [...names, ...knownNames().slice(names.length)].filter(Boolean);
  keep(KEPT, [...new Set(known)].slice(0, MOST));
}
