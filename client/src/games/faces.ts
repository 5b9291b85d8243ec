/** Loads the component that draws a game's cards. */
import type { Component } from "svelte";
import type { CardFacts } from "../core/decks";
import type { GameId } from "../core/games";

export type Face = Component<{ facts: CardFacts | null }>;

const files = import.meta.glob<Face>("./*/art/Face.svelte", { import: "default" });

export function loadFace(game: GameId): Promise<Face> {
  return files[`./${game}/art/Face.svelte`]!();
}
