/** Who must take the device next. */
import type { View } from "../../generated/wire";

type ClientMessage = Pick<View, "to_act" | "chosen" | "players">;

/** The next person at this device who owes a move, clockwise from who has moved last; null: only bots do. */
export function due(view: ClientMessage, people: readonly number[], last: number | null): number | null {
  const owing = view.to_act.filter((seat) => people.includes(seat) && !view.chosen.includes(seat));
  if (last !== null && owing.includes(last)) return last;
  const distance = (seat: number) => (seat - (last ?? -1) - 1 + view.players) % view.players;
  return owing.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
