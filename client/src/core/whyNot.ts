/** Why a card of my hand cannot be played now. */
import type { GameId } from "./games";
import type { Play } from "./play";

/** The key of the refusal that decides; null if the game has nothing to say about it. */
export type WhyNot<Game extends GameId = GameId> = (play: Play<Game>, card: string) => string | null;

/** Loads the reasons of a game when somebody asks for one. The games fill it in, which this folder does not
 * know. */
export const reasons = { load: (_: GameId): Promise<WhyNot | null> => Promise.resolve(null) };

export async function whyNot(play: Play, card: string): Promise<string> {
  const general = whyNotAnything(play);
  if (general) return general;
  const ofGame = await reasons.load(play.game);
  return ofGame?.(play, card) ?? "card-not-now";
}

/** A reason that holds for all my cards. */
function whyNotAnything({ view, seat, legal }: Play): string | null {
  if (view.phase === "over") return "match-is-over";
  if (seat === null || !view.to_act.includes(seat)) return "not-your-turn";
  if (view.chosen.includes(seat)) return "already-chosen";
  return legal.length ? null : "not-yet";
}
