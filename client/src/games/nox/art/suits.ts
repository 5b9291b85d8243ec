/** The papers of the three colours. */
import { settings } from "../../../core/settings.svelte";

export const COLOURS = ["blue", "green", "orange"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Suit {
  /** The background of the card. */
  readonly sky: string;
  /** The hills and stones in front of it. */
  readonly far: string;
  readonly near: string;
  /** The bottle, hat or candle of the skeleton. */
  readonly thing: string;
  /** The number and the letter. */
  readonly ink: string;
}

const USUAL: Record<Colour, Suit> = {
  blue: { sky: "#2c5fb0", far: "#23498c", near: "#182f63", thing: "#9adbe6", ink: "#fffaf0" },
  green: { sky: "#2c7a53", far: "#205c40", near: "#143f2e", thing: "#143f2e", ink: "#fffaf0" },
  orange: { sky: "#f39c3c", far: "#d97a20", near: "#8f4710", thing: "#fff3d0", ink: "#22192e" },
};

/** Colours that also differ in lightness, for every kind of colour vision. */
const CLEAR: Record<Colour, Suit> = {
  blue: { sky: "#01285b", far: "#1a4580", near: "#001838", thing: "#9adbe6", ink: "#ffffff" },
  green: { sky: "#92f3d8", far: "#5cc9aa", near: "#1c6b56", thing: "#15513f", ink: "#15182e" },
  orange: { sky: "#f5ad28", far: "#d88a10", near: "#7a4700", thing: "#fff3d0", ink: "#22192e" },
};

export function suit(colour: Colour): Suit {
  return (settings.palette === "clear" ? CLEAR : USUAL)[colour];
}

export function isColour(found: unknown): found is Colour {
  return (COLOURS as readonly unknown[]).includes(found);
}
