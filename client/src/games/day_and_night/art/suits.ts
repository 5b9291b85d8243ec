/** The four colours of the cards, and their shades of paper. */
import type { CardFacts } from "../../../core/decks";
import type { Choices } from "../../../core/settings.svelte";

export const COLOURS = ["orange", "blue", "pink", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Papers {
  /** The main colour of a card. */
  readonly base: string;
  readonly light: string;
  readonly pale: string;
  readonly deep: string;
  readonly deepest: string;
  /** The colour of text on the base. */
  readonly ink: string;
}

const INK = "#22243a";
export const CREAM = "#fffaf0";
export const NIGHT = "#1b2550";
export const STARLIGHT = "#ffe9a8";
/** Symbols on cream use the darkest paper whose colour is still recognisable. */
export const PAPERS: Record<Choices["palette"], Record<Colour, Papers>> = {
  usual: {
    orange: {
      base: "#f29a3a",
      light: "#ffc65c",
      pale: "#ffe7b0",
      deep: "#cf6421",
      deepest: "#9d4317",
      ink: INK,
    },
    blue: {
      base: "#2c74b3",
      light: "#5fa3d6",
      pale: "#cfe6f4",
      deep: "#1f5690",
      deepest: "#173f70",
      ink: CREAM,
    },
    pink: {
      base: "#f3a9be",
      light: "#fbd0db",
      pale: "#fff0f2",
      deep: "#d86389",
      deepest: "#a93a66",
      ink: INK,
    },
    purple: {
      base: "#64438d",
      light: "#8d6cb4",
      pale: "#e6daf2",
      deep: "#4b2f70",
      deepest: "#372055",
      ink: CREAM,
    },
  },
  clear: {
    orange: {
      base: "#dfb749",
      light: "#eed07c",
      pale: "#fbf0cf",
      deep: "#b18a22",
      deepest: "#735708",
      ink: INK,
    },
    blue: {
      base: "#1d34f8",
      light: "#4a5cff",
      pale: "#cdd3ff",
      deep: "#1526c0",
      deepest: "#0d1a8c",
      ink: CREAM,
    },
    pink: {
      base: "#a0fce5",
      light: "#c6fff1",
      pale: "#eefffa",
      deep: "#5fd3b8",
      deepest: "#1c7a66",
      ink: INK,
    },
    purple: {
      base: "#721b43",
      light: "#94406a",
      pale: "#f0cfdf",
      deep: "#561231",
      deepest: "#3d0b22",
      ink: CREAM,
    },
  },
};

export function colourOf(facts: CardFacts): Colour {
  return COLOURS.find((colour) => colour === facts["colour"]) ?? "orange";
}

/** Sorts cards by colour and then by value. */
export function inOrder(cards: readonly string[], facts: (card: string) => CardFacts): string[] {
  const rank = (card: string) =>
    COLOURS.indexOf(colourOf(facts(card))) * 100 + Number(facts(card)["value"] ?? 0);
  return [...cards].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
