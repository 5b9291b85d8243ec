/** Who the bots are: a small cast with names, faces and manners. */
import { CAST, LEVELS } from "../generated/constants";
import type { CharacterId, Level } from "../generated/wire";

export type Mood = "calm" | "happy";

/** A character as the server names it; newer servers may have others. */
export function characterOf(id: string | null): CharacterId | null {
  return id !== null && Object.hasOwn(CAST, id) ? (id as CharacterId) : null;
}

export function levelOf(name: string | null): Level | null {
  return LEVELS.find((each) => each === name) ?? null;
}
