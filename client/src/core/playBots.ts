import type { Level } from "../generated/wire";
import { api } from "./api";
import type { GameId } from "./games";
import { notifyRefusal } from "./notifyRefusal";
import { go } from "./router.svelte";

/** Opens a new table against bots; the match begins as soon as the page takes the seat that is kept there. */
export async function playBots(game: GameId, level: Level): Promise<void> {
  try {
    const { id } = await api.create({ game, bots: true, hints: true, watch: false, level });
    go(`/t/${id}`);
  } catch (error) {
    notifyRefusal(error);
  }
}
