import type { Level } from "../generated/wire";
import { api } from "./api";
import type { GameId } from "./games";
import { notifyRefusal } from "./notifyRefusal";
import { go } from "./router.svelte";

/** Opens a new table at which the match against bots begins at once. */
export async function playBots(game: GameId, level: Level): Promise<void> {
  try {
    const { id } = await api.create({ game, hints: true, watch: false, level });
    go(`/t/${id}?go=bots`);
  } catch (error) {
    notifyRefusal(error);
  }
}
