/** All rulings of a game, and how one is looked for. */
import type { GameId } from "../../core/games";
import type { Texts } from "../../i18n/texts.svelte";
import { PREFIXES } from "./markup";

export interface Ruling {
  readonly id: string;
  /** What applies. */
  readonly text: string;
  /** What the rulebook says or leaves open. */
  readonly why: string;
}

/** Rulings are numbered, and the decisions of a game too (`NX-D1`); the texts say which there are. */
const ENDS = [
  ...Array.from({ length: 99 }, (_, i) => String(i + 1).padStart(2, "0")),
  ...Array.from({ length: 9 }, (_, i) => `D${i + 1}`),
];

export function rulings(game: GameId, texts: Texts): Ruling[] {
  return ENDS.map((end) => `${PREFIXES[game]}-${end}`)
    .filter((id) => texts.has(`ruling-${id}`))
    .map((id) => ({ id, text: texts.say(`ruling-${id}`), why: texts.say(`ruling-${id}-why`) }));
}

/** Those in which every wanted word occurs, wherever, with or without its accents. */
export function matching(all: readonly Ruling[], wanted: string): Ruling[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return all.filter(({ id, text, why }) => {
    const searched = folded(`${id} ${text} ${why}`);
    return words.every((word) => searched.includes(word));
  });
}

/** Letters that no accent can be taken from, but that people without the keyboard write so. */
const PLAIN: Record<string, string> = { ł: "l", ß: "ss", đ: "d", "’": "'" };

export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łßđ’]/g, (letter) => PLAIN[letter]!);
}
