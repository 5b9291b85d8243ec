/** Loads why cards of a game cannot be played, when somebody asks. */
import type { GameId } from "../core/games";
import type { WhyNot } from "../core/whyNot";

const FILES = import.meta.glob<{ whyNot: WhyNot }>("./*/logic/whyNot.ts");

/** The cast in each file is safe because the server only sends views of the table's own game. */
export async function loadWhyNot(game: GameId): Promise<WhyNot | null> {
  const load = FILES[`./${game}/logic/whyNot.ts`];
  return load ? (await load()).whyNot : null;
}
