import { say } from "./texts.svelte";

/** The time left as a clock shows it: days, hours and minutes, or minutes and seconds. */
export function clockText(seconds: number): string {
  const days = Math.floor(seconds / 86400);
  if (days > 0) return say("page-days", { days });
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const rest = `${h ? String(m).padStart(2, "0") : m}:${String(s).padStart(2, "0")}`;
  return h ? `${h}:${rest}` : rest;
}

/** Whole seconds until a deadline, given in milliseconds of `performance.now()`. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
