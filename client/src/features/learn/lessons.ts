/** Lessons as the server's describe command writes them: matches that the referee has played. */
import type { GameId } from "../../core/games";
import type { EventInfo, View } from "../../generated/wire";

export interface LessonStep {
  /** The key of what is said; without it the events speak for themselves. */
  readonly say?: string;
  /** The move that the learner is to play. */
  readonly ask?: string;
  /** The key of what is said when another legal move is tried. */
  readonly other?: string;
  /** What happened since the step before. */
  readonly events: readonly EventInfo[];
  readonly view: View;
  readonly legal: readonly string[];
}

export interface Lesson {
  readonly players: number;
  readonly seat: number;
  /** By seat; the learner's is empty. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, boolean | number | string>>;
  /** The last one only shows what the last move led to. */
  readonly steps: readonly LessonStep[];
}

const FILES = import.meta.glob<Lesson>("../../generated/lessons/*.json", { import: "default" });

export async function loadLesson(game: GameId): Promise<Lesson> {
  const load = FILES[`../../generated/lessons/${game}.json`];
  if (!load) throw new Error(`there is no lesson of ${game}`);
  return load();
}
