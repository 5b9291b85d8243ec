/** Moves the focus to the first button or link of an element that appears, unless somebody is using another
 * part of the page. */
import type { Action } from "svelte/action";

export const focusFirst: Action<HTMLElement> = (element) => {
  const now = document.activeElement;
  if (now && now !== document.body && !now.closest("[data-zone]")) return;
  element.querySelector<HTMLElement>("button:not([disabled]), a[href]")?.focus({ preventScroll: true });
};
