import type { ParsedMove } from "../../../core/moves";

const CHOICES = ["swap", "aside", "add", "box"];

/** Whether these moves decide what happens to a card that was just taken or won. */
export function decidesNewCard(moves: readonly ParsedMove[]): boolean {
  return moves.some(({ kind }) => CHOICES.includes(kind));
}
