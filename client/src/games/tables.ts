/** Loads the table of a game and the landscape behind it when they are needed. */
import type { Component } from "svelte";
import type { GameId } from "../core/games";
import type { Play } from "../core/play";
import { reasons } from "../core/whyNot";
import { loadWhyNot } from "./whyNot";

reasons.load = loadWhyNot;

type TableOf<Game extends GameId> = Component<{ play: Play<Game> }>;
type Load = { [Game in GameId]: () => Promise<{ default: TableOf<Game> }> };

const LOAD: Load = {
  day_and_night: () => import("./day_and_night/Table.svelte"),
  gra_roku: () => import("./gra_roku/Table.svelte"),
  sun_and_moon: () => import("./sun_and_moon/Table.svelte"),
  nox: () => import("./nox/Table.svelte"),
};

/** The cast is safe because the server only sends views of the table's own game. */
export async function loadTable(game: GameId): Promise<Component<{ play: Play }>> {
  return (await LOAD[game]()).default as unknown as Component<{ play: Play }>;
}

const SCENERIES: Record<GameId, () => Promise<{ default: Component }>> = {
  day_and_night: () => import("./day_and_night/art/Scenery.svelte"),
  gra_roku: () => import("./gra_roku/art/Scenery.svelte"),
  sun_and_moon: () => import("./sun_and_moon/art/Scenery.svelte"),
  nox: () => import("./nox/art/Scenery.svelte"),
};

/** Without a network the table stands on plain sky. */
export async function loadScenery(game: GameId): Promise<Component | null> {
  return SCENERIES[game]().then(
    (found) => found.default,
    () => null,
  );
}
