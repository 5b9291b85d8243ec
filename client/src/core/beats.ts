/** The beats of a scene: the order in which people see what an update contains. */
import type { EventInfo, Result, View } from "../generated/wire";
import type { Sound } from "../theme/sound";
import type { CardFacts } from "./decks";
import type { GameId, ViewIn } from "./games";

/** What the server, a lesson or a replay says at once. */
export interface Update {
  readonly view: View;
  readonly events: readonly EventInfo[];
  readonly legal: readonly string[];
  readonly result: Result | null;
}

/** How long a beat lasts. A verdict stays until the player goes on, at most a few seconds. */
export type Length = "instant" | "anticipation" | "action" | "result" | "verdict";

/** What the table points out during a beat: why something happens, before it does. */
export interface Moment {
  /** What the table draws; each game has its own kinds. */
  readonly kind: string;
  /** The events whose sentences are shown as a caption. */
  readonly caption?: readonly EventInfo[];
  /** One more sentence of the caption: the key of a text of the game, and its facts. */
  readonly note?: EventInfo;
  /** The cards that light up. */
  readonly cards?: readonly string[];
  /** The seats that it is about. */
  readonly seats?: readonly number[];
  /** What flies up, by seat: points, stars, lost worth. */
  readonly gains?: Readonly<Record<number, number>>;
}

export interface Beat<Shown extends View = View> {
  /** The whole table as it looks during this beat. The last beat shows the view of the update. */
  readonly view: Shown;
  /** What becomes known with this beat. All beats together tell the events of the update in their order. */
  readonly events: readonly EventInfo[];
  readonly length: Length;
  readonly moment?: Moment;
  readonly sound?: Sound;
  /** Which of a series the sound is: the first point, the second … */
  readonly soundStep?: number;
  /** Where cards come from that were not visible before, as the name of a place; the default follows from
   * the events. */
  readonly from?: (card: string) => string | null;
  /** Where cards fly to that are no longer visible. */
  readonly to?: (card: string) => string | null;
}

export type UpdateIn<Game extends GameId> = Update & { readonly view: ViewIn<Game> };
/** What is printed on a card. */
export type FactsOf = (card: string) => CardFacts;

/** Splits an update into beats. `before` is the view that the update changes; null when a match begins. */
export type WriteScene<Game extends GameId = GameId> = (
  before: ViewIn<Game> | null,
  update: UpdateIn<Game>,
  facts: FactsOf,
) => readonly Beat<ViewIn<Game>>[];

/** One beat for everything; for updates that need no staging. */
export function oneBeat<Shown extends View>(
  update: Pick<Update, "events"> & { readonly view: Shown },
): Beat<Shown>[] {
  const length = isQuiet(update.events) ? "instant" : "action";
  return [{ view: update.view, events: update.events, length }];
}

/** Events that nobody has to watch: somebody has made a secret choice, and nothing else. */
const QUIET = ["chosen", "taken-back"];

export function isQuiet(events: readonly EventInfo[]): boolean {
  return events.every(({ key }) => QUIET.includes(key));
}
