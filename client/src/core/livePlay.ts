/** Makes a `Play` that stays the same object while the values of its properties change. */
import type { GameId } from "./games";
import type { Play } from "./play";

type Live = Omit<Play, "game" | "play" | "explain">;

/** One getter per property, so that a component depends only on the properties it uses. */
export type LiveSource = { readonly [Name in keyof Live]: () => Live[Name] };
type Actions = Pick<Play, "play" | "explain">;

export function livePlay(game: GameId, source: LiveSource, actions: Actions): Play {
  const play = { game, ...actions };
  for (const [name, get] of Object.entries(source)) {
    Object.defineProperty(play, name, { enumerable: true, get });
  }
  return play as Play;
}
