/** What a panel says about a year: how far it is, and at the end what it is worth. */
import type { Play } from "../../../core/play";
import { progress } from "./year";

type Score = (play: Play<"gra_roku">, seat: number) => string;

/** "7 of 12, spring 3 of 3"; at the end the points. */
export const longScore: Score = (play, seat) => {
  if (isCounted(play, seat)) return points(play, seat);
  const { best } = progress(play.view.table.years[seat] ?? []);
  const short = shortScore(play, seat);
  return best ? `${short}, ${play.words.say("page-season-progress", { ...best })}` : short;
};

/** "7 of 12"; at the end the points. */
export const shortScore: Score = (play, seat) => {
  if (isCounted(play, seat)) return points(play, seat);
  return play.words.say("page-progress", { count: progress(play.view.table.years[seat] ?? []).count });
};

/** At the end one year after the other is counted: first its rows, then the total is known. */
function isCounted({ view, log, moment }: Play<"gra_roku">, seat: number): boolean {
  if (view.phase === "over") return true;
  if (moment?.kind === "count" && moment.seats?.includes(seat)) return false;
  const last = log.at(-1);
  return last?.key === "scored" && log.some(({ key, facts }) => key === "scored" && facts["seat"] === seat);
}

const points: Score = ({ words, view }, seat) =>
  words.say("page-points", { points: view.table.points[seat] ?? 0 });
