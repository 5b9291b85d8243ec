/** The colours of the four seasons, the same by day and by night. */
import type { CardFacts } from "../../../core/decks";
import { SYMBOLS, type SymbolName } from "./symbols";

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

export interface Tint {
  /** The background of its cards, its column and its places in a year; dark text is readable on it. */
  readonly sky: string;
  /** The disc behind the symbol. */
  readonly disc: string;
  readonly ground: string;
  /** The colour of edges, which must stand out from the paper by day. */
  readonly edge: string;
}

export const TINTS: Record<Season, Tint> = {
  spring: { sky: "#cbe5a6", disc: "#a5d080", ground: "#6da750", edge: "#4c7f35" },
  summer: { sky: "#fbdc77", disc: "#fdeeb4", ground: "#e3a72c", edge: "#9a6a06" },
  autumn: { sky: "#eebf94", disc: "#f8dfc0", ground: "#b5683a", edge: "#93481c" },
  winter: { sky: "#b4d0ee", disc: "#6f9ed6", ground: "#e3edf9", edge: "#3f6ba6" },
};

export const PER_SEASON = SYMBOLS.length / SEASONS.length;

export function seasonOf(symbol: SymbolName): Season {
  return SEASONS[Math.floor(SYMBOLS.indexOf(symbol) / PER_SEASON)]!;
}

export interface Shown {
  readonly symbol: SymbolName;
  readonly season: Season;
  readonly points: number;
}

/** Reads a card of this game from its facts. */
export function read(facts: CardFacts): Shown {
  return {
    symbol: facts["symbol"] as SymbolName,
    season: facts["season"] as Season,
    points: Number(facts["points"]),
  };
}
