/** Lists and searches the rulings of a game. */
import type { GameId } from "../../core/games";
import type { Texts } from "../../i18n/texts.svelte";
import { PREFIXES } from "./markup";

export interface Ruling {
  readonly id: string;
  /** The rule. */
  readonly text: string;
  /** The reason: what the rulebook says or leaves open. */
  readonly why: string;
}

/** All possible suffixes of ids: rulings and decisions (`NX-D1`) are numbered. */
const SUFFIXES = [
  ...Array.from({ length: 99 }, (_, i) => String(i + 1).padStart(2, "0")),
  ...Array.from({ length: 9 }, (_, i) => `D${i + 1}`),
];

export function rulings(game: GameId, texts: Texts): Ruling[] {
  return SUFFIXES.map((suffix) => `${PREFIXES[game]}-${suffix}`)
    .filter((id) => texts.has(`ruling-${id}`))
    .map((id) => ({ id, text: texts.say(`ruling-${id}`), why: texts.say(`ruling-${id}-why`) }));
}

/** The rulings that contain every searched word, with or without accents. */
export function matching(all: readonly Ruling[], wanted: string): Ruling[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return all.filter(({ id, text, why }) => {
    const searched = folded(`${id} ${text} ${why}`);
    return words.every((word) => searched.includes(word));
  });
}

/** Replacements for letters that Unicode does not decompose into a letter and an accent. */
const PLAIN: Record<string, string> = { ł: "l", ß: "ss", đ: "d", "’": "'" };

export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łßđ’]/g, (letter) => PLAIN[letter]!);
}
