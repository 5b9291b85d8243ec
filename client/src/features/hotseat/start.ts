/** Starts a match on this device: creates the table, seats people and bots, and begins. */
import { api } from "../../core/api";
import type { GameId } from "../../core/games";
import { preload } from "../../games/scenes";
import { OnlineTable } from "../../core/onlineTable.svelte";
import { saveNames } from "../../core/knownNames";
import { saveMatch, type Options, type SeatSetup, type Player, type SavedMatch } from "./savedMatches";

export interface MatchSetup {
  readonly game: GameId;
  readonly places: readonly SeatSetup[];
  readonly options: Options;
  readonly hints: boolean;
}

/** Starts a match; returns null if the server refuses a step, after the table has explained why. */
export async function start(setup: MatchSetup): Promise<SavedMatch | null> {
  const { game, places, options, hints } = setup;
  const table = { game, players: places.length, options: { ...options }, hints, watch: false };
  const { id } = await api.create(table, "anywhere");
  const host = new OnlineTable(id, preload);
  try {
    const players = await seat(host, places);
    if (!players || (await host.ask({ type: "begin" })).type === "refused") return null;
    const match: SavedMatch = { id, game, players, places, options, hints, over: false };
    saveMatch(match);
    saveNames(players.map(({ name }) => name));
    return match;
  } finally {
    host.close();
  }
}

async function seat(host: OnlineTable, places: readonly SeatSetup[]): Promise<Player[] | null> {
  const players: Player[] = [];
  for (const [seat, { name, bot }] of places.entries()) {
    const answer = await host.ask(
      bot ? { type: "seat-bot", level: bot, seat } : { type: "seat-program", seat, name },
    );
    if (answer.type === "refused") return null;
    if (answer.type === "done" && answer.token) players.push({ seat, name, token: answer.token });
  }
  return players;
}

/** Starts another match with the same people and bots, all one seat further. */
export function startRematch({ game, places, options, hints }: SavedMatch): Promise<SavedMatch | null> {
  return start({ game, places: [...places.slice(1), ...places.slice(0, 1)], options, hints });
}
