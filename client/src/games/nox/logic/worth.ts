/** What a chest would show and be worth after a move that is not played yet. The view has its present worth.
 *
 * Tested on the same cases as the rules themselves: tests/client_rules/golden/nox.json.
 */
import type { MatchTexts } from "../../../i18n/matchTexts";
import { COLOURS, isColour, type Colour } from "../art/suits";

/** The sixth pile of a chest ends the round, so a chest has six places. */
export const PLACES = 6;

export function coloursOf(words: MatchTexts, tops: readonly string[]): ReadonlySet<Colour> {
  return new Set(tops.map((card) => words.facts(card)["colour"]).filter(isColour));
}

/** The worth of the top cards: their sum, or zero while a colour is missing. */
function worth(words: MatchTexts, tops: readonly string[]): number {
  if (coloursOf(words, tops).size < COLOURS.length) return 0;
  return tops.reduce((sum, card) => sum + valueOf(words, card), 0);
}

export interface Outcome {
  readonly tops: readonly string[];
  readonly merges: boolean;
  /** Null if it depends on which of two merged cards goes on top. */
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
  const withIt = merged(changed, card, twin, place);
  const points = worth(words, withIt);
  const otherwise = worth(words, merged(changed, changed[twin]!, twin, place));
  return { tops: withIt, merges: true, worth: points === otherwise ? points : null };
}

/** Merges two piles at the place of the first, with this card on top; later piles move up. */
export function merged(tops: readonly string[], card: string, twin: number, changed: number): string[] {
  return tops.map((top, i) => (i === twin ? card : top)).filter((_, i) => i !== changed);
}

function valueOf(words: MatchTexts, card: string): number {
  return Number(words.facts(card)["value"] ?? 0);
}
