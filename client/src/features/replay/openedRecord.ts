/** A record that was opened from a file; it stays open as long as this tab, also after a reload. */

const STORAGE_KEY = "lunasol.opened";
let opened = "";

export function openRecord(text: string): void {
  opened = text;
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // a browser that keeps nothing has it until the page is left
  }
}

/** Nothing where none was opened. */
export function openedRecord(): string {
  try {
    return opened || (sessionStorage.getItem(STORAGE_KEY) ?? "");
  } catch {
    return opened;
  }
}
