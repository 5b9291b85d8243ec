/** What a game's table needs, whether it is online, in a lesson or in a replay. */
import type { CharacterId, EventInfo, Hint, Level } from "../generated/wire";
import type { Moment } from "./beats";
import type { GameId, ViewIn } from "./games";
import type { MatchTexts } from "../i18n/matchTexts";

export interface SeatShown {
  readonly name: string;
  readonly kind: "person" | "bot" | "program" | "open";
  /** The character that a bot plays as; others have none. */
  readonly character: CharacterId | null;
  /** How well a bot plays. */
  readonly level: Level | null;
  readonly here: boolean;
  /** Why a bot plays for this seat at the moment, if one does. */
  readonly held: "away" | "clock" | "left" | null;
  /** When the time for this decision runs out, in milliseconds of `performance.now()`. */
  readonly deadline: number | null;
}

export type Play<Game extends GameId = GameId> = AnyPlay & {
  readonly game: Game;
  readonly view: ViewIn<Game>;
};

interface AnyPlay {
  /** The moves I may play now, in notation; empty when it is not my turn. */
  readonly legal: readonly string[];
  /** My seat; null for a spectator. */
  readonly seat: number | null;
  readonly seats: readonly SeatShown[];
  readonly words: MatchTexts;
  /** The latest events of the match, the newest last. */
  readonly log: readonly EventInfo[];
  /** The events of the current beat. */
  readonly recent: readonly EventInfo[];
  /** What the table points out in the current beat. */
  readonly moment: Moment | null;
  /** The move that the server has not answered yet, or my secret choice while I can still change it. */
  readonly sent: string | null;
  /** Whether the move that I have sent may not have reached the server yet. */
  readonly isPending: boolean;
  readonly hint: Hint | null;
  /** The move that a lesson asks for; null outside of lessons. */
  readonly lessonMove: string | null;
  play(move: string): void;
  /** Explains why an attempt is not possible, by the key of a refusal; beside a card of the hand if it is
   * about one. */
  explain(key: string, ruling?: string | null, card?: string): void;
}
