/** Decides who must take the device next. */
import type { View } from "../../generated/wire";

type Turn = Pick<View, "to_act" | "chosen" | "players">;

/** The next person at this device who must act, clockwise from the last one; null if only bots must. */
export function nextToAct(view: Turn, people: readonly number[], last: number | null): number | null {
  const waiting = view.to_act.filter((seat) => people.includes(seat) && !view.chosen.includes(seat));
  if (last !== null && waiting.includes(last)) return last;
  const distance = (seat: number) => (seat - (last ?? -1) - 1 + view.players) % view.players;
  return waiting.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
