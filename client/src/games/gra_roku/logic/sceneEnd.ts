/** The end of a match: the years are counted one after the other. */
import { seatOf } from "../../../core/sceneDraft";
import type { EventInfo } from "../../../generated/wire";
import type { Scene } from "./sceneParts";
import { completeRows } from "./year";

/** First the complete rows light up with what they count, then the cards aside are subtracted. */
export function count({ draft, facts }: Scene, [event]: readonly EventInfo[]): void {
  const seat = seatOf(event!);
  const { points, aside } = event!.facts;
  const cards = completeRows(draft.table.years[seat]!, facts).flatMap((row) => row.map(({ card }) => card));
  const moment = { seats: [seat], caption: [event!], cards };
  draft.tell(event!);
  draft.change({ to_act: [] });
  draft.changeTable({ takers: [] });
  draft.beat("result", { moment: { ...moment, kind: "count", gains: { [seat]: Number(points) } } });
  const isLess = Number(aside) > 0;
  draft.beat("result", {
    moment: { ...moment, kind: "total", gains: isLess ? { [seat]: -Number(aside) } : {} },
    sound: "down",
  });
}
