/** In which order players take cards, for the marks on their panels. */
import type { Play } from "../../../core/play";
import type { EventInfo } from "../../../generated/wire";

type DayAndNightPlay = Pick<Play<"day_and_night">, "view" | "log" | "moment">;

/** The place of a seat among all takers of this round, from 1; null if it takes nothing, or has already. The
 * view holds only those who are left, so the log says who went before. */
export function takingPlace({ view, log }: DayAndNightPlay, seat: number): number | null {
  const left = view.table.takers;
  const at = left.indexOf(seat);
  if (at < 0) return null;
  const all = seatsOf(log.filter(({ key }) => key === "takers").at(-1));
  return Math.max(0, all.length - left.length) + at + 1;
}

/** Whether the verdict says that this seat takes nothing because of a tie. */
export function isCancelled({ moment }: DayAndNightPlay, seat: number): boolean {
  return seatsOf(moment?.caption?.find(({ key }) => key === "cancelled")).includes(seat);
}

function seatsOf(event: EventInfo | undefined): number[] {
  const seats = event?.facts["seats"];
  return Array.isArray(seats) ? seats.map(Number) : [];
}
