/** The sums of the colours, for show: who wins is the referee's to say. */
import type { CardFacts } from "../../../core/decks";
import { colourOf, COLOURS, type Colour } from "../art/suits";

export interface Sum {
  readonly colour: Colour;
  readonly sum: number;
  /** As it stands, this colour alone is ahead: the highest by day, the lowest by night. */
  readonly leads: boolean;
}

/** Only colours that lie open have a sum. */
export function sums(cards: readonly CardFacts[], time: string): Sum[] {
  const found = COLOURS.flatMap((colour) => {
    const own = cards.filter((facts) => colourOf(facts) === colour);
    return own.length ? [{ colour, sum: own.reduce((sum, facts) => sum + Number(facts["value"]), 0) }] : [];
  });
  const all = found.map(({ sum }) => sum);
  const best = time === "day" ? Math.max(...all) : Math.min(...all);
  const alone = all.filter((sum) => sum === best).length === 1;
  return found.map((each) => ({ ...each, leads: alone && each.sum === best }));
}
