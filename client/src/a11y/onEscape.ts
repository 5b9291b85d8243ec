/** For `<svelte:window onkeydown>`: acts on Escape, unless it closes a dialog. */
export function onEscape(act: () => void): (event: KeyboardEvent) => void {
  return ({ key }) => {
    if (key === "Escape" && !document.querySelector("dialog[open]")) act();
  };
}
