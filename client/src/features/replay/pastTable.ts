/** Makes a `Play` of a finished match, to look at but not to play. */
import { loadDeck, type Deck } from "../../core/decks";
import { isGame, type GameId } from "../../core/games";
import type { Play, SeatShown } from "../../core/play";
import { say, texts } from "../../i18n/texts.svelte";
import { MatchTexts } from "../../i18n/matchTexts";
import type { Replay, Step } from "../../generated/wire";

/** What all steps of a match have in common. */
export interface MatchContext {
  readonly game: GameId;
  /** The names by seat; missing for players without one. */
  readonly names: readonly string[];
  readonly players: number;
  readonly deck: Deck;
}

export async function loadContext({ game, options, names, cards, steps }: Replay): Promise<MatchContext> {
  if (!isGame(game)) throw new Error(`there is no game ${game}`);
  const [standardDeck] = await Promise.all([loadDeck(game, options["deck"]), texts.need(game, "review")]);
  const deck = Object.keys(cards).length ? { ...standardDeck, cards } : standardDeck;
  return { game, names, players: steps[0]?.view.players ?? names.length, deck };
}

/** The names of all seats, in the current language. */
export function namesOf({ names, players }: MatchContext): string[] {
  return Array.from(
    { length: players },
    (_, seat) => names[seat] ?? say("player-number", { number: seat + 1 }),
  );
}

export function wordsOf(context: MatchContext): MatchTexts {
  return new MatchTexts(texts.of(context.game), context.game, context.deck, namesOf(context));
}

/** The table after these steps, as this seat saw it. */
export function pastPlay(
  context: MatchContext,
  steps: readonly Step[],
  seat: number | null,
  words: MatchTexts,
): Play {
  const step = steps.at(-1)!;
  return {
    game: context.game,
    view: step.view,
    seat,
    seats: namesOf(context).map(presentSeat),
    words,
    log: steps.flatMap(({ events }) => events),
    recent: step.events,
    moment: null,
    legal: [],
    sent: null,
    isPending: false,
    hint: null,
    lessonMove: null,
    play: () => undefined,
    explain: () => undefined,
  };
}

/** Everybody counts as present, even if they have left since then. */
export function presentSeat(name: string): SeatShown {
  return { name, kind: "person", character: null, level: null, here: true, held: null, deadline: null };
}

/** A text of the area `review`. */
export function sayReview(key: string, facts: Parameters<MatchTexts["say"]>[1] = {}): string {
  return texts.of("review").say(key, facts);
}

/** A share as a percentage. */
export function percent(share: number): string {
  const words = texts.of("review");
  const rounded = Math.round(100 * share) + 0; // avoids a negative zero
  return words.say("review-percent", { value: words.number(rounded) });
}
