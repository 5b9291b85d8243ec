/** Roving tabindex (ARIA Authoring Practices): Tab stops once per group; arrows, Home and End move inside. */
import type { Action } from "svelte/action";

const ITEM = "button:not([disabled]), a[href], summary, [data-item]";
/** Items inside a closed `details` cannot be focused. */
const COLLAPSED = "details:not([open]) > :not(summary)";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const roving: Action<HTMLElement, string | undefined> = (group, selector = ITEM) => {
  const items = () =>
    [...group.querySelectorAll<HTMLElement>(selector)].filter((item) => !item.closest(COLLAPSED));

  function settle(): void {
    const all = items();
    const current =
      all.find((item) => item === document.activeElement) ??
      all.find((item) => item.dataset["move"] !== undefined) ?? // legal moves come first
      all.find((item) => item.tabIndex === 0 && item.dataset["stop"]) ??
      all[0];
    for (const item of all) choose(item, item === current);
  }

  function choose(item: HTMLElement, chosen: boolean): void {
    item.tabIndex = chosen ? 0 : -1;
    if (chosen) item.dataset["stop"] = "1";
    else delete item.dataset["stop"];
  }

  function keydown(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const next =
      event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : step ? all[at + step] : undefined;
    if (at < 0 || (!step && event.key !== "Home" && event.key !== "End")) return;
    event.preventDefault();
    next?.focus();
  }

  function focusin(event: FocusEvent): void {
    const all = items();
    if (!all.includes(event.target as HTMLElement)) return;
    for (const item of all) choose(item, item === event.target);
  }

  const observer = new MutationObserver(settle);
  observer.observe(group, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "data-move", "open"],
  });
  group.addEventListener("keydown", keydown);
  group.addEventListener("focusin", focusin);
  settle();
  return {
    destroy() {
      observer.disconnect();
      group.removeEventListener("keydown", keydown);
      group.removeEventListener("focusin", focusin);
    },
  };
};
