/** What follows from the sums of the colours in the view. */
import type { DayAndNightTable } from "../../../generated/wire";
import { COLOURS, type Colour } from "../art/suits";

/** The colours with the sum that wins at this time; several tie. */
export function decisiveColours({ sums, time }: Pick<DayAndNightTable, "sums" | "time">): Colour[] {
  const values = Object.values(sums);
  const best = time === "day" ? Math.max(...values) : Math.min(...values);
  return COLOURS.filter((colour) => sums[colour] === best);
}
