/** Loads the table component of a game when it is needed. */
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
