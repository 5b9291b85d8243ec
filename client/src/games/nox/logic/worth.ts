/** What a chest shows and is worth after a move: one that is only considered, or one that is just shown.
 *
 * Tested on the same cases as the rules themselves: tests/client_rules/golden/nox.json.
 */
import type { FactsOf } from "../../../core/beats";
import { COLOURS, isColour, type Colour } from "../art/suits";

/** The sixth pile of a chest ends the round, so a chest has six places. */
export const PLACES = 6;

export function coloursOf(facts: FactsOf, tops: readonly string[]): ReadonlySet<Colour> {
  return new Set(tops.map((card) => facts(card)["colour"]).filter(isColour));
}

export function missingColours(facts: FactsOf, tops: readonly string[]): readonly Colour[] {
  const shown = coloursOf(facts, tops);
  return COLOURS.filter((colour) => !shown.has(colour));
}

/** The worth of the top cards: their sum, or zero while a colour is missing. */
export function worth(facts: FactsOf, tops: readonly string[]): number {
  return missingColours(facts, tops).length ? 0 : sum(facts, tops);
}

export function sum(facts: FactsOf, tops: readonly string[]): number {
  return tops.reduce((total, card) => total + valueOf(facts, card), 0);
}

export interface Outcome {
  readonly tops: readonly string[];
  readonly merges: boolean;
  /** Null if it depends on which of two merged cards goes on top. */
  readonly worth: number | null;
}

/** The chest after a card opens a pile (`pile` null) or covers one, counted from 1. */
export function after(facts: FactsOf, tops: readonly string[], card: string, pile: number | null): Outcome {
  const place = pile === null ? tops.length : pile - 1;
  const changed = laid(tops, card, place);
  const twin = twinOf(facts, changed, place);
  if (twin === null) return { tops: changed, merges: false, worth: worth(facts, changed) };
  const withIt = merged(changed, card, twin, place);
  const points = worth(facts, withIt);
  const otherwise = worth(facts, merged(changed, changed[twin]!, twin, place));
  return { tops: withIt, merges: true, worth: points === otherwise ? points : null };
}

/** The top cards with this one at a place, before anything merges. */
export function laid(tops: readonly string[], card: string, place: number): string[] {
  return [...tops.slice(0, place), card, ...tops.slice(place + 1)];
}

/** The other pile that shows the value of the one at this place, if there is one. */
export function twinOf(facts: FactsOf, tops: readonly string[], place: number): number | null {
  const value = valueOf(facts, tops[place]!);
  const twin = tops.findIndex((top, i) => i !== place && valueOf(facts, top) === value);
  return twin < 0 ? null : twin;
}

/** Merges two piles at the place of the first, with this card on top; later piles move up. */
export function merged(tops: readonly string[], card: string, twin: number, changed: number): string[] {
  return tops.map((top, i) => (i === twin ? card : top)).filter((_, i) => i !== changed);
}

function valueOf(facts: FactsOf, card: string): number {
  return Number(facts(card)["value"] ?? 0);
}
