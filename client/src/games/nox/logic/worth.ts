/** What a chest shows and what it would show: only to be told, the referee alone decides. */
import type { MatchTexts } from "../../../i18n/matchTexts";
import { COLOURS, isColour, type Colour } from "../art/suits";

/** A round ends when a chest has so many piles, so a chest shows so many places. */
export const PLACES = 6;

export function coloursOf(words: MatchTexts, tops: readonly string[]): ReadonlySet<Colour> {
  return new Set(tops.map((card) => words.facts(card)["colour"]).filter(isColour));
}

/** What the top cards count: their sum, or nothing while a colour is missing. */
export function worth(words: MatchTexts, tops: readonly string[]): number {
  if (coloursOf(words, tops).size < COLOURS.length) return 0;
  return tops.reduce((sum, card) => sum + valueOf(words, card), 0);
}

export interface Outcome {
  readonly tops: readonly string[];
  readonly merges: boolean;
  /** Null where it hangs on which of two merged cards is on top. */
  readonly worth: number | null;
}

/** The chest after a card opens a pile (`pile` null) or covers one, counted from 1. */
export function after(
  words: MatchTexts,
  tops: readonly string[],
  card: string,
  pile: number | null,
): Outcome {
  const place = pile === null ? tops.length : pile - 1;
  const changed = [...tops.slice(0, place), card, ...tops.slice(place + 1)];
  const twin = changed.findIndex((top, i) => i !== place && valueOf(words, top) === valueOf(words, card));
  if (twin < 0) return { tops: changed, merges: false, worth: worth(words, changed) };
  const merged = changed.map((top, i) => (i === twin ? card : top)).filter((_, i) => i !== place);
  const points = worth(words, merged);
  const otherwise = worth(
    words,
    changed.filter((_, i) => i !== place),
  );
  return { tops: merged, merges: true, worth: points === otherwise ? points : null };
}

function valueOf(words: MatchTexts, card: string): number {
  return Number(words.facts(card)["value"] ?? 0);
}
