/** The score of a seat, for its panel and for the shortcut S. */
import type { GameId } from "../core/games";
import type { Play } from "../core/play";
import { longScore } from "./gra_roku/logic/score";

type ScoreOf<Game extends GameId> = (play: Play<Game>, seat: number) => string;

const SCORES: { readonly [Game in GameId]: ScoreOf<Game> } = {
  day_and_night: ({ view }, seat) => `★ ${view.table.stars[seat] ?? 0}`,
  gra_roku: longScore,
  sun_and_moon: ({ view: { table }, words }, seat) =>
    words.say("page-score", { cleared: table.points[seat] ?? 0, minus: table.in_play[seat] ?? 0 }),
  nox: ({ view: { table }, words }, seat) =>
    words.say("page-nox-score", { total: table.totals[seat] ?? 0, target: table.target }),
};

/** The cast is safe because the play of a game always has the view of that game. */
export function scoreText(play: Play, seat: number): string {
  return (SCORES[play.game] as ScoreOf<GameId>)(play, seat);
}
