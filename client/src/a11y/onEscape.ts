/** A handler for `<svelte:window onkeydown>` that acts on Escape, unless the key closes a dialog. */
export function onEscape(act: () => void): (event: KeyboardEvent) => void {
  return ({ key }) => {
    if (key === "Escape" && !document.querySelector("dialog[open]")) act();
  };
}
