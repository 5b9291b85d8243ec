/** What the lists say about a table of mine, whether its match is over or not. */
import { shownName } from "../../i18n/shownName";
import { say } from "../../i18n/texts.svelte";
import type { MyTable } from "../../generated/wire";
import { savedMatch } from "../hotseat/savedMatches";

/** A match on this device goes on where everybody's seat is kept; any other at its table. */
export function addressOf({ id, game }: MyTable): string {
  return savedMatch(id) ? `/here/${game}?t=${id}` : `/t/${id}`;
}

/** A replay and a review begin with my own view. */
export function afterwards(screen: "replay" | "review", { id, seat }: MyTable): string {
  return `/${screen}/${id}${seat === null ? "" : `?seat=${seat}`}`;
}

/** Everybody else at the table. */
export function othersAt({ names, seat }: MyTable): string {
  return names
    .filter((name, at) => name && at !== seat)
    .map((name) => shownName(name))
    .join(", ");
}

/** Whose turn it is in a match that is not over. */
export function turnText({ state, your_turn }: MyTable): string {
  if (state === "open") return say("page-not-begun");
  return say(your_turn ? "page-your-turn" : "page-others-turn");
}
