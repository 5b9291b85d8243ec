/** Loads the scene that a game shows when a match is over. */
import type { Component } from "svelte";
import type { GameId } from "../core/games";

/** Triumph and defeat look different; who only looks on sees the triumph. */
export type EndingScene = Component<{ won: boolean }>;

const files = import.meta.glob<EndingScene>("./*/art/Ending.svelte", { import: "default" });

export function loadEnding(game: GameId): Promise<EndingScene> {
  return files[`./${game}/art/Ending.svelte`]!();
}
