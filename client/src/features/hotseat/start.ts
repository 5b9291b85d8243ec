/** From the form to the first card: a table, a token for everybody at this device, bots, the start. */
import { api } from "../../core/api";
import type { GameId } from "../../core/games";
import { loadTable } from "../../games/tables";
import { OnlineTable } from "../../core/onlineTable.svelte";
import { saveNames } from "../../core/knownNames";
import { saveMatch, type Options, type Place, type Player, type SavedMatch } from "./savedMatches";

export interface Wish {
  readonly game: GameId;
  readonly places: readonly Place[];
  readonly options: Options;
  readonly hints: boolean;
}

/** Null if the server refuses something; it has been said then. */
export async function start(wish: Wish): Promise<SavedMatch | null> {
  const { game, places, options, hints } = wish;
  const { id } = await api.create({
    game,
    players: places.length,
    options: { ...options },
    hints,
    watch: false,
  });
  const host = new OnlineTable(id, loadTable);
  try {
    const players = await seat(host, places);
    if (!players || (await host.ask({ type: "begin" })).type === "refused") return null;
    const sitting: SavedMatch = { id, game, players, places, options, hints, over: false };
    saveMatch(sitting);
    saveNames(players.map(({ name }) => name));
    return sitting;
  } finally {
    host.close();
  }
}

async function seat(host: OnlineTable, places: readonly Place[]): Promise<Player[] | null> {
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

/** The same people and bots again; everybody moves on by one seat. */
export function again({ game, places, options, hints }: SavedMatch): Promise<SavedMatch | null> {
  return start({ game, places: [...places.slice(1), ...places.slice(0, 1)], options, hints });
}
