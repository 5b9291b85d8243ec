/** Loads how a game stages what happens, when it is needed. */
import type { WriteScene } from "../core/beats";
import type { GameId } from "../core/games";
import { loadTable } from "./tables";

type Load = { [Game in GameId]: () => Promise<{ writeScene: WriteScene<Game> }> };

const LOAD: Load = {
  day_and_night: () => import("./day_and_night/logic/scene"),
  gra_roku: () => import("./gra_roku/logic/scene"),
  sun_and_moon: () => import("./sun_and_moon/logic/scene"),
  nox: () => import("./nox/logic/scene"),
};

/** The cast is safe because the server only sends views of the table's own game. */
export async function loadScenes(game: GameId): Promise<WriteScene> {
  return (await LOAD[game]()).writeScene as WriteScene;
}

/** Loads everything that an online table needs to show a game. */
export async function preload(game: GameId): Promise<WriteScene> {
  const [writeScene] = await Promise.all([loadScenes(game), loadTable(game)]);
  return writeScene;
}
