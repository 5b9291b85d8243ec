/** The cards of a table that can be dragged: those of my hand, and open cards that I may take. */
import { parseMove, type ParsedMove } from "../core/moves";
import type { Play } from "../core/play";
import type { Selection } from "../core/selection.svelte";
import type { Draggable, Fate, FindDraggable } from "../motion/drag";

export interface HandSource {
  readonly play: Play;
  readonly selection: Selection;
  /** The cards that the hand shows. */
  readonly cards: readonly string[];
  /** Says why a card cannot be played. */
  explain(card: string): void;
}

export function draggablesOf(source: HandSource): FindDraggable {
  return (pressed) =>
    cardOfHand(source, pressed) ?? openCard(source.play, pressed) ?? cardToPlace(source, pressed);
}

function cardOfHand(source: HandSource, pressed: Element): Draggable | null {
  const element = pressed.closest<HTMLElement>('[data-zone="hand"] button[data-card]');
  const card = element?.dataset["card"];
  if (!element || !card) return null;
  return {
    card,
    element,
    scrolls: true,
    pickUp: () => pickUp(source, card),
    targets: () => placesOf(source.selection.targets),
    drop: (target) => target.click(),
    putBack: () => source.selection.drop(),
    fate: () => (source.cards.includes(card) ? fateOf(source.play, card) : "gone"),
  };
}

function pickUp({ selection, explain }: HandSource, card: string): boolean {
  if (!selection.playable.has(card)) explain(card);
  else if (selection.card !== card) selection.pick(card);
  return selection.card === card;
}

/** The places on the table where these moves end. */
function placesOf(targets: readonly ParsedMove[]): HTMLElement[] {
  const moves = new Set(targets.map(({ text }) => text));
  const places = document.querySelectorAll<HTMLElement>('[data-zone="table"] [data-move]');
  return [...places].filter(({ dataset }) => moves.has(dataset["move"] ?? ""));
}

function fateOf(play: Play, card: string): Fate {
  if (play.sent === null || parseMove(play.game, play.sent).card !== card) return "here";
  return play.isPending ? "pending" : "sent";
}

/** A card that I may take can be dragged to my own place at the table. */
function openCard(play: Play, pressed: Element): Draggable | null {
  const element = pressed.closest<HTMLElement>('[data-move^="+"]');
  const card = element?.querySelector<HTMLElement>("[data-card]")?.dataset["card"];
  const move = element?.dataset["move"];
  if (!element || !card || !move) return null;
  return {
    card,
    element,
    scrolls: false,
    pickUp: () => play.legal.includes(move),
    targets: () => [...document.querySelectorAll<HTMLElement>(`[data-seat="${play.seat}"]`)],
    drop: () => play.play(move),
    putBack: () => {},
    fate: () => (play.sent === move || play.legal.includes(move) ? fateOf(play, card) : "gone"),
  };
}

/** A card that lies on the table already, and that I have to place. */
function cardToPlace({ play, selection }: HandSource, pressed: Element): Draggable | null {
  const element = pressed.closest<HTMLElement>('[data-zone="table"] [data-card]');
  const card = element?.dataset["card"];
  const moves = selection.moves.filter((move) => move.kind === "place" && move.card === card);
  if (!element || !card || !moves.length || play.view.hand.includes(card)) return null;
  return {
    card,
    element,
    scrolls: false,
    pickUp: () => true,
    targets: () => placesOf(moves),
    drop: (target) => target.click(),
    putBack: () => {},
    fate: () => (play.sent || selection.playable.has(card) ? fateOf(play, card) : "gone"),
  };
}
