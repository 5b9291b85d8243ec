/** The layout of a year: one column per season, with the best cards on top and missing symbols below. */
import type { MatchTexts } from "../../../i18n/matchTexts";
import { PER_SEASON, read, SEASONS, type Season } from "../art/seasons";
import { SYMBOLS, type SymbolName } from "../art/symbols";

export interface Place {
  readonly symbol: SymbolName;
  readonly season: Season;
  readonly card: string | null;
  readonly points: number;
}

/** The names of the months by season, from top to bottom. They are our own texts, because loading the names
 * from the browser takes longer than the whole table. */
export function months(words: Pick<MatchTexts, "say">): string[][] {
  const names = words.say("page-months").split(" ");
  return SEASONS.map((_, i) => names.slice(i * PER_SEASON, (i + 1) * PER_SEASON));
}

/** The columns from spring to winter, with the rows in the order in which they are scored. */
export function columns(year: readonly (string | null)[], words: MatchTexts): Place[][] {
  return SEASONS.map((season, i) => {
    const places = year.slice(i * PER_SEASON, (i + 1) * PER_SEASON).map((card, j): Place => {
      const symbol = SYMBOLS[i * PER_SEASON + j]!;
      return { symbol, season, card, points: card ? read(words.facts(card)).points : -1 };
    });
    return places.sort((a, b) => b.points - a.points);
  });
}
