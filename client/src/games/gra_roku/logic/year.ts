/** The layout of a year: a column per season with the best cards on top, so that rows stand as they count. */
import type { FactsOf } from "../../../core/beats";
import { PER_SEASON, read, SEASONS, type Season } from "../art/seasons";
import { SYMBOLS, type SymbolName } from "../art/symbols";

export interface OwnedCard {
  readonly card: string;
  readonly symbol: SymbolName;
  readonly points: number;
}

export interface Column {
  readonly season: Season;
  /** From top to bottom; places below them are empty. */
  readonly cards: readonly OwnedCard[];
  /** The symbols of the season, and whether the year has them. */
  readonly symbols: readonly { readonly name: SymbolName; readonly isOwned: boolean }[];
}

export type YearCards = readonly (string | null)[];

/** The columns from spring to winter. A card that lands now is below the others, until they are sorted. */
export function columns(year: YearCards, facts: FactsOf, landing: readonly string[] = []): Column[] {
  return SEASONS.map((season, i) => {
    const places = year.slice(i * PER_SEASON, (i + 1) * PER_SEASON);
    const owned = places.flatMap((card) => (card ? [{ card, ...read(facts(card)) }] : []));
    const rank = ({ card, points }: OwnedCard) => (landing.includes(card) ? -1 : points);
    return {
      season,
      cards: owned.sort((a, b) => rank(b) - rank(a)),
      symbols: places.map((card, j) => ({ name: SYMBOLS[i * PER_SEASON + j]!, isOwned: card !== null })),
    };
  });
}

/** The complete rows, best first: their cards from spring to winter. */
export function completeRows(year: YearCards, facts: FactsOf): OwnedCard[][] {
  const seasons = columns(year, facts);
  const count = Math.min(...seasons.map(({ cards }) => cards.length));
  return Array.from({ length: count }, (_, row) => seasons.map(({ cards }) => cards[row]!));
}

export function rowPoints(year: YearCards, facts: FactsOf): number[] {
  return completeRows(year, facts).map((row) => row.reduce((sum, { points }) => sum + points, 0));
}

export interface Progress {
  /** The number of cards in the year. */
  readonly count: number;
  /** The season with the most cards, and how many they are; null while the year is empty. */
  readonly best: { readonly season: Season; readonly count: number } | null;
}

export function progress(year: YearCards): Progress {
  const counts = SEASONS.map(
    (_, i) => year.slice(i * PER_SEASON, (i + 1) * PER_SEASON).filter((card) => card !== null).length,
  );
  const most = Math.max(...counts);
  return {
    count: counts.reduce((sum, count) => sum + count, 0),
    best: most ? { season: SEASONS[counts.indexOf(most)]!, count: most } : null,
  };
}
