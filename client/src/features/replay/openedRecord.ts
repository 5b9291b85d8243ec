/** The record that was opened from a file; it stays open in this tab, also after a reload. */

const STORAGE_KEY = "lunasol.opened";
let opened = "";

export function openRecord(text: string): void {
  opened = text;
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // without storage it stays open until the page is closed
  }
}

/** The opened record; empty if there is none. */
export function openedRecord(): string {
  try {
    return opened || (sessionStorage.getItem(STORAGE_KEY) ?? "");
  } catch {
    return opened;
  }
}
