/** What a game's table needs to be shown and played at: online, in a lesson, or in a replay. */
import type { EventInfo, Hint } from "../generated/wire";
import type { GameId, ViewIn } from "./games";
import type { Words } from "../i18n/words";

export interface SeatShown {
  readonly name: string;
  readonly kind: "person" | "bot" | "program" | "open";
  readonly here: boolean;
  /** Why a bot keeps this seat for now. */
  readonly held: "away" | "clock" | "left" | null;
  /** When the time of this decision is up, in milliseconds of `performance.now()`. */
  readonly deadline: number | null;
}

export type Play<Game extends GameId = GameId> = AnyPlay & {
  readonly game: Game;
  readonly view: ViewIn<Game>;
};

interface AnyPlay {
  /** What I may play now, as it is written; empty when it is not my turn. */
  readonly legal: readonly string[];
  /** My seat; null when I only look on. */
  readonly seat: number | null;
  readonly seats: readonly SeatShown[];
  readonly words: Words;
  /** All that has happened, as far as it is kept, and what happened last; the newest at the end. */
  readonly log: readonly EventInfo[];
  readonly recent: readonly EventInfo[];
  /** The move that was sent and is not answered yet; or my secret choice, as long as it can change. */
  readonly sent: string | null;
  readonly hint: Hint | null;
  /** What a lesson points at: a move that is asked for. */
  readonly asked: string | null;
  play(move: string): void;
  /** Say why something that was tried cannot be done: the key of a refusal. */
  explain(key: string, ruling?: string): void;
}
