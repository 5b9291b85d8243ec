/** A table as it was: it can be looked at, but nothing can be played there any more. */
import { loadDeck, type Deck } from "../../core/decks";
import { isGame, type GameId } from "../../core/games";
import type { Play, SeatShown } from "../../core/play";
import { say, texts } from "../../i18n/texts.svelte";
import { Words } from "../../i18n/words";
import type { EventInfo, Replay, Step } from "../../generated/wire";

/** What all steps of a match have in common. */
export interface Scene {
  readonly game: GameId;
  /** By seat; none where nobody was named. */
  readonly names: readonly string[];
  readonly players: number;
  readonly deck: Deck;
}

export async function loadScene({ game, options, names, cards, steps }: Replay): Promise<Scene> {
  if (!isGame(game)) throw new Error(`there is no game ${game}`);
  const [usual] = await Promise.all([loadDeck(game, options["deck"]), texts.need(game, "review")]);
  const deck = Object.keys(cards).length ? { ...usual, cards } : usual;
  return { game, names, players: steps[0]?.view.players ?? names.length, deck };
}

/** The names of all seats, in the language of the moment. */
export function namesOf({ names, players }: Scene): string[] {
  return Array.from(
    { length: players },
    (_, seat) => names[seat] ?? say("player-number", { number: seat + 1 }),
  );
}

export function wordsOf(scene: Scene): Words {
  return new Words(texts.of(scene.game), scene.game, scene.deck, namesOf(scene));
}

/** As it was after these steps, with a seat's eyes. */
export function past(scene: Scene, steps: readonly Step[], seat: number | null, words: Words): Play {
  const step = steps.at(-1)!;
  return {
    game: scene.game,
    view: step.view,
    seat,
    seats: namesOf(scene).map(atTheTable),
    words,
    log: steps.flatMap(({ events }) => events),
    recent: step.events,
    legal: [],
    sent: null,
    hint: null,
    asked: null,
    play: () => undefined,
    explain: () => undefined,
  };
}

/** Who has gone since then was there. */
function atTheTable(name: string): SeatShown {
  return { name, kind: "person", here: true, held: null, deadline: null };
}

/** Where a card comes from that could not be seen before: the hand of who played it, or the pile. */
export function originOf({ view, events }: Step): (card: string) => string {
  const told = (card: string) =>
    events.find(({ facts }: EventInfo) => Object.values(facts).flat().includes(card));
  return (card) => {
    if (view.hand.includes(card)) return "pile";
    const seat = told(card)?.facts["seat"];
    return typeof seat === "number" ? `hand:${seat}` : "pile";
  };
}

/** A sentence about replays and reviews. */
export function sayReview(key: string, facts: Parameters<Words["say"]>[1] = {}): string {
  return texts.of("review").say(key, facts);
}

/** A share as a percentage. */
export function percent(share: number): string {
  const words = texts.of("review");
  const rounded = Math.round(100 * share) + 0; // without the sign of a zero
  return words.say("review-percent", { value: words.number(rounded) });
}
