/** Splits texts of the rules into paragraphs, numbered steps and links to rulings. */
import type { GameId } from "../../core/games";

export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "steps"; readonly items: readonly string[] };

/** A part of a text; with `game` it is the id of a ruling of that game. */
export interface Piece {
  readonly text: string;
  readonly game: GameId | null;
}

/** The prefixes of the ids of rulings. */
export const PREFIXES: Record<GameId, string> = {
  day_and_night: "DN",
  gra_roku: "GR",
  sun_and_moon: "SM",
  nox: "NX",
};

const RULING = /\b((?:DN|GR|SM|NX)-(?:\d\d|D\d))\b/;
const STEP = /^\d+\.\s+/;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let items: string[] | null = null;
  for (const line of text
    .split("\n")
    .map((each) => each.trim())
    .filter(Boolean)) {
    if (!STEP.test(line)) {
      items = null;
      found.push({ kind: "paragraph", text: line });
      continue;
    }
    if (!items) found.push({ kind: "steps", items: (items = []) });
    items.push(line.replace(STEP, ""));
  }
  return found;
}

export function pieces(text: string): Piece[] {
  return text
    .split(RULING)
    .map((part, i) => ({ text: part, game: i % 2 ? gameOf(part) : null }))
    .filter((piece) => piece.text !== "");
}

function gameOf(ruling: string): GameId | null {
  const found = Object.entries(PREFIXES).find(([, prefix]) => ruling.startsWith(`${prefix}-`));
  return (found?.[0] as GameId | undefined) ?? null;
}
