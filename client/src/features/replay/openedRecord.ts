/** A record that was opened from a file; it stays open as long as this tab, also after a reload. */

const KEPT = "lunasol.opened";
let opened = "";

export function openRecord(text: string): void {
  opened = text;
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // a browser that keeps nothing has it until the page is left
  }
}

/** Nothing where none was opened. */
export function openedRecord(): string {
  try {
    return opened || (sessionStorage.getItem(KEPT) ?? "");
  } catch {
    return opened;
  }
}
