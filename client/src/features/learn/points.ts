/** The parts of a table that a lesson speaks of, by the names in its script. */
import type { GameId } from "../../core/games";
import { parseMove } from "../../core/moves";
import { union, type Box } from "./bubblePlace";

export const TABLE = '[data-zone="table"]';

/** The visible element with this name: a card (`card:O12a`), the hand, or what `data-point` names. */
export function findPoint(name: string): HTMLElement | null {
  if (name === "hand") return firstShown(`${TABLE} [data-zone="hand"] > .cards`);
  const card = /^card:(.+)$/.exec(name)?.[1];
  const shown = card ? `:is([data-card="${card}"], [data-place="${card}"])` : `[data-point="${name}"]`;
  return firstShown(`${TABLE} ${shown}`);
}

/** What to press to play this move: its target, or the card of the hand that has to be picked up first. */
export function findMove(game: GameId, move: string): HTMLElement | null {
  const { card } = parseMove(game, move);
  return (
    firstShown(`${TABLE} [data-move="${move}"]`) ??
    (card ? firstShown(`${TABLE} [data-zone="hand"] [data-card="${card}"]`) : null)
  );
}

/** Where an element is; a hand is where its cards are. */
export function boxOf(element: HTMLElement): Box {
  const isHand = element.matches("[data-zone=hand] > .cards") && element.childElementCount > 0;
  return isHand
    ? union([...element.children].map((card) => card.getBoundingClientRect()))
    : element.getBoundingClientRect();
}

function firstShown(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isShown) ?? null;
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
