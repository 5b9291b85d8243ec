/** After a clear result against bots, the next match can be a little harder or easier. */
import { LEVELS } from "../../generated/constants";
import type { Level, SeatInfo } from "../../generated/wire";
import { isOn, type Side } from "./sides";

export interface LevelOffer {
  readonly level: Level;
  readonly isHarder: boolean;
}

/** Shares of the largest score by which a match is won or lost clearly. After a narrow loss one learns more
 * from another try than from an easier one, so a clear loss takes more. */
const CLEAR_WIN = 0.2;
const CLEAR_LOSS = 0.4;

/** The level to offer, if all others are bots of one level and the result was clear. */
export function levelOffer(
  sides: readonly Side[],
  seats: readonly Pick<SeatInfo, "kind" | "level">[],
  me: number | null,
): LevelOffer | null {
  const mine = sides.find((side) => isOn(side, me));
  const at = LEVELS.findIndex((level) => level === levelOfBots(seats, me));
  if (!mine || at < 0) return null;
  const isHarder = isClearWin(mine, sides);
  const level = isHarder ? LEVELS[at + 1] : isClearLoss(mine, sides) ? LEVELS[at - 1] : undefined;
  return level ? { level, isHarder } : null;
}

function levelOfBots(seats: readonly Pick<SeatInfo, "kind" | "level">[], me: number | null): string | null {
  const others = seats.filter((_, seat) => seat !== me);
  const [first] = others;
  const isUniform = others.every(({ kind, level }) => kind === "bot" && level === first?.level);
  return isUniform ? (first?.level ?? null) : null;
}

function isClearWin(mine: Side, sides: readonly Side[]): boolean {
  const others = sides.filter((side) => side !== mine);
  if (!mine.won || others.some(({ won }) => won)) return false;
  const lead = mine.score - Math.max(...others.map(({ score }) => score));
  return lead >= CLEAR_WIN * largest(sides);
}

/** Only the last one has lost clearly: in the middle of the field the level fits. */
function isClearLoss(mine: Side, sides: readonly Side[]): boolean {
  const scores = sides.map(({ score }) => score);
  if (mine.won || mine.score > Math.min(...scores)) return false;
  return Math.max(...scores) - mine.score >= CLEAR_LOSS * largest(sides);
}

function largest(sides: readonly Side[]): number {
  return Math.max(1, ...sides.map(({ score }) => Math.abs(score)));
}
