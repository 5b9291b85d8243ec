/** The lessons that were finished on this device. */
import { isGame, type GameId } from "../../core/games";
import { isListOf, isText, load, save } from "../../core/storage";

const STORAGE_KEY = "lunasol.learned";

export function isLearned(game: GameId): boolean {
  return learned().includes(game);
}

export function markLearned(game: GameId): void {
  if (!isLearned(game)) save(STORAGE_KEY, [...learned(), game]);
}

function learned(): readonly GameId[] {
  const found = load(STORAGE_KEY);
  return isListOf(found, isText) ? found.filter(isGame) : [];
}
